import { createHash } from 'node:crypto'
import { createReadStream, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Name of the file of sums, in the form of `sha256sum`, and of the signature over its bytes. */
export const sumsName = 'SHA256SUMS'
export const signatureName = 'SHA256SUMS.sig'

/** SHA-256, as hex, by path below the folder with `/`. */
type Sums = ReadonlyMap<string, string>

/** Sums of every file below the folder but the two that hold sums and signature. What is no plain file has no sum that could agree. */
export async function sumsOf(folder: string): Promise<Sums> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !lstatSync(join(folder, path)).isDirectory())
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path !== sumsName && path !== signatureName)
    .sort()
  const sums = new Map<string, string>()
  for (const path of paths) sums.set(path, await sumOf(join(folder, path)))
  return sums
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  if (!lstatSync(path).isFile()) return 'not a file'
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** As `sha256sum --check` reads it. */
export function sumsText(sums: Sums): string {
  return [...sums].map(([path, sum]) => `${sum}  ${path}\n`).join('')
}

/** @throws Error when a line is not one of sumsText, or a file is named twice */
function parseSums(text: string): Sums {
  const lines = text.split('\n').filter((line) => line !== '')
  const rows = lines.map((line) => {
    const [, sum, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
    if (sum === undefined || path === undefined)
      throw new Error(`${sumsName} has a line that is no sum: ${line}`)
    return [path, sum] as const
  })
  const sums = new Map(rows)
  if (sums.size < rows.length) throw new Error(`${sumsName} names a file twice`)
  return sums
}

/** One sentence for each file that is missing, changed or added; empty when the folder is as it was packed. */
export async function differences(folder: string): Promise<readonly string[]> {
  if (!existsSync(join(folder, sumsName))) return [`${sumsName} is missing`]
  const expected = parseSums(readFileSync(join(folder, sumsName), 'utf8'))
  const found = await sumsOf(folder)
  const named = [...expected].flatMap(([path, sum]) => {
    if (!found.has(path)) return [`missing: ${path}`]
    return found.get(path) === sum ? [] : [`changed: ${path}`]
  })
  return [
    ...named,
    ...[...found.keys()].filter((path) => !expected.has(path)).map((path) => `added: ${path}`),
  ]
}
