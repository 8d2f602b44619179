/**
 * `npm run fit:names [queries a kind] [--added FEATURE,FEATURE]`: fits the model of names (`src/engine/screening/matching/name-model.table.ts`) and the five that each
 * leave out a fifth of the entities (`bench/aml/fold-models.table.ts`), and prints how well each parts pairs that it was
 * fitted on and pairs that it was not. Reads ../shared/data/aml.
 *
 * Pairs: the judged ones of name_bench's development part; queries made from one half of the entities of OFAC's list and
 * from their aliases of the development split after these were left out, against the entity meant and against the best
 * others found; ordinary clean names and companies against the best found; OFAC names of different entities that share a rare word.
 */
import { writeFileSync } from 'node:fs'
import { relatives } from '../../bench/aml-people/relatives.ts'
import { isUnseen } from '../../bench/aml-people/unseen.ts'
import { wellKnownPeople } from '../../bench/aml-people/well-known.ts'
import { typo } from '../../bench/aml/alterations.ts'
import { seeded } from '../../bench/aml/random.ts'
import { cleanCompanies, cleanNames } from '../../bench/aml/clean-names.ts'
import { foldModels } from '../../bench/aml/fold-models.table.ts'
import { foldOf, folds, isFittedOn } from '../../bench/aml/folds.ts'
import { withheldEntities, generatedKinds } from '../../bench/aml/kinds.ts'
import { builtList, devRows, euEntities, euId, otherEntities, sdnEntities } from '../../bench/aml/lists.ts'
import { pairFigures } from '../../bench/aml/pair-figures.ts'
import { bestAlignment } from '../../src/engine/screening/compare-names.ts'
import { startIndex } from '../../src/engine/screening/lookup/index/index-builder.ts'
import { openIndex } from '../../src/engine/screening/lookup/index/open-index.ts'
import { featuresOf, type NameFeature, nameFeatures } from '../../src/engine/screening/matching/name-features.ts'
import { nameModel } from '../../src/engine/screening/matching/name-model.table.ts'
import type { NameModel } from '../../src/engine/screening/matching/name-points.ts'
import { normaliseName } from '../../src/engine/screening/names/prepare-name.ts'
import { defaultScreeningBand } from '../../src/vocabulary/screening/screening.ts'
import type { Entity } from '../../src/vocabulary/screening/entity.ts'
import { type Fit, fitAdded, fitLogistic, pointsBy, type Sample } from './logistic.ts'

/** What all pairs of one kind count together. */
const shares = { judged: 1.3, meant: 1, others: 0.7, clean: 1.2, companies: 0.8, hard: 0.15, relatives: 0.5, known: 0.3 }
/** How much more the harder queries count, of which the model could learn most. */
const hardKinds: Readonly<Record<string, number>> = {
  'two typos': 3,
  'alias left out, persons': 2,
  'alias left out, others': 3,
}

const perKind = Number(process.argv[2] ?? 500)
const random = seeded(1940)
const entities = await sdnEntities()
const index = startIndex({})
for (const entity of entities) index.add(entity, 1)
const built = openIndex(index.finish().buffer)
const rarityOf = (token: string) => built.rarityOf(token)

type Raw = Omit<Sample, 'weight'> & { readonly set: keyof typeof shares; readonly counts: number }
const rawSamples: Raw[] = []

function add(
  set: Raw['set'],
  same: boolean,
  pair: { query: string; listed: string; person: boolean; group: string; plain?: boolean; counts?: number },
): void {
  const { query, listed } = pair
  const bearer = pair.person ? 'person' : 'other'
  const rarity = pair.plain === true ? {} : { listedRarity: rarityOf }
  const features = featuresOf(bestAlignment({ query, listed, bearer, ...rarity }), pair.person)
  if (features !== null) rawSamples.push({ set, same, features, group: pair.group, counts: pair.counts ?? 1 })
}

for (const row of devRows('name_bench')) {
  const [query, listed, person] = [row['name1'] ?? '', row['name2'] ?? '', row['schema'] === 'Person']
  add('judged', row['is_match'] === 'true', {
    query,
    listed,
    person,
    group: normaliseName(listed),
    plain: true,
  })
}
for (const row of random.sample(devRows('ofac_hard_negatives'), 1000)) {
  const person = row['type'] === 'individual'
  add('hard', false, {
    query: row['name_a'] ?? '',
    listed: row['name_b'] ?? '',
    person,
    group: `us_ofac:${row['ent_b'] ?? ''}`,
  })
}

