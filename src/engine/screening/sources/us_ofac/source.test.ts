import { createReadStream } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Entity } from '../../../../vocabulary/screening/entity.ts'
import type { Completion } from '../list-source.ts'
import { usOfac } from './source.ts'

const here = new URL('./sample/', import.meta.url)

async function read(parts: Record<string, AsyncIterable<string>>) {
  const warnings: string[] = []
  const found: Entity[] = []
  let completed: Completion = (entity) => entity
  const warn = (sentence: string): void => void warnings.push(sentence)
  for await (const entity of usOfac.entities(parts, warn, (completion) => (completed = completion)))
    found.push(entity)
  const entities = found.map((entity) => completed(entity))
  return { warnings, entities, byId: new Map(entities.map((entity) => [entity.id, entity])) }
}

const file = (url: URL) => createReadStream(url, { encoding: 'utf8' })
const sample = () =>
  read({
    sdn: file(new URL('sdn.csv', here)),
    alt: file(new URL('alt.csv', here)),
    add: file(new URL('add.csv', here)),
    sdn_comments: file(new URL('sdn_comments.csv', here)),
  })
const text = (content: string) => ({
  async *[Symbol.asyncIterator]() {
    yield await Promise.resolve(content)
  },
})

describe('us_ofac', () => {
  it('reads every record of the set, and nothing is left without an owner', async () => {
    const { entities, warnings } = await sample()
    expect(entities).toHaveLength(12)
    expect(warnings).toEqual([])
  })

  it('ties those whom a remark names, both ways, and names who is not on the list', async () => {
    const { byId } = await sample()
    const linked = { kind: 'is linked to' }
    expect(byId.get('us_ofac:1002')?.relations).toEqual([
      { ...linked, id: 'us_ofac:1001', name: 'QARVAND NAVIGATION CO.' },
    ])
    const about = byId.get('us_ofac:1001')?.relations?.map(({ kind, id }) => `${kind} ${id}`)
    expect(about).toEqual([
      'is linked to us_ofac:1002',
      'is linked to us_ofac:1004',
      'is linked to us_ofac:1005',
      'is linked to us_ofac:1006',
      'owns us_ofac:1004',
    ])
    const row = (number: number, name: string, remarks: string) =>
      `${number},"${name}",-0- ,"IRAN",${'-0- ,'.repeat(7)}"${remarks}"`
    // An alias of one is the listed name of another, who is meant.
    const similar = [
      row(1, 'A CO', "f.k.a. 'B CO'."),
      row(2, 'B CO', '-0-'),
      row(3, 'C CO', 'Linked To: B CO.'),
    ]
    const { byId: of } = await read({ sdn: text(`${similar.join('\r\n')}\r\n`) })
    expect(of.get('us_ofac:3')?.relations).toEqual([{ ...linked, id: 'us_ofac:2', name: 'B CO' }])
    const rows = [
      row(1, 'A CO', 'Linked To: UNKNOWN CO.'),
      row(2, 'TWIN', '(Linked To: A CO); Linked To: TWIN.'),
      row(3, 'TWIN', '-0-'),
    ]
    const { byId: few } = await read({ sdn: text(`${rows.join('\r\n')}\r\n`) })
    expect(few.get('us_ofac:1')?.relations).toEqual([
      { ...linked, id: 'us_ofac:2', name: 'TWIN' },
      { ...linked, name: 'UNKNOWN CO' },
    ])
    // Two bear that name: which of them is meant is not said.
    expect(few.get('us_ofac:3')?.relations).toBeUndefined()
    expect(few.get('us_ofac:2')?.relations?.[1]).toEqual({ ...linked, name: 'TWIN' })
  })

  it('reads a person with births, places, nationalities, numbers and a weak alias out of the remarks', async () => {
    const { byId } = await sample()
    expect(byId.get('us_ofac:1002')).toMatchObject({
      kind: 'person',
      gender: 'male',
      names: [
        { text: 'ZELTMARI, Orban Tovik', strength: 'primary' },
        { text: 'ZELTMARY, Urban', strength: 'strong' },
        { text: 'ABU TOVIK', strength: 'weak' },
      ],
      births: [
        { from: '1948-12-10', to: '1948-12-10', approximate: false },
        { from: '1950', to: '1950', approximate: true },
      ],
      birthPlaces: ['Velmora, Egypt'],
      nationalities: ['EG', 'YE'],
      identifiers: [
        { type: 'passport', value: 'A1084010', country: 'EG' },
        { type: 'national-id', value: '216040', country: 'YE' },
      ],
      programs: ['SDGT', 'IRGC'],
      notes: ['Linked To: QARVAND NAVIGATION CO.'],
    })
  })

  it('reads former names, ranges of years and a title', async () => {
    const { byId } = await sample()
    expect(byId.get('us_ofac:1003')).toMatchObject({
      names: [{ strength: 'primary' }, { text: 'ORLANKA, Irmina', strength: 'former' }],
      births: [{ from: '1966', to: '1967', approximate: false }],
      notes: ['Title: Deputy Head of the Velmora Council'],
    })
  })

  it('knows ships and aircraft by their numbers', async () => {
    const { byId } = await sample()
    expect(byId.get('us_ofac:1004')).toMatchObject({
      kind: 'vessel',
      countries: ['PA'],
      identifiers: [
        { type: 'imo', value: '9187629' },
        { type: 'mmsi', value: '572469210' },
        { type: 'call-sign', value: 'HPXQ7' },
      ],
    })
    expect(byId.get('us_ofac:1005')).toMatchObject({
      kind: 'aircraft',
      identifiers: [
        { type: 'aircraft-tail', value: 'EP-QZX' },
        { type: 'aircraft-serial', value: '000347' },
      ],
    })
  })

  it('joins remarks that the comments file continues in the middle of a word', async () => {
    const { byId } = await sample()
    const entity = byId.get('us_ofac:1006')
    expect(entity?.notes).toContain('Secondary sanctions risk: sections of a regulation')
    expect(entity?.names.at(-1)).toEqual({ text: 'lampwright', strength: 'weak' })
    expect(entity?.identifiers.map((identifier) => identifier.type)).toEqual(['crypto', 'crypto'])
    expect(entity?.links).toContain('http://www.lantern.example')
  })

  it('keeps what it does not understand as a note, in the publisher’s words', async () => {
    const { byId } = await sample()
    expect(byId.get('us_ofac:1010')?.notes).toEqual(['DOB sometime in 1985'])
    expect(byId.get('us_ofac:1008')).toMatchObject({
      nationalities: ['PS'],
      identifiers: [],
      notes: ['Passport (Iraq)'],
    })
  })

  it('keeps the source’s own record beside', async () => {
    const { byId } = await sample()
    expect(byId.get('us_ofac:1012')?.original).toMatchObject({
      entNum: '1012',
      program: 'BALKANS',
      title: null,
    })
  })

  it.each([
    ['a web page', '<html><body>Service unavailable</body></html>\n', 'Row 1 of sdn.csv'],
    [
      'a file cut off in a row',
      '1,"A",-0-,"X",-0-,-0-,-0-,-0-,-0-,-0-,-0-,-0-\n2,"B",-0-',
      'Row 2 of sdn.csv',
    ],
    ['a nameless record', '1,"",-0-,"X",-0-,-0-,-0-,-0-,-0-,-0-,-0-,-0-\n', 'Row 1 of sdn.csv'],
  ])('refuses %s', async (_, content, sentence) => {
    await expect(read({ sdn: text(content) })).rejects.toThrow(sentence)
  })

  it('says so when aliases belong to no one on the list', async () => {
    const { warnings } = await read({
      sdn: text('1,"A",-0-,"X",-0-,-0-,-0-,-0-,-0-,-0-,-0-,-0-\n'),
      alt: text('7,1,"aka","B",-0-\n'),
    })
    expect(warnings).toEqual([expect.stringContaining('1 listed numbers')])
  })
})
