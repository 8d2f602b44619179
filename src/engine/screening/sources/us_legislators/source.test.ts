import { describe, expect, it } from 'vitest'
import { readList } from '../../../../../test/world/lists/read-list.ts'
import { usLegislators } from './source.ts'

const file = (name: string) => new URL(`./sample/${name}.yaml`, import.meta.url)
const sample = () =>
  readList(usLegislators, { current: file('legislators-current'), executive: file('executive') })

describe('us_legislators', () => {
  it('reads who is in office, under every name', async () => {
    expect((await sample()).of('Z000901')).toMatchObject({
      kind: 'person',
      topics: ['pep'],
      gender: 'male',
      names: [
        { text: 'Zeltmari, Orban T., Jr.', strength: 'primary' },
        { text: 'Orban T. Zeltmari, Jr.', strength: 'strong' },
        { text: 'Zeltmari, Orby', strength: 'strong' },
      ],
      births: [{ from: '1958-10-13' }],
      programs: ['Member of the United States House of Representatives', 'United States Senator'],
      status: [],
      exposure: {
        by: 'office',
        offices: ['national'],
        country: 'US',
        tenure: 'current',
        positions: [
          {
            title: 'Member of the United States House of Representatives',
            from: '1993-01-05',
            to: '1995-01-03',
          },
          { title: 'United States Senator', from: '2001-01-03', to: '2031-01-03' },
        ],
      },
    })
  })

  it('reads who once was, and no one twice', async () => {
    const { entities, of } = await sample()
    expect(entities).toHaveLength(3)
    expect(of('govtrack-900003')?.exposure).toMatchObject({ offices: ['head'], tenure: 'past' })
  })

  it('finds in the file of presidents those whose term ends last', async () => {
    const { of } = await readList(usLegislators, { executive: file('executive') })
    expect([of('Z000901'), of('govtrack-900003')].map((one) => one?.exposure?.tenure)).toEqual([
      'current',
      'past',
    ])
  })

  it('takes every value as the text that stands there', async () => {
    expect((await sample()).of('N000902')?.names[0]?.text).toBe('No, Irmina')
  })

  it.each([
    ['a web page', '<html>\n<body>'],
    ['a record without a name', '- id:\n    bioguide: X\n  terms: []\n'],
    ['a file cut off in a record', '- id:\n    bioguide: X\n  na'],
    ['a bomb of aliases', `- id: &a [${'x,'.repeat(20)}]\n  b: &b [${'*a,'.repeat(20)}]\n  c: &c [${'*b,'.repeat(20)}]\n  d: [${'*c,'.repeat(20)}]\n`],
  ])('refuses %s', async (_, text) => {
    await expect(readList(usLegislators, { current: text })).rejects.toThrow('is not of a legislator')
  }) // prettier-ignore

  it('knows its files by name', () => {
    expect(
      usLegislators.recognise(['p/us_legislators_current.yaml.gz', 'p/us_executive.yaml'])?.parts,
    ).toEqual({
      current: 'p/us_legislators_current.yaml.gz',
      executive: 'p/us_executive.yaml',
    })
  })
})
