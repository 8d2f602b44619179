import { fileURLToPath } from 'node:url'
import type { Inference } from '../../src/flows/ports/inference/inference.ts'
import { prepareSide, readSide } from '../../src/flows/scan/read-side.ts'
import type { ReadingTask } from '../../src/flows/scan/reading-task.ts'
import { openInference } from '../../src/adapters/inference/open-inference.ts'
import { findPreset } from '../../src/engine/profiles/presets.ts'
import type { Principal } from '../../src/vocabulary/account/principal.ts'
import { partialStub } from '../../test/world/partial-stub.ts'

export interface StageTime {
  readonly stage: string
  /** Mean per scan. */
  readonly calls: number
  /** Of each scan, all calls together. */
  readonly ms: readonly number[]
}

export const modelDirectory = fileURLToPath(new URL('../../models', import.meta.url))
const timed = [
  'decode',
  'findObjects',
  'turnUpright',
  'findText',
  'readText',
  'rectify',
  'encodeJpeg',
] as const
/** What goes on beside reading, and takes no time of its own. */
const untimedTasks = 'measure'
/** What is left of reading: deciding characters, finding the page. */
const otherStage = 'thinking'

/** Where the time of reading one side goes, in this process. */
export async function measureStages(
  pictures: readonly Uint8Array[],
  today: string,
): Promise<readonly StageTime[]> {
  const inference = await openInference({ modelDirectory })
  const perScan: Map<string, number>[] = []
  const calls = new Map<string, number>()
  const measure = async (bytes: Uint8Array): Promise<void> => {
    const spent = new Map<string, number>()
    perScan.push(spent)
    const task = taskOf(timeInference(inference, spent, calls), today)
    const begun = performance.now()
    const read = await readSide(
      task,
      { input: { kind: 'bytes', bytes }, index: 0, isAnswered: true },
      'whole',
    )
    await prepareSide(task, read, {})
    const known = timed.reduce((sum, stage) => sum + (spent.get(stage) ?? 0), 0)
    spent.set(otherStage, performance.now() - begun - known)
  }
  for (const bytes of pictures.slice(0, 3)) await measure(bytes)
  perScan.length = 0
  calls.clear()
  for (const bytes of pictures) await measure(bytes)
  await inference.close()
  return [...timed, otherStage, untimedTasks].map((stage) => ({
    stage,
    calls: stage === otherStage ? 1 : (calls.get(stage) ?? 0) / pictures.length,
    ms: perScan.map((spent) => spent.get(stage) ?? 0),
  }))
}

/** The same inference, its calls timed. */
function timeInference(
  inference: Inference,
  spent: Map<string, number>,
  calls: Map<string, number>,
): Inference {
  const watch =
    <Given extends readonly unknown[], Answer>(stage: string, work: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      const begun = performance.now()
      calls.set(stage, (calls.get(stage) ?? 0) + 1)
      return work(...given).finally(() =>
        spent.set(stage, (spent.get(stage) ?? 0) + performance.now() - begun),
      )
    }
  return {
    ...inference,
    decode: watch('decode', (...given) => inference.decode(...given)),
    findObjects: watch('findObjects', (...given) => inference.findObjects(...given)),
    turnUpright: watch('turnUpright', (...given) => inference.turnUpright(...given)),
    findText: watch('findText', (...given) => inference.findText(...given)),
    readText: watch('readText', (...given) => inference.readText(...given)),
    rectify: watch('rectify', (...given) => inference.rectify(...given)),
    measure: watch(untimedTasks, (...given) => inference.measure(...given)),
    encodeJpeg: watch('encodeJpeg', (...given) => inference.encodeJpeg(...given)),
  }
}

/** Under what a picture is read that is handed over as bytes. */
export function taskOf(inference: Inference, today: string): ReadingTask {
  const profile = findPreset('security_medium')
  if (profile === null) throw new Error('There is no such preset')
  const { signal } = new AbortController()
  const limits = { maxImageBytes: 1e8, fetchTimeoutMs: 1000, signal }
  // Pictures are handed over as bytes: nothing is fetched or looked up.
  const ports: ReadingTask['ports'] = {
    inference,
    egress: partialStub({}, 'egress'),
    records: partialStub({}, 'records'),
    vault: partialStub({}, 'vault'),
    seals: partialStub({}, 'seals'),
    faults: partialStub({}, 'faults'),
  }
  return { ports, principal: partialStub<Principal>({}, 'principal'), profile, today, limits }
}
