import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { composeMrz } from '../../src/engine/documents/formats/compose-mrz.ts'
import { specimenFile, todayInUtc, type SpecimenFile } from '../world/pictures/specimen-file.ts'
import { encodeC40 } from '../world/seals/c40.ts'
import { sealedPicture } from '../world/seals/sealed-picture.ts'
import { testSigner, type TestSigner } from '../world/seals/seal-signers.ts'
import { aadhaarFields, aadhaarOf, seal2dDoc, vdsNcOf, vdsOf } from '../world/seals/seals.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { scanAnswer } from '../world/service/wire-shapes.ts'

const today = todayInUtc()
const code = 'FEATURE_VERIFICATION_FAILED'
let server: TestServer
let card: SpecimenFile
let zone: string
let signer: TestSigner
let nc: TestSigner
let doc: TestSigner
let india: TestSigner

beforeAll(async () => {
  server = await openTestServer()
  card = await specimenFile({ kind: 'id-card-td2', today, flat: true })
  zone = card.truth.zone.join('')
  const authority = testSigner({ country: 'UT', commonName: 'Country Signing', isAuthority: true })
  signer = testSigner({ country: 'UT', commonName: 'TS', serial: '32', curve: 'brainpoolP256r1' }, authority)
  nc = testSigner({ country: 'UT', commonName: 'TN', extendedUsage: '2.23.136.1.1.14.2' }, authority)
  doc = testSigner({ country: 'UT', commonName: 'TS32' })
  india = testSigner({ country: 'IN', commonName: 'DS TEST 01', isRsa: true })
  const put = (path: string, { pem }: TestSigner): void => {
    const folder = join(server.directory, 'certificates', path)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'certificate.pem'), pem)
  }
  put('icao/signer', signer)
  put('icao/authority', authority)
  put('2d-doc/UT01', doc)
  put('aadhaar', india)
})
afterAll(() => server.close())

const traced = z.looseObject({
  facts: z.looseObject({
    front: z.looseObject({
      seals: z
        .array(z.looseObject({ standard: z.string(), verdict: z.looseObject({ result: z.string() }) }))
        .optional(),
    }),
  }),
  trace: z.looseObject({ checks: z.array(z.looseObject({ code: z.string(), outcome: z.string() })) }),
})

const off = { enabled: true, review: -1, reject: -1, weight: 1 }

/** A drawn sheet bears no trace of a camera, which is not the subject here. */
async function scanned(document: string, decisions: Readonly<Record<string, unknown>> = {}) {
  const profileOverride = { decisions: { ARTIFICIAL_IMAGE: off, ...decisions } }
  const given = { document, profile: 'security_medium', profileOverride }
  const reply = await server.ask({ method: 'POST', url: '/scan', key: 'test', body: given })
  expect(reply.statusCode, reply.bytes.toString()).toBe(200)
  const answer = scanAnswer.parse(reply.json())
  const id = String(reply.record()['transactionId'])
  const shown = await server.ask({ method: 'GET', url: `/x/transactions/${id}/trace`, key: 'test' })
  const { facts, trace } = traced.parse(shown.json())
  return {
    answer,
    seals: facts.front.seals ?? [],
    check: trace.checks.find((row) => row.code === code),
    sources: (key: string) => (answer.data[key] ?? []).map(({ source }) => source),
    notChecked: answer.notChecked ?? [],
  }
}

const permitSeal = (by: TestSigner, text = zone, named = 'UTTS32') =>
  vdsOf(by, { signer: named, features: [[2, encodeC40(text)]] })

