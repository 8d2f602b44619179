/**
 * `npm run fit:people`: fits what speaks for officers and owners (`data/company-words/people-model.json`): logistic regression
 * over the features of `reading/people/mentions/mention-features.ts`, on the layouts to develop on and the drawn ones. It first
 * leaves layouts out, a ninth at a time, and prints how many names it finds then; `-- --all` skips that. Seeded.
 */
import { writeFileSync } from 'node:fs'
import { legalFormOf } from '../../src/engine/companies/legal-forms/legal-form-of.ts'
import { validateCompanyNumber } from '../../src/engine/companies/numbers/validate-company-number.ts'
import { languageOf } from '../../src/engine/companies/reading/labels/language-of.ts'
import { findParties } from '../../src/engine/companies/reading/people/find-parties.ts'
import { leastOdds } from '../../src/engine/companies/reading/people/mentions/judged-parties.ts'
import { mentionFeatures } from '../../src/engine/companies/reading/people/mentions/mention-features.ts'
import type { Standing } from '../../src/engine/companies/reading/people/mentions/mention-model.ts'
import { keyOfName, mentionPlaces } from '../../src/engine/companies/reading/people/mentions/mention-places.ts'
import { pagesOf, readPrint } from '../../src/engine/companies/reading/read-print.ts'
import { countryOfPrint } from '../../src/engine/companies/reading/values/country-of-print.ts'
import { pdfDocuments } from './pdf-documents.ts'
import { allTextLayouts, type TextDocument } from './text-documents.ts'

interface Example {
  readonly key: string
  readonly features: readonly string[]
  readonly is: Readonly<Record<Standing, boolean>>
  readonly named: Readonly<Record<Standing, boolean>>
}

interface Row {
  readonly layout: string
  readonly wanted: Readonly<Record<Standing, ReadonlySet<string>>>
  readonly examples: readonly Example[]
}

type Weights = Map<string, number>

const today = '2026-11-26'
const standings = ['officer', 'owner'] as const
const knowledge = { validateNumber: validateCompanyNumber, legalForm: legalFormOf }
const seeds = [10, 11, 12]

function rowOf(layout: string, { truth, pieces }: TextDocument): Row {
  const pages = pagesOf(pieces, languageOf(pagesOf(pieces, null)))
  const { found } = findParties(pages, { country: countryOfPrint(pieces.map(({ text }) => text)), today })
  const { values } = readPrint(pieces, { country: null, today, knowledge })
  const places = mentionPlaces(pages, { parties: found, legalName: values.legalName?.value ?? '' })
  const wanted = {
    officer: new Set(truth.officers.map(({ name }) => keyOfName(name))),
    owner: new Set(truth.owners.map(({ name }) => keyOfName(name))),
  }
  const examples = places.map((place): Example => {
    const key = keyOfName(place.mention.name)
    return {
      key,
      features: mentionFeatures(place),
      is: { officer: wanted.officer.has(key), owner: wanted.owner.has(key) },
      named: { officer: place.said?.officer === true, owner: place.said?.owner === true },
    }
  })
  return { layout, wanted, examples }
}

const scoreOf = (weights: Weights, features: readonly string[]): number =>
  features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0)
const odds = (score: number): number => 1 / (1 + Math.exp(-score))

const rounds = 3
const steps = 60
const ridge = 0.0002

/** Of someone who is named several times, the likeliest place counts; the others teach nothing. */
function fit(rows: readonly Row[], standing: Standing): Weights {
  const weights: Weights = new Map()
  const squares = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    const examples = rows.flatMap((row) => chosen(row, standing, round === 0 ? null : weights))
    for (let step = 0; step < steps; step++) descend(examples, { standing, weights, squares })
  }
  return weights
}

function chosen({ examples }: Row, standing: Standing, weights: Weights | null): readonly Example[] {
  if (weights === null) return examples
  const best = new Map<string, Example>()
  for (const one of examples.filter(({ is }) => is[standing])) {
    const before = best.get(one.key)
    if (before === undefined || scoreOf(weights, one.features) > scoreOf(weights, before.features)) best.set(one.key, one)
  }
  return examples.filter((one) => !one.is[standing] || best.get(one.key) === one)
}

