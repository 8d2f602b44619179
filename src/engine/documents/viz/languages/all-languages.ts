import type { DocumentLanguage } from './document-language.ts'
import { cs } from './latin-east/cs.ts'
import { da } from './latin-north/da.ts'
import { de } from './latin-west/de.ts'
import { en } from './latin-west/en.ts'
import { es } from './latin-west/es.ts'
import { et } from './latin-north/et.ts'
import { fi } from './latin-north/fi.ts'
import { fr } from './latin-west/fr.ts'
import { ga } from './latin-west/ga.ts'
import { hr } from './latin-east/hr.ts'
import { hu } from './latin-east/hu.ts'
import { it } from './latin-west/it.ts'
import { lt } from './latin-north/lt.ts'
import { lv } from './latin-north/lv.ts'
import { mt } from './latin-west/mt.ts'
import { nl } from './latin-west/nl.ts'
import { pl } from './latin-east/pl.ts'
import { pt } from './latin-west/pt.ts'
import { ro } from './latin-east/ro.ts'
import { sk } from './latin-east/sk.ts'
import { sl } from './latin-east/sl.ts'
import { sv } from './latin-north/sv.ts'

/** Languages that stand on documents of many states. */
export const firstLanguages = {
  en, fr, es, de, it, pt,
} as const satisfies Readonly<Record<string, DocumentLanguage>> // prettier-ignore

/** Languages of documents that were tried on many specimens: their short labels, too, may have a letter misread. */
export const triedLanguages = {
  ...firstLanguages,
  nl, da, sv, fi, et, lv, lt, pl, cs, sk, hu, sl, hr, ro, mt, ga,
} as const satisfies Readonly<Record<string, DocumentLanguage>> // prettier-ignore

/** Every language of which print is known; a row is its code (BCP 47) and its file. */
export const documentLanguages = {
  ...triedLanguages,
} as const satisfies Readonly<Record<string, DocumentLanguage>> // prettier-ignore

/** Languages of labels. */
export type LabelLanguage = keyof typeof documentLanguages
