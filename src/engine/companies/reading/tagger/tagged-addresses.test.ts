import { expect, it } from 'vitest'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import { withWholeAddresses } from './tagged-addresses.ts'
import { type SaidOfWord, taggedBy } from './tags.fixture.ts'

const words = (...texts: readonly string[]): Readonly<Record<string, SaidOfWord>> =>
  Object.fromEntries(
    texts.flatMap((text) => text.split(' ').map((word, at) => [word, { kind: 'address', begins: at === 0 }])),
  )

async function addresses(rows: Parameters<typeof printInRows>[0], said: Readonly<Record<string, SaidOfWord>>) {
  const spans = withWholeAddresses(await taggedBy(printInRows(rows), said))
  const found = spans.filter(({ kind }) => kind === 'address').toSorted((a, b) => b.odds - a.odds)
  return found.map(({ pieces }) => pieces.map(({ text }) => text).join(', '))
} // prettier-ignore

it('a post box is no part of a street, and the street comes first', async () => {
  const rows = [['PO Box 12', '69 Smuts Avenue'], ['', 'Randburg 2194']] // prettier-ignore
  const said = words('PO Box 12', '69 Smuts Avenue')
  expect(await addresses(rows, said)).toEqual(['69 Smuts Avenue, Randburg 2194', 'PO Box 12'])
})

it('two addresses that are whole in their lines are two', async () => {
  const rows = ['PL 229, 70100 KUOPIO', 'Kauppakatu 57, 70101 KUOPIO']
  const said = { ...words('PL 229, 70100 KUOPIO Kauppakatu 57, 70101') }
  expect(await addresses(rows, said)).toEqual(['Kauppakatu 57, 70101 KUOPIO', 'PL 229, 70100 KUOPIO'])
})

it('lines between the lines of an address are part of it, and no others', async () => {
  const rows = ['Head', '75 Plein Street', 'Dennesig', 'Western Cape', '7600', 'Members']
  const said = { ...words('75 Plein Street Cape'), '7600': { kind: 'address', begins: false } } as const
  expect(await addresses(rows, said)).toEqual(['75 Plein Street, Dennesig, Western Cape, 7600'])
})

it('an address goes on up to the code of its place, if one stands close under it', async () => {
  const said = words('18 Dorp Street')
  const rows = ['18 Dorp Street', 'Stellenbosch', '7600', 'Members']
  expect(await addresses(rows, said)).toEqual(['18 Dorp Street, Stellenbosch, 7600'])
  expect(await addresses(['18 Dorp Street', 'Stellenbosch', 'Members'], said)).toEqual(['18 Dorp Street'])
})

it('a street before a building number is part of its address, and what is claimed is none', async () => {
  const said = words('23, 6020 Emmen')
  expect(await addresses(['Sitz Gerlistrasse 23, 6020 Emmen'], { ...said, Sitz: { kind: 'label' } })).toEqual(
    ['Gerlistrasse 23, 6020 Emmen'],
  )
  expect(
    await addresses(['Gerlistrasse 23, 6020 Emmen'], { ...said, Gerlistrasse: { kind: 'name' } }),
  ).toEqual(['23, 6020 Emmen'])
})

it('an address does not go on into the value of another label', async () => {
  const said = { ...words('18 Dorp Street'), Activity: { kind: 'label' } } as const
  const rows = [['', '18 Dorp Street'], ['Activity', 'Wood, 7600 kinds']] // prettier-ignore
  expect(await addresses(rows, said)).toEqual(['18 Dorp Street'])
})
