import type { RecognisedFiles } from '../list-source.ts'

const parts = ['sdn', 'alt', 'add', 'sdn_comments'] as const
type Part = (typeof parts)[number]

interface Found {
  readonly path: string
  readonly part: Part
  /** `YYYY-MM-DD`; empty for the publisher's own undated names. */
  readonly date: string
}

/** Further apart than this and two files are of different editions. */
const sameEditionDays = 31

/**
 * The files of one edition among many: the publisher's `sdn.csv`, `alt.csv`, `add.csv`, `sdn_comments.csv`, or dated
 * copies (`20240108_alt.csv`, `sdn_2023-12-28.csv`), each also as `.gz`. The newest edition that has its aliases is
 * preferred to a newer one without.
 */
export function recogniseOfac(paths: readonly string[]): RecognisedFiles | null {
  const found = paths.map(read).filter((file) => file !== null)
  const bases = found.filter((file) => file.part === 'sdn').sort(newestFirst)
  const complete = bases.find((base) => companion(found, base, 'alt') !== undefined)
  const base = complete ?? bases[0] ?? only(paths)
  if (base === undefined) return null
  const chosen: Record<string, string> = { sdn: base.path }
  for (const part of ['alt', 'add', 'sdn_comments'] as const) {
    const beside = companion(found, base, part)
    if (beside !== undefined) chosen[part] = beside.path
  }
  const warnings = [
    ...(chosen['alt'] === undefined
      ? ['No file of aliases (alt.csv) was found: aliases outside remarks are missing.']
      : []),
    ...(chosen['add'] === undefined
      ? ['No file of addresses (add.csv) was found: most countries are missing.']
      : []),
  ]
  return { parts: chosen, date: base.date === '' ? null : base.date, warnings }
}

const fileName =
  /^(?:(\d{4})(\d{2})(\d{2})_)?(sdn|alt|add|sdn_comments)(?:_(\d{4}-\d{2}-\d{2})(?:_\w)?)?\.csv(?:\.gz)?$/i

function read(path: string): Found | null {
  const match = fileName.exec(path.split(/[/\\]/).at(-1) ?? '')
  if (match === null) return null
  const [, year, month, day, name, dashed] = match
  const part = parts.find((known) => known === name?.toLowerCase())
  if (part === undefined) return null
  return { path, part, date: dashed ?? (year === undefined ? '' : `${year}-${month}-${day}`) }
}

/** One file of any name is taken for the main one. */
function only(paths: readonly string[]): Found | undefined {
  const [path] = paths
  const isList =
    path !== undefined && paths.length === 1 && read(path) === null && /\.csv(\.gz)?$/i.test(path)
  return isList ? { path, part: 'sdn', date: '' } : undefined
}

function companion(found: readonly Found[], base: Found, part: Part): Found | undefined {
  const near = found.filter((file) => file.part === part && apart(file, base) <= sameEditionDays)
  return near.sort((a, b) => apart(a, base) - apart(b, base))[0]
}

function apart(one: Found, other: Found): number {
  if (one.date === '' || other.date === '') return one.date === other.date ? 0 : Infinity
  return Math.abs(Date.parse(one.date) - Date.parse(other.date)) / 86_400_000
}

/** Undated files are what the publisher offers now. */
function newestFirst(a: Found, b: Found): number {
  if (a.date === '' || b.date === '') return a.date === '' ? -1 : 1
  return b.date.localeCompare(a.date) || b.path.localeCompare(a.path)
}
