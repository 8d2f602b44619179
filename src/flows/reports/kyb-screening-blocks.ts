import type { CompanyFacts, ScreenedSubject } from '../../vocabulary/companies/company-facts.ts'
import type { HolderHit, ScreeningFacts } from '../../vocabulary/decision/facts.ts'
import type { DocumentBlock } from '../ports/typesetting/typesetting.ts'
import { heading, paragraph, table } from './audit-report-blocks.ts'
import { withheldText } from './kyb-ownership-blocks.ts'

/** Who was put to the lists, and what was found of each. */
export function kybScreeningBlocks(
  { subjects, unscreened }: CompanyFacts,
  screening: ScreeningFacts,
): readonly DocumentBlock[] {
  if (!screening.done) return [heading('Screening'), paragraph(`Not done. ${screening.reason}`)]
  const { hits, suppressed = [] } = screening
  const titles = [['Screened', 44], ['As', 16], ['Kind', 16], ['Result', 44]] as const // prettier-ignore
  const rows = subjects.map((subject) => {
    const isOf = (hit: HolderHit): boolean => isSame(hit.subject, subject)
    return [
      subject.name,
      subject.role,
      subject.kind,
      resultText(hits.filter(isOf).length, suppressed.filter(isOf).length),
    ]
  })
  return [
    heading('Screening of the company and the people behind it'),
    rows.length === 0 ? paragraph(withheldText) : table(titles, rows),
    ...(unscreened === undefined ? [] : [paragraph(unscreened)]),
    ...hitBlocks(hits),
  ]
}

function isSame(one: ScreenedSubject | undefined, other: ScreenedSubject): boolean {
  return one?.role === other.role && one.name === other.name && one.node === other.node
}

function resultText(hits: number, suppressed: number): string {
  const found = hits === 0 ? 'no hit' : hits === 1 ? '1 HIT' : `${hits} HITS`
  return suppressed === 0 ? found : `${found}, ${suppressed} found to be another before`
}

function hitBlocks(hits: readonly HolderHit[]): readonly DocumentBlock[] {
  if (hits.length === 0) return []
  const titles = [['Who', 26], ['Entry of a list', 34], ['Listed for', 14], ['Score', 9], ['Why', 50]] as const // prettier-ignore
  const rows = hits.map(({ subject, entityId, match, topics, score, sentence, sameAs }) => [
    subject === undefined ? '' : `${subject.name} (${subject.role})`,
    [...(match.fullname ?? []).slice(0, 1), entityId].join(', '),
    topics.join(', '),
    score.toFixed(2),
    sameAs === undefined ? sentence : `${sentence} The same entity as ${sameAs.entityId}.`,
  ])
  return [heading('Hits'), table(titles, rows)]
}
