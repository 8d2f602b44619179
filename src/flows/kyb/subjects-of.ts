import { mayReach } from '../../engine/companies/ownership/derive-ownership.ts'
import { birthsAgree, nameKey } from '../../engine/companies/ownership/parties/party-keys.ts'
import type { CompanyFacts, ScreenedSubject } from '../../vocabulary/companies/company-facts.ts'
import type { CompanyParty, CompanyValues } from '../../vocabulary/companies/company.ts'
import type { HolderQuery } from '../../vocabulary/decision/facts.ts'

/** What is known of a company before it is screened. */
export type CompanyToScreen = Pick<CompanyFacts, 'given' | 'document' | 'registry' | 'ownership'>

/** Someone to screen: who it is to the company, and what the lists are asked. */
export interface SubjectQuestions {
  readonly subject: ScreenedSubject
  readonly questions: readonly HolderQuery[]
}

/** Names of one company that are screened: the present one in every spelling, and former ones. */
const maxNames = 12

/**
 * Whom to screen: the company first, then every owner whose share may reach the level, the greatest first, then the officers.
 * One who is both is an owner.
 *
 * @param ownerShare per cent
 */
export function subjectsOf(company: CompanyToScreen, ownerShare: number): readonly SubjectQuestions[] {
  const { ownership } = company
  const nodes = new Map(ownership.nodes.map((node) => [node.node, node]))
  const owners = ownership.owners
    .filter((owner) => mayReach(owner, ownerShare))
    .flatMap(({ node }) => nodes.get(node) ?? [])
  const officers = distinctParties(officersOf(company)).filter(
    (officer) => !owners.some((owner) => isSame(owner, officer)),
  )
  return [
    ...companyQuestions(company),
    ...owners.map((owner) => partyQuestions(owner, { role: 'owner', node: owner.node })),
    ...officers.map((officer) => partyQuestions(officer, { role: 'officer' })),
  ].filter(({ questions }) => questions.length > 0)
}

function companyQuestions({
  given,
  document,
  registry,
  ownership,
}: CompanyToScreen): readonly SubjectQuestions[] {
  const records = registry.state === 'found' ? registry.hits.map(({ record }) => record) : []
  const sources: readonly CompanyValues[] = [
    given,
    readValues(document),
    ...records.map(({ values }) => values),
  ]
  const values = (key: keyof CompanyValues): readonly string[] =>
    sources.flatMap((source) => source[key] ?? []).filter((value) => value !== '')
  const names = distinctNames([
    ...values('legalName'),
    ...values('legalNameLocal'),
    ...records.flatMap(({ otherNames }) => otherNames),
  ])
  const numbers = [...values('lei'), ...values('registrationNumber'), ...values('taxNumber')]
  const name = names[0] ?? ''
  const subject: ScreenedSubject = { role: 'company', name, kind: 'company', node: ownership.company }
  const countries = [...new Set(values('countryIso2'))]
  return [{ subject, questions: questionsAbout(subject, { names, numbers, countries }) }]
}

function readValues(document: CompanyFacts['document']): CompanyValues {
  if (document === null) return {}
  return Object.fromEntries(Object.entries(document.values).map(([key, { value }]) => [key, value]))
}

/** However often a name is written alike, it is asked once. */
function distinctNames(names: readonly string[]): readonly string[] {
  const distinct = new Map(names.map((name) => [name.toUpperCase().trim(), name] as const).reverse())
  return [...distinct.values()].reverse().slice(0, maxNames)
}

function officersOf({ document, registry }: CompanyToScreen): readonly CompanyParty[] {
  const registered = registry.state === 'found' ? registry.hits.flatMap(({ record }) => record.officers) : []
  return [...registered, ...(document?.officers ?? [])]
}

/** One who is named twice is one, with the birth date where one of both has it. */
function distinctParties(parties: readonly CompanyParty[]): readonly CompanyParty[] {
  return parties.reduce<readonly CompanyParty[]>((known, party) => {
    const same = known.find((one) => isSame(one, party))
    if (same === undefined) return [...known, party]
    const isMorePrecise = (party.birthDate?.length ?? 0) > (same.birthDate?.length ?? 0)
    return isMorePrecise ? known.map((one) => (one === same ? party : one)) : known
  }, [])
}

/** Beside one company a name is enough, unless births contradict each other. */
const isSame = (one: CompanyParty, other: CompanyParty): boolean =>
  one.kind === other.kind && nameKey(one) === nameKey(other) && birthsAgree(one.birthDate, other.birthDate)

function partyQuestions(
  { kind, name, birthDate, countries, registrationNumber = '', lei = '' }: CompanyParty,
  as: Pick<ScreenedSubject, 'role' | 'node'>,
): SubjectQuestions {
  const subject: ScreenedSubject = {
    role: as.role,
    name,
    kind,
    ...(as.node === undefined ? {} : { node: as.node }),
  }
  const numbers = kind === 'company' ? [lei, registrationNumber] : []
  return { subject, questions: questionsAbout(subject, { names: [name], numbers, countries, birthDate }) }
}

/** A question for each name, and one for each number, which is enough by itself whatever the name is. */
function questionsAbout(
  subject: ScreenedSubject,
  {
    names,
    numbers,
    countries,
    birthDate,
  }: {
    readonly names: readonly string[]
    readonly numbers: readonly string[]
    readonly countries: readonly string[]
    readonly birthDate?: string | undefined
  },
): readonly HolderQuery[] {
  const born = birthDate === undefined ? {} : { birthDate }
  return [
    ...names.filter(hasLetter).map((name) => ({ name, countries, ...born, subject })),
    ...[...new Set(numbers)]
      .filter(isLongEnough)
      .map((idNumber) => ({ name: '', countries, idNumber, subject })),
  ]
}

const hasLetter = (name: string): boolean => /[\p{L}\p{N}]/u.test(name)

/** Shorter numbers are of too many. */
const isLongEnough = (number: string): boolean => number.replace(/[^\p{L}\p{N}]/gu, '').length >= 5
