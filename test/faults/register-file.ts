import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The register that is imported while its process is killed. */
export const registerSource = 'gb_companies_house'
const sample = fileURLToPath(
  new URL(`../../src/engine/companies/registers/${registerSource}/sample`, import.meta.url),
)

/** The name of a company; its words are so many that an import is laid on the disk before its end, too. */
export const registeredName = (word: string, number: number): string =>
  [
    word,
    ...[1, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43].map((factor) => `N${(number * factor).toString(36)}`),
    'LIMITED',
  ].join(' ')

/** A register in the published columns; its companies are called by the word and their number. */
export function writeRegisterFile(path: string, word: string, companies: number): void {
  const [published = ''] = readdirSync(sample)
  const [header = ''] = readFileSync(join(sample, published), 'utf8').split('\n')
  const rest = header.split(',').slice(2).map(() => '""') // prettier-ignore
  const rows = Array.from({ length: companies }, (_, number) =>
    [`"${registeredName(word, number)}"`, `"${number}"`, ...rest].join(','),
  )
  writeFileSync(path, [header, ...rows].join('\n'))
}
