import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { runProgram } from '../world/service/command.ts'
import { unzip } from '../world/unzip.ts'
import { serviceKeys, startService, type Service } from '../world/service/service.ts'
import { specimenFile, todayInUtc, type SpecimenFile } from '../world/pictures/specimen-file.ts'
import {
  amlAnswer,
  codesOf,
  recordAnswer,
  recordsAnswer,
  scanAnswer,
  valuesOf,
  type ScanAnswer,
  quickAnswer,
} from '../world/service/wire-shapes.ts'
import { madeLink } from '../world/verification/made-link.ts'
import { listedEntities } from './listed-entities.ts'
import { pythonWithClient } from './python-setup.ts'

const callResult = z.object({
  answer: z.unknown().optional(),
  error: z.string().optional(),
  raised: z.string().optional(),
  message: z.string().optional(),
  statuses: z.array(z.int()),
})

type CallResult = z.output<typeof callResult>

const script = fileURLToPath(new URL('./python_client.py', import.meta.url))
const python = pythonWithClient()

async function runClient(program: string, given: unknown, folder: string): Promise<Map<string, CallResult>> {
  const file = join(folder, 'calls.json')
  writeFileSync(file, JSON.stringify(given))
  const { status, out, err } = await runProgram(program, [script, file])
  if (status !== 0) throw new Error(`The Python client ended with ${status ?? 'a signal'}:\n${err}`)
  return new Map(Object.entries(z.record(z.string(), callResult).parse(JSON.parse(out))))
}

