import { expect, it } from 'vitest'
import type { FoundParty } from './found-party.ts'
import { sharesIn } from './owners-of-sentences.ts'
import { officersOf, ownersOf } from './shares.ts'

const holder = (name: string, shareCount: number | null): FoundParty => ({
  ...{ name, kind: 'person', role: null, isOwner: true, share: null, nominal: null, shareCount },
  ...{ label: '', pieces: [] },
})

const sharesOfAll = (totals: readonly number[], ...parties: readonly FoundParty[]) =>
  ownersOf(parties, { capital: null, totals }).map(({ name, share }) => [name, share?.min])

const sharesOf = (...parties: readonly FoundParty[]) => sharesOfAll([], ...parties)

it('who holds no share any more is no owner', () => {
  expect(sharesOf(holder('Ada Lark', 30), holder('Ben Moor', 0), holder('Cay Reed', 70))).toEqual([
    ['Ada Lark', 30],
    ['Cay Reed', 70],
  ])
})

it('amounts that a head counts in ten thousands are parts of their sum', () => {
  const parties = [120, 880].map((nominal, at) => ({ ...holder(`Ada Lark ${at}`, null), nominal }))
  expect(ownersOf(parties, { capital: 10_000_000, totals: [] }).map(({ share }) => share?.min)).toEqual([
    12, 88,
  ])
})

it('amounts of more than the capital say less than the numbers of shares', () => {
  const parties = [40, 160].map((count, at) => ({ ...holder(`Ada Lark ${at}`, count), nominal: 80_000 }))
  expect(ownersOf(parties, { capital: 100_000, totals: [] }).map(({ share }) => share?.min)).toEqual([20, 80])
})

it('counted shares are no part of a whole where those of one are not known', () => {
  expect(sharesOf(holder('Ada Lark', 30), holder('Ben Moor', null))).toEqual([
    ['Ada Lark', undefined],
    ['Ben Moor', undefined],
  ])
})

it('shares are parts of the printed number of all shares, where others hold some', () => {
  const [ada, ben] = [holder('Ada Lark', 30), holder('Ben Moor', 20)]
  expect(sharesOfAll([1000, 100, 40], ada, ben)).toEqual([
    ['Ada Lark', 30],
    ['Ben Moor', 20],
  ])
  expect(sharesOfAll([30], ada, holder('Ben Moor', null))).toEqual([
    ['Ada Lark', undefined],
    ['Ben Moor', undefined],
  ])
})

it('shares are counted with the name of their class, and not by any figure before it', () => {
  expect(sharesIn('19 ORDINARY shares held as at the date of this statement')).toBe(19)
  expect(sharesIn('1.800 adet paya karşılık gelen')).toBe(1800)
  expect(sharesIn('In 2021 all of the shares')).toBeNull()
})

it('who is a director and a managing director is named once, with the higher office', () => {
  const officer = (role: 'director' | 'managing_director' | 'secretary') => ({
    ...holder('森 隆', null),
    role,
  })
  const roles = officersOf([officer('director'), officer('managing_director'), officer('secretary')])
  expect(roles.map(({ role }) => role)).toEqual(['managing_director', 'secretary'])
})
