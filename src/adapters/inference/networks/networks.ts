import type {
  RecognisedLine,
  RecogniseTextOptions,
  DetectedText,
} from '../../../vocabulary/reading/recognition.ts'
import type {
  FaceAnalysis,
  DetectTextOptions,
  DetectedObjects,
  AnalyseFacesOptions,
} from '../../../flows/ports/inference.ts'
import type { Quarters } from '../../../engine/imaging/geometry/quarter-turns.ts'
import { asUpright } from '../../../engine/imaging/page/box-mapping.ts'
import { TaskThread } from '../../../platform/threads/task-thread.ts'
import { moduleUrl } from '../../../platform/threads/threads.ts'
import type { Pixels, Quad, Space } from '../../../vocabulary/imaging/pixels.ts'
import { longSides, type NetworkSettings, type NetworkTask } from './network-messages.ts'
import { refuseWork } from '../refuse-work.ts'

export interface NetworksOptions {
  readonly settings: NetworkSettings
  /** How many tasks may wait. */
  readonly waiting: number
  /** Time for one task, in milliseconds. */
  readonly milliseconds: number
}

/** The networks, in a thread of their own. */
export class Networks {
  readonly models: Readonly<Record<string, string>>
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
      refuse: refuseWork,
    })
    return new Networks(thread, (await thread.start()) as Networks['models']) // typed by network-thread
  }

  async findObjects<S extends Space>(
    pixels: Pixels<S>,
    { signal }: { readonly signal: AbortSignal },
  ): Promise<DetectedObjects<S>> {
    return (await this.thread.ask({ task: 'findObjects', pixels }, signal)) as DetectedObjects<S> // typed by network-thread
  }

  async seeFaces(
    pixels: Pixels,
    { closely, measured = false, signal }: AnalyseFacesOptions,
  ): Promise<FaceAnalysis> {
    return (await this.thread.ask({ task: 'seeFaces', pixels, closely, measured }, signal)) as FaceAnalysis // typed by network-thread
  }

  async findText<S extends Space>(
    pixels: Pixels<S>,
    { longSide, signal }: DetectTextOptions,
  ): Promise<readonly DetectedText<S>[]> {
    const task = { task: 'findText', pixels, longSide: longSide ?? longSides.usual } as const
    return (await this.thread.ask(task, signal)) as readonly DetectedText<S>[] // typed by network-thread
  }

  async turnUpright(
    pixels: Pixels<'page'>,
    quarters: Quarters,
    signal: AbortSignal,
  ): Promise<Pixels<'upright'>> {
    if (quarters === 0) return asUpright(pixels)
    return (await this.thread.ask({ task: 'turnUpright', pixels, quarters }, signal)) as Pixels<'upright'> // typed by network-thread
  }

  async readText(
    pixels: Pixels,
    quads: readonly Quad[],
    { alphabet, reader, sharpened = false, signal }: RecogniseTextOptions,
  ): Promise<readonly RecognisedLine[]> {
    if (quads.length === 0) return []
    const chosen = alphabet === 'mrz' ? (reader ?? 'strip-reader') : 'text-recogniser'
    const task = { task: 'readText', pixels, quads, alphabet, reader: chosen, sharpened } as const
    return (await this.thread.ask(task, signal)) as readonly RecognisedLine[] // typed by network-thread
  }

  close(): Promise<void> {
    return this.thread.close()
  }
}
