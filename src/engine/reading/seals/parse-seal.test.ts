import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { encodeC40 } from '../../../../test/world/seals/c40.ts'
import { sealedZone } from '../../../../test/world/seals/sealed-zone.ts'
import { testSigner, type TestSigner } from '../../../../test/world/seals/seal-signers.ts'
import {
  aadhaarFields,
  aadhaarDigits,
  aadhaarOf,
  seal2dDoc,
  vdsNcOf,
  vdsOf,
} from '../../../../test/world/seals/seals.ts'
import { gunzip } from '../../../flows/scan/seals/gunzip.ts'
import { gzipSync } from 'node:zlib'
import { decodeC40 } from './c40.ts'
import { parseSeal } from './parse-seal.ts'
import type { ParsedSeal } from './parsed-seal.ts'
import { canonicalJson } from './vds-nc/canonical-json.ts'

const context = { today: '2026-11-26', gunzip }
const parse = (bytes: Uint8Array, symbology: 'data-matrix' | 'qr' | 'pdf417' = 'data-matrix') =>
  parseSeal({ symbology, bytes }, context)
const parsed = (bytes: Uint8Array): ParsedSeal => {
  const seal = parse(bytes)
  if (seal === null || 'fault' in seal) throw new Error(`no seal: ${seal?.fault ?? ''}`)
  return seal
}
/** A pattern here would match any text: it has no members. */
const saying = (part: string) => expect.stringContaining(part) as string
const valuesOf = (seal: ParsedSeal) => Object.fromEntries(seal.values)

interface Example {
  readonly source: string
  readonly hex: string
  readonly seal: unknown
  readonly signer: string
  readonly values: Readonly<Record<string, string>>
}
const examples = JSON.parse(
  readFileSync(new URL('./vds/published-examples.json', import.meta.url), 'utf8'),
) as readonly Example[]

let signer: TestSigner
beforeAll(() => {
  signer = testSigner({ country: 'UT', commonName: 'TS', serial: '32' })
})
const zone = sealedZone()

describe('A visible digital seal', () => {
  it.each(examples)(
    'that $source prints is taken apart as printed there',
    ({ hex, seal, signer, values }) => {
      const found = parsed(new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex')))
      expect(found).toMatchObject(seal as object)
      expect(found.signer).toMatchObject({
        country: signer.slice(0, 2),
        commonName: signer.slice(2, 4),
        serial: signer.slice(4),
      })
      expect(valuesOf(found)).toEqual(values)
    },
  )
  it('of a profile that is not known says nothing of the holder', () => {
    const found = parsed(vdsOf(signer, { profile: '7777', features: [[1, encodeC40('SECRET')]] }))
    expect([found.seals, valuesOf(found)]).toEqual([null, {}])
  })
  it('whose zone has a wrong check digit is faulty', () => {
    const wrong = zone.replace('X12345674', 'X12345675')
    expect(parse(vdsOf(signer, { features: [[2, encodeC40(wrong)]] }))).toMatchObject({
      fault: saying('feature'),
    })
  })
  it('may bear a reference to its certificate of any length', () => {
    const made = vdsOf(signer, { signer: 'UTTS0ABCDEF12', features: [[2, encodeC40(zone)]] })
    expect(parsed(made).signer).toMatchObject({ serial: '0ABCDEF12' })
  })
  it('cut off anywhere is faulty or none, and never taken apart', () => {
    const whole = vdsOf(signer, { features: [[2, encodeC40(zone)]] })
    for (let length = 0; length < whole.length; length++) {
      const seal = parse(whole.subarray(0, length))
      expect(seal === null || 'fault' in seal, `${length} bytes`).toBe(true)
    }
  })
})

describe('Text in C40', () => {
  it('is the text that was encoded', () => {
    const letters = fc.constantFrom(...Array.from(' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'))
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 90 }), (text) => decodeC40(encodeC40(text)) === text),
    )
  })
  it('of any bytes is text or null', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => typeof (decodeC40(bytes) ?? '') === 'string'),
    )
  })
})

