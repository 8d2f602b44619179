import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type ModuleOptions = Parameters<NodeFS['init']>[1]

/** The parts of the engine's own file system layer that are reached into; they are no public promise of it. */
interface FileLayer {
  readonly stream_ops: { fsync?: (stream: OpenFile) => number }
  realPath(node: unknown): string
}
interface OpenFile {
  readonly nfd: number
  readonly node: unknown
}

/** errno of WASI for an input/output error. */
const wasiInputOutputError = 29

/** What the kernel was asked to sync, and whether it ever failed. */
export interface SyncCount {
  all: number
  /** Of these, of the write-ahead log. */
  log: number
  /** The first failure; from then on nothing may be acknowledged. */
  failure: Error | undefined
}

/**
 * The engine's file system on node, with the one operation it lacks: fsync. As published, fsync of the database
 * ends in a layer that has no such operation and answers success, so nothing ever reaches the disk.
 */
export class SyncedFileSystem extends NodeFS {
  readonly syncs: SyncCount = { all: 0, log: 0, failure: undefined }
  readonly #onAbort: (what: unknown) => void

  /**
   * @param directory of the database
   * @param onAbort the engine died in the middle of something
   */
  constructor(directory: string, onAbort: (what: unknown) => void) {
    super(directory)
    this.#onAbort = onAbort
  }

  override async init(pg: PGlite, options: ModuleOptions): Promise<{ emscriptenOpts: ModuleOptions }> {
    const { emscriptenOpts } = await super.init(pg, options)
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        onAbort: this.#onAbort,
        preRun: [...(emscriptenOpts.preRun ?? []), (module) => this.#install(module)],
      },
    }
  }

  #install(module: PGlite['Module']): void {
    const layer: unknown = module.NODEFS
    if (!isFileLayer(layer))
      throw new Error('The embedded database has another file layer than the one hardened here.')
    layer.stream_ops.fsync = (stream) => {
      this.syncs.all += 1
      if (layer.realPath(stream.node).includes('pg_wal')) this.syncs.log += 1
      try {
        fsyncSync(stream.nfd)
        return 0
      } catch (error) {
        this.syncs.failure ??= error instanceof Error ? error : new Error(String(error))
        throw inputOutputError(module)
      }
    }
  }
}

function isFileLayer(value: unknown): value is FileLayer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'stream_ops' in value &&
    typeof value.stream_ops === 'object' &&
    value.stream_ops !== null &&
    'open' in value.stream_ops &&
    'realPath' in value &&
    typeof value.realPath === 'function'
  )
}

/** The layer's own error, which alone it turns into an errno for the database. */
function inputOutputError(module: PGlite['Module']): Error {
  const layer: unknown = module.FS
  const make: unknown =
    typeof layer === 'object' && layer !== null ? Reflect.get(layer, 'ErrnoError') : undefined
  if (typeof make !== 'function')
    throw new Error('The embedded database has another file layer than the one hardened here.')
  return Reflect.construct(make, [wasiInputOutputError]) as Error
}
