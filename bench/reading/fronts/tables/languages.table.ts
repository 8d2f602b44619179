import type { Words } from '../words.ts'
import { arabic, persian, urdu } from './words/arabic.table.ts'
import { bulgarian, kazakh, russian, serbian, ukrainian } from './words/cyrillic.table.ts'
import { chinese, hongKongese, japanese, korean, taiwanese } from './words/east.table.ts'
import { greek } from './words/greek.table.ts'
import { hebrew } from './words/hebrew.table.ts'
import { bengali, hindi, tamil } from './words/indic.table.ts'
import {
  english,
  german,
  indonesian,
  polish,
  portuguese,
  spanish,
  turkish,
  vietnamese,
} from './words/latin.table.ts'
import { thai } from './words/thai.table.ts'

/** Words by language (BCP 47). */
export const languages = {
  ar: arabic,
  bg: bulgarian,
  bn: bengali,
  de: german,
  el: greek,
  en: english,
  es: spanish,
  fa: persian,
  he: hebrew,
  hi: hindi,
  id: indonesian,
  ja: japanese,
  kk: kazakh,
  ko: korean,
  pl: polish,
  pt: portuguese,
  ru: russian,
  sr: serbian,
  ta: tamil,
  th: thai,
  tr: turkish,
  uk: ukrainian,
  ur: urdu,
  vi: vietnamese,
  'zh-Hans': chinese,
  'zh-Hant': taiwanese,
  'zh-HK': hongKongese,
} as const satisfies Record<string, Words>

export type Language = keyof typeof languages
