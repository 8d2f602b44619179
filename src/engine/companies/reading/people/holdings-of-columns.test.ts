import { describe, expect, it } from 'vitest'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import type { FoundParty } from './found-party.ts'
import { withHoldingsOfColumns } from './holdings-of-columns.ts'

/** What is found for these owners in print. @param read the share that was read of each, in per cent */
function shares(
  rows: Parameters<typeof printInRows>[0],
  names: readonly string[],
  { capital = null, read }: { readonly capital?: number | null; readonly read?: number } = {},
): readonly (number | undefined)[] {
  const pieces = printInRows(rows)
  const share = read === undefined ? null : { min: read, max: read }
  const owners = names.map((name): FoundParty => ({
    ...{ name, kind: 'person', role: null, isOwner: true, share, nominal: null, shareCount: null },
    ...{ label: '', pieces: pieces.filter(({ text }) => text === name) },
  }))
  return withHoldingsOfColumns(owners, { pieces, capital }).map((owner) => owner.share?.min)
}

const both = ['Ada Lark', 'Ben Moor']

describe('A column of figures beside the names of all owners', () => {
  it('is none of votes', () => {
    const heads = ['Akcjonariusz', 'Głosy na WZ', 'Udział w kapitale']
    const rows = [['Ada Lark', '60,00%', '30,00%'], ['Ben Moor', '40,00%', '70,00%']]
    expect(shares([heads, ...rows], both)).toEqual([30, 70])
    expect(shares([['Akcjonariusz', 'Akcje', 'Udział'], ...rows], both)).toEqual([60, 40])
  }) // prettier-ignore

  it('is their shares where it adds up to a total that is printed', () => {
    const rows = [
      ['Ada Lark', 'No. 1', '300'],
      ['Ben Moor', 'No. 2', '700'],
    ]
    expect(shares([...rows, ['', '', 'Shares in issue: 1,000']], both)).toEqual([30, 70])
    expect(shares(rows, both)).toEqual([undefined, undefined])
    expect(shares([...rows, ['', '', 'Shares in issue: 2,000']], both)).toEqual([undefined, undefined])
  })

  it('is their shares where it adds up to the capital', () => {
    const rows = [
      ['Ada Lark', '1.250,00'],
      ['Ben Moor', '3.750,00'],
    ]
    expect(shares(rows, both, { capital: 5000 })).toEqual([25, 75])
    expect(shares(rows, both, { capital: 6000 })).toEqual([undefined, undefined])
  })

  it('is their shares where it adds up to a hundred per cent', () => {
    expect(shares([['Ada Lark', '12,5 %'], ['Ben Moor', '87,5 %']], both)).toEqual([12.5, 87.5]) // prettier-ignore
  })

  it('that are a hundred per cent together comes before one of each single share', () => {
    const rows = [['Ada Lark', '0,001 %', '12,50 % since 2021'], ['Ben Moor', '0,001 %', '87,50 %']] // prettier-ignore
    expect(shares(rows, both, { read: 0.001 })).toEqual([12.5, 87.5])
  })

  it('says nothing where it numbers them', () => {
    expect(shares([['Ada Lark', '2'], ['Ben Moor', '1'], ['Page', '3']], both)).toEqual([undefined, undefined]) // prettier-ignore
  })

  it('says nothing where one of them has none', () => {
    const rows = [['Ada Lark', '1.250'], ['Ben Moor', ''], ['Cay Reed', '3.750']] // prettier-ignore
    expect(shares(rows, [...both, 'Cay Reed'], { capital: 5000 })).toEqual([undefined, undefined, undefined])
  })
})