describe.skipIf(python === null)('the published Python client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-python-'))
  let service: Service
  let passport: SpecimenFile
  let results = new Map<string, CallResult>()

  beforeAll(async () => {
    const today = todayInUtc()
    passport = await specimenFile({ kind: 'passport', today })
    const expired = await specimenFile({ kind: 'passport', today, flaws: ['expired'] })
    writeFileSync(join(folder, 'passport.jpg'), passport.bytes)
    writeFileSync(join(folder, 'expired.jpg'), expired.bytes)
    service = await startService()
    const { documentNumber, dob, surname, givenNames } = passport.specimen
    const given = {
      url: service.url,
      key: serviceKeys.test,
      restrictedKey: serviceKeys.restricted,
      folder,
      passport: join(folder, 'passport.jpg'),
      expired: join(folder, 'expired.jpg'),
      holder: { number: documentNumber, name: `${givenNames} ${surname}`, dob: dob.replaceAll('-', '/') },
      listed: listedEntities,
    }
    results = await runClient(python ?? '', given, folder)
  })

  afterAll(async () => {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(service.directory, { recursive: true, force: true })
  })

  function resultOf(name: string): CallResult {
    const found = results.get(name)
    if (found === undefined) throw new Error(`The client never came to "${name}".`)
    return found
  }

  function answered<Shape extends z.ZodType>(name: string, shape: Shape): z.output<Shape> {
    const { answer, ...rest } = resultOf(name)
    expect(rest, name).toEqual({ statuses: [200] })
    return shape.parse(answer)
  }

  function scanned(name: string): ScanAnswer {
    return answered(name, scanAnswer)
  }

  function refused(name: string): { status: number | undefined; code: string | undefined; message: string } {
    const { error, message = '', statuses } = resultOf(name)
    return { status: statuses.at(-1), code: error, message }
  }

  it('reads from a passport what is printed on it', () => {
    const first = scanned('scan a file')
    const { documentNumber, dob, expiry, sex } = passport.specimen
    expect(valuesOf(first)).toMatchObject({ documentNumber, dob, expiry, sex, nationalityIso3: 'UTO' })
    expect(first.decision).toBe('accept')
    expect(first.customData).toBe('python-17')
    for (const other of ['scan base64', 'scan a data address'])
      expect(valuesOf(scanned(other)), other).toEqual(valuesOf(first))
  })

  it('reads quickly, has the picture kept, and scans it by its hash', () => {
    const { documentNumber } = passport.specimen
    for (const name of ['quick scan and keep', 'very quick scan'])
      expect(valuesOf(answered(name, quickAnswer)), name).toMatchObject({ documentNumber })
    expect(answered('very quick scan', quickAnswer).reference).toBeUndefined()
    expect(valuesOf(scanned('scan what was kept'))).toMatchObject({ documentNumber })
  })

  it('has the holder verified, and gets each mismatch', () => {
    expect(codesOf(scanned('scan and verify, all true'))).toEqual(['FAKE_ID'])
    const wrong = scanned('scan and verify, all false')
    expect(codesOf(wrong)).toEqual(
      expect.arrayContaining([
        'NAME_VERIFICATION_FAILED',
        'DOB_VERIFICATION_FAILED',
        'AGE_VERIFICATION_FAILED',
        'ID_NUMBER_VERIFICATION_FAILED',
      ]),
    )
    expect(wrong.decision).toBe('reject')
  })

  it('restricts countries, states and kinds of documents', () => {
    const codes = codesOf(scanned('scan and restrict'))
    expect(codes).toContain('COUNTRY_NOT_ACCEPTED')
    expect(codes).toContain('TYPE_NOT_ACCEPTED')
    expect(scanned('scan and allow passports').decision).toBe('accept')
  })

  it('lays an override over the profile', () => {
    const stored = scanned('scan under an override')
    expect(stored.transactionId).toBeUndefined()
    expect(stored.outputImage?.front).toMatch(/^\/9j\//)
    expect(stored.data['fullName']).toBeUndefined()
    expect(stored.decision).toBe('review')
    expect(codesOf(scanned('scan under a loaded override'))).toContain('TYPE_NOT_ACCEPTED')
    expect(scanned('scan an expired one').decision).toBe('reject')
    expect(scanned('scan an expired one under security_none').decision).toBe('accept')
  })

  it('is answered that a selfie is the very picture of the document', () => {
    for (const request of ['scan with a face', 'compare faces'])
      expect(codesOf(scanned(request)), request).toContain('FACE_IDENTICAL')
    expect(scanned('verify liveness').decision).not.toBe('accept')
  })

  it('finds an address that no passport carries in notChecked, in an answer that is to be reviewed', () => {
    const answer = scanned('scan and compare the address')
    expect(answer.decision).toBe('review')
    expect(codesOf(answer)).toContain('NOT_CHECKED')
  })

  it('raises an error of its own for what is refused', () => {
    expect(refused('scan no picture')).toMatchObject({ status: 400, code: 'ERROR_IMAGE_CORRUPTED' })
    expect(refused('scan under an unknown profile')).toMatchObject({
      status: 400,
      code: 'ERROR_INVALID_VALUE',
    })
    expect(refused('come with a wrong key')).toMatchObject({ status: 401, code: 'ERROR_UNAUTHORIZED' })
    expect(refused('list with a restricted key')).toMatchObject({ status: 403, code: 'ERROR_KEY_FORBIDDEN' })
  })

  it('gets the contract that a scan made, and an error for a template that is none', () => {
    expect(scanned('scan and fill a contract').outputFile).toMatchObject([{ name: 'n2' }])
    expect(refused('scan and fill an unknown contract')).toMatchObject({
      status: 400,
      code: 'ERROR_INVALID_VALUE',
    })
  })

  it('gets the transaction back as it was answered, with its picture', () => {
    const first = scanned('scan a file')
    const record = answered('get a transaction', recordAnswer)
    expect(record.id).toBe(first.transactionId)
    expect(record.data).toEqual(first.data)
    expect(record.updatedAt).toBe(0)
    expect(resultOf('save an image')).toMatchObject({ statuses: [200] })
    expect(readFileSync(join(folder, 'front.jpg')).subarray(0, 3).toString('hex')).toBe('ffd8ff')
  })

  it('lists by page, custom data, decision and time', () => {
    const page = answered('list transactions', recordsAnswer)
    expect(page.transactions).toHaveLength(2)
    expect(page.nextOffset).toBe(2)
    const mine = answered('list by custom data', recordsAnswer)
    expect(mine.transactions.map(({ id }) => id)).toEqual([scanned('scan a file').transactionId])
    const rejected = answered('list by decision', recordsAnswer)
    expect(new Set(rejected.transactions.map(({ decision }) => decision))).toEqual(new Set(['reject']))
    const all = answered('list by time', recordsAnswer)
    expect(all.transactions).toHaveLength(page.total)
    expect(all.nextOffset).toBeUndefined()
    expect(answered('list what was long ago', recordsAnswer)).toMatchObject({ total: 0, transactions: [] })
  })

  it('decides by hand, and deletes for good', () => {
    const done = z.object({ success: z.literal(true) })
    answered('decide by hand', done)
    const after = answered('get it after', recordAnswer)
    expect(after.decision).toBe('review')
    expect(after.updatedAt).toBeGreaterThanOrEqual(after.createdAt)
    answered('delete', done)
    for (const gone of ['get it deleted', 'delete an unknown one'])
      expect(refused(gone), gone).toMatchObject({ status: 404, code: 'ERROR_NOT_FOUND' })
  })

  it('keeps profiles of its own', () => {
    const created = answered('create a profile', z.looseObject({ id: z.string(), profileId: z.string() }))
    expect(created.profileId).toBe(created.id)
    const listed = answered(
      'list profiles',
      z.array(z.looseObject({ id: z.string(), profileName: z.string() })),
    )
    expect(listed).toContainEqual(expect.objectContaining({ id: created.id, profileName: "Python's own" }))
    const settings = z.looseObject({
      name: z.string(),
      outputSize: z.number(),
      thresholds: z.looseObject({}),
    })
    expect(answered('get a profile', settings)).toMatchObject({
      outputSize: 640,
      thresholds: { nameVerification: 0.8 },
    })
    expect(answered('get a preset', settings).name).toBe('security_high')
    const updated = answered('get the updated one', settings)
    expect(updated).toMatchObject({ name: 'Renamed', outputSize: 800, thresholds: { nameVerification: 0.8 } })
    expect(answered('export a profile', settings)).toMatchObject({ name: 'Renamed', outputSize: 800 })
    expect(scanned('scan under an own profile').profileId).toBe(created.id)
    expect(refused('change a preset')).toMatchObject({ status: 400, code: 'ERROR_OPERATION_FAILED' })
    expect(refused('get the deleted one')).toMatchObject({ status: 404, code: 'ERROR_NOT_FOUND' })
  })

  it('screens names and numbers against the invented list', () => {
    for (const found of [
      'search a name',
      'search a number',
      'search a company',
      'search with every filter',
    ]) {
      const { lists } = answered(found, amlAnswer)
      expect(
        lists.map(({ database }) => database),
        found,
      ).toEqual(['demo'])
    }
    expect(answered('search a name', amlAnswer).match[0]?.fullname).toEqual([listedEntities.listedAs])
    expect(answered('search a number', amlAnswer).match[0]?.fullname).toEqual([listedEntities.listedAs])
    expect(answered('search a company', amlAnswer).match[0]?.entity).toBe('legalentity')
    expect(answered('search no one', amlAnswer).match).toEqual([])
    const freeText = z.looseObject({ total: z.int(), items: z.array(z.looseObject({})) })
    expect(answered('search free text', freeText)).toMatchObject({ page: 1, limit: 10 })
  })

  it('reads its account, without the key in it', () => {
    const account = answered(
      'read the account',
      z.looseObject({ quota: z.int(), credit: z.int(), privateKey: z.string() }),
    )
    expect(JSON.stringify(account)).not.toContain(serviceKeys.server)
    expect(JSON.stringify(account)).not.toContain(serviceKeys.test)
  })

  it('makes, lists, reads, changes and deletes a template of contracts', () => {
    const { templateId } = answered('create a template', z.looseObject({ templateId: z.string().length(12) }))
    const items = z.array(z.looseObject({ id: z.string(), name: z.string() })).length(1)
    expect(answered('list a template', z.looseObject({ items })).items[0]).toMatchObject({ id: templateId })
    const template = z.looseObject({ name: z.string(), content: z.base64() })
    const html = (of: string) => Buffer.from(answered(of, template).content, 'base64').toString('utf8')
    expect(html('read a template')).toBe('<p>%{fullName}</p>')
    expect(html('read a changed template')).toBe('<p/>')
    const file = z.looseObject({ fileName: z.string().regex(/^n2_[A-Za-z0-9]{32}\.pdf$/), fileUrl: z.url() })
    const generated = z.looseObject({ success: z.literal(true), outputFile: z.array(file).length(1) })
    expect(answered('generate a contract', generated)).toBeTruthy()
    expect(answered('delete a template', z.looseObject({ success: z.literal(true) }))).toBeTruthy()
    expect(refused('read a template that is gone')).toMatchObject({ status: 404, code: 'ERROR_NOT_FOUND' })
  })

  it('makes, lists, reads and deletes a hosted link', () => {
    const { reference, url } = answered('make a link', madeLink)
    expect(url.endsWith(`#${reference}`)).toBe(true)
    const items = z.array(z.looseObject({ reference: z.string(), customData: z.string() }))
    const listed = answered('list links', z.looseObject({ items, total: z.int() }))
    expect(listed.items).toMatchObject([{ reference, customData: 'l' }])
    const shown = answered('read a link', z.looseObject({ url: z.url(), finalTransaction: z.null() }))
    expect(shown.url).toBe(url)
    expect(answered('delete a link', z.looseObject({ success: z.literal(true) }))).toBeTruthy()
    expect(refused('read a link that is gone')).toMatchObject({ status: 404, code: 'ERROR_NOT_FOUND' })
    expect(refused('make a link of an unknown mode').message).toBe('Invalid DocuPass mode.')
  })

  it('saves an archive of the transactions', async () => {
    expect(resultOf('export transactions').statuses).toEqual([200, 200])
    const files = await unzip(readFileSync(join(folder, 'archive.zip')))
    expect([...files.keys()]).toContain('transactions.csv')
    expect(files.get('transactions.csv')?.toString('utf8')).toContain(passport.specimen.documentNumber)
  })

  it('reads the log of deliveries, and gets an error when one is unknown', () => {
    expect(answered('list deliveries', z.looseObject({ items: z.array(z.unknown()) })).items).toEqual([])
    for (const name of ['resend an unknown delivery', 'delete an unknown delivery'])
      expect(refused(name), name).toMatchObject({ status: 404, code: 'ERROR_NOT_FOUND' })
  })

  it('never meets an answer that it cannot read', () => {
    const raised = [...results].filter(([, result]) => result.raised !== undefined)
    expect(raised).toEqual([])
  })
})
