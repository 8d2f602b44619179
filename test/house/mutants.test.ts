import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { mutants } from '../../tools/mutants.table.ts'
import { corpus } from '../attacks/corpus.table.ts'

describe('Mutants', () => {
  it.each(mutants)('find their guard in the code: $guard', (mutant) => {
    for (const { file, text, replacement } of [mutant, ...(mutant.also ?? [])]) {
      const whole = readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')
      expect(whole.split(text)).toHaveLength(2)
      expect(replacement).not.toBe(text)
    }
  })

  it.each(mutants)('name attacks that are tried: $guard', ({ attacks, test }) => {
    expect(attacks.length).toBeGreaterThan(0)
    for (const id of attacks) {
      const files = [corpus.find((attack) => attack.id === id)?.test ?? []].flat()
      expect(files.length, `#${id}`).toBeGreaterThan(0)
      if (test !== undefined) expect(files).toContain(test)
    }
  })
})
