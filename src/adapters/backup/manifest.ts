import { z } from 'zod'

/** Names of the two files that say what a backup holds; the manifest is written last, so without it there is none. */
export const manifestName = 'manifest.json'
export const sumsName = 'SHA256SUMS'
export const ledgerName = 'erasures.jsonl'

/** What of a data directory is copied. Never the master key, nor what lives only as long as a process. */
export const copiedParts = ['database', 'vault', 'lists'] as const

const manifest = z.object({
  format: z.literal('symbolon-backup'),
  version: z.literal(1),
  /** Milliseconds since 1970, UTC: the moment whose store it is. */
  madeAt: z.int(),
  /** The last migration, which a restoring program must know. */
  migration: z.string(),
  /** Rows by table. */
  counts: z.record(z.string(), z.int()),
  files: z.int(),
  bytes: z.int(),
  /** Milliseconds during which writers had to wait. */
  heldMs: z.int(),
  /** Folders of the database; PostgreSQL misses empty ones too. */
  folders: z.array(z.string().regex(/^database(\/[A-Za-z0-9_-]+)*$/)),
  /** SHA-256 of SHA256SUMS, hex. */
  sums: z.string().regex(/^[0-9a-f]{64}$/),
})

export type Manifest = z.output<typeof manifest>

/** Null when it is no manifest that this version can read. */
export function readManifest(text: string): Manifest | null {
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export function writeManifest(written: Manifest): string {
  return `${JSON.stringify(manifest.parse(written), null, 2)}\n`
}

export interface Sum {
  readonly sha256: string
  /** Relative to the backup, with slashes. */
  readonly path: string
}

/** As sha256sum(1) writes it, so that `sha256sum --check --quiet SHA256SUMS` verifies a backup without us. */
export function sumLine({ sha256, path }: Sum): string {
  return `${sha256}  ${path}\n`
}

/** Null when the line is none, or names something outside of what a backup may hold. */
export function readSumLine(line: string): Sum | null {
  const found =
    /^([0-9a-f]{64}) {2}((?:(?:database|vault|lists)(?:\/[A-Za-z0-9_.-]+)+)|erasures\.jsonl)$/.exec(line)
  const [, sha256, path] = found ?? []
  if (sha256 === undefined || path === undefined) return null
  return path.split('/').some((step) => step === '.' || step === '..') ? null : { sha256, path }
}
