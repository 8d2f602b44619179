import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFonts } from '../../bench/reading/fronts/fonts.ts'
import { frontPicture, type FrontPicture } from '../../bench/reading/fronts/front-picture.ts'
import { allLayouts } from '../../bench/reading/fronts/tables/layouts/all-layouts.table.ts'
import type { Writing } from '../../bench/reading/fronts/tables/families.table.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { codesOf, scanAnswer, type ScanAnswer } from '../world/service/wire-shapes.ts'

const fonts = openFonts()

/** Whether a front in this writing can be drawn on this machine. */
function canDraw(writing: Writing): boolean {
  try {
    return fonts.of(writing).length > 0 && fonts.of('Latn').length > 0
  } catch {
    return false
  }
}

interface Front {
  readonly id: string
  readonly writing: Writing
  readonly name: string
  readonly country: string
  readonly hasLatinName: boolean
}

const fronts: readonly Front[] = [
  { id: 'THA-ID', writing: 'Thai', name: 'National Identity Card', country: 'THA', hasLatinName: true },
  { id: 'ARE-ID', writing: 'Arab', name: 'Identity Card', country: 'ARE', hasLatinName: true },
  { id: 'CHN-ID', writing: 'Hans', name: 'Resident Identity Card', country: 'CHN', hasLatinName: false },
]
const drawable = fronts.filter(({ writing }) => canDraw(writing))
for (const { id, writing } of fronts)
  if (!canDraw(writing)) process.stderr.write(`SKIPPED: there is no typeface to draw ${id} (${writing}).\n`)

const localKeys = ['lastNameLocal', 'firstNameLocal', 'middleNameLocal', 'fullNameLocal']
const latinKeys = ['lastName', 'firstName', 'middleName', 'fullName']

const comparedKeys = ['dob', 'documentNumber', 'fullNameLocal']

/** What is printed of that, by key. */
function printedValues({ flat }: FrontPicture): ReadonlyMap<string, string> {
  const all = flat.printed.flatMap(({ expected }) =>
    expected.flatMap(({ keys, value }) => keys.map((key): [string, string] => [key, value])),
  )
  return new Map(all.filter(([key]) => comparedKeys.includes(key)))
}

const withoutBlanks = (text: string): string => text.replace(/\s/g, '').toUpperCase()

describe.skipIf(drawable.length === 0)('A front in another script', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestAccount()
  })
  afterAll(() => server.close())

  async function scan(picture: FrontPicture): Promise<ScanAnswer> {
    const body = { document: picture.file.toString('base64'), profile: 'security_medium' }
    const reply = await server.ask({ method: 'POST', url: '/scan', key: 'test', body })
    expect(reply.statusCode, reply.body).toBe(200)
    return scanAnswer.parse(reply.json())
  }

  it.each(drawable)('is known and read in it: $id', async ({ id, name, country, hasLatinName }) => {
    const layout = allLayouts.find((one) => one.id === id)
    if (layout === undefined) throw new Error(`There is no layout ${id}`)
    const picture = await frontPicture(layout, 0, { fonts, grade: 'easy' })
    const answer = await scan(picture)
    const { data } = answer
    expect(firstValue(data, 'documentName')).toBe(name)
    expect(firstValue(data, 'countryIso3')).toBe(country)
    expect(data['documentSide']?.[0]).toMatchObject({ value: 'FRONT' })
    expect(data['documentSide']?.[0]?.confidence, 'its kind tells the side').toBeGreaterThan(0.8)
    expect(data['dob'], 'the birth date is read').toHaveLength(1)
    for (const [key, printed] of printedValues(picture)) expectPrinted(answer, key, printed)
    expectNothingInvented(answer, picture)
    if (!hasLatinName) expect(latinKeys.filter((key) => data[key] !== undefined)).toEqual([])
    expect(codesOf(answer)).not.toContain('FEATURE_VERIFICATION_FAILED')
    expect(answer.decision, 'print alone accepts no one').not.toBe('accept')
    expect(answer.notChecked?.map(({ code }) => code)).toContain('UNRECOGNIZED_DOCUMENT')
  })
})

const firstValue = (data: ScanAnswer['data'], key: string): string => data[key]?.[0]?.value ?? ''

/** What was read is what is printed, with its places; what was not read is missing. */
function expectPrinted({ data, missingFields }: ScanAnswer, key: string, printed: string): void {
  const [read] = data[key] ?? []
  if (read === undefined) {
    expect(missingFields, `${key} is answered or missing`).toContain(key)
    return
  }
  expect(withoutBlanks(read.value), key).toBe(withoutBlanks(printed))
  const corner = [expect.any(Number), expect.any(Number)]
  const box = [corner, corner, corner, corner]
  expect(read, key).toMatchObject({ source: 'visual', inputBox: box, outputBox: box })
}

function expectNothingInvented({ data }: ScanAnswer, { flat }: FrontPicture): void {
  const printed = flat.printed.map(({ text }) => withoutBlanks(text)).join(' ')
  for (const key of [...localKeys, ...latinKeys])
    for (const word of firstValue(data, key).split(' '))
      expect(printed, `${key} has nothing that is not printed`).toContain(withoutBlanks(word))
}
