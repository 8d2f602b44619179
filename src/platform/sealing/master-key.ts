import { randomBytes } from 'node:crypto'
import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { fsyncPath } from '../files/fsync-path.ts'

/**
 * Where the key over all keys lies: outside of the database, and never in a log. While it is being replaced two lie
 * there, the newer one first.
 */
export interface MasterKeyStore {
  /** What lies there now; 32 bytes each. */
  readonly held: () => readonly Uint8Array[]
  /** Makes exactly these lie there, and survive a power cut. Null for a setting, which its operator alone changes. */
  readonly keep: ((keys: readonly Uint8Array[]) => void) | null
  /** Whether the key was made just now. */
  readonly made: boolean
}

export interface MasterKeySource {
  /** 32 bytes as 64 hex characters or base64, or several of them with commas between; wins over the file. */
  readonly given?: string | undefined
  /** The data directory, where `master.key` lies. */
  readonly directory: string
  /** `make`: nothing is sealed yet. `refuse`: another key than the lost one would open nothing. */
  readonly whenMissing: 'make' | 'refuse'
}

/**
 * The master key: the one given, or the one in `master.key`, which may be made, with mode 0600.
 *
 * @throws Error with a sentence when what is there is no key, may be read by others, or is missing and not to be made; `held` throws the same
 */
export function loadMasterKey({ given: setting, directory, whenMissing }: MasterKeySource): MasterKeyStore {
  if (setting !== undefined) {
    const keys = parseKeys(setting)
    if (keys === undefined) {
      throw new Error(
        'SYMBOLON_MASTER_KEY is no key: give 32 random bytes as 64 hex characters or as base64 (openssl rand -base64 32).',
      )
    }
    return { held: () => keys, keep: null, made: false }
  }
  if (whenMissing === 'make') mkdirSync(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, 'master.key')
  if (whenMissing === 'refuse' && !fileExists(path))
    throw new Error(
      `There is no master key at ${path}. Restore it from where you keep it, or set SYMBOLON_MASTER_KEY: ` +
        'without it nothing that was sealed can be read. No other key was made.',
    )
  const isGenerated = createKeyFile(path, directory)
  readKeyFile(path)
  return {
    held: () => readKeyFile(path),
    keep: (keys) => {
      const temporaryPath = writeTemporaryFile(path, keys)
      renameSync(temporaryPath, path)
      fsyncPath(directory)
    },
    made: isGenerated,
  }
}

/**
 * Writes the keys to a new file that its owner alone may read.
 *
 * @throws Error with a sentence when there is something at this path already
 */
export function exportMasterKey(store: MasterKeyStore, path: string): void {
  let descriptor: number
  try {
    descriptor = openSync(path, 'wx', 0o600)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    throw new Error(`There is something at ${path} already; it is not overwritten.`, { cause: error })
  }
  writeKeysAndClose(descriptor, store.held())
}

/** Written whole beside its place and linked there, so that a crash leaves no half a key and the first one wins. */
function createKeyFile(path: string, directory: string): boolean {
  if (fileExists(path)) return false
  const temporaryPath = writeTemporaryFile(path, [new Uint8Array(randomBytes(32))])
  try {
    linkSync(temporaryPath, path)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw new Error(
      `The master key could not be written to ${path}. Check that the directory can be written to.`,
      { cause: error },
    )
  } finally {
    rmSync(temporaryPath, { force: true })
    fsyncPath(directory)
  }
}

function writeTemporaryFile(path: string, keys: readonly Uint8Array[]): string {
  const temporaryPath = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeKeysAndClose(openSync(temporaryPath, 'wx', 0o600), keys)
  return temporaryPath
}

/** One key a line; synced and closed. */
function writeKeysAndClose(descriptor: number, keys: readonly Uint8Array[]): void {
  try {
    writeSync(descriptor, keys.map((key) => `${Buffer.from(key).toString('base64')}\n`).join(''))
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function readKeyFile(path: string): readonly Uint8Array[] {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    const { mode } = fstatSync(descriptor)
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      const octalMode = (mode & 0o777).toString(8).padStart(4, '0')
      throw new Error(
        `The master key ${path} can be read by others (mode ${octalMode}). Run: chmod 600 ${path}`,
      )
    }
    const keys = parseKeys(readFileSync(descriptor, 'utf8').trim())
    if (keys === undefined) {
      throw new Error(
        `The file ${path} holds no master key (32 bytes as base64 or hex). Restore it from your backup: ` +
          'without it nothing that was sealed can be read.',
      )
    }
    return keys
  } finally {
    closeSync(descriptor)
  }
}

/** Undefined when one of them is no key. */
function parseKeys(text: string): readonly Uint8Array[] | undefined {
  const keys = text.split(/[\s,]+/).map(parseKey)
  return keys.every((key) => key !== undefined) ? keys : undefined
}

function parseKey(text: string): Uint8Array | undefined {
  if (/^[0-9a-fA-F]{64}$/.test(text)) return new Uint8Array(Buffer.from(text, 'hex'))
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === 32 ? new Uint8Array(bytes) : undefined
}

function fileExists(path: string): boolean {
  try {
    closeSync(openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW))
    return true
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw new Error(
      `The master key ${path} cannot be opened. It must be a plain file that this user may read.`,
      { cause: error },
    )
  }
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
