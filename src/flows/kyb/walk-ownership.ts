import { deriveOwnership } from '../../engine/companies/ownership/derive-ownership.ts'
import type { Mode } from '../../vocabulary/account/principal.ts'
import type { CompanyValues, Owner } from '../../vocabulary/companies/company.ts'
import type { OwnershipFacts, OwnershipNode } from '../../vocabulary/companies/ownership.ts'
import type { OwnershipEdge, RegistryFacts, RegisterVersion } from '../../vocabulary/companies/register.ts'
import type { Registers } from '../ports/companies/registers.ts'
import { mapBounded } from './map-bounded.ts'
import { keyOfNode, nodeOf, numbersIn, type RecordKey, recordsByNumber } from './register-records.ts'

export interface WalkPorts {
  readonly registers: Pick<Registers, 'search' | 'ownersOf' | 'ownershipNotes'>
}

export interface WalkRequest {
  readonly mode: Mode
  /** What is known of the company, by whichever source. */
  readonly values: CompanyValues
  readonly registry: RegistryFacts
  /** Those that the document names. */
  readonly documentOwners: readonly Owner[]
  readonly signal: AbortSignal
}

/** Steps upwards, and people and companies in all. */
export const walkCaps = { depth: 10, nodes: 500 } as const

/** Companies that the registers are asked about at once. */
const atOnce = 4

/** The node of a company that no register has. */
const askedNode = 'asked'

/** What was found of one company on the way. */
interface Step {
  readonly edges: readonly OwnershipEdge[]
  readonly links: readonly (readonly [string, string])[]
  readonly incomplete: readonly string[]
}

/**
 * Who holds the company: upwards from what the registers have of it and what the document names, from register to register
 * by LEI and by number. What no register could say is in `incomplete`.
 */
export async function walkOwnership(ports: WalkPorts, request: WalkRequest): Promise<OwnershipFacts> {
  const { registry, documentOwners, signal } = request
  const company = companyNode(request)
  const seen = new Set([company.node])
  const steps: Step[] = [
    { edges: documentOwners.map((owner) => documentEdge(owner, company.node)), links: [], incomplete: [] },
  ]
  steps.push(await firstStep(ports, request, company))
  markSeen(steps, seen)
  let level = newCompanies(steps, seen)
  for (let depth = 1; level.length > 0 && depth < walkCaps.depth && seen.size <= walkCaps.nodes; depth++) {
    const found = await mapBounded(level, { atOnce, signal }, (owner) => stepAbove(ports, request, owner))
    steps.push(...found)
    markSeen(found, seen)
    level = newCompanies(found, seen)
  }
  const names = level.map(({ name }) => name)
  const ended =
    names.length === 0
      ? []
      : [
          `The search ended after ${walkCaps.depth} steps or ${walkCaps.nodes} people and companies: who holds ${listed(names)} was not looked for.`,
        ]
  return deriveOwnership({
    company,
    edges: steps.flatMap(({ edges }) => edges),
    links: steps.flatMap(({ links }) => links),
    incomplete: [...notWalked(registry), ...new Set(steps.flatMap(({ incomplete }) => incomplete)), ...ended],
  })
}

/** Names in a sentence, the first few. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(', ')
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown
}

/** What a register has of it goes before what was given or read. */
function companyNode({ values, registry }: WalkRequest): OwnershipNode {
  const [best] = registry.state === 'found' ? registry.hits : []
  const known = { ...values, ...best?.record.values }
  const name = [known.legalName, known.legalNameLocal].find((one) => one !== undefined && one !== '')
  return {
    node: best === undefined ? askedNode : nodeOf(best.record),
    kind: 'company',
    name: name ?? 'the company',
    ...numbersIn(known),
  }
}

/** Why no register was asked who holds the company. */
function notWalked(registry: RegistryFacts): readonly string[] {
  switch (registry.state) {
    case 'not_checked':
      return [`No register was asked who holds the company. ${registry.reason}`]
    case 'ambiguous':
      return ['Several records of registers may be meant, so that none was asked who holds the company.']
    case 'not_found':
      return ['No register has the company, so that none says who holds it.']
    case 'found':
      return []
  }
}

