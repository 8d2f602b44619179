/**
 * `npm run bench:aml-people [how many of each] [--show] [--write]`: whether well-known people are found in the spellings of newspapers,
 * and whether their relatives and namesakes are kept apart from them. Reads ../shared/data/aml; without it there is nothing to
 * measure, and it says so. `--show` prints the misses of the two thirds that may be looked at, `--write` puts the table into
 * docs/measured/screening-people.md.
 */
import { writeFileSync } from 'node:fs'
import { builtList, hasPublishedLists, otherEntities, sdnEntities } from './aml/lists.ts'
import { isExpectedEntity } from './aml/measure.ts'
import { relatives } from './aml-people/relatives.ts'
import { isUnseen } from './aml-people/unseen.ts'
import { wellKnownPeople } from './aml-people/well-known.ts'
import { matcher } from '../src/engine/screening/matching/matcher.table.ts'
import type { Entity } from '../src/vocabulary/screening/entity.ts'
import { defaultScreeningBand } from '../src/vocabulary/screening/screening.ts'

if (!hasPublishedLists()) {
  console.error('bench:aml-people is SKIPPED: there are no list files at ../shared/data/aml')
  process.exit(0)
}
const count = Number(process.argv[2] ?? 200)
const isShown = process.argv.includes('--show')
const entities = [...(await sdnEntities()), ...(await otherEntities())]
const { list } = builtList(entities)

/** Odds of one to the other from which on one is far below. */
const farBelow = 10
const odds = (score: number) => score / (1 - score)

interface Outcome {
  readonly id: string
  readonly isGood: boolean
  /** Beside the first figure: at the top, or below the band. */
  readonly isBest: boolean
  readonly line: string
}

function scoreOf(name: string, entity: Entity): { readonly score: number; readonly place: number } {
  const hits = list.search({ name, entity: 'person', limit: 50, band: 0.01 })
  const place = hits.findIndex((hit) => isExpectedEntity(hit.entity, entity))
  return { score: hits[place]?.score ?? 0, place }
}

const known = wellKnownPeople(entities, count).map(({ name, requested }): Outcome => {
  const { score, place } = scoreOf(name, requested)
  return {
    id: requested.id,
    isGood: score >= defaultScreeningBand,
    isBest: place === 0,
    line: `${score.toFixed(3)} ${name} → ${requested.names[0]?.text ?? ''}`,
  }
})
const parted = relatives(entities, count).map(({ id, name, requested, other }): Outcome => {
  const [own, others] = [scoreOf(name, requested).score, scoreOf(name, other).score]
  const isBelow = others < defaultScreeningBand
  return {
    id,
    isGood: isBelow || odds(others) * farBelow <= odds(own),
    isBest: isBelow,
    line: `${own.toFixed(3)} ${others.toFixed(3)} ${name} → ${other.names
      .map(({ text }) => text)
      .slice(0, 3)
      .join(' / ')}`,
  }
})

const share = (outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean) =>
  (outcomes.filter(is).length / Math.max(1, outcomes.length)).toFixed(3)
const rows = (
  [
    ['well-known people', known],
    ['relatives and namesakes', parted],
  ] as const
).flatMap(([label, outcomes]) =>
  (
    [
      ['all', () => true],
      ['two thirds, looked at', ({ id }: Outcome) => !isUnseen(id)],
      ['a third, unseen', ({ id }: Outcome) => isUnseen(id)],
    ] as const
  ).map(([part, isIn]) => {
    const chosen = outcomes.filter(isIn)
    return `| ${label} | ${part} | ${chosen.length} | ${share(chosen, ({ isGood }) => isGood)} | ${share(chosen, ({ isBest }) => isBest)} |`
  }),
)
const text = `# Well-known people and their relatives, measured

Written by \`npm run bench:aml-people -- ${count} --write\`; matcher ${matcher.version}. The lists are those of docs/measured/screening.md.

| set | part | n | good | better |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

Well-known people are those whom more than one list has. They are asked for by given name and surname, with each word as people
of Wikidata of that name are most often written in English. Good: found in the review band of ${defaultScreeningBand}; better: as the first hit.
Relatives and namesakes have the surname in common, another year of birth, and of all such given names the most alike. Good: below
the review band, or with at most a tenth of the odds of the person meant; better: below the band. A third of each, chosen by a hash
of the entity's id, was neither fitted on nor looked at.

Aimed at: 0.99 of the well-known people good, and every relative. A third of 200 is too few to show 0.99: one who is missed is 0.02 of it.
Three relatives are missed among those looked at. Two bear the name that is asked for in another spelling: Abdul Rahman and
Abdurrahman with Mohamad before it. The third is Imad for Ahmad.
Companies in other words and orders: docs/measured/screening.md.
`
console.log(text)
if (isShown)
  for (const { id, isGood, line } of [...known, ...parted]) if (!isGood && !isUnseen(id)) console.log(line)
if (process.argv.includes('--write'))
  writeFileSync(new URL('../docs/measured/screening-people.md', import.meta.url), text)
