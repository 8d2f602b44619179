import type { DetectedText } from '../../../vocabulary/reading/recognition.ts'
import type {
  DetectedObjects,
  DetectTextOptions,
  FaceAnalysis,
  Inference,
  MovingFace,
} from '../../../flows/ports/inference/inference.ts'
import { asUpright } from '../../../engine/imaging/page/box-mapping.ts'
import type { Precedence } from '../../../platform/threads/precedence.ts'
import { TaskThread } from '../../../platform/threads/task-thread.ts'
import { moduleUrl } from '../../../platform/threads/threads.ts'
import type { Pixels, Space } from '../../../vocabulary/imaging/pixels.ts'
import type { WordTags } from '../../../vocabulary/reading/print-tags.ts'
import { LineThreads } from './line-threads.ts'
import { type LinesTask, longSides, type NetworkSettings, type NetworkTask } from './network-messages.ts'
import { refuseWork } from '../refuse-work.ts'
import { scriptNetworks } from '../text/script-networks.table.ts'
import { scriptsOf } from '../text/script-readers.ts'

export interface NetworksOptions {
  readonly settings: Omit<NetworkSettings, 'lineThreads'>
  /** How many tasks may wait. */
  readonly waiting: number
  /** What accounts have spent, where the thread and other queues count together. */
  readonly precedence?: Precedence
  /** Time for one task, in milliseconds. */
  readonly milliseconds: number
}

/** So many threads read lines where so many may be at work. */
const readersOfLines = 2

type NetworkFunction =
  'findObjects' | 'seeFaces' | 'outlineFace' | 'findText' | 'turnUpright' | 'readText' | 'tagWords'

/** The networks, in a thread of their own, and where there is more than one processor thread for them, a second reader of lines. */
export class Networks {
  readonly models: Readonly<Record<string, string>>
  readonly scriptsRead = scriptsOf(scriptNetworks)
  private readonly thread: TaskThread<NetworkTask>
  private readonly lines: LineThreads

  private constructor(
    thread: TaskThread<NetworkTask>,
    lines: LineThreads,
    models: Readonly<Record<string, string>>,
  ) {
    this.thread = thread
    this.lines = lines
    this.models = models
  }

  /**
   * Loads the networks.
   *
   * @throws Error when a weight file is missing or not the published one, or loading takes too long
   */
  static async open(options: NetworksOptions): Promise<Networks> {
    const { threads } = options.settings
    const lineThreads = Math.max(1, Math.floor(threads / readersOfLines))
    const given = {
      ...options,
      settings: () => ({ ...options.settings, lineThreads }),
      endsItself: true,
      refuse: refuseWork,
    }
    const thread = new TaskThread<NetworkTask>({
      ...given,
      name: 'the networks',
      module: moduleUrl('adapters/inference/networks/network-thread'),
    })
    const models = (await thread.start()) as Networks['models'] // typed by network-thread
    const module = moduleUrl('adapters/inference/networks/line-thread')
    const second =
      threads < readersOfLines
        ? null
        : new TaskThread<LinesTask>({ ...given, name: 'the second reader of lines', module })
    return new Networks(thread, new LineThreads(thread, second), models)
  }

  /** The networks as the payer of a request sees them. */
  for(payer: string): Pick<Inference, NetworkFunction> {
    const ask = (task: NetworkTask, signal: AbortSignal) => this.thread.ask(task, { payer, signal })
    // What comes back is our own thread's answer, typed by network-thread.
    return {
      findObjects: async <S extends Space>(pixels: Pixels<S>, { signal }: { readonly signal: AbortSignal }) =>
        (await ask({ task: 'findObjects', pixels }, signal)) as DetectedObjects<S>,
      seeFaces: async (pixels, { closely, measured = false, signal }) =>
        (await ask({ task: 'seeFaces', pixels, closely, measured }, signal)) as FaceAnalysis,
      outlineFace: async (pixels, { signal }) =>
        (await ask({ task: 'outlineFace', pixels }, signal)) as MovingFace | null,
      findText: async <S extends Space>(
        pixels: Pixels<S>,
        { longSide = longSides.usual, within, signal }: DetectTextOptions,
      ) =>
        (await ask(
          { task: 'findText', pixels, longSide, within: within ?? null },
          signal,
        )) as readonly DetectedText<S>[],
      turnUpright: async (pixels, quarters, signal) =>
        quarters === 0
          ? asUpright(pixels)
          : ((await ask({ task: 'turnUpright', pixels, quarters }, signal)) as Pixels<'upright'>),
      readText: async (pixels, quads, { alphabet, reader, sharpened = false, condensed = false, signal }) => {
        if (quads.length === 0) return []
        const chosen = alphabet === 'mrz' ? (reader ?? 'strip-reader') : 'text-recogniser'
        const way = { alphabet, reader: chosen, sharpened, condensed } as const
        const task = { task: 'readText', pixels, quads, ...way } as const
        return this.lines.read(task, { payer, signal })
      },
      tagWords: async (words, signal) => (await ask({ task: 'tagWords', words }, signal)) as WordTags,
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.thread.close(), this.lines.close()])
  }
}
