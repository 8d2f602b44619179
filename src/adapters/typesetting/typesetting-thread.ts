import { parentPort } from 'node:worker_threads'
import { createTypesetter } from './typesetter.ts'
import type { TypesettingAnswer, TypesettingTask } from './typesetting-messages.ts'

/** Started as a thread: setting a page holds up no one, and the fonts are loaded once. */
const typeset = createTypesetter()

parentPort?.on('message', ({ tree, at }: TypesettingTask) => {
  parentPort?.postMessage(answer(tree, at))
})

function answer(tree: TypesettingTask['tree'], at: number): TypesettingAnswer {
  try {
    return { kind: 'done', pdf: typeset(tree, at) }
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}