const half = entities.filter(({ id }) => isFittedOn(id))
const euRows = devRows('eu_alias_pairs').filter((row) => isFittedOn(euId(row)))
const ofacRows = devRows('ofac_alias_pairs').filter(({ ent_num = '' }) => isFittedOn(`us_ofac:${ent_num}`))
const without = withheldEntities({ entities, ofacRows, eu: euEntities(euRows), euRows }, perKind, random)
const [whole, bare] = [builtList(entities).list, builtList(without.entities).list]
const made = generatedKinds(half, perKind, random)
/** What is left out and what is misspelt come together; without such pairs the model would hold the two for another name. */
const alteredNames = made
  .filter(({ label }) => label === 'middle name dropped')
  .map((kind) => ({
    ...kind,
    label: 'middle name dropped, one typo',
    queries: kind.queries.map(({ name, requested }) => ({ name: typo(name, random), requested: requested })),
  }))
for (const kind of [...made, ...alteredNames, ...without.kinds]) {
  const counts = hardKinds[kind.label] ?? 1
  for (const { name, requested } of kind.queries) {
    const person = requested.kind === 'person'
    const hits = (kind.leftOut ? bare : whole).search({
      name,
      entity: person ? 'person' : 'organisation',
      limit: 30,
      band: 0,
    })
    const found = hits.find((hit) => isExpectedEntity(hit.entity, requested))
    if (typeof found?.matchedName === 'string')
      add('meant', true, { query: name, listed: found.matchedName, person, group: requested.id, counts })
    for (const { entity, matchedName } of hits.filter((hit) => !isExpectedEntity(hit.entity, requested)).slice(0, 1))
      if (matchedName !== null)
        add('others', false, { query: name, listed: matchedName, person, group: entity.id, counts })
  }
}
const isUsed = ({ id }: Entity) => isFittedOn(id) && !isUnseen(id)
const bestName = (name: string, entity: Entity) =>
  whole
    .search({ name, entity: 'person', limit: 50, band: 0 })
    .find((hit) => isExpectedEntity(hit.entity, entity))?.matchedName ?? null
for (const { name, requested } of wellKnownPeople([...entities, ...(await otherEntities())], 1000)) {
  const listedName = isUsed(requested) ? bestName(name, requested) : null
  if (listedName !== null)
    add('known', true, { query: name, listed: listedName, person: true, group: requested.id })
}
for (const { name, requested, other } of relatives(entities, 2000)) {
  const listedName = isUsed(requested) && !isUnseen(other.id) ? bestName(name, other) : null
  if (listedName !== null) add('relatives', false, { query: name, listed: listedName, person: true, group: other.id })
}
const inOrder = (name: string) => normaliseName(name).split(' ').sort().join(' ')
const listed = new Set(entities.flatMap(({ names }) => names.map(({ text }) => inOrder(text))))
for (const name of cleanNames(perKind * 12, random, (text) => listed.has(inOrder(text)))) {
  for (const { entity, matchedName } of whole.search({ name, entity: 'person', limit: 1, band: 0 }))
    if (matchedName !== null)
      add('clean', false, { query: name, listed: matchedName, person: true, group: entity.id })
}

for (const name of cleanCompanies(perKind * 5, random, (text) => listed.has(inOrder(text)))) {
  for (const { entity, matchedName } of whole.search({ name, entity: 'organisation', limit: 1, band: 0 }))
    if (matchedName !== null)
      add('companies', false, { query: name, listed: matchedName, person: false, group: entity.id })
}

function isExpectedEntity(entity: Entity, expected: Entity): boolean {
  return entity.id === expected.id || entity.names[0]?.text === expected.names[0]?.text
}

