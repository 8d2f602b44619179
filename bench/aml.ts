/**
 * `npm run bench:aml [queries a kind] [--show] [--write] [--peers PYTHON]`: how well and how fast names are found again, by the method
 * of watchman's and logic-v2's measured figures. Reads ../shared/data/aml; without it there is nothing to measure, and
 * it says so. `--peers` lets nomenklatura's logic-v2, which that Python has, score the very candidates that our lookup found
 * (`pip install nomenklatura==4.13.0 rigour==2.2.3`). `--write` puts the table into docs/measured/screening.md.
 */
import { writeFileSync } from 'node:fs'
import { seeded } from './aml/random.ts'
import { cleanCompanies, cleanNames } from './aml/clean-names.ts'
import { withheldEntities, generatedKinds } from './aml/kinds.ts'
import { companyKinds } from './aml/company-kinds.ts'
import { isFittedOn } from './aml/folds.ts'
import {
  builtList,
  devRows,
  euEntities,
  euId,
  hasPublishedLists,
  otherEntities,
  sdnEntities,
} from './aml/lists.ts'
import { syntheticCustomers } from './aml/plausible-names.ts'
import { measureFalsePositives, measureRecall, measureCustomers } from './aml/measure.ts'
import { openLogicV2 } from './aml/logic-v2.ts'
import { compareScorers } from './aml/same-candidates.ts'
import { frozenLogicV2, nameBench } from './aml/name-bench.ts'
import { screeningTables } from './aml/tables.ts'
import { normaliseName } from '../src/engine/screening/names/prepare-name.ts'

if (!hasPublishedLists()) {
  console.error('bench:aml is SKIPPED: there are no list files at ../shared/data/aml')
  process.exit(0)
}
const perKind = Number(process.argv[2] ?? 500)
const random = seeded(20231228)
const entities = await sdnEntities()
const others = await otherEntities()
const allEntities = [...entities, ...others]
const fullList = builtList(allEntities)
const inOrder = (name: string) => normaliseName(name).split(' ').sort().join(' ')
const listed = new Set(allEntities.flatMap(({ names }) => names.map(({ text }) => inOrder(text))))
const isListed = (name: string) => listed.has(inOrder(name))
const clean = cleanNames(10_000, random, isListed)
const companies = cleanCompanies(3000, seeded(20250419), isListed)
const people = syntheticCustomers(20_000, random, { entities, listed: isListed })

const euRows = devRows('eu_alias_pairs')
const without = withheldEntities(
  {
    entities,
    others,
    ofacRows: devRows('ofac_alias_pairs').filter(({ ent_num = '' }) => !isFittedOn(`us_ofac:${ent_num}`)),
    eu: euEntities(euRows),
    euRows: euRows.filter(
      (row) => !/^(?:CYRILLIC|ARABIC)$/.test(row['script'] ?? '') || !isFittedOn(euId(row)),
    ),
  },
  perKind,
  random,
)
const listWithoutExpected = builtList(without.entities)
for (const name of clean.slice(0, 300)) fullList.list.search({ name, entity: 'person', limit: 1, band: 0.01 })
const made = generatedKinds(
  entities.filter(({ id }) => !isFittedOn(id)),
  perKind,
  random,
)
const kinds = [...made, ...without.kinds]
const bodies = companyKinds(
  entities.filter(({ id }) => !isFittedOn(id)),
  perKind,
  seeded(20251125),
)
const typos = made.find(({ label }) => label.startsWith('one typo')) ?? {
  label: '',
  leftOut: false,
  queries: [],
}
const measured = {
  build: fullList,
  kinds: kinds.map((kind) => measureRecall(kind.leftOut ? listWithoutExpected.list : fullList.list, kind)),
  bodies: bodies.map((kind) => measureRecall(fullList.list, kind)),
  clean: measureFalsePositives(fullList.list, clean),
  companies: measureFalsePositives(fullList.list, companies, 'organisation'),
  nameBench: nameBench(true),
  nameBenchFitted: nameBench(false),
  plausible: measureCustomers(fullList.list, typos, people),
  logicV2: frozenLogicV2(),
}
const peersAt = process.argv.indexOf('--peers')
const logicV2 = peersAt < 0 ? null : await openLogicV2(process.argv[peersAt + 1] ?? 'python3')
if (peersAt >= 0 && logicV2 === null) console.error('--peers is SKIPPED: that Python has no nomenklatura')
const compared = kinds.slice(0, 9)
const scorers =
  logicV2 === null
    ? []
    : await compareScorers(
        { whole: fullList.list, bare: listWithoutExpected.list },
        { kinds: compared, clean: clean.slice(0, 2000) },
        logicV2.score,
      )
logicV2?.close()
const text = screeningTables({ ...measured, scorers })
console.log(text)
if (process.argv.includes('--show')) {
  for (const { name, hit } of measured.clean.worst)
    console.log(`  ${hit.score.toFixed(3)} ${name} → ${hit.matchedName ?? ''}`)
  for (const pair of measured.nameBenchFitted.strongWrong) console.log(`  STRONG but wrong: ${pair}`)
}
if (process.argv.includes('--write'))
  writeFileSync(new URL('../docs/measured/screening.md', import.meta.url), text)