describe('A seal in JSON', () => {
  const data = {
    hdr: { t: 'icao.vacc', v: 1, is: 'UTO' },
    msg: { uvci: 'U32870', pid: { n: 'Smith Bill', dob: '1990-01-02', sex: 'M', i: 'A1234567Z' } },
  }
  it('is signed over its canonical form, in whatever order its members stand', () => {
    const { msg, hdr } = data
    const [one, other] = [parsed(vdsNcOf(signer, data)), parsed(vdsNcOf(signer, { msg, hdr }))]
    expect(Buffer.from(one.signed).toString()).toBe(Buffer.from(other.signed).toString())
    expect(Buffer.from(one.signed).toString()).toMatch(
      /^\{"hdr":\{"is":"UTO","t":"icao\.vacc","v":1\},"msg":/,
    )
    expect(valuesOf(one)).toEqual({ dob: '1990-01-02', sex: 'M', documentNumber: 'A1234567Z' })
  })
  it('of another type says nothing of the holder', () => {
    const found = parsed(vdsNcOf(signer, { ...data, hdr: { ...data.hdr, t: 'icao.new' } }))
    expect([found.seals, valuesOf(found)]).toEqual([null, {}])
  })
  it('without a certificate, or by an algorithm that is not known, is faulty', () => {
    expect(parse(vdsNcOf(signer, data, { alg: 'none' }))).toMatchObject({ fault: saying('signature zone') })
    expect(parse(Buffer.from(JSON.stringify({ data, sig: { alg: 'ES256', sigvl: 'AAAA' } })))).toMatchObject({
      fault: saying('signature zone'),
    })
  })
  it('that nests deep, or is no JSON, costs nothing and is none', () => {
    const deep = `{"data":{"hdr":{"t":"icao.vacc","is":"UTO"},"msg":${'['.repeat(900)}${']'.repeat(900)}},"sig":{}}`
    expect(parse(Buffer.from(deep))).toMatchObject({ standard: 'VDS-NC' })
    expect(parse(Buffer.from('{"data":'))).toBeNull()
    expect(parse(Buffer.from('{"product":"tea"}'))).toBeNull()
  })
  it('has the canonical form of RFC 8785', () => {
    // RFC 8785, section 3.2.2 and 3.2.3.
    const value: unknown = JSON.parse(
      String.raw`{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/","literals":[null,true,false]}`,
    )
    expect(canonicalJson(value)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    )
    const keys = JSON.parse(
      String.raw`{"\u20ac":1,"\r":2,"\ufb33":3,"1":4,"\ud83d\ude00":5,"\u0080":6,"\u00f6":7}`,
    ) as object
    expect(
      JSON.parse(`[${(canonicalJson(keys) ?? '').match(/:\d/g)?.join(',').replaceAll(':', '') ?? ''}]`),
    ).toEqual([2, 4, 6, 7, 1, 5, 3])
  })
})

describe('A 2D-Doc', () => {
  const message = '62SPECIMEN\x1d60ANNA/MARIA\x1d65IR66X12345674\x1d67UT68F69010119856O01012031'
  it.each(['02', '03', '04'] as const)('of version %s says who and what', (version) => {
    const found = parsed(
      seal2dDoc(signer, { version, message: message.replace('67UT', '67FR'), authority: 'FR01' }),
    )
    expect(found).toMatchObject({
      seals: 'Identity document',
      type: 'R',
      issuer: 'FR01',
      country: 'FR',
      signedOn: '2026-01-15',
    })
    expect(found.signer).toEqual({ by: 'name', authority: 'FR01', commonName: 'TS32' })
    expect(valuesOf(found)).toEqual({
      ...{
        lastName: 'SPECIMEN',
        firstName: 'ANNA MARIA',
        documentNumber: 'X12345674',
        nationalityIso3: 'FRA',
      },
      ...{ sex: 'F', dob: '1985-01-01', expiry: '2031-01-01', countryIso3: 'FRA' },
    })
  })
  it('with a machine readable zone says what that says', () => {
    const found = parsed(seal2dDoc(signer, { type: '08', message: `6F${zone.replaceAll('<', ' ')}` }))
    expect(valuesOf(found)).toMatchObject({
      lastName: 'SPECIMEN',
      firstName: 'ANNA MARIA',
      dob: '1985-01-01',
    })
    expect([found.type, found.hasShortYear]).toEqual(['R', true])
  })
  it('does not compare a value that was cut, nor what stands behind data that are not known', () => {
    const found = parsed(seal2dDoc(signer, { message: '62SPECI\x1e66X1\x1dZZ1\x1d68F' }))
    expect(valuesOf(found)).toEqual({ documentNumber: 'X1' })
  })
  it('may have an annex, which is not signed', () => {
    const [with_, without] = [
      seal2dDoc(signer, { message, annex: 'ANNEX' }),
      seal2dDoc(signer, { message }),
    ].map((bytes) => parsed(bytes))
    expect(with_?.signature.length).toBe(64)
    expect(with_?.signed).toEqual(without?.signed)
  })
  it('without a signature is faulty', () => {
    expect(parse(Buffer.from('DC04UT01TS3225022502070 1UT'.replace(' ', '')))).toMatchObject({
      fault: saying('base32'),
    })
  })
})

describe('A secure QR code of Aadhaar', () => {
  let india: TestSigner
  beforeAll(() => {
    india = testSigner({ country: 'IN', commonName: 'DS TEST 01', isRsa: true })
  })
  it.each(['V2', null])('of version %s says name, birth, sex and address', (version) => {
    const found = parsed(aadhaarOf(india, { version }))
    expect(found).toMatchObject({ seals: 'Aadhaar', country: 'IN', signedOn: '2026-01-15' })
    expect(valuesOf(found)).toEqual({
      ...{ fullName: 'Asha Verma', dob: '1988-03-04', sex: 'F', postcode: '110001', countryIso3: 'IND' },
      ...{
        address1: '12, Hill Road, Near Lake, Old Town',
        address2: 'Sampleton, Example District, Example State',
      },
    })
  })
  it('leaves out a birth of which the year alone is known', () => {
    const fields = aadhaarFields.map((field) => (field === '04-03-1988' ? '1988' : field))
    expect(valuesOf(parsed(aadhaarOf(india, { fields })))['dob']).toBeUndefined()
  })
  it('that unfolds to more than a record is given up', () => {
    // A bomb: random head so that the number is long enough, then zeros.
    const bomb = gzipSync(
      Buffer.concat([
        Buffer.from(Array.from({ length: 600 }, (_, at) => (at * 73) % 256)),
        Buffer.alloc(200_000),
      ]),
    )
    expect(parse(aadhaarDigits(bomb), 'qr')).toMatchObject({ fault: saying('unpacked') })
  })
  it('lacks fields where they are not parted', () => {
    const bytes = aadhaarDigits(
      gzipSync(Buffer.from(Array.from({ length: 900 }, (_, at) => (at * 91 + 7 * (at >> 3)) % 251))),
    )
    expect(parse(bytes, 'qr')).toMatchObject({ fault: saying('lacks fields') })
  })
  it('is no number of other digits', () => {
    expect(parse(Buffer.from('1234567890'.repeat(60)), 'qr')).toBeNull()
  })
})

describe('A code that is no seal', () => {
  it('is none, whatever its bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const seal = parse(bytes)
        expect(seal === null || 'fault' in seal || seal.signature.length > 0).toBe(true)
      }),
    )
    expect(parse(Buffer.from('https://example.org/'), 'qr')).toBeNull()
  })
  it('is none in a symbol of bars', () => {
    expect(parse(vdsOf(signer, { features: [[2, encodeC40(zone)]] }), 'pdf417')).toBeNull()
  })
})
