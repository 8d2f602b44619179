import type { RecognisedFiles } from '../list-source.ts'

/** How the publisher names the files of one of its lists. */
export interface OfacFileNames {
  readonly sdn: string
  readonly alt: string
  readonly add: string
  readonly sdn_comments: string
  readonly xml: string
}

/** The main file is part `sdn` in both lists; the legacy XML, where it is used, is the whole list by itself. */
type Part = keyof OfacFileNames

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
export function recogniseOfac(paths: readonly string[], fileNames: OfacFileNames): RecognisedFiles | null {
  const single = singleFile(paths, fileNames)
  const found = [...paths.map((path) => parseFileName(path, fileNames)), single].filter(
    (file) => file !== null,
  )
  const mainFiles = found.filter(({ part }) => part === 'sdn').sort(newestFirst)
  const mainFile = mainFiles.find((one) => nearestFile(found, one, 'alt') !== undefined) ?? mainFiles[0]
  const [xml] = found.filter(({ part }) => part === 'xml').sort(newestFirst)
  const isNewer =
    mainFile === undefined || (mainFile.date !== '' && xml !== undefined && newestFirst(xml, mainFile) < 0)
  if (xml !== undefined && isNewer) return { parts: { xml: xml.path }, date: dateOf(xml), warnings: [] }
  return mainFile === undefined ? null : { ...csvSet(found, mainFile, fileNames), date: dateOf(mainFile) }
}

/** The main file with what belongs to it. */
function csvSet(
  found: readonly Found[],
  mainFile: Found,
  fileNames: OfacFileNames,
): Pick<RecognisedFiles, 'parts' | 'warnings'> {
  const parts: Record<string, string> = { sdn: mainFile.path }
  for (const part of ['alt', 'add', 'sdn_comments'] as const) {
    const companionFile = nearestFile(found, mainFile, part)
    if (companionFile !== undefined) parts[part] = companionFile.path
  }
  const missingParts = [
    ['alt', `No file of aliases (${fileNames.alt}) was found: aliases outside remarks are missing.`],
    ['add', `No file of addresses (${fileNames.add}) was found: most countries are missing.`],
  ] as const
  return {
    parts,
    warnings: missingParts.filter(([part]) => parts[part] === undefined).map(([, sentence]) => sentence),
  }
}

function dateOf({ date }: Found): string | null {
  return date === '' ? null : date
}

/** `20240108_alt.csv.gz`, `sdn_2023-12-28_b.csv`, `CONS_PRIM.CSV`, `20250328_consolidated_nonsdn.xml` */
const fileName =
  /^(?:(\d{4})(\d{2})(\d{2})_)?([a-z]\w*?)(?:_(\d{4}-\d{2}-\d{2})(?:_\w)?)?\.(csv|xml)(?:\.gz)?$/i

function parseFileName(path: string, fileNames: OfacFileNames): Found | null {
  const match = fileName.exec(path.split(/[/\\]/).at(-1) ?? '')
  if (match === null) return null
  const [, year, month, day, name = '', dashed, ending = ''] = match
  const part = partOfFile(`${name}.${ending}`.toLowerCase(), fileNames)
  if (part === undefined) return null
  return { path, part, date: dashed ?? (year === undefined ? '' : `${year}-${month}-${day}`) }
}

function partOfFile(file: string, fileNames: OfacFileNames): Part | undefined {
  return (['sdn', 'alt', 'add', 'sdn_comments', 'xml'] as const).find((part) => fileNames[part] === file)
}

/** One file of any name is taken for the main one. */
function singleFile(paths: readonly string[], fileNames: OfacFileNames): Found | null {
  const [path] = paths
  if (path === undefined || paths.length !== 1 || parseFileName(path, fileNames) !== null) return null
  const [, ending] = /\.(csv|xml)(?:\.gz)?$/i.exec(path) ?? []
  if (ending === undefined) return null
  return { path, part: ending.toLowerCase() === 'xml' ? 'xml' : 'sdn', date: '' }
}

function nearestFile(found: readonly Found[], mainFile: Found, part: Part): Found | undefined {
  const closeFiles = found.filter(
    (file) => file.part === part && daysApart(file, mainFile) <= sameEditionDays,
  )
  return closeFiles.sort((a, b) => daysApart(a, mainFile) - daysApart(b, mainFile))[0]
}

function daysApart(one: Found, other: Found): number {
  if (one.date === '' || other.date === '') return one.date === other.date ? 0 : Infinity
  return Math.abs(Date.parse(one.date) - Date.parse(other.date)) / 86_400_000
}

/** Undated files are what the publisher offers now. */
function newestFirst(a: Found, b: Found): number {
  if (a.date === '' || b.date === '') return a.date === '' ? -1 : 1
  return b.date.localeCompare(a.date) || b.path.localeCompare(a.path)
}
