/**
 * `npm run fit:labels`: fits the classifier of labels (`data/company-words/label-model.json`) on the tables of the reader and on
 * `phrases/`, altered as print alters them, against names, addresses, forms and other print that is no label. Prints how
 * well it knows a fifth of the phrases that it was not fitted on. Seeded; a minute or two on one core.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { seeded } from '../../bench/aml/random.ts'
import { legalForms } from '../../src/engine/companies/legal-forms/legal-forms.ts'
import { allLabels } from '../../src/engine/companies/reading/labels/all-labels.ts'
import { labelBuckets, labelFeatures } from '../../src/engine/companies/reading/labels/label-features.ts'
import { modelClasses } from '../../src/engine/companies/reading/labels/label-kinds.ts'
import { roleWords } from '../../src/engine/companies/reading/people/role-words.table.ts'
import { countryWords } from '../../test/world/registrations/countries.table.ts'

interface Example {
  readonly text: string
  /** Probability of each class. */
  readonly wanted: readonly number[]
}

const random = seeded(29)
const none = modelClasses.length - 1
const phrasesFolder = new URL('phrases/', import.meta.url)

/** Every phrase and what it may name. */
function phrases(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const add = (text: string, kind: string): void => {
    const key = text.trim().toLowerCase()
    if (key !== '') found.set(key, (found.get(key) ?? new Set()).add(kind))
  }
  for (const file of readdirSync(phrasesFolder).filter((name) => !name.startsWith('no-labels')))
    for (const line of readFileSync(new URL(file, phrasesFolder), 'utf8').split('\n')) {
      const [kind = '', list = ''] = line.split(/: (.*)/u)
      if (list !== '') for (const text of list.split('|')) add(text, kind)
    }
  for (const { kind, words } of allLabels()) add(words.join(' '), kind)
  return found
}

const heads = ['The ', '1. ', '2) ', 'a) ', '(b) ', 'IV. ', '- ', '3.1 ']
const slips: readonly (readonly [string, string])[] = [['l', 'I'], ['i', 'l'], ['o', '0'], ['rn', 'm'], ['e', 'c'], ['a', 'o'], ['t', 'f'], ['u', 'n']]
const happens = (part: number): boolean => random.next() < part

/** As it may be printed and read: capitals, figures before it, a slip of a letter, marks that were lost, a blank lost. */
function altered(text: string): string {
  let printed = text
  if (happens(0.15)) {
    const [from, to] = random.pick(slips)
    printed = printed.replace(from, to)
  }
  if (happens(0.12)) printed = printed.normalize('NFD').replace(/\p{Mn}/gu, '').normalize('NFC')
  if (happens(0.05) && printed.length > 8) {
    const at = 1 + random.below(printed.length - 2)
    printed = printed.slice(0, at) + printed.slice(at + 1)
  }
  if (happens(0.05)) printed = printed.replace(' ', '')
  if (happens(0.1)) printed = `${printed} ${random.pick(['(s)', '*', '(if any)', '(EUR)', '1)', '(1)'])}`
  if (happens(0.12)) printed = random.pick(heads) + printed
  return printed
}

const oneHot = (kinds: readonly number[]): readonly number[] => modelClasses.map((_, at) => (kinds.includes(at) ? 1 / kinds.length : 0))
const classesOf = (kinds: Iterable<string>): readonly number[] => [...kinds].map((kind) => {
  const at = (modelClasses as readonly string[]).indexOf(kind)
  if (at < 0) throw new Error(`There is no class ${kind}.`)
  return at
})

/** Print that is no label: from tables of this repository, and lines that were written for this. */
function others(): readonly string[] {
  const lines = readFileSync(new URL('no-labels.txt', phrasesFolder), 'utf8').split('\n').flatMap((line) => line.split('|')).filter((line) => line !== '')
  const forms = legalForms.flatMap(({ spellings }) => spellings.split('|'))
  const roles = Object.values(roleWords).flatMap((words) => words.split('|'))
  const made = Object.values(countryWords).flatMap((words) => [
    ...words.given.flatMap((given) => words.surnames.slice(0, 5).map((surname) => `${given} ${surname}`)),
    ...words.surnames, ...words.streets, ...words.streets.map((street) => `${street} 12`), ...words.stems,
    ...words.stems.map((stem) => `${stem} ${random.pick(forms)}`),
    ...words.cities.flatMap(([code, city]) => [city, `${code} ${city}`]),
  ])
  const stems = lines.filter((line) => /^\p{Lu}/u.test(line))
  const countries = (JSON.parse(readFileSync(new URL('../../data/countries/iso-3166.json', import.meta.url), 'utf8')) as unknown)
  const places = JSON.stringify(countries).match(/"[A-Z][\p{L} ]{3,30}"/gu)?.map((text) => text.slice(1, -1)) ?? []
  const invented = Array.from({ length: 5000 }, () => inventedWords())
  const firms = stems.map((stem) => `${stem} ${random.pick(forms)}`)
  return [...lines, ...lines, ...places, ...places, ...invented, ...forms, ...roles, ...made, ...firms]
}

const starts = 'b|br|c|ch|d|f|g|gr|h|j|k|kr|l|m|n|p|pr|r|s|sch|st|t|tr|v|w|z|'.split('|')
const vowels = 'a|e|i|o|u|ie|ei|ai|y|ä|ö|é|á'.split('|')
const ends = '||n|r|l|s|t|k|m|nd|rt|ng|ck|sz|x'.split('|')
const syllable = (): string => random.pick(starts) + random.pick(vowels) + random.pick(ends)

