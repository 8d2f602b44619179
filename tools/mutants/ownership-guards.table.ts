import type { Mutant } from './mutant.ts'

const derive = 'src/engine/companies/ownership/derive-ownership.test.ts'
const sanctions = 'src/engine/companies/ownership/sanctions/sanctioned-ownership.test.ts'
const screening = 'src/flows/kyb/screen-subjects.test.ts'

/** Rules by which owners are found, added up and screened: each is tried by the test beside it. */
export const ownershipGuards: readonly Mutant[] = [
  {
    guard: 'shares multiply along a path',
    file: 'src/engine/companies/ownership/ranges.ts',
    text: 'within((upper.min * lower.min) / whole, (upper.max * lower.max) / whole)',
    replacement: 'within(Math.min(upper.min, lower.min), Math.min(upper.max, lower.max))',
    attacks: [],
    test: derive,
    title: 'multiplies shares along a path',
  },
  {
    guard: 'an unknown share is not everything',
    file: 'src/engine/companies/ownership/derive-ownership.ts',
    text: '(share === null || holding.share === null ? null : multiply(share, holding.share))',
    replacement: '(share === null || holding.share === null ? share : multiply(share, holding.share))',
    attacks: [],
    test: derive,
    title: 'leaves unknown what is unknown',
  },
  {
    guard: 'an unknown share is not nothing',
    file: 'src/engine/companies/ownership/derive-ownership.ts',
    text: 'shares[at] ?? mostOf(path)',
    replacement: 'shares[at] ?? { ...mostOf(path), max: 0 }',
    attacks: [],
    test: derive,
    title: 'bounds a sum by what an unknown share lets through',
  },
  {
    guard: 'people of one name born on other days are two',
    file: 'src/engine/companies/ownership/parties/same-parties.ts',
    text: "if (owner.kind !== 'person' || !isAmbiguous(owner.node)) return edge",
    replacement: "if (owner.kind !== 'person' || owner.name !== '') return edge",
    attacks: [],
    test: derive,
    title: 'takes nodes of one name apart',
  },
  {
    guard: 'what document and register both say of an owner counts once',
    file: 'src/engine/companies/ownership/parties/same-parties.ts',
    text: 'if (first === undefined || owners.size !== sources.size || !agree) continue',
    replacement:
      "if (first === undefined || owners.size !== sources.size || first.name !== '' || !agree) continue",
    attacks: [],
    test: derive,
    title: 'does not count the share twice',
  },
  {
    guard: 'a company that is held by half counts as listed towards those below it',
    file: 'src/engine/companies/ownership/sanctions/apply-rule.ts',
    text: '      answers.set(node, outcome.answer)\n',
    replacement: '',
    attacks: [],
    test: sanctions,
    title: 'half of half, each of them enough',
    also: [
      {
        file: 'src/engine/companies/ownership/sanctions/apply-rule.ts',
        text: '      isSettled = false\n',
        replacement: '',
      },
    ],
  },
  {
    guard: 'holdings of several who are listed add up where the rule says so',
    file: 'src/engine/companies/ownership/sanctions/apply-rule.ts',
    text: 'rule.isAggregated ? [listed] : listed.map((node) => [node])',
    replacement: 'listed.map((node) => [node])',
    attacks: [],
    test: sanctions,
    title: 'two who are listed, a quarter each',
  },
  {
    guard: 'an owner is screened where the upper end of the share reaches the level',
    file: 'src/engine/companies/ownership/derive-ownership.ts',
    text: 'if (share !== null) return share.max >= level',
    replacement: 'if (share !== null) return share.min >= level',
    attacks: [],
    test: derive,
    title: 'may reach a level by the upper end',
  },
  {
    guard: 'what was found false of a person is so in every company',
    file: 'src/flows/screening/screen-questions.ts',
    text: '  return asked\n',
    replacement: "  return { ...asked, of: _?.node ?? _?.role ?? '', in: _?.name ?? '' }\n",
    attacks: [],
    test: screening,
    title: 'in every company',
  },
  {
    guard: 'the search for owners ends after so many steps',
    file: 'src/flows/kyb/walk-ownership.ts',
    text: 'depth < walkCaps.depth && ',
    replacement: '',
    attacks: [],
    test: 'src/flows/kyb/walk-ownership.test.ts',
    title: 'after so many steps',
  },
]
