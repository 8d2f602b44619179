import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInference, type OpenedInference } from '../../src/adapters/inference/open-inference.ts'
import { readRegistration, type ReadRegistration } from '../../src/flows/kyb/read-registration.ts'
import { Refusal } from '../../src/vocabulary/refusals.ts'
import { pdfWithPages } from '../world/faults/hostile-files.ts'
import {
  encryptedPdf,
  hiddenText,
  pictureOverText,
  pictureWithInvisibleText,
} from '../world/registrations/doctored-pdfs.ts'
import { registrationFile, registrationPdf } from '../world/registrations/draw-registration.ts'
import { makeRegistration } from '../world/registrations/make-registration.ts'
import { pageOf, pairs, t } from '../world/registrations/typst.ts'

let inference: OpenedInference
beforeAll(async () => {
  inference = await openInference({ modelDirectory: 'models' })
})
afterAll(() => inference.close())

const now = Date.parse('2026-11-26T12:00:00Z')

function read(bytes: Uint8Array): Promise<ReadRegistration> {
  const clock = { now: () => now, monotonic: () => performance.now() }
  return readRegistration({ inference, clock }, { bytes, signal: AbortSignal.timeout(300_000) })
}

/** An extract with this company number. */
const extract = (number: string, more = ''): string =>
  pageOf([
    t('The registrar of companies for England and Wales'),
    pairs([
      ['Company name', 'Kestrel Harbour Supplies Ltd'],
      ['Company number', number],
      ['Company status', 'Active'],
      ['Date of incorporation', '12 March 2015'],
      ['Registered office address', '14 Bridge Road\nLeeds LS1 4AP'],
    ]),
    more,
  ])

const truth = {
  legalName: 'Kestrel Harbour Supplies Ltd',
  registrationNumber: '09123456',
  status: 'active',
  incorporationDate: '2015-03-12',
  address: '14 Bridge Road, Leeds LS1 4AP',
  countryIso2: 'GB',
}

const valuesOf = ({ reading }: ReadRegistration) =>
  Object.fromEntries(Object.entries(reading.values).map(([key, { value }]) => [key, value]))

describe('A registration document', () => {
  it('is read from its text layer where the pixels say the same', async () => {
    const answer = await read(registrationPdf(extract('09123456')))
    expect(valuesOf(answer)).toMatchObject(truth)
    expect(answer.reading.textLayer).toMatchObject({ state: 'believed' })
    expect(answer.reading.pages).toEqual({ read: 1, total: 1 })
    expect(answer.reading.unread).toEqual([])
    expect(Buffer.from(answer.picture ?? []).subarray(0, 2)).toEqual(Buffer.from('ffd8', 'hex'))
  })

  it.each(['scan', 'photo'] as const)('is read from the pixels of a %s', async (kind) => {
    const answer = await read(await registrationFile(extract('09123456'), kind, 7))
    expect(valuesOf(answer)).toMatchObject(truth)
    expect(answer.reading.textLayer).toEqual({ state: 'none' })
    expect(answer.reading.values.registrationNumber?.box).toHaveLength(4)
  })

  it('names its officers and owners, in a scan as in its text', async () => {
    const { source, truth: made } = makeRegistration(77, 9)
    for (const kind of ['pdf', 'scan'] as const) {
      const { reading } = await read(await registrationFile(source, kind, 5))
      expect(reading.officers.map(({ name, role }) => ({ name, role }))).toEqual(made.officers)
      expect(reading.owners.map(({ name, share }) => ({ name, share: share?.min }))).toEqual(made.owners)
    }
  })
})

describe('A text layer', () => {
  it.each(Object.entries(hiddenText))('is not believed with text %s', async (_, hide) => {
    const more = hide('Company number 99999999')
    const answer = await read(registrationPdf(extract('09123456', more)))
    expect(answer.reading.textLayer.state).toBe('not_believed')
    expect(valuesOf(answer)).toMatchObject(truth)
  })

  it('that gives another number than the pixels is not believed, and the pixels are read', async () => {
    const answer = await read(await pictureOverText(extract('09123456'), extract('09123956')))
    expect(answer.reading.textLayer.state).toBe('not_believed')
    expect(valuesOf(answer)).toMatchObject(truth)
  })

  it('that lacks what the pixels show is not believed', async () => {
    const without = pageOf([pairs([['Company name', 'Kestrel Harbour Supplies Ltd']])])
    const answer = await read(await pictureOverText(extract('09123456'), without))
    expect(answer.reading.textLayer.state).toBe('not_believed')
    expect(valuesOf(answer)).toMatchObject(truth)
  })

  it('that is not drawn at all is not believed, as good as it may be', async () => {
    const answer = await read(await pictureWithInvisibleText(extract('09123456')))
    expect(answer.reading.textLayer).toMatchObject({ state: 'not_believed' })
    expect(valuesOf(answer)).toMatchObject(truth)
  })

  it('in Chinese is read, and so is a picture of it', async () => {
    const rows = [['名称', '上海白鹭贸易有限公司'], ['统一社会信用代码', '91310000MA1K35TQ2X'], ['Company type', 'Limited company']] as const // prettier-ignore
    for (const kind of ['pdf', 'scan'] as const) {
      const { reading } = await read(await registrationFile(pageOf([pairs(rows)]), kind, 7))
      expect(reading.values.legalName?.value).toBe('上海白鹭贸易有限公司')
      expect(reading.values.registrationNumber?.value).toBe('91310000MA1K35TQ2X')
      expect(reading.values.entityType?.value).toBe('Limited company')
    }
  })
})

describe('A hostile PDF', () => {
  it('#58 of 10,000 pages is read as far as 20, and says so', async () => {
    const { reading } = await read(pdfWithPages(Array.from({ length: 10_000 }, () => '0.9 0.9 0.9')))
    expect(reading.pages).toEqual({ read: 20, total: 10_000 })
    expect(reading.unread.join(' ')).toContain('10000')
    expect(reading.values).toEqual({})
  })

  it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['with a page of 200 by 200 metres', () => pdfWithPages(['1 0 0'], '0 0 566929 566929')],
    ['that is encrypted', encryptedPdf],
    ['that is cut off', () => registrationPdf(extract('09123456')).subarray(0, 700)],
    ['whose pages hold themselves', () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[2 0 R]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')], // prettier-ignore
  ])('#58 %s is refused', async (_, file) => {
    const refused = await read(await file()).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({ code: 'ERROR_IMAGE_CORRUPTED' })
  })

  it.each([
    ['a script', '/OpenAction<</S/JavaScript/JS(app.alert(1))>>'],
    ['a program to start', '/OpenAction<</S/Launch/F(calc.exe)>>'],
  ])('#58 with %s is drawn, and nothing of it is done', async (_, action) => {
    const { reading } = await read(pdfWithPages(['1 0 0'], '0 0 200 100', action))
    expect(reading).toMatchObject({ pages: { read: 1, total: 1 }, values: {}, officers: [], owners: [] })
  })
})