/** Words that no language has, as names of people and firms look. */
function inventedWords(): string {
  const words = Array.from({ length: 1 + random.below(3) }, () => {
    const word = Array.from({ length: 1 + random.below(3) }, syllable).join('')
    return word.charAt(0).toUpperCase() + word.slice(1)
  })
  const text = words.join(' ')
  return happens(0.3) ? text.toUpperCase() : text
}

function examples(known: ReadonlyMap<string, ReadonlySet<string>>, copies: number): Example[] {
  const rows: Example[] = []
  const all = [...known]
  for (const [text, kinds] of all) {
    const wanted = oneHot(classesOf(kinds))
    rows.push({ text, wanted })
    for (let copy = 1; copy < copies; copy++) rows.push({ text: altered(text), wanted })
    // The same in two languages, one behind the other.
    if (happens(0.5)) {
      const [only] = kinds
      const same = all[random.below(all.length)]
      const translation = kinds.size === 1 && same !== undefined && same[1].size === 1 && same[1].has(only ?? '') ? same[0] : null
      if (translation !== null) rows.push({ text: `${text} / ${translation}`, wanted })
    }
  }
  return rows
}

const isWithheld = (text: string): boolean => labelFeatures(`fold ${text}`).reduce((sum, at) => sum + at, 0) % 5 === 0

interface Model { readonly weights: Float32Array; readonly bias: Float32Array }

const size = modelClasses.length

function probabilities({ weights, bias }: Model, features: readonly number[]): number[] {
  const scores = Array.from(bias)
  for (const row of features) for (let at = 0; at < size; at++) scores[at] = (scores[at] ?? 0) + (weights[row * size + at] ?? 0)
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

interface Prepared { readonly features: readonly number[]; readonly wanted: readonly number[] }

/** Softmax regression by AdaGrad; weights that say little are pulled to nothing. */
function fit(rows: readonly Example[], rounds = 6): Model {
  const model = { weights: new Float32Array(labelBuckets * size), bias: new Float32Array(size) }
  const squares = new Float32Array(labelBuckets * size).fill(1e-3)
  const prepared = rows.map(({ text, wanted }): Prepared => ({ features: labelFeatures(text), wanted }))
  for (let round = 0; round < rounds; round++) {
    for (let step = 0; step < prepared.length; step++) learn(model, squares, random.pick(prepared))
    console.log(`  round ${round + 1} of ${rounds}`)
  }
  return model
}

/** One step down the slope of one example. */
function learn({ weights, bias }: Model, squares: Float32Array, { features, wanted }: Prepared): void {
  const found = probabilities({ weights, bias }, features)
  const slopes = found.map((value, at) => value - (wanted[at] ?? 0))
  for (const [at, gradient] of slopes.entries()) {
    if (Math.abs(gradient) < 0.002) continue
    bias[at] = (bias[at] ?? 0) - 0.01 * gradient
    for (const row of features) {
      const place = row * size + at
      const slope = gradient + 2e-4 * (weights[place] ?? 0)
      squares[place] = (squares[place] ?? 0) + slope * slope
      weights[place] = (weights[place] ?? 0) - (0.12 * slope) / Math.sqrt(squares[place] ?? 1)
    }
  }
}

/** The same in steps of one hundred and twenty-seventh of the greatest weight. */
function inBytes({ weights, bias }: Model) {
  const greatest = Math.min(4, weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0))
  const step = greatest / 127
  const bytes = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / step))))
  return { step, bytes, bias: Array.from(bias, (value) => Math.round(value * 1000) / 1000) }
}

const known = phrases()
const negatives = others().map((text): Example => ({ text, wanted: oneHot([none]) }))
const withAltered = (rows: readonly Example[]): Example[] => rows.flatMap(({ text, wanted }) => [{ text, wanted }, { text: altered(text), wanted }])

if (!process.argv.includes('--all')) {
  const seen = new Map([...known].filter(([text]) => !isWithheld(text)))
  const model = fit([...examples(seen, 4), ...withAltered(negatives.filter(({ text }) => !isWithheld(text)))])
  let [right, labels, asLabel] = [0, 0, 0]
  for (const [text, kinds] of [...known].filter(([one]) => isWithheld(one))) {
    const found = probabilities(model, labelFeatures(text))
    const best = found.indexOf(Math.max(...found))
    labels++
    if (best !== none) asLabel++
    if (classesOf(kinds).includes(best)) right++
    else if (process.argv.includes('--verbose')) console.log(`  ${text}: ${[...kinds].join(' ')} → ${modelClasses[best]} ${found[best]?.toFixed(2)}`)
  }
  const others = [...new Set(negatives.filter(({ text }) => isWithheld(text)).map(({ text }) => text))]
  const taken = others.filter((text) => (probabilities(model, labelFeatures(text))[none] ?? 0) < 0.5)
  console.log(`of ${labels} phrases left out: ${right} named rightly, ${asLabel} taken for a label; of ${others.length} other texts left out ${taken.length} taken for a label`)
  if (process.argv.includes('--verbose')) console.log(taken.slice(0, 60).join(' | '))
}
const { step, bytes, bias } = inBytes(fit([...examples(known, 4), ...withAltered(negatives)]))
const file = new URL('../../data/company-words/label-model.json', import.meta.url)
writeFileSync(file, `${JSON.stringify({ classes: modelClasses, buckets: labelBuckets, step, bias, weights: Buffer.from(bytes.buffer).toString('base64') })}\n`)
console.log(`${known.size} phrases, ${negatives.length} other texts, ${bytes.length} weights`)
