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
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { VersionedKey } from './seal.ts'
import { syncPath } from './sync-path.ts'

/** The key over all keys. It lives outside of the database and is never logged. */
export type MasterKey = VersionedKey

export interface MasterKeySource {
  /** 32 bytes as 64 hex characters or base64; wins over the file. */
  readonly given?: string | undefined
  /** The data directory, where `master.key` lies. */
  readonly directory: string
}

/**
 * The master key: the one given, or the one in `master.key`, which is made on the first run with mode 0600.
 *
 * @returns the key, and whether it was made just now
 * @throws Error with a sentence when what is there is no key or may be read by others
 */
export function loadMasterKey({ given, directory }: MasterKeySource): MasterKey & { readonly made: boolean } {
  if (given !== undefined) {
    const key = readKey(given)
    if (key === undefined) {
      throw new Error(
        'SYMBOLON_MASTER_KEY is no key: give 32 random bytes as 64 hex characters or as base64 (openssl rand -base64 32).',
      )
    }
    return { version: 1, key, made: false }
  }
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, 'master.key')
  const made = makeFile(path, directory)
  return { version: 1, key: readFile(path), made }
}

/** Written whole beside its place and linked there, so that a crash leaves no half a key and the first one wins. */
function makeFile(path: string, directory: string): boolean {
  if (exists(path)) return false
  const unfinished = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  const descriptor = openSync(unfinished, 'wx', 0o600)
  try {
    writeSync(descriptor, `${randomBytes(32).toString('base64')}\n`)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  try {
    linkSync(unfinished, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw new Error(
      `The master key could not be written to ${path}. Check that the directory can be written to.`,
      { cause: error },
    )
  } finally {
    rmSync(unfinished, { force: true })
    syncPath(directory)
  }
}

function readFile(path: string): Uint8Array {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    const { mode } = fstatSync(descriptor)
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      const shown = (mode & 0o777).toString(8).padStart(4, '0')
      throw new Error(`The master key ${path} can be read by others (mode ${shown}). Run: chmod 600 ${path}`)
    }
    const key = readKey(readFileSync(descriptor, 'utf8').trim())
    if (key === undefined) {
      throw new Error(
        `The file ${path} holds no master key (32 bytes as base64 or hex). Restore it from your backup: ` +
          'without it nothing that was sealed can be read.',
      )
    }
    return key
  } finally {
    closeSync(descriptor)
  }
}

function readKey(text: string): Uint8Array | undefined {
  if (/^[0-9a-fA-F]{64}$/.test(text)) return new Uint8Array(Buffer.from(text, 'hex'))
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === 32 ? new Uint8Array(bytes) : undefined
}

function exists(path: string): boolean {
  try {
    closeSync(openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW))
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw new Error(
      `The master key ${path} cannot be opened. It must be a plain file that this user may read.`,
      { cause: error },
    )
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