function documentEdge({ share, ...party }: Owner, owned: string): OwnershipEdge {
  const { kind, name, countries, birthDate, registrationNumber, lei } = party
  const node = `document:${[kind, name, birthDate, registrationNumber, lei].filter((part) => part !== undefined).join(' ')}`
  const owner = {
    node,
    kind,
    name,
    countries,
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(registrationNumber === undefined ? {} : { registrationNumber }),
    ...(lei === undefined ? {} : { lei }),
  }
  return { owner, owned, kind: 'shares', share, source: 'document' }
}

function markSeen(steps: readonly Step[], seen: Set<string>): void {
  for (const [one, other] of steps.flatMap(({ links }) => links)) seen.add(one).add(other)
}

/** Those among the owners that are companies and were not met before. */
function newCompanies(steps: readonly Step[], seen: Set<string>): readonly OwnershipNode[] {
  const found: OwnershipNode[] = []
  for (const { owner } of steps.flatMap(({ edges }) => edges)) {
    if (seen.has(owner.node)) continue
    seen.add(owner.node)
    if (owner.kind === 'company') found.push(owner)
  }
  return found
}

async function firstStep(ports: WalkPorts, request: WalkRequest, company: OwnershipNode): Promise<Step> {
  const { registry } = request
  if (registry.state !== 'found') return { edges: [], links: [], incomplete: [] }
  const records = registry.hits.map(({ record }) => record)
  const linked = await Promise.all(
    records.map(({ values }) => recordsByNumber(ports.registers, numbersIn(values), request)),
  )
  return ownersOfRecords(ports, request, { company, records: [...records, ...linked.flat()] })
}

async function stepAbove(ports: WalkPorts, request: WalkRequest, owner: OwnershipNode): Promise<Step> {
  const { versions } = request.registry
  const own = keyOfNode(owner.node, new Set(versions.map(({ register }) => register)))
  const linked = await recordsByNumber(ports.registers, owner, request)
  const records = [...(own === null ? [] : [own]), ...linked]
  if (records.length > 0) return ownersOfRecords(ports, request, { company: owner, records })
  return { edges: [], links: [], incomplete: [whyNotFound(owner, versions)] }
}

function whyNotFound(
  { name, lei, registrationNumber, countries }: OwnershipNode,
  versions: readonly RegisterVersion[],
): string {
  if (lei === undefined && registrationNumber === undefined)
    return `Who holds ${name} is not known: no number of it is known by which a register could be asked.`
  const loaded = versions.filter(({ state }) => state !== 'not_loaded')
  const isCovered = loaded.some((version) =>
    countries.some((country) => version.countries?.includes(country) ?? true),
  )
  if (!isCovered && countries.length > 0)
    return `Who holds ${name} is not known: no register of ${countries.join(', ')} is loaded.`
  return `Who holds ${name} is not known: no register that is loaded has it.`
}

async function ownersOfRecords(
  { registers }: WalkPorts,
  { signal }: WalkRequest,
  { company, records }: { readonly company: OwnershipNode; readonly records: readonly RecordKey[] },
): Promise<Step> {
  const distinct = [...new Map(records.map((record) => [nodeOf(record), record])).values()]
  const answers = await mapBounded(distinct, { atOnce, signal }, async ({ register, id }) => ({
    edges: await registers.ownersOf(register, id, signal),
    notes: await registers.ownershipNotes(register, id, signal),
  }))
  const edges = answers.flatMap((answer) => answer.edges)
  const notes = [...new Set(answers.flatMap((answer) => answer.notes))]
  const isUnknown = edges.length === 0 && notes.length === 0
  return {
    edges: edges.map((edge) => ({ ...edge, owned: company.node })),
    links: distinct.map((record) => [company.node, nodeOf(record)] as const),
    incomplete: isUnknown ? [`No register says who holds ${company.name}.`] : notes,
  }
}
