import { expect, it } from 'vitest'
import { findLabels } from '../find-labels.ts'
import { printed } from '../printed-line.fixture.ts'
import { withoutMacrons } from './without-macrons.ts'

const page = (...texts: readonly string[]) =>
  withoutMacrons(
    texts.map((text, row) => ({ ...printed(text, [20, 20 + 30 * row]), script: 'Cyrl' as const })),
    (lines) => findLabels(lines).matches,
  ).map(({ text }) => text)

it('a page with labels in Russian has no letter of Tajik', () => {
  const names = page('Фамилия', 'ЗАРЕВСКИӢ', 'Отчество', 'ЛУГОВОЙӢ')
  expect(names).toEqual(['Фамилия', 'ЗАРЕВСКИЙ', 'Отчество', 'ЛУГОВОЙ'])
})

it('one that does not say its language may have it', () => {
  expect(page('Насаб', 'ЗАРЕВСКИӢ')).toContain('ЗАРЕВСКИӢ')
})
