// Words that the lines of training are made of, as JSON by language: names of countries, languages, months, weekdays and currencies
// as Node's ICU knows them (CLDR), names of people from data/spellings, which belong to a script and to no language, and the labels
// and titles of documents in Latin letters and in Arabic ones; and English words of the pages in docs/.
//
//     npx tsx training/scripts/words.ts > /tmp/scripts/words.json
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { documentLanguages } from '../../src/engine/documents/viz/languages/all-languages.ts'
import type { DocumentLanguage } from '../../src/engine/documents/viz/languages/document-language.ts'

const languages: Readonly<Record<string, readonly string[]>> = {
  Cyrl: ['ru', 'uk', 'be', 'bg', 'sr', 'mk', 'kk', 'ky', 'mn', 'uz-Cyrl', 'tg', 'bs-Cyrl'],
  Grek: ['el'],
  Latn: ['en', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'cs', 'hu', 'ro', 'tr', 'vi', 'sv', 'fi', 'hr', 'lt', 'lv', 'az', 'id', 'sw', 'sk', 'sl', 'sq', 'bs', 'et', 'da', 'nb', 'nl', 'is', 'ca', 'cy', 'ga', 'lb', 'mt'],
  Arab: ['ar', 'fa', 'ur', 'ps', 'ckb'],
  Hebr: ['he'],
  Deva: ['hi', 'mr', 'ne'],
  Beng: ['bn', 'as'],
  Taml: ['ta'],
  Thai: ['th'],
  Hani: ['zh-Hans', 'zh-Hant', 'ja', 'yue'],
  Kore: ['ko'],
}
const marks: Readonly<Record<string, RegExp>> = {
  Cyrl: /^[\p{Script=Cyrillic}'’-]+$/u,
  Grek: /^[\p{Script=Greek}-]+$/u,
  Arab: /^[\p{Script=Arabic}-]+$/u,
  Hebr: /^[\p{Script=Hebrew}'"-]+$/u,
  Deva: /^[\p{Script=Devanagari}]+$/u,
  Beng: /^[\p{Script=Bengali}]+$/u,
  Taml: /^[\p{Script=Tamil}]+$/u,
  Thai: /^[\p{Script=Thai}]+$/u,
  Hani: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
  Kore: /^[\p{Script=Hangul}]+$/u,
}
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const pairs = Array.from(letters).flatMap((a) => Array.from(letters, (b) => a + b))

/** What ICU calls things of one kind. */
function named(language: string, type: 'region' | 'language' | 'currency', codes: readonly string[]): string[] {
  const names = new Intl.DisplayNames([language], { type, fallback: 'none' })
  return codes.flatMap((code) => {
    try {
      return names.of(code) ?? []
    } catch {
      return []
    }
  })
}

function words(language: string): string[] {
  const dates = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2020, month, 1 + month * 2)))
  const format = (options: Intl.DateTimeFormatOptions) => dates.map((date) => new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(date))
  const currencies = Intl.supportedValuesOf('currency')
  const all = [
    ...named(language, 'region', pairs),
    ...named(language, 'language', pairs.map((pair) => pair.toLowerCase())),
    ...named(language, 'currency', currencies),
    ...format({ month: 'long' }), ...format({ weekday: 'long' }), ...format({ month: 'short', day: 'numeric', year: 'numeric' }),
    ...format({ dateStyle: 'long' }), ...format({ dateStyle: 'full' }),
  ] // prettier-ignore
  return [...new Set(all.map((word) => word.normalize('NFC')))].sort()
}

const spellings: unknown = JSON.parse(readFileSync(new URL('../../data/spellings/learned-spellings.json', import.meta.url), 'utf8'))
const names = z.array(z.string()).parse(spellings).map((pair) => pair.split(':'))
const byScript: Record<string, Record<string, string[]>> = {}
for (const [script, list] of Object.entries(languages)) {
  const found = list.map((language) => [language, words(language)] as const)
  const own = names.flatMap(([name = '']) => (marks[script]?.test(name) ? name : []))
  const latin = [...new Set(names.flatMap(([, spelled = '']) => spelled.split(',')))]
  byScript[script] = {
    ...Object.fromEntries(found.filter(([, known]) => known.length > 100)),
    names: script === 'Latn' ? latin : own,
  }
}
const labels = Object.entries<DocumentLanguage>(documentLanguages).map(([code, language]) => {
  const phrases = [language.labels, language.titles ?? {}, language.sex ?? {}].flatMap((table) => Object.values(table)).flat()
  const joined = language.joined?.flatMap((one) => one.labels) ?? []
  return [code, [...phrases, ...joined, ...(language.unread ?? [])].filter((text) => /^(?:[\p{Script=Latin}\P{L}]+|[\p{Script=Arabic}\P{L}]+)$/u.test(text))] as const
}) // prettier-ignore
const pages = new URL('../../docs/', import.meta.url)
const english = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .flatMap((path) => readFileSync(new URL(path, pages), 'utf8').match(/(?<=\s)[A-Za-z]?[a-z]+(?=[\s.,])/g) ?? [])
process.stdout.write(JSON.stringify({ ...byScript, labels: Object.fromEntries(labels), english: [...new Set(english)].sort() }))
