import { expect, it } from 'vitest'
import type { PrintScript } from '../../../../vocabulary/reading/script.ts'
import { printed } from '../printed-line.fixture.ts'
import type { VizLine } from '../text-line.ts'
import { vizValues } from '../viz-values.ts'

const line = (text: string, y: number, script?: PrintScript): VizLine => ({ ...printed(text, [20, y]), ...(script === undefined ? {} : { script }) }) // prettier-ignore
const certainty = (label: VizLine, value: VizLine) => {
  const { values } = vizValues([label, value], { year: 2026, month: 11, day: 28 })
  return (values.get('lastNameLocal') ?? values.get('lastName'))?.confidence ?? 0
}

it('a value in a third script was mistaken for it', () => {
  expect(certainty(line('उपनाम', 20, 'Deva'), line('মিপ্া', 42, 'Beng'))).toBeLessThan(0.6)
  expect(certainty(line('उपनाम', 20, 'Deva'), line('मिश्रा', 42, 'Deva'))).toBeGreaterThan(0.9)
})

it('a value in Latin letters, or in Chinese signs on a Korean page, is as sure as it was read', () => {
  expect(certainty(line('उपनाम', 20, 'Deva'), line('MISHRA', 42))).toBeGreaterThan(0.9)
  expect(certainty(line('성', 20, 'Kore'), line('金', 42, 'Hani'))).toBeGreaterThan(0.9)
})
