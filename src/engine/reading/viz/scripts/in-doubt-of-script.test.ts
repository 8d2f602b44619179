import { expect, it } from 'vitest'
import type { VizField } from '../../../documents/viz/tables/labels.table.ts'
import { printed } from '../printed-line.fixture.ts'
import type { VizValue } from '../measure-value.ts'
import type { VizLine } from '../text-line.ts'
import { inDoubtOfScript } from './in-doubt-of-script.ts'

const value = (text: string): VizValue => ({
  ...{ value: text, confidence: 0.97, lettersConfidence: 0.98, similarConfidence: 0.99 },
  quad: [[0, 0], [9, 0], [9, 9], [0, 9]],
}) // prettier-ignore

const russian: VizLine = { ...printed('Место рождения', [0, 0]), script: 'Cyrl' }

function confidenceOf(
  [field, text]: readonly [VizField, string],
  lines: readonly VizLine[],
  local: ReadonlyMap<VizField, VizValue> = new Map(),
): number | undefined {
  return inDoubtOfScript(new Map([[field, value(text)]]), { local, lines }).get(field)?.confidence
}

it('words whose letters another script of the page has too may be in that one, and are not sure', () => {
  expect(confidenceOf(['placeOfBirth', 'MOCKBA'], [russian])).toBe(0.89)
  expect(confidenceOf(['surname', 'PETROV'], [russian])).toBe(0.97)
  expect(confidenceOf(['documentNumber', 'AB 12345'], [russian])).toBe(0.97)
})

it('letters that Greek ones are taken for are in doubt on a Greek page', () => {
  const greek: VizLine = { ...printed('Τόπος γέννησης', [0, 0]), script: 'Grek' }
  expect(confidenceOf(['placeOfBirth', 'IQANNINA'], [greek])).toBe(0.89)
  expect(confidenceOf(['placeOfBirth', 'IQANNINA'], [russian])).toBe(0.97)
})

it('they are in Latin letters on a page without such a script, and beside the same in that script', () => {
  expect(confidenceOf(['placeOfBirth', 'MOCKBA'], [printed('Place of birth', [0, 0])])).toBe(0.97)
  expect(confidenceOf(['givenNames', 'TAMAPA'], [russian], new Map([['givenNames', value('ТАМАРА')]]))).toBe(0.97) // prettier-ignore
})
