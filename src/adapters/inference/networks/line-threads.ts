import type { RecognisedLine } from '../../../vocabulary/reading/recognition.ts'
import type { WorkRequest } from '../../../platform/threads/fair-queue.ts'
import type { TaskThread } from '../../../platform/threads/task-thread.ts'
import type { LinesRead, LinesTask, NetworkTask, ReadTextTask } from './network-messages.ts'
import { shareLines } from './share-lines.ts'

/** The thread of all networks, which reads lines too, and a second one for lines of zones and of Latin print alone. */
export class LineThreads {
  private readonly first: Pick<TaskThread<NetworkTask>, 'ask' | 'load'>
  private readonly second: Pick<TaskThread<LinesTask>, 'ask' | 'load' | 'start' | 'close'> | null
  /** Until then the first one reads all lines. */
  private isSecondReady = false

  /** The second thread is started, and not waited for. */
  constructor(first: LineThreads['first'], second: LineThreads['second']) {
    this.first = first
    this.second = second
    second?.start().then(
      () => (this.isSecondReady = true),
      // The first one reads all lines then.
      () => undefined,
    )
  }

  /** Reads lines, on both threads where both are as free; the answer is in the order of the quads. */
  async read(task: ReadTextTask, request: WorkRequest): Promise<readonly RecognisedLine[]> {
    const { second } = this
    if (second === null || !this.isSecondReady || !isForEither(task)) return this.readFirst(task, request)
    const shared = shareLines(task.quads, [this.first.load(), second.load()])
    const [own, others] = shared.map((places) => ({
      ...task,
      quads: task.quads.filter((_, at) => places.includes(at)),
    }))
    const [ofFirst, ofSecond] = await Promise.all([
      own === undefined || own.quads.length === 0 ? [] : this.readFirst(own, request),
      others === undefined || others.quads.length === 0 ? [] : this.readSecond(second, others, request),
    ])
    const lines: RecognisedLine[] = []
    for (const [at, line] of ofFirst.entries()) lines[shared[0][at] ?? at] = line
    for (const [at, line] of ofSecond.entries()) lines[shared[1][at] ?? at] = line
    return lines
  }

  async close(): Promise<void> {
    await this.second?.close()
  }

  private async readFirst(task: ReadTextTask, request: WorkRequest): Promise<readonly RecognisedLine[]> {
    return (await this.first.ask(task, request)) as readonly RecognisedLine[] // typed by network-thread
  }

  private async readSecond(
    second: Pick<TaskThread<LinesTask>, 'ask'>,
    task: LinesTask,
    request: WorkRequest,
  ): Promise<readonly RecognisedLine[]> {
    const { lines, kept } = (await second.ask(task, request)) as LinesRead // typed by line-thread
    // Their scripts are read by the first one: asked for the same lines next, it need not look at them again.
    if (kept.length > 0) this.first.ask({ task: 'keepLines', lines: kept }, request).catch(() => undefined)
    return lines
  }
}

function isForEither(task: ReadTextTask): task is LinesTask {
  return task.alphabet === 'mrz' || task.alphabet === 'latin'
}
