import { workerData } from 'node:worker_threads'
import { serveTasks } from '../../../platform/threads/serve-tasks.ts'
import { lineFiles, openLineReaders } from './line-readers.ts'
import { readModelFiles, takenFrom } from './model-files.ts'
import type { LinesRead, LinesTask, NetworkSettings } from './network-messages.ts'
import { openSession } from './open-session.ts'

/** Runs as a worker thread: reads lines beside the thread of all networks. */
await serveTasks<LinesTask>(async () => {
  const { modelDirectory, lineThreads } = workerData as NetworkSettings
  const files = await readModelFiles(modelDirectory, Object.values(lineFiles))
  const { body, read } = await openLineReaders(
    (name) => takenFrom(files, name),
    (weights) => openSession(weights, { threads: lineThreads }),
  )
  const perform = async (task: LinesTask): Promise<LinesRead> => ({
    lines: await read(task),
    kept: body.handOver(),
  })
  return { ready: null, perform }
})
