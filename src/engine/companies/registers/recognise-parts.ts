import { parseDatedFileName } from '../../screening/sources/recognise-files.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { RecognisedRegisterFiles } from './register-source.ts'

/** What a part's files are called without date, folder and packing; one file, or `…part1_7` of several. */
export type PartPattern = { readonly part: string; readonly required: boolean; readonly pattern: RegExp }

interface NamedFile {
  readonly path: string
  readonly date: string
  /** Place among the files of one part, and how many there are: `3` and `7` of `part3_7` or `3of7`. */
  readonly place: number
  readonly of: number
}

/**
 * The newest edition of a register among files: every part by the publisher's name of it.
 * Null where a required part is not there. Throws Refusal where one of several files of a part is missing.
 */
export function recogniseParts(
  paths: readonly string[],
  patterns: readonly PartPattern[],
): RecognisedRegisterFiles | null {
  const parts: Record<string, readonly string[]> = {}
  const warnings: string[] = []
  let date: string | null = null
  for (const { part, required, pattern } of patterns) {
    const newest = newestEdition(paths.flatMap((path) => namedFile(path, pattern)))
    if (newest.length === 0) {
      if (required) return null
      warnings.push(`There is no file of the part ${part}.`)
      continue
    }
    parts[part] = newest.map(({ path }) => path)
    if (newest[0]?.date !== '') date ??= newest[0]?.date ?? null
  }
  return { parts, date, warnings }
}

function namedFile(path: string, pattern: RegExp): NamedFile[] {
  const { name, date } = parseDatedFileName(path.replace(/\.zip$/i, ''))
  if (!pattern.test(name)) return []
  const match = /(\d+)(?:_|of)(\d+)(?=\.|$)/.exec(name)
  return [{ path, date: date ?? '', place: Number(match?.[1] ?? 1), of: Number(match?.[2] ?? 1) }]
}

/** Undated files are what was fetched just now. */
function newestEdition(files: readonly NamedFile[]): readonly NamedFile[] {
  const [newest] = files.toSorted((a, b) => (b.date || '9999').localeCompare(a.date || '9999'))
  if (newest === undefined) return []
  const edition = files.filter(({ date, of }) => date === newest.date && of === newest.of)
  const byPlace = edition.toSorted((a, b) => a.place - b.place).filter(({ place }, at) => place === at + 1)
  if (byPlace.length < newest.of)
    throw new Refusal('ERROR_OPERATION_FAILED', {
      message: `The register comes in ${newest.of} files, of which ${byPlace.length} are here. Download the others, too.`,
    })
  return newest.of === 1 ? byPlace.slice(0, 1) : byPlace
}
