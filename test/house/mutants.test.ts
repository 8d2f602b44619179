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

  it.each(mutants)('name attacks that are tried: $guard', ({ attacks }) => {
    expect(attacks.length).toBeGreaterThan(0)
    const tried = corpus.filter(({ test }) => test !== undefined).map(({ id }) => id)
    expect(attacks.filter((id) => !tried.includes(id))).toEqual([])
  })
})