const counts = Object.fromEntries(
  Object.keys(shares).map((set) => [
    set,
    rawSamples.filter((sample) => sample.set === set).reduce((sum, sample) => sum + sample.counts, 0),
  ]),
)
console.log(counts)
const samples: (Sample & Raw)[] = rawSamples.map((sample) => ({
  ...sample,
  weight: (shares[sample.set] * sample.counts) / (counts[sample.set] ?? 1),
}))
const coefficientSigns = nameFeatures.map(([, sign]) => sign)
const addedAt = process.argv.indexOf('--added')
const added = (addedAt < 0 ? '' : (process.argv[addedAt + 1] ?? '')).split(',').filter((name) => name !== '')
const allOf = fittedFrom(samples, nameModel)
const parts = Array.from({ length: folds }, (_, fold) =>
  fittedFrom(
    samples.filter(({ group }) => foldOf(group) !== fold),
    foldModels[fold] ?? nameModel,
  ),
)

/**
 * Of `--added` features alone the coefficients are fitted, and the others are those of the model as it stands. Half of each:
 * among the pairs are far more relatives than among those who are asked for, and in full two typos were found less often.
 */
function fittedFrom(from: readonly Sample[], model: NameModel): Fit {
  if (added.length === 0) return withinLeast(fitLogistic(from, coefficientSigns))
  const coefficients = Float64Array.from(nameFeatures, ([name]) => model[name])
  const places = added.map((name) => nameFeatures.findIndex(([known]) => known === name))
  const { bias, coefficients: found } = withinLeast(
    fitAdded(from, { bias: model.bias, coefficients }, places),
  )
  return { bias, coefficients: found.map((by, at) => (places.includes(at) ? by / 2 : by)) }
}

/**
 * An initial is one letter and soon mistyped, and a first name is often left out; so few pairs of other people part them from
 * slips that these would have them decide alone.
 */
function withinLeast({ bias, coefficients }: Fit): Fit {
  const least: Partial<Record<NameFeature, number>> = { otherInitial: -2, firstOmitted: -2 }
  return {
    bias,
    coefficients: coefficients.map((by, at) =>
      Math.max(by, least[nameFeatures[at]?.[0] ?? 'share'] ?? -Infinity),
    ),
  }
}

for (const set of ['all', 'judged'] as const) {
  const judged = samples.filter((sample) => set === 'all' || sample.set === set)
  const by = (fitOf: (sample: Sample) => Fit | undefined) =>
    pairFigures(
      judged.flatMap((sample) => {
        const fit = fitOf(sample)
        return fit === undefined ? [] : [{ same: sample.same, score: pointsBy(fit, sample.features) }]
      }),
    )
  const [dev, out] = [by(() => allOf), by(({ group }) => parts[foldOf(group)])]
  const three = (figures: ReturnType<typeof pairFigures>) =>
    JSON.stringify(figures, (_, value: unknown) =>
      typeof value === 'number' ? Number(value.toFixed(3)) : value,
    )
  console.log(`${set}: fitted on them ${three(dev)}\n  out of fold ${three(out)}`)
}

/**
 * The odds before anything is compared are no property of two names: they are set so that of ordinary clean names, whose
 * best hits are the clean pairs, one in 200 reaches the review band on OFAC's list alone.
 */
function withOdds(fit: Fit, judgedOn: readonly Sample[]): Fit {
  const points = judgedOn.map(({ features }) => pointsBy(fit, features)).sort((a, b) => b - a)
  const oneIn200 = points[Math.floor(points.length / 200)] ?? 0
  return { ...fit, bias: fit.bias + Math.log(defaultScreeningBand / (1 - defaultScreeningBand)) - oneIn200 }
}
const clean = samples.filter(({ set }) => set === 'clean')

const asSourceText = (fit: Fit) =>
  `{ bias: ${fit.bias.toFixed(3)}, ${nameFeatures.map(([name], at) => `${name}: ${((fit.coefficients[at] ?? 0) + 0).toFixed(3).replace(/^-0\.000$/, '0.000')}`).join(', ')} }`
const root = new URL('../../', import.meta.url)
writeFileSync(
  new URL('src/engine/screening/matching/name-model.table.ts', root),
  `/** Made by \`npm run fit:names\`: log-odds per feature of two names laid against each other. */\nexport const nameModel = ${asSourceText(withOdds(allOf, clean))} as const\n`,
)
writeFileSync(
  new URL('bench/aml/fold-models.table.ts', root),
  `/** Made by \`npm run fit:names\`: the model of names as it comes out without the entities of one fold. */\nexport const foldModels = [\n${parts.map((fit) => `${asSourceText(withOdds(fit, clean))},`).join('\n')}\n] as const\n`,
)
console.log(asSourceText(withOdds(allOf, clean)))
