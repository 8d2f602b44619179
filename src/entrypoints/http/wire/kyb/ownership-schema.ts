import { z } from 'zod'
import type { CompanyFacts } from '../../../../vocabulary/companies/company-facts.ts'
import type { ShareRange } from '../../../../vocabulary/companies/company.ts'

/** A share as the wire has it, with the ends of a range beside it. */
export const shareFields = {
  share: z.number().nullable().describe('Per cent; null where it is a range or unknown.'),
  shareMin: z.number().nullable().describe('Extension: per cent; null where it is unknown.'),
  shareMax: z.number().nullable().describe('Extension: per cent; null where it is unknown.'),
}

export function presentShare(share: ShareRange | null) {
  const [shareMin, shareMax] = [
    share === null ? null : percent(share.min),
    share === null ? null : percent(share.max),
  ]
  return { share: shareMin === shareMax ? shareMin : null, shareMin, shareMax }
}

const percent = (value: number): number => Math.round(value * 10_000) / 10_000

const node = z.object({
  node: z.string(),
  kind: z.enum(['person', 'company']),
  name: z.string(),
  birthDate: z.string().optional(),
  countries: z.array(z.string()),
  registrationNumber: z.string().optional(),
  lei: z.string().optional(),
})

const edge = z.object({
  owner: z.string().describe('Node.'),
  owned: z.string().describe('Node.'),
  kind: z.enum(['shares', 'voting_rights', 'control', 'accounting_consolidation']),
  ...shareFields,
  source: z.string().describe('The register, or document.'),
})

export const ownershipField = z
  .object({
    company: z.string().describe('Node of the company that was asked about.'),
    nodes: z.array(node),
    edges: z.array(edge),
    owners: z.array(
      z.object({
        node: z.string(),
        ...shareFields,
        sentence: z.string(),
        paths: z.array(z.object({ nodes: z.array(z.string()), ...shareFields })),
      }),
    ),
    known: z.number().describe('Per cent of the company of which the owners are known, at least.'),
    incomplete: z.array(z.string()).describe('What ended the search for owners early.'),
  })
  .meta({
    id: 'CompanyOwnership',
    description: 'Extension: who holds the company, as far as registers and the document say.',
  })

export function presentOwnership({ ownership }: Pick<CompanyFacts, 'ownership'>) {
  const { company, nodes, edges, owners, known, incomplete } = ownership
  return {
    company,
    nodes: nodes.map(({ countries, ...rest }) => ({ ...rest, countries: [...countries] })),
    edges: edges.map(({ owner, owned, kind, share, source }) => ({
      ...{ owner: owner.node, owned, kind, source },
      ...presentShare(share),
    })),
    owners: owners.map(({ node: held, share, sentence, paths }) => ({
      ...{ node: held, sentence, ...presentShare(share) },
      paths: paths.map((path) => ({ nodes: [...path.nodes], ...presentShare(path.share) })),
    })),
    known: percent(known),
    incomplete: [...incomplete],
  }
}
