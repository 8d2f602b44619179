import { expect, it } from 'vitest'
import { aPassport, someFields } from '../../../test/world/facts/facts.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import { withSharedCentury } from './with-shared-century.ts'

const side = (reading: DocumentReading | null) => ({ read: { reading } })
const back = side(
  aPassport({ fields: someFields({ dob: '2026-03-14' }, { index: 1 }), unknownCentury: 0.98 }),
)
const printed = (dob: string, differing: Partial<DocumentReading> = {}) =>
  side(aPassport({ zone: null, fields: someFields({ dob }, { source: 'visual' }), ...differing }))
const birthOnBack = (front: ReturnType<typeof side>) =>
  withSharedCentury({ today: '2026-11-26' }, front, back).back?.read.reading

it('takes the century of the back from the year that the front prints in full', () => {
  expect(birthOnBack(printed('1926-03-14'))?.fields.dob?.[0]?.value).toBe('1926-03-14')
  expect(birthOnBack(printed('1926-03-14'))?.unknownCentury).toBeUndefined()
})

it('leaves it open where the front says another birth, none, or none with a century', () => {
  for (const front of [printed('1926-03-15'), printed('2026-03-14', { unknownCentury: 0.9 }), side(null)])
    expect(birthOnBack(front)?.unknownCentury).toBe(0.98)
})