interface Descent {
  readonly standing: Standing
  readonly weights: Weights
  readonly squares: Map<string, number>
}

/** One step of AdaGrad over all examples. */
function descend(examples: readonly Example[], { standing, weights, squares }: Descent): void {
  const slopes = new Map<string, number>()
  for (const { features, is } of examples) {
    const error = odds(scoreOf(weights, features)) - (is[standing] ? 1 : 0)
    for (const feature of features) slopes.set(feature, (slopes.get(feature) ?? 0) + error)
  }
  for (const [feature, slope] of slopes) {
    const weight = weights.get(feature) ?? 0
    const whole = slope + (feature === 'bias' ? 0 : ridge * examples.length * weight)
    const square = (squares.get(feature) ?? 0) + whole * whole
    squares.set(feature, square)
    weights.set(feature, weight - (0.5 * whole) / Math.sqrt(square + 1e-9))
  }
}

const drawn = await pdfDocuments()
const rows = [
  ...allTextLayouts.flatMap(({ set, make }) => seeds.map((seed) => ({ set, ...make(seed) }))),
  ...drawn,
].map((document) => rowOf(`${document.set}:${document.truth.layout}`, document))

const folds = 9

/** Prints how many names are found of layouts that were left out, and how many are wrong, by how likely they were said to be. */
function measure(standing: Standing): void {
  const layouts = [...new Set(rows.map(({ layout }) => layout))]
  const bands = Array.from({ length: 10 }, () => [0, 0] as [number, number])
  let [found, invented, wanted] = [0, 0, 0]
  for (let fold = 0; fold < folds; fold++) {
    const left = new Set(layouts.filter((_, at) => at % folds === fold))
    const weights = fit(rows.filter(({ layout }) => !left.has(layout)), standing)
    for (const row of rows.filter(({ layout }) => left.has(layout))) {
      wanted += row.wanted[standing].size
      for (const [key, best] of bestOf(row, standing, weights)) {
        const isRight = row.wanted[standing].has(key)
        const band = bands[Math.min(9, Math.floor(best.odds * 10))]
        if (band !== undefined) band[isRight ? 0 : 1]++
        if (best.odds < (best.named ? leastOdds[standing].named : leastOdds[standing].unnamed)) continue
        if (isRight) found++
        else invented++
      }
    }
  }
  console.log(`${standing}: ${found} of ${wanted} found, ${invented} invented; right and wrong by tenths of the odds: ${bands.map(([right, wrong]) => `${right}/${wrong}`).join(' ')}`)
}

function bestOf({ examples }: Row, standing: Standing, weights: Weights) {
  const best = new Map<string, { odds: number; named: boolean }>()
  for (const { key, features, named } of examples) {
    const own = odds(scoreOf(weights, features))
    const before = best.get(key)
    best.set(key, { odds: Math.max(own, before?.odds ?? 0), named: named[standing] || before?.named === true })
  }
  return best
}

/** `--without fifth,sixth`: sets that teach nothing, to be measured on. */
const without = process.argv[process.argv.indexOf('--without') + 1]?.split(',') ?? []
const taught = process.argv.includes('--without') ? rows.filter(({ layout }) => !without.some((set) => layout.startsWith(`${set}:`))) : rows
if (!process.argv.includes('--all')) for (const standing of standings) measure(standing)
const decimals = 100
const fitted = Object.fromEntries(
  standings.map((standing) => {
    const weights = [...fit(taught, standing)].map(([name, weight]) => [name, Math.round(weight * decimals) / decimals] as const)
    return [standing, Object.fromEntries(weights.filter(([, weight]) => weight !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)))]
  }),
)
writeFileSync(new URL('../../data/company-words/people-model.json', import.meta.url), `${JSON.stringify(fitted, null, 2)}\n`)
