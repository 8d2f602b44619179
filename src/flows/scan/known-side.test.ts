import { expect, it } from 'vitest'
import { aPassport, someFields } from '../../../test/world/facts/facts.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import { withKnownSide } from './known-side.ts'

const printed = (sentAs: string, hasFace = false, confidence = 0.6) =>
  aPassport({
    zone: null,
    fields: {
      ...someFields({ documentSide: sentAs }, { confidence }),
      ...(hasFace ? someFields({ face: '' }) : {}),
    },
  })
const zoneSide = (side: string) => aPassport({ fields: someFields({ documentSide: side }) })
const sideOf = (reading: DocumentReading, other: DocumentReading | null) => {
  const known = withKnownSide<{ read: { reading: DocumentReading | null } }>({ read: { reading } }, other)
  const [side] = known.read.reading?.fields.documentSide ?? []
  return [side?.value, side?.confidence]
}

it('is the side that does not bear the zone, whichever picture it is', () => {
  expect(sideOf(printed('BACK'), zoneSide('BACK'))).toEqual(['FRONT', 1])
  expect(sideOf(printed('FRONT', true), zoneSide('FRONT'))).toEqual(['BACK', 1])
})

it('is the front where a portrait is on it, and surely nothing where no one can tell', () => {
  expect(sideOf(printed('BACK', true), null)).toEqual(['FRONT', 0.95])
  expect(sideOf(printed('BACK'), printed('FRONT'))).toEqual(['BACK', 0.6])
})

it('is the side of its kind where that is known, whatever it was sent as', () => {
  expect(sideOf(printed('BACK', false, 0.93), null)).toEqual(['BACK', 0.93])
  expect(sideOf(printed('BACK', true, 0.93), null)).toEqual(['BACK', 0.93])
})

it('stays what its zone says', () =>
  expect(sideOf(zoneSide('BACK'), printed('FRONT'))).toEqual(['BACK', 0.99]))
