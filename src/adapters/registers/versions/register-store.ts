import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RegisterValidators } from '../../../flows/ports/companies/registers.ts'

/** What is known of a version, beside its entries. Survives JSON. */
export interface RegisterMeta {
  readonly source: string
  /** SHA-256 of its files in hex. */
  readonly version: string
  /** Version of the rules by which its keys were made. */
  readonly rules: string
  readonly date: string | null
  /** Companies; of a register of owners its edges. */
  readonly records: number
  /** Companies, edges and notes. */
  readonly entries: number
  readonly pairs: number
  readonly files: readonly string[]
  readonly importedAt: number
}

/** What is served of a source, written down in one file that is replaced whole. */
export interface RegisterState {
  readonly meta: RegisterMeta | null
  /** Milliseconds since 1970 of the last import or successful check; null when never. */
  readonly refreshedAt: number | null
  readonly trouble: string | null
  /** Marks of the files that made what is served, and when they were fetched. */
  readonly fetched?: { readonly at: number; readonly marks: RegisterValidators }
  /** Of a register of an operator's own. */
  readonly definition?: unknown
}

/** What a version is known by: its files, and the rules by which its keys were made. */
export type VersionName = Pick<RegisterMeta, 'version' | 'rules'>

export const nothingLoaded: RegisterState = { meta: null, refreshedAt: null, trouble: null }

/** The folder of one source: its state, its version, and what an import has made so far. */
export class RegisterStore {
  readonly directory: string

  constructor(directory: string) {
    this.directory = directory
  }

  get importing(): string {
    return join(this.directory, 'import')
  }

  get downloads(): string {
    return join(this.directory, 'download')
  }

  versionFolder({ version, rules }: VersionName): string {
    return join(this.directory, 'versions', `${version.slice(0, 32)}-${rules}`)
  }

  /** Nothing loaded where there is no state. Throws Error where it cannot be read. */
  readState(): RegisterState {
    try {
      // Written by `writeState` alone.
      return JSON.parse(readFileSync(join(this.directory, 'state.json'), 'utf8')) as RegisterState
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return nothingLoaded
      throw error
    }
  }

  async writeState(state: RegisterState): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 })
    replaceFile(join(this.directory, 'state.json'), JSON.stringify(state))
  }

  /** Makes a finished import a version. It is not served before the state names it. */
  async publish(name: VersionName): Promise<void> {
    const folder = this.versionFolder(name)
    await mkdir(dirname(folder), { recursive: true, mode: 0o700 })
    await rm(folder, { recursive: true, force: true })
    renameSync(this.importing, folder)
    syncFolder(dirname(folder))
  }

  /** Removes every version but one, and files that were fetched for it. */
  async keepOnly(name: VersionName): Promise<void> {
    const kept = this.versionFolder(name)
    const versions = await readdir(dirname(kept)).catch(() => [])
    for (const folder of versions.map((one) => join(dirname(kept), one)).filter((one) => one !== kept))
      await rm(folder, { recursive: true, force: true })
    await rm(this.downloads, { recursive: true, force: true })
  }
}

/** Writes a file beside its place, syncs it and moves it there: it is the former one or the new one, whole. */
export function replaceFile(path: string, content: string): void {
  const beside = `${path}.new`
  const file = openSync(beside, 'w', 0o600)
  try {
    writeSync(file, content)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(beside, path)
  syncFolder(dirname(path))
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
