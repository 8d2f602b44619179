import { expect, it } from 'vitest'
import { aPassport } from '../../../test/world/facts/facts.ts'
import { leftUnread, type SideEnd } from './left-unread.ts'

const whole: SideEnd = { barcodesFailed: false, read: { isStopped: false, reading: null } }
const stopped: SideEnd = { ...whole, read: { isStopped: true, reading: null } }
const failed: SideEnd = { ...whole, barcodesFailed: true }

it('says nothing of sides that were read to the end', () =>
  expect(leftUnread({ front: whole, back: whole })).toEqual([]))

it('says that the century of a birth is open', () => {
  const reading = aPassport({ unknownCentury: 0.99 })
  expect(leftUnread({ front: { ...whole, read: { isStopped: false, reading } }, back: null })).toMatchObject([
    { code: 'MISSING_BIRTH_DATE', reason: expect.stringContaining('two centuries') as string },
  ])
})

it('names the side on which reading stopped', () => {
  expect(leftUnread({ front: stopped, back: null })).toMatchObject([
    { code: 'UNRECOGNIZED_DOCUMENT', reason: expect.stringContaining('front image stopped') as string },
  ])
  expect(leftUnread({ front: whole, back: stopped })).toMatchObject([
    { code: 'UNRECOGNIZED_BACK_DOCUMENT', reason: expect.stringContaining('back image stopped') as string },
  ])
})

it('names the side over which the barcode reader ended', () =>
  expect(leftUnread({ front: failed, back: failed }).map(({ code }) => code)).toEqual([
    'UNRECOGNIZED_DOCUMENT',
    'UNRECOGNIZED_BACK_BARCODE',
  ]))
