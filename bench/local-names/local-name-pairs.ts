import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { devRows, hasPublishedLists } from '../aml/lists.ts'
import { arabic, persian, urdu } from '../reading/fronts/tables/words/arabic.table.ts'
import {
  bulgarian,
  kazakh,
  russian,
  serbian,
  ukrainian,
} from '../reading/fronts/tables/words/cyrillic.table.ts'
import {
  chinese,
  hongKongese,
  japanese,
  korean,
  taiwanese,
} from '../reading/fronts/tables/words/east.table.ts'
import { greek } from '../reading/fronts/tables/words/greek.table.ts'
import { hebrew } from '../reading/fronts/tables/words/hebrew.table.ts'
import { bengali, hindi, tamil } from '../reading/fronts/tables/words/indic.table.ts'
import { thai } from '../reading/fronts/tables/words/thai.table.ts'
import type { Words } from '../reading/fronts/words.ts'

/** One person's name in two scripts. */
export interface LocalNamePair {
  readonly local: string
  readonly latin: string
  /** Absent where no document is asked about. */
  readonly issuer?: string
}

type Pairs = readonly LocalNamePair[]

const drawn: Readonly<Record<string, Words>> = {
  ...{ russian, ukrainian, kazakh, bulgarian, serbian, greek, arabic, persian, urdu, hebrew },
  ...{ hindi, bengali, tamil, thai, chinese, taiwanese, hongKongese, japanese, korean },
}

const folder = new URL('../../../shared/data/aml/', import.meta.url)
/** Tokens that fewer pages of the encyclopaedia pair are often slips of its alignment. */
const leastPages = 3
const mostPairs = 3000

/** Pairs by where they come from. */
export function localNamePairs(): Readonly<Record<string, Pairs>> {
  const invented = Object.entries(drawn).map(([language, words]): readonly [string, Pairs] => [
    `drawn ${language}`,
    drawnPairs(words).map((pair) => ({ ...pair, ...(words === chinese ? { issuer: 'CHN' } : {}) })),
  ])
  if (!hasPublishedLists()) {
    console.error('Published names are SKIPPED: there are no list files at ../shared/data/aml')
    return Object.fromEntries<Pairs>(invented)
  }
  const tokens = ['russian', 'arabic', 'hebrew', 'chinese', 'korean', 'katakana'].map(
    (language): readonly [string, Pairs] => [`names of two: ${language}`, namesOfTwo(language)],
  )
  return Object.fromEntries<Pairs>([...invented, ...listedPairs(), ...tokens])
}

/** Signs that are written without blanks. */
const ofSigns = /^[\p{Script=Han}\p{Script=Hangul}]+$/u

/** Every given name with every family name. */
function drawnPairs({ men, women, families, familiesOfWomen = families }: Words): Pairs {
  const all = (given: Words['men'], of: Words['families']) =>
    given.flatMap((one) =>
      of.map((family) => ({
        local: ofSigns.test(one.local) ? family.local + one.local : `${family.local} ${one.local}`,
        latin: `${one.latin} ${family.latin}`,
      })),
    )
  return [...all(men, families), ...all(women, familiesOfWomen)]
}

/** People of the lists of the Union and of the United Nations, whose aliases are in their own script, pseudonyms among them. */
function listedPairs(): readonly (readonly [string, Pairs])[] {
  return (['eu_alias_pairs', 'un_alias_pairs'] as const).flatMap((name) => {
    const rows = devRows(name).filter(
      ({ schema, primary = '', alias = '' }) =>
        schema === 'Person' && isLatin(primary) && !/\p{Script=Latin}|\d/u.test(alias),
    )
    return [...new Set(rows.map(({ script = '' }) => script))].map(
      (script) =>
        [
          `${name.slice(0, 2)} list: ${script.toLowerCase()}`,
          rows
            .filter((row) => row['script'] === script)
            .map(({ primary = '', alias = '' }) => ({ local: alias, latin: primary })),
        ] as const,
    )
  })
}

const isLatin = (text: string) => /\p{Script=Latin}/u.test(text) && !/(?!\p{Script=Latin})\p{L}/u.test(text)

/** A word of each half of the pairs of words that an encyclopaedia has. */
function namesOfTwo(language: string): Pairs {
  const words = ['16', '64'].flatMap((part) => {
    const file = new URL(`eval/translit/wd_${language}_${part}.tsv.gz`, folder)
    if (!existsSync(file)) return []
    return gunzipSync(readFileSync(file))
      .toString('utf8')
      .split('\n')
      .flatMap((line) => {
        const [latin = '', local = '', pages = '0'] = line.split('\t')
        return Number(pages) < leastPages ? [] : [{ latin, local: local.replaceAll(' ', '') }]
      })
  })
  const half = Math.floor(words.length / 2)
  const stride = Math.max(1, Math.floor(half / mostPairs))
  return words.slice(0, half).flatMap((one, at) => {
    const other = words[at + half]
    return at % stride !== 0 || other === undefined
      ? []
      : [{ local: `${one.local} ${other.local}`, latin: `${one.latin} ${other.latin}` }]
  })
}