describe('A digital seal on a card', () => {
  it('is verified offline, answered as a barcode, and leaves the decision as it was', async () => {
    const { answer, seals, check, sources } = await scanned(
      await sealedPicture(card.bytes, permitSeal(signer)),
    )
    expect(seals).toMatchObject([
      {
        standard: 'VDS',
        seals: 'Residence permit',
        issuer: 'UTO',
        signer: 'UTTS 32',
        signedOn: '2026-01-15',
        verdict: { result: 'verified' },
      },
    ])
    expect(check?.outcome).toBe('clear')
    expect(sources('documentNumber')).toContain('barcode')
    expect(sources('lastName')).toContain('barcode')
    expect(answer.decision).toBe('accept')
  })

  it('#141 by another key is not genuine: the warning says so, and the card is not accepted', async () => {
    const forger = testSigner({ country: 'UT', commonName: 'TS', serial: '32', curve: 'brainpoolP256r1' })
    const { answer, seals, sources } = await scanned(await sealedPicture(card.bytes, permitSeal(forger)))
    expect(seals).toMatchObject([{ verdict: { result: 'failed' } }])
    const [warning] = answer.warning.filter((row) => row.code === code)
    expect(warning).toMatchObject({
      confidence: 1,
      description: expect.stringContaining(
        'The digital seal (VDS) on the front is not genuine: its signature is not that of its content.',
      ) as string,
    })
    expect(sources('documentNumber')).not.toContain('barcode')
    expect(answer.decision).not.toBe('accept')
  })

  it('#141 that says otherwise than the zone contradicts it, however genuine it is', async () => {
    const digit = zone.charAt(36 + 8)
    const lines = composeMrz('TD2', {
      ...{ documentCode: 'I', issuer: 'UTO', surname: 'OTHER', givenNames: 'PERSON', nationality: 'UTO' },
      ...{ documentNumber: `Z0000000${digit}`, dob: '1970-02-03', sex: 'M', expiry: '2033-03-04' },
    })
    const { answer } = await scanned(await sealedPicture(card.bytes, permitSeal(signer, lines.join(''))))
    const said = answer.warning
      .filter((row) => row.code === code)
      .map(({ description }) => String(description))
    expect(said.some((text) => /birth date is .* in the (barcode|machine readable zone)/.test(text))).toBe(
      true,
    )
    expect(
      said.some((text) => /document number is .* in the (barcode|machine readable zone)/.test(text)),
    ).toBe(true)
    expect(said.some((text) => /OTHER in the digital seal|PERSON OTHER in the digital seal/.test(text))).toBe(
      true,
    )
    expect(answer.decision).not.toBe('accept')
  })

  it('by a certificate that was not imported is not checked where the code counts, and else in the trace alone', async () => {
    const document = await sealedPicture(card.bytes, permitSeal(signer, zone, 'UTTS77'))
    const { answer, check, notChecked } = await scanned(document)
    expect(check?.outcome).toBe('not_checked')
    expect(notChecked).toContainEqual({
      code,
      reason:
        'The digital seal (VDS) on the front was not checked. The certificate that it names is not among those that were imported.',
    })
    expect(answer.decision).toBe('review')
    const silent = await scanned(document, { [code]: off })
    expect([silent.check?.outcome, silent.notChecked]).toEqual(['cannot_tell', []])
    expect(silent.answer.decision).toBe('accept')
  })

  it('in JSON, of France and of India is verified the same', async () => {
    const { documentNumber, dob, surname, givenNames } = card.specimen
    const data = {
      hdr: { t: 'icao.vacc', v: 1, is: 'UTO' },
      msg: { pid: { n: 'X', dob, i: documentNumber } },
    }
    const json = await scanned(await sealedPicture(card.bytes, vdsNcOf(nc, data), 'QRCode'))
    expect(json.seals).toMatchObject([{ standard: 'VDS-NC', verdict: { result: 'verified' } }])
    expect(json.sources('dob')).toContain('barcode')
    const message = `62${surname.toUpperCase()}\x1d60${givenNames.toUpperCase()}\x1d66${documentNumber}`
    const french = await scanned(await sealedPicture(card.bytes, seal2dDoc(doc, { message })))
    expect(french.seals).toMatchObject([
      { standard: '2D-Doc', seals: 'Identity document', verdict: { result: 'verified' } },
    ])
    expect(french.sources('documentNumber')).toContain('barcode')
    const indian = await scanned(
      await sealedPicture(card.bytes, aadhaarOf(india, { fields: aadhaarFields }), 'QRCode'),
    )
    expect(indian.seals).toMatchObject([{ standard: 'Aadhaar', verdict: { result: 'verified' } }])
  })

  it('that is no seal changes nothing', async () => {
    const { answer, seals, check } = await scanned(
      await sealedPicture(card.bytes, Buffer.from('https://example.org/'), 'QRCode'),
    )
    expect([seals, check?.outcome, answer.decision]).toEqual([[], 'cannot_tell', 'accept'])
  })
})
