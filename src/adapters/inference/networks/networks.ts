import type { DetectedText, RecognisedLine } from '../../../vocabulary/reading/recognition.ts'
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
import { longSides, type NetworkSettings, type NetworkTask } from './network-messages.ts'
import { refuseWork } from '../refuse-work.ts'
import { scriptNetworks } from '../text/script-networks.table.ts'
import { scriptsOf } from '../text/script-readers.ts'

export interface NetworksOptions {
  readonly settings: NetworkSettings
  /** How many tasks may wait. */
  readonly waiting: number
  /** What accounts have spent, where the thread and other queues count together. */
  readonly precedence?: Precedence
  /** Time for one task, in milliseconds. */
  readonly milliseconds: number
}

type NetworkFunction =
  'findObjects' | 'seeFaces' | 'outlineFace' | 'findText' | 'turnUpright' | 'readText' | 'tagWords'

/** The networks, in a thread of their own. */
export class Networks {
  readonly models: Readonly<Record<string, string>>
  readonly scriptsRead = scriptsOf(scriptNetworks)
  private readonly thread: TaskThread<NetworkTask>

  private constructor(thread: TaskThread<NetworkTask>, models: Readonly<Record<string, string>>) {
    this.thread = thread
    this.models = models
  }

  /**
   * Loads the networks.
   *
   * @throws Error when a weight file is missing or not the published one, or loading takes too long
   */
  static async open(options: NetworksOptions): Promise<Networks> {
    const thread = new TaskThread<NetworkTask>({
      ...options,
      name: 'the networks',
      module: moduleUrl('adapters/inference/networks/network-thread'),
      settings: () => options.settings,
      endsItself: true,
      refuse: refuseWork,
    })
    return new Networks(thread, (await thread.start()) as Networks['models']) // typed by network-thread
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
        { longSide = longSides.usual, signal }: DetectTextOptions,
      ) => (await ask({ task: 'findText', pixels, longSide }, signal)) as readonly DetectedText<S>[],
      turnUpright: async (pixels, quarters, signal) =>
        quarters === 0
          ? asUpright(pixels)
          : ((await ask({ task: 'turnUpright', pixels, quarters }, signal)) as Pixels<'upright'>),
      readText: async (pixels, quads, { alphabet, reader, sharpened = false, condensed = false, signal }) => {
        if (quads.length === 0) return []
        const chosen = alphabet === 'mrz' ? (reader ?? 'strip-reader') : 'text-recogniser'
        const way = { alphabet, reader: chosen, sharpened, condensed } as const
        const task = { task: 'readText', pixels, quads, ...way } as const
        return (await ask(task, signal)) as readonly RecognisedLine[]
      },
      tagWords: async (words, signal) => (await ask({ task: 'tagWords', words }, signal)) as WordTags,
    }
  }

  close(): Promise<void> {
    return this.thread.close()
  }
}
