import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { corpus } from './corpus.table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The numbers at the beginnings of titles, by test file. */
const titles = new Map(
  ['src', 'test']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => [path, numbersIn(readFileSync(join(root, path), 'utf8'))] as const),
)

function numbersIn(source: string): ReadonlySet<number> {
  const begun = [
    ...source.matchAll(
      /(?<![\w$])(?:it|test|it\.concurrent)\(\s*['"`]((?:#\d+ )+)|\)\(\s*['"`]((?:#\d+ )+)/g,
    ),
  ]
  return new Set(begun.flatMap((found) => [...(found[1] ?? found[2] ?? '').matchAll(/\d+/g)].map(Number)))
}

describe('the corpus of attacks', () => {
  it('has the numbers from 1 on, each once', () => {
    expect(corpus.map(({ id }) => id)).toEqual(Array.from(corpus, (_, at) => at + 1))
  })

  it.each(corpus)('says where #$id is tried, $attack, or what brings it', ({ id, test, later }) => {
    if (test === undefined) expect(later).toBeDefined()
    for (const file of [test ?? []].flat()) expect([...(titles.get(file) ?? [])], file).toContain(id)
  })

  it('knows every number that a title bears', () => {
    const known = new Set(corpus.filter(({ test }) => test !== undefined).map(({ id }) => id))
    expect([...titles.values()].flatMap((numbers) => [...numbers]).filter((id) => !known.has(id))).toEqual([])
  })
})
