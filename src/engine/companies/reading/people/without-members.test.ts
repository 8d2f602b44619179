import { expect, it } from 'vitest'
import type { FoundParty } from './found-party.ts'
import { withoutMembers } from './without-members.ts'

const party = (name: string, role: FoundParty['role'], isOwner = false): FoundParty => ({
  ...{ name, kind: 'person', role, isOwner, share: null, nominal: null, shareCount: null },
  ...{ label: '', pieces: [] },
})
const roles = (...parties: readonly FoundParty[]) =>
  withoutMembers(parties).map(({ name, role, isOwner }) => [name, role, isOwner])

it('an owner who is a member and nothing else is no officer beside those who hold an office', () => {
  const [ada, owner, ben] = [party('Ada Lark', 'member'), party('Ada Lark', null, true), party('Ben Moor', 'director')] // prettier-ignore
  expect(roles(ada, owner, ben)).toEqual([['Ada Lark', null, true], ['Ben Moor', 'director', false]]) // prettier-ignore
  expect(roles(ada, ben)).toEqual([['Ada Lark', 'member', false], ['Ben Moor', 'director', false]]) // prettier-ignore
})

it('members act where no one holds an office', () => {
  expect(roles(party('Ada Lark', 'member'), party('Ada Lark', null, true))).toHaveLength(2)
})

it('who stands in one list as a member and owner is an owner alone', () => {
  expect(roles(party('Ada Lark', 'member', true), party('Ben Moor', 'director'))[0]).toEqual(['Ada Lark', null, true]) // prettier-ignore
})
