import { drawOwnership } from '../../engine/companies/ownership/drawing/draw-ownership.ts'
import { rangeText } from '../../engine/companies/ownership/ranges.ts'
import { ownershipRules } from '../../engine/companies/ownership/sanctions/ownership-rules.table.ts'
import type { CompanyFacts } from '../../vocabulary/companies/company-facts.ts'
import type {
  DerivedOwner,
  OwnershipNode,
  SanctionedOwnership,
} from '../../vocabulary/companies/ownership.ts'
import type { DocumentBlock } from '../ports/typesetting/typesetting.ts'
import { heading, paragraph, table } from './audit-report-blocks.ts'

const legend =
  'An arrow points from an owner to what is owned, with the share of it. Round boxes are people. In all: the share of the company asked about, over every path.'
const dashedLegend = 'A dashed line closes a circle.'
const markedLegend =
  'Thick red lines are the paths from owners who match an entry of a sanctions list; their boxes say so.'

/** Where the profile withholds who people are, not even the company is left in the graph. */
export const isWithheld = ({ ownership }: Pick<CompanyFacts, 'ownership'>): boolean =>
  ownership.nodes.length === 0

export const withheldText = 'Withheld by the profile.'

/** Who holds the company: those who may be sanctioned first, the graph, every owner with the path, and what is not known. */
export function kybOwnershipBlocks({ ownership, sanctioned }: CompanyFacts): readonly DocumentBlock[] {
  if (isWithheld({ ownership }))
    return [heading('Who owns the company'), paragraph(withheldText), paragraph(knownText(ownership))]
  const listed = new Set((sanctioned?.owners ?? []).map(({ node }) => node))
  const drawing = drawOwnership(ownership, listed)
  const legends = [
    legend,
    ...(drawing?.lines.some(({ isDashed }) => isDashed) === true ? [dashedLegend] : []),
    ...(listed.size > 0 ? [markedLegend] : []),
  ]
  return [
    ...(sanctioned === undefined ? [] : sanctionedBlocks(sanctioned)),
    ...(drawing === null
      ? [heading('Who owns the company'), paragraph('No owner is known.')]
      : [{ kind: 'drawing', title: 'Who owns the company', drawing, legend: legends.join(' ') } as const]),
    ...ownerBlocks(ownership, listed),
  ]
}

function sanctionedBlocks({ owners, rules }: SanctionedOwnership): readonly DocumentBlock[] {
  if (owners.length === 0) return []
  const who = owners.map(
    ({ name, entityIds, sentence }) => `${name} matches ${entityIds.join(', ')}. ${sentence}`,
  )
  const sources = new Map(ownershipRules.map(({ id, name, source }) => [id, { name, source }]))
  const titles = [['Rule', 22], ['Result', 12], ['Why', 56], ['Source of the rule', 40]] as const // prettier-ignore
  const rows = rules.map(({ rule, result, sentence }) => {
    const of = sources.get(rule)
    return [of?.name ?? rule, result.toUpperCase(), sentence, of?.source ?? '']
  })
  return [heading('Owners on a sanctions list'), ...who.map(paragraph), table(titles, rows)]
}

const knownText = ({ known }: Pick<CompanyFacts['ownership'], 'known'>): string =>
  `At least ${rangeText({ min: known, max: known })} of the company is known to end at natural persons.`

function ownerBlocks(
  { owners, nodes, known, incomplete }: CompanyFacts['ownership'],
  listed: ReadonlySet<string>,
): readonly DocumentBlock[] {
  const parties = new Map(nodes.map((node) => [node.node, node]))
  const rows = owners.map((owner) => ownerRow(owner, parties.get(owner.node), listed.has(owner.node)))
  const titles = [['Owner', 46], ['Kind', 20], ['Share', 14], ['How', 60]] as const // prettier-ignore
  return [
    ...(rows.length === 0 ? [] : [heading('Owners, direct and through others'), table(titles, rows)]),
    ...(rows.length === 0 && incomplete.length === 0 ? [] : [paragraph(knownText({ known }))]),
    ...(incomplete.length === 0
      ? []
      : [heading('What is not known of the owners'), ...incomplete.map(paragraph)]),
  ]
}

function ownerRow(
  { node, share, sentence, isIntermediate }: DerivedOwner,
  party: OwnershipNode | undefined,
  isListed: boolean,
): readonly string[] {
  const { name, kind, birthDate, countries, registrationNumber, lei } = party ?? {
    name: node,
    kind: 'company',
    countries: [],
  }
  const number = registrationNumber ?? lei ?? ''
  const identity = kind === 'person' ? (birthDate === undefined ? '' : `born ${birthDate}`) : number
  return [
    [name, identity, ...(isListed ? ['SANCTIONS LIST MATCH'] : [])].filter((part) => part !== '').join(', '),
    [kind, ...countries, ...(isIntermediate === true ? ['held by others'] : [])].join(', '),
    share === null ? 'unknown' : rangeText(share),
    sentence,
  ]
}
