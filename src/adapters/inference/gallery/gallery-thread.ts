import { parentPort } from 'node:worker_threads'
import { GalleryIndex } from './gallery-index.ts'
import type { GalleryAnswer, GalleryTask } from './gallery-messages.ts'

/** Started as a thread: comparing with everyone holds up no one. What it holds is gone with it. */
const galleries = new Map<string, GalleryIndex>()

parentPort?.on('message', (task: GalleryTask) => {
  parentPort?.postMessage(answer(task))
})

function answer(task: GalleryTask): GalleryAnswer {
  try {
    return { kind: 'done', ...done(task) }
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

function done(task: GalleryTask): Omit<Extract<GalleryAnswer, { kind: 'done' }>, 'kind'> {
  if (task.kind === 'forget') {
    galleries.delete(task.gallery)
    return { size: 0, hits: [] }
  }
  const index = galleries.get(task.gallery) ?? new GalleryIndex()
  if (task.kind === 'search') return { size: index.size, hits: index.search(task.question) }
  galleries.set(task.gallery, index)
  index.drop(task.gone)
  index.add(task.added)
  return { size: index.size, hits: [] }
}
