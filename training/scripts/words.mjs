// Words that the lines of training are made of, as JSON by language: names of countries, languages, months, weekdays and currencies
// as Node's ICU knows them (CLDR), and names of people from data/spellings, which belong to a script and to no language.
//
//     node training/scripts/words.mjs > /tmp/scripts/words.json
import { readFileSync } from 'node:fs'

const languages = {
  Cyrl: ['ru', 'uk', 'be', 'bg', 'sr', 'mk', 'kk', 'ky', 'mn', 'uz-Cyrl', 'tg', 'bs-Cyrl'],
  Grek: ['el'],
  Latn: ['en', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'cs', 'hu', 'ro', 'tr', 'vi', 'sv', 'fi', 'hr', 'lt', 'lv', 'az', 'id', 'sw'],
  Arab: ['ar', 'fa', 'ur', 'ps', 'ckb'],
  Hebr: ['he'],
  Deva: ['hi', 'mr', 'ne'],
  Beng: ['bn', 'as'],
  Taml: ['ta'],
  Thai: ['th'],
  Hani: ['zh-Hans', 'zh-Hant', 'ja', 'yue'],
  Kore: ['ko'],
}
const marks = {
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
function named(language, type, codes) {
  const names = new Intl.DisplayNames([language], { type, fallback: 'none' })
  return codes.flatMap((code) => {
    try {
      return names.of(code) ?? []
    } catch {
      return []
    }
  })
}

function words(language) {
  const dates = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2020, month, 1 + month * 2)))
  const format = (options) => dates.map((date) => new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(date))
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

const names = JSON.parse(readFileSync(new URL('../../data/spellings/learned-spellings.json', import.meta.url), 'utf8')).map((pair) => pair.split(':'))
const byScript = {}
for (const [script, list] of Object.entries(languages)) {
  byScript[script] = {}
  for (const language of list) {
    const found = words(language)
    if (Intl.DateTimeFormat.supportedLocalesOf(language).length > 0 && found.length > 100) byScript[script][language] = found
  }
  const own = names.map(([name]) => name).filter((name) => marks[script]?.test(name))
  byScript[script].names = script === 'Latn' ? [...new Set(names.flatMap(([, latin]) => latin.split(',')))] : own
}
process.stdout.write(JSON.stringify(byScript))
