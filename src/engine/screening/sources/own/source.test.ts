import { describe, expect, it } from 'vitest'
import { readList } from '../../../../../test/world/lists/read-list.ts'
import { usOfac } from '../us_ofac/source.ts'
import { parseCustomListDefinition } from './custom-list-definition.ts'
import { customSource, parseCustomSource } from './source.ts'

const sourceOf = (stated: unknown) => parseCustomSource([usOfac], stated)

const file = (name: string) => new URL(`./sample/${name}`, import.meta.url)
const ftm = new URL('../opensanctions/sample/entities.ftm.ndjson', import.meta.url)

const map = {
  id: 'Nr',
  name: 'Full name',
  aliases: 'Also known as',
  birth: 'born',
  nationality: 'Land',
  note: ['Remark'],
  identifiers: { passport: 'Passport' },
  kind: { column: 'Type' },
  separator: '/',
  delimiter: ';',
}
const definition = (changes: Record<string, unknown> = {}, topic = 'crime') =>
  parseCustomListDefinition({ name: 'suppliers', topic, map: { ...map, ...changes } })

describe('a list of someone’s own', () => {
  it('is read by a map of its columns', async () => {
    const { of, entities } = await readList(customSource(definition()), { csv: file('suppliers.csv') })
    expect(entities).toHaveLength(2)
    expect(of('17')).toMatchObject({
      kind: 'person',
      topics: ['crime'],
      names: [
        { text: 'Zeltmari, Orban Tovik', strength: 'primary' },
        { text: 'Urban Zeltmary', strength: 'strong' },
        { text: 'Орбан Зельтмари', strength: 'strong' },
      ],
      births: [{ from: '1948-12-10' }],
      nationalities: ['EG'],
      identifiers: [{ type: 'passport', value: 'A1084010', country: 'EG' }],
      notes: ['did not deliver'],
      original: { 'Full name': 'Zeltmari, Orban Tovik' },
    })
    expect(of('18')).toMatchObject({ kind: 'organisation', births: [], identifiers: [] })
  })

  it('is refused with the column that is not there, and the header', async () => {
    const read = (changes: Record<string, unknown>) => readList(customSource(definition(changes)), { csv: file('suppliers.csv') })
    await expect(read({ birth: 'Birthday' })).rejects.toThrow(/“Birthday” for birth.*header is: Nr, Full name, Also/)
    await expect(read({ identifiers: { tax: 'TIN' } })).rejects.toThrow(/“TIN” for tax/)
    await expect(read({ kind: { column: 'Remark' } })).rejects.toThrow(/Row 2 .*“did not deliver” in the column “Remark”/)
    await expect(read({ name: 'Also known as' })).rejects.toThrow(/Row 3 .*no name in the column “Also known as”/)
    await expect(read({ delimiter: ',' })).rejects.toThrow('for name')
  }) // prettier-ignore

  it.each([
    [{ name: 'suppliers', map }, 'topic'],
    [{ name: 'Suppliers!', topic: 'pep', map }, 'name'],
    [{ name: 'suppliers', topic: 'debt', map }, 'topic'],
    [{ name: 'suppliers', topic: 'pep', map: { aliases: 'x' } }, 'map.name'],
    [{ name: 'suppliers', topic: 'pep', map: { ...map, borthday: 'x' } }, 'map'],
    ['suppliers', 'own'],
  ])('is not guessed at: %j', (stated, key) => {
    expect(() => sourceOf(stated)).toThrow(expect.objectContaining({ code: 'ERROR_INVALID_VALUE' }))
    expect(() => sourceOf(stated)).toThrow(key)
  })

  it('may be FollowTheMoney of any data set, under the topics that its records state', async () => {
    const source = sourceOf({ name: 'gathered', topic: 'crime' })
    const { of } = await readList(source, { ftm })
    expect(of('NK-903')).toMatchObject({ id: 'gathered:NK-903', topics: ['pep'] })
    expect(of('NK-901')?.topics).toEqual(['sanction'])
    const table = new URL('../opensanctions/sample/targets.simple.csv', import.meta.url)
    expect((await readList(source, { simple: table })).of('NK-901')).toMatchObject({ topics: ['crime'] })
  })

  it('takes the newest of several files, and none where dates do not tell', () => {
    const source = customSource(definition())
    expect(source.recognise(['a/s_2026-01-01.csv', 'a/s_2026-02-01.csv', 'a/readme.md'])).toMatchObject({
      parts: { csv: 'a/s_2026-02-01.csv' },
      date: '2026-02-01',
    })
    expect(source.recognise(['a.csv', 'b.csv'])).toBeNull()
    expect(source.recognise(['a.json'])).toBeNull()
    expect(sourceOf({ name: 'gathered', topic: 'pep' }).recognise(['x.ndjson'])?.parts).toEqual({ ftm: 'x.ndjson' })
  }) // prettier-ignore

  it('bears no name of a published one', () => {
    expect(() => sourceOf({ name: 'us_ofac', topic: 'pep' })).toThrow('A published list has that name')
  })
})
