import type { DecodedPage } from '../../../flows/ports/inference/inference.ts'
import type { RecognisedBarcode } from '../../../vocabulary/reading/recognition.ts'
import type { DecodeAnswer, DecodeTask } from './decode-messages.ts'
import { Oversized } from './codecs/decode-image.ts'
import { Encrypted } from './codecs/decode-pdf.ts'
import { isolateProcess } from './isolation/isolate-process.ts'

export type Performed = readonly DecodedPage[] | readonly RecognisedBarcode[]

/**
 * Makes this process the one that a `KillableChild` asks.
 *
 * @param open loads all that will ever be needed, and answers what does a task; afterwards the process is isolated, before it
 *   is given the first task
 */
export async function serveDecodes(
  open: () => Promise<(task: DecodeTask) => Promise<Performed>>,
): Promise<void> {
  process.on('disconnect', () => process.exit())
  const perform = await open()
  const isolation = await isolateProcess()
  process.on('message', (task: DecodeTask) => {
    perform(task).then(
      (value) => answer({ kind: 'done', value }),
      (error: unknown) => answer(verdictOn(error)),
    )
  })
  answer({ kind: 'ready', isolation })
}

function verdictOn(error: unknown): DecodeAnswer {
  if (error instanceof Oversized) return { kind: 'oversized', by: error.by }
  if (error instanceof Encrypted) return { kind: 'encrypted' }
  return { kind: 'unsound', reason: error instanceof Error ? error.message : String(error) }
}

function answer(message: DecodeAnswer): void {
  process.send?.(message)
}
