import { parentPort } from 'node:worker_threads'
import { pageSetter } from './set-pages.ts'
import type { PageAnswer, PageTask } from './page-messages.ts'

/** Started as a thread: setting a page holds up nobody, and the fonts are loaded once. */
const setPages = pageSetter()

parentPort?.on('message', ({ tree, at }: PageTask) => {
  parentPort?.postMessage(answer(tree, at))
})

function answer(tree: PageTask['tree'], at: number): PageAnswer {
  try {
    return { kind: 'done', pdf: setPages(tree, at) }
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}
