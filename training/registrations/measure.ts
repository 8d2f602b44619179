/**
 * `npm run measure:registrations`: how exactly the reader reads layouts as print without pictures, milliseconds a document.
 * `--from 0 --count 4`, `--only NAME,NAME` (parts of names of layouts or sets), `--verbose` for every value that is not exact.
 */
import { parseArgs } from 'node:util'
import { shareWithInterval } from '../../bench/kit/figures.ts'
import { judge, type Judged } from '../../bench/kyb/judge.ts'
import { printTable } from '../../bench/reading/table.ts'
import { legalFormOf } from '../../src/engine/companies/legal-forms/legal-form-of.ts'
import { validateCompanyNumber } from '../../src/engine/companies/numbers/validate-company-number.ts'
import { tagPrint, type TaggedPrint } from '../../src/engine/companies/reading/tagger/tag-print.ts'
import { readPrint } from '../../src/engine/companies/reading/read-print.ts'
import type { PrintPiece } from '../../src/engine/companies/reading/layout/print-piece.ts'
import { openTagger } from './open-tagger.ts'
import { allTextLayouts } from './text-documents.ts'

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    // The file of the network that says what words are; empty: without it.
    tagger: { type: 'string', default: 'models/registration-tagger.onnx' },
    verbose: { type: 'boolean', default: false },
  },
})

const tagWords = values.tagger === '' ? null : await openTagger(values.tagger)
const knowledge = { validateNumber: validateCompanyNumber, legalForm: legalFormOf }
const wanted = values.only.split(',')
const rows: (Judged & { readonly layout: string; readonly set: string })[] = []

for (const { set, make } of allTextLayouts)
  for (let seed = Number(values.from); seed < Number(values.from) + Number(values.count); seed++) {
    const { truth, pieces } = make(seed)
    if (!wanted.some((part) => `${set}:${truth.layout}`.includes(part))) break
    const tagged = await taggedPages(pieces)
    const read = readPrint(pieces, { country: null, today: '2026-11-26', knowledge, tagged })
    const reading = { ...read, pages: { read: 1, total: 1 }, textLayer: { state: 'none' as const }, unread: [] }
    for (const judged of judge(truth, reading)) {
      rows.push({ ...judged, layout: `${set}:${truth.layout}`, set })
      if (values.verbose && judged.outcome !== 'exact')
        console.log(`  ${judged.outcome.toUpperCase()} ${truth.layout} ${seed}: ${judged.field} “${judged.answered}” (${judged.confidence.toFixed(2)}), printed “${judged.printed}”`)
    }
  }

async function taggedPages(pieces: readonly PrintPiece[]): Promise<readonly TaggedPrint[]> {
  if (tagWords === null) return []
  const pages = [...new Set(pieces.map(({ page }) => page))]
  return Promise.all(pages.map((page) => tagPrint(pieces.filter((piece) => piece.page === page), tagWords)))
}

function tableBy(title: string, nameOf: (row: (typeof rows)[number]) => string): void {
  const names = [...new Set(rows.map(nameOf))]
  printTable([
    [title, 'exact of printed', 'wrong', 'missing', 'invented', 'wrong ≥ 0.9', 'answered ≥ 0.9'],
    ...names.map((name) => {
      const of = rows.filter((row) => nameOf(row) === name)
      const count = (...outcomes: readonly string[]) => of.filter(({ outcome }) => outcomes.includes(outcome)).length
      const sure = of.filter(({ outcome, confidence }) => outcome !== 'missing' && confidence >= 0.9)
      const wrong = sure.filter(({ outcome }) => outcome !== 'exact')
      return [name, shareWithInterval(count('exact'), count('exact', 'wrong', 'missing')), `${count('wrong')}`, `${count('missing')}`, `${count('invented')}`, `${wrong.length}`, `${sure.length}`]
    }),
  ])
}

tableBy('field', ({ field }) => field)
tableBy('layout', ({ layout }) => layout)
tableBy('set', ({ set }) => set)
tableBy('all', () => 'all')
