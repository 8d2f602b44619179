import type { ShareRange } from '../../../../vocabulary/companies/company.ts'
import { readRows } from '../read-rows.ts'
import { recogniseParts } from '../recognise-parts.ts'
import type { RegisterEntry, RegisterSource } from '../register-source.ts'
import { requireFiles } from '../require-files.ts'
import { exceptionColumns, leiColumns, relationshipColumns, requiredLeiColumns } from './columns.table.ts'
import { exceptionReasons } from './exception-reasons.table.ts'
import { gleifCompany } from './gleif-company.ts'

type Parts = Parameters<RegisterSource['entries']>[0]

/** The newest publication; GLEIF makes three a day. https://www.gleif.org/en/lei-data/gleif-golden-copy */
const published = (part: 'lei2' | 'rr' | 'repex', required: boolean) => ({
  part,
  required,
  name: `${part}.csv.zip`,
  addresses: () => [`https://goldencopy.gleif.org/api/v2/golden-copies/publishes/${part}/latest.csv`],
})

/** The Global LEI Index: who has an LEI (level 1), who consolidates whom (level 2), and why a parent is not reported. */
export const gleif: RegisterSource = {
  id: 'gleif',
  title: 'Global LEI Index',
  publisher: 'Global Legal Entity Identifier Foundation',
  licence: {
    name: 'CC0 1.0',
    url: 'https://www.gleif.org/en/meta/lei-data-terms-of-use',
    commercialUse: 'free',
  },
  cadenceDays: 1,
  staleAfterDays: 30,
  bounds: { min: 2_500_000, max: 20_000_000, minShareOfPrevious: 0.95 },
  countries: null,
  holds: 'companies',
  whole: false,
  about: 'gleif',
  formatDescription: 'golden copy CSV of LEI-CDF 3.1, RR-CDF 2.1 and reporting exceptions, zipped or not',
  files: [published('lei2', true), published('rr', false), published('repex', false)],
  recognise: (paths) =>
    recogniseParts(paths, [
      { part: 'lei2', required: true, pattern: /(?:^|[-_])lei2?(?:[-_.]|$)(?!.*xml)/ },
      { part: 'rr', required: false, pattern: /(?:^|[-_])rr(?:[-_.]|$)(?!.*xml)/ },
      { part: 'repex', required: false, pattern: /(?:^|[-_])repex(?:[-_.]|$)(?!.*xml)/ },
    ]),
  async *entries(parts) {
    yield* companies(parts)
    yield* relationships(parts)
    yield* exceptions(parts)
  },
}

async function* companies(parts: Parts): AsyncGenerator<RegisterEntry[]> {
  const places = new Map<string, number>(leiColumns.map((column, at) => [column, at]))
  const shape = { title: 'The file of level 1', columns: leiColumns, required: requiredLeiColumns }
  for (const file of requireFiles(parts, 'lei2'))
    for await (const rows of readRows(file, shape))
      yield rows.flatMap((row): RegisterEntry[] => {
        const company = gleifCompany((column) => row[places.get(column) ?? -1] ?? '')
        return company === null ? [] : [{ kind: 'company', company }]
      })
}

const consolidations: ReadonlyMap<string, { readonly isUltimate: boolean }> = new Map([
  ['IS_DIRECTLY_CONSOLIDATED_BY', { isUltimate: false }],
  ['IS_ULTIMATELY_CONSOLIDATED_BY', { isUltimate: true }],
])

async function* relationships(parts: Parts): AsyncGenerator<RegisterEntry[]> {
  const shape = {
    title: 'The file of relationships',
    columns: relationshipColumns,
    required: relationshipColumns.slice(0, 6),
  }
  for (const file of parts['rr'] ?? [])
    for await (const rows of readRows(file, shape)) yield rows.flatMap((row) => relationshipOf(row))
}

/** One that lapsed was not renewed, and holds as long as no one says otherwise. */
const registrationsInForce: ReadonlySet<string> = new Set(['PUBLISHED', 'LAPSED', ''])

/** An edge from child to parent; none of relationships that ended, are of funds and branches, or are not published. */
function relationshipOf(row: readonly string[]): RegisterEntry[] {
  const [child = '', childType, parent = '', parentType, type = '', status, amount = '', units] = row
  const consolidation = consolidations.get(type)
  const isInForce = status === 'ACTIVE' && registrationsInForce.has(String(row[8]))
  const isOfLeis = childType === 'LEI' && parentType === 'LEI'
  if (consolidation === undefined || !isInForce || !isOfLeis) return []
  return [
    {
      kind: 'edge',
      owned: child,
      edge: {
        // Its name stands in its own record.
        owner: { kind: 'company', name: '', countries: [], lei: parent, node: `gleif:${parent}` },
        kind: 'accounting_consolidation',
        share: units === 'PERCENTAGE' ? statedShare(amount) : null,
        ...(consolidation.isUltimate ? { isUltimate: true } : {}),
      },
    },
  ]
}

/** In per cent; nothing of one or less, which some mean as the whole and others as a hundredth of it. */
function statedShare(amount: string): ShareRange | null {
  const share = Number(amount)
  return amount !== '' && share > 1 && share <= 100 ? { min: share, max: share } : null
}

/** One note for what is said of a company in rows that stand together, wherever the chunks of the file end. */
async function* exceptions(parts: Parts): AsyncGenerator<RegisterEntry[]> {
  const shape = { title: 'The file of exceptions', columns: exceptionColumns, required: exceptionColumns }
  for (const file of parts['repex'] ?? []) {
    let last: StatedExceptions = { lei: '', reasons: [] }
    for await (const rows of readRows(file, shape)) {
      const notes: RegisterEntry[] = []
      for (const [lei = '', category = '', reason = ''] of rows) {
        if (lei !== last.lei) {
          notes.push(...noteOf(last))
          last = { lei, reasons: [] }
        }
        const kind = category.startsWith('ULTIMATE') ? 'ultimate' : 'direct'
        const words = exceptionReasons[reason] ?? reason.toLowerCase().replaceAll('_', ' ')
        last.reasons.push(`${kind} parent: ${words}`)
      }
      yield notes
    }
    yield noteOf(last)
  }
}

interface StatedExceptions {
  readonly lei: string
  readonly reasons: string[]
}

function noteOf({ lei, reasons }: StatedExceptions): RegisterEntry[] {
  const sentence = `GLEIF has no parent for a stated reason (${reasons.join('; ')}).`
  return lei === '' ? [] : [{ kind: 'note', owned: lei, sentence }]
}
