import { expect, it } from 'vitest'
import { splitBothScripts } from './split-both-scripts.ts'

const pieces = (text: string) => splitBothScripts(text)?.map(({ from, to }) => text.slice(from, to)) ?? null

it.each([
  ['АНГЕЛОВ / ANGELOV', ['АНГЕЛОВ', 'ANGELOV']],
  ['Димитрова/DIMITROVA', ['Димитрова', 'DIMITROVA']],
  ['ΠΑΠΑΔΟΠΟΥΛΟΣ PAPADOPOULOS', ['ΠΑΠΑΔΟΠΟΥΛΟΣ', 'PAPADOPOULOS']],
  ['ANNA MARIA | АННА МАРИЯ', ['ANNA MARIA', 'АННА МАРИЯ']],
])('%s says one thing in two scripts', (text, parts) => {
  expect(pieces(text)).toEqual(parts)
})

it.each(['ANGELOV / DIMITROV', 'АНГЕЛОВ / ДИМИТРОВ', 'ГИБДД 7701', 'А / ANGELOV', 'ИВАН PETER СИДОР'])(
  '%s does not',
  (text) => {
    expect(pieces(text)).toBeNull()
  },
)
