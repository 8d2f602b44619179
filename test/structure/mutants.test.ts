import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { mutants } from '../../tools/mutants/mutants.table.ts'
import { corpus } from '../attacks/corpus.table.ts'

describe('Mutants', () => {
  it.each(mutants)('find their guard in the code: $guard', (mutant) => {
    for (const { file, text, replacement } of [mutant, ...(mutant.also ?? [])]) {
      expect(sourceOf(file).split(text)).toHaveLength(2)
      expect(replacement).not.toBe(text)
    }
  })

  it.each(mutants)('name attacks that are tried, or the title that tries it: $guard', (mutant) => {
    const { attacks, test, title } = mutant
    if (title !== undefined) {
      expect([attacks, sourceOf(test ?? '').includes(title)]).toEqual([[], true])
      return
    }
    expect(attacks.length).toBeGreaterThan(0)
    for (const id of attacks) {
      const files = [corpus.find((attack) => attack.id === id)?.test ?? []].flat()
      expect(files.length, `#${id}`).toBeGreaterThan(0)
      if (test !== undefined) expect(files).toContain(test)
    }
  })

  it('are distinguished by the names of their guards', () => {
    expect(new Set(mutants.map(({ guard }) => guard)).size).toBe(mutants.length)
  })
})

function sourceOf(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
}
