import type { RecognisedFiles } from './list-source.ts'

/**
 * One file by the publisher's name of it, which may have a date before or behind (`20260227_UN_consolidated.xml.gz`);
 * of several the newest, and of one alone its ending does.
 *
 * @param parts part → what its name looks like without date, folder and `.gz`; the part found first is the list
 */
export function recogniseFile(
  paths: readonly string[],
  parts: Readonly<Record<string, RegExp>>,
): RecognisedFiles | null {
  const named = paths.map((path) => ({ path, ...parseDatedFileName(path) }))
  for (const [part, pattern] of Object.entries(parts)) {
    const found = named.filter(({ name }) => pattern.test(name)).sort(newestFirst)[0]
    if (found !== undefined) return { parts: { [part]: found.path }, date: found.date, warnings: [] }
  }
  const [onlyFile] = named
  if (onlyFile === undefined || named.length !== 1) return null
  const [part] =
    Object.entries(parts).find(([, pattern]) => extensionOf(pattern.source) === extensionOf(onlyFile.name)) ??
    []
  return part === undefined ? null : { parts: { [part]: onlyFile.path }, date: onlyFile.date, warnings: [] }
}

/** The name of a file without folder, `.gz` and date, in lower case; and its date `YYYY-MM-DD`. */
export function parseDatedFileName(path: string): { readonly name: string; readonly date: string | null } {
  const file = (path.split(/[/\\]/).at(-1) ?? '').toLowerCase().replace(/\.gz$/, '')
  const match = /(?:^|[_-])((?:19|20)\d{2})-?(\d{2})-?(\d{2})(?=[_.-]|$)/.exec(file)
  if (match === null) return { name: file, date: null }
  const [whole, year, month, day] = match
  const name = file.replace(whole, '').replace(/^[_-]/, '')
  return { name, date: `${year}-${month}-${day}` }
}

/** Undated files are what the publisher offers now. */
function newestFirst(a: { readonly date: string | null }, b: { readonly date: string | null }): number {
  return (b.date ?? '9999').localeCompare(a.date ?? '9999')
}

function extensionOf(name: string): string {
  return /\.([a-z]+)\$?$/i.exec(name)?.[1] ?? ''
}
