/**
 * Words that invented registration documents are made of, as JSON: labels by language and kind, roles, spellings of legal forms by
 * country, names of people by script, what ICU knows of countries, currencies and months, words of company names.
 *
 *     npx tsx training/registrations/network/documents/vocabulary.ts > .cache/registration-words.json
 */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { legalForms } from '../../../../src/engine/companies/legal-forms/legal-forms.ts'
import * as cyrillicGreek from '../../../../src/engine/companies/reading/labels/cyrillic-greek-labels.table.ts'
import * as eastern from '../../../../src/engine/companies/reading/labels/eastern-labels.table.ts'
import type { LabelTable } from '../../../../src/engine/companies/reading/labels/label-kinds.ts'
import * as northern from '../../../../src/engine/companies/reading/labels/northern-labels.table.ts'
import * as southern from '../../../../src/engine/companies/reading/labels/southern-labels.table.ts'
import * as western from '../../../../src/engine/companies/reading/labels/western-labels.table.ts'
import { roleWords } from '../../../../src/engine/companies/reading/people/role-words.table.ts'

const tables: Readonly<Record<string, LabelTable>> = {
  ...{ en: western.englishLabels, de: western.germanLabels, fr: western.frenchLabels },
  ...{ es: southern.spanishLabels, it: southern.italianLabels, pt: southern.portugueseLabels },
  ...{ nl: northern.dutchLabels, pl: northern.polishLabels, da: northern.danishLabels, sv: northern.swedishLabels, cs: northern.czechLabels },
  ...{ zh: eastern.chineseLabels, ja: eastern.japaneseLabels, ko: eastern.koreanLabels, ar: eastern.arabicLabels, he: eastern.hebrewLabels },
  ...{ ru: cyrillicGreek.russianLabels, uk: cyrillicGreek.ukrainianLabels, bg: cyrillicGreek.bulgarianLabels },
  ...{ sr: cyrillicGreek.serbianLabels, el: cyrillicGreek.greekLabels },
} // prettier-ignore

type Phrases = Record<string, Record<string, string[]>>

function add(phrases: Phrases, [language, kind]: readonly [string, string], found: readonly string[]): void {
  const ofLanguage = (phrases[language] ??= {})
  ofLanguage[kind] = [...new Set([...(ofLanguage[kind] ?? []), ...found])]
}

/** Phrases of files of the form `[en]`, `name: company name|legal name`. */
function addFile(phrases: Phrases, url: URL): void {
  let language = ''
  for (const line of readFileSync(url, 'utf8').split('\n')) {
    language = /^\[(\w+)\]$/u.exec(line)?.[1] ?? language
    const [, kind, found] = /^(\w+): (.+)$/u.exec(line) ?? []
    if (kind !== undefined && found !== undefined) add(phrases, [language, kind], found.split('|'))
  }
}

function allPhrases(): Phrases {
  const phrases: Phrases = {}
  for (const name of ['west', 'north-and-east'])
    addFile(phrases, new URL(`../../phrases/${name}.txt`, import.meta.url))
  for (const [language, table] of Object.entries(tables))
    for (const [kind, found] of Object.entries(table)) add(phrases, [language, kind], found.split('|'))
  return phrases
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const pairs = Array.from(letters).flatMap((a) => Array.from(letters, (b) => a + b))
const icu = [...'en de fr es it pt nl pl cs sk sv da no fi hu ro tr hr sl sr bg ru uk el lt lv et id ms vi zh zh-Hant ja ko ar th fa sq is mt ca hi bn ta sw ka hy az kk'.split(' '), 'he'] // prettier-ignore

function named(language: string, type: 'region' | 'currency', codes: readonly string[]): string[] {
  const names = new Intl.DisplayNames([language], { type, fallback: 'none' })
  return codes.flatMap((code) => names.of(code) ?? [])
}

function months(language: string): Readonly<Record<string, string[]>> {
  const dates = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2020, month, 15)))
  const format = (options: Intl.DateTimeFormatOptions, part: string): string[] => {
    const dated = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options })
    return dates.map((date) => dated.formatToParts(date).find(({ type }) => type === part)?.value ?? '')
  }
  return {
    long: format({ day: 'numeric', month: 'long', year: 'numeric' }, 'month'),
    short: format({ day: 'numeric', month: 'short', year: 'numeric' }, 'month'),
    alone: format({ month: 'long' }, 'month'),
  }
}

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../data/${path}`, import.meta.url), 'utf8'))
const spellings = z.array(z.string()).parse(read('spellings/learned-spellings.json'))
const same = z.object({ common: z.array(z.string()), rare: z.array(z.string()) }).parse(read('spellings/same-names.json'))
const words = (file: string): string[] => Object.keys(z.record(z.string(), z.string()).parse(read(`company-words/${file}.json`)))
const currencies = Intl.supportedValuesOf('currency')

process.stdout.write(
  JSON.stringify({
    phrases: allPhrases(),
    roles: Object.fromEntries(Object.entries(roleWords).map(([role, found]) => [role, found.split('|')])),
    forms: legalForms.map(({ countries, spellings: found, isInFront }) => ({ countries, spellings: found.split('|'), inFront: isInFront === true })),
    countries: Object.fromEntries(icu.map((language) => [language, named(language, 'region', pairs)])),
    currencies: Object.fromEntries(icu.map((language) => [language, named(language, 'currency', currencies)])),
    months: Object.fromEntries(icu.map((language) => [language, months(language)])),
    names: { latin: same.common.join(' ').split(' '), rare: same.rare.join(' ').split(' '), other: spellings.map((pair) => pair.split(':')[0]) },
    companyWords: { zh: words('han'), ko: words('hangul'), ar: words('arabic'), ru: words('cyrillised-english') },
    noLabels: readFileSync(new URL('../../phrases/no-labels.txt', import.meta.url), 'utf8').split(/[|\n]/u).filter((text) => text !== ''),
  }),
) // prettier-ignore
