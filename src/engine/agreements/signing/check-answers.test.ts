import { describe, expect, it } from 'vitest'
import type { ContractField } from '../../../vocabulary/agreements/contract-tree.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { checkAnswers, type SentAnswer } from './check-answers.ts'

const field = (
  uid: string,
  kind: ContractField['kind'],
  more: Partial<ContractField> = {},
): ContractField => {
  return { uid, kind, label: '', party: 'a', optional: false, options: [], ...more }
}
/** The head of a PNG of this size; what follows it is not looked at here. */
function png(width: number, height: number, length = 60): string {
  const bytes = new Uint8Array(length)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return Buffer.from(bytes).toString('base64')
}
const fields = [
  field('s', 'signature'),
  field('d', 'date', { optional: true }),
  field('t', 'text', { optional: true }),
  field('o', 'select', { optional: true, options: ['red', 'green'] }),
  field('c', 'checkbox', { optional: true }),
  field('other', 'signature', { party: 'b' }),
]
const signed = { s: png(400, 100) }
const check = (sent: Readonly<Record<string, SentAnswer>>, party = 'a') =>
  checkAnswers(fields, party, new Map(Object.entries(sent)))
function refusal(sent: Readonly<Record<string, SentAnswer>>, party = 'a'): string {
  try {
    check(sent, party)
    return 'none'
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error)
  }
}

describe('answers of a party', () => {
  it('come back in the order of its fields, without those that it left empty', () => {
    const answers = check({ c: true, o: 'green', t: ' a text ', d: '2026-02-28', ...signed })
    expect(answers.map(({ uid }) => uid)).toEqual(['s', 'd', 't', 'o', 'c'])
    expect(answers.slice(1)).toEqual([
      { uid: 'd', kind: 'text', text: '2026-02-28', handwritten: false },
      { uid: 't', kind: 'text', text: 'a text', handwritten: false },
      { uid: 'o', kind: 'text', text: 'green', handwritten: false },
      { uid: 'c', kind: 'mark', isSet: true },
    ])
    expect(check(signed)).toHaveLength(1)
  })

  it('may be a name in place of a signature', () => {
    expect(check({ s: { typed: ' Anna ' } })).toEqual([
      { uid: 's', kind: 'text', text: 'Anna', handwritten: true },
    ])
  })

  it('may be a picture as large as is allowed, and no larger', () => {
    expect(check({ s: png(2000, 2000, 1_000_000) })).toMatchObject([{ uid: 's', kind: 'picture' }])
  })

  it.each<[string, Readonly<Record<string, SentAnswer>>, string]>([
    ['nothing', {}, 'SIGNATURE_MISSING'],
    ['an empty signature', { s: '' }, 'SIGNATURE_MISSING'],
    ['a field of another party', { ...signed, other: png(9, 9) }, 'SIGNATURE_MISSING'],
    ['a field that there is not', { ...signed, nowhere: 'x' }, 'SIGNATURE_MISSING'],
    ['a key of objects', { ...signed, ['__proto__x']: 'x' }, 'SIGNATURE_MISSING'],
    ['a text for a signature', { s: 'Anna' }, 'INVALID_SIGNATURE_IMAGE'],
    ['an SVG', { s: 'data:image/svg+xml;base64,PHN2Zy8+' }, 'INVALID_SIGNATURE_IMAGE'],
    [
      'a JPEG',
      { s: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]).toString('base64') },
      'INVALID_SIGNATURE_IMAGE',
    ],
    ['true for a signature', { s: true }, 'INVALID_SIGNATURE_IMAGE'],
    ['a picture of 2,001 pixels', { s: png(2001, 10) }, 'INVALID_SIGNATURE_IMAGE'],
    ['2,001 pixels upright', { s: png(10, 2001) }, 'INVALID_SIGNATURE_IMAGE'],
    ['a byte more than a million', { s: png(10, 10, 1_000_001) }, 'INVALID_SIGNATURE_IMAGE'],
    ['twenty million bytes', { s: png(10, 10, 20_000_000) }, 'INVALID_SIGNATURE_IMAGE'],
    ['an empty name', { s: { typed: '  ' } }, 'INVALID_SIGNATURE_IMAGE'],
    ['a name of 81 characters', { s: { typed: 'x'.repeat(81) } }, 'INVALID_SIGNATURE_IMAGE'],
    ['a day that the calendar has not', { ...signed, d: '2026-02-30' }, 'ERROR_INVALID_VALUE'],
    ['a month that the calendar has not', { ...signed, d: '2026-13-01' }, 'ERROR_INVALID_VALUE'],
    ['an option that there is not', { ...signed, o: 'blue' }, 'ERROR_INVALID_VALUE'],
    ['a text for a box', { ...signed, c: 'yes' }, 'ERROR_INVALID_VALUE'],
    ['too long a text', { ...signed, t: 'x'.repeat(201) }, 'ERROR_INVALID_VALUE'],
    ['a name that turns the text around it', { s: { typed: 'a\u202Eb' } }, 'INVALID_SIGNATURE_IMAGE'],
    ['a character that cannot be printed', { ...signed, t: 'a\u0007b' }, 'ERROR_INVALID_VALUE'],
  ])('with %s are refused', (_, sent, code) => {
    expect(refusal(sent)).toBe(code)
  })

  it('cannot sign for another party', () => {
    expect(refusal(signed, 'b')).toBe('SIGNATURE_MISSING')
  })
})
