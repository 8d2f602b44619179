import type { DocumentLanguage } from './document-language.ts'
import { ar } from './eastern/ar.ts'
import { az } from './latin-east/az.ts'
import { be } from './cyrillic/be.ts'
import { bg } from './cyrillic/bg.ts'
import { bn } from './indic/bn.ts'
import { bs } from './latin-east/bs.ts'
import { ca } from './latin-west/ca.ts'
import { cs } from './latin-east/cs.ts'
import { cy } from './latin-west/cy.ts'
import { da } from './latin-north/da.ts'
import { de } from './latin-west/de.ts'
import { el } from './eastern/el.ts'
import { en } from './latin-west/en.ts'
import { es } from './latin-west/es.ts'
import { et } from './latin-north/et.ts'
import { fa } from './eastern/fa.ts'
import { fi } from './latin-north/fi.ts'
import { fil } from './latin-far/fil.ts'
import { fr } from './latin-west/fr.ts'
import { ga } from './latin-west/ga.ts'
import { he } from './eastern/he.ts'
import { hi } from './indic/hi.ts'
import { hr } from './latin-east/hr.ts'
import { hu } from './latin-east/hu.ts'
import { id } from './latin-far/id.ts'
import { is } from './latin-north/is.ts'
import { it } from './latin-west/it.ts'
import { ja } from './east-asian/ja.ts'
import { kk } from './cyrillic/kk.ts'
import { ko } from './east-asian/ko.ts'
import { ky } from './cyrillic/ky.ts'
import { lb } from './latin-west/lb.ts'
import { lt } from './latin-north/lt.ts'
import { lv } from './latin-north/lv.ts'
import { mk } from './cyrillic/mk.ts'
import { mn } from './cyrillic/mn.ts'
import { mr } from './indic/mr.ts'
import { ms } from './latin-far/ms.ts'
import { mt } from './latin-west/mt.ts'
import { nb } from './latin-north/nb.ts'
import { ne } from './indic/ne.ts'
import { nl } from './latin-west/nl.ts'
import { pl } from './latin-east/pl.ts'
import { pt } from './latin-west/pt.ts'
import { ro } from './latin-east/ro.ts'
import { ru } from './cyrillic/ru.ts'
import { sk } from './latin-east/sk.ts'
import { sl } from './latin-east/sl.ts'
import { sq } from './latin-east/sq.ts'
import { sr } from './cyrillic/sr.ts'
import { sv } from './latin-north/sv.ts'
import { sw } from './latin-far/sw.ts'
import { ta } from './indic/ta.ts'
import { tg } from './cyrillic/tg.ts'
import { th } from './east-asian/th.ts'
import { tr } from './latin-east/tr.ts'
import { uk } from './cyrillic/uk.ts'
import { ur } from './eastern/ur.ts'
import { uz } from './latin-east/uz.ts'
import { vi } from './latin-far/vi.ts'
import { zhHans } from './east-asian/zh-hans.ts'
import { zhHant } from './east-asian/zh-hant.ts'

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
  nb, is, cy, lb, ca, sq, bs, tr, az, uz, vi, id, ms, fil, sw, ru, uk, be, bg, sr, mk, kk, ky, mn, tg, el, he, ar,
  fa, ur, hi, mr, ne, bn, ta, th, 'zh-Hans': zhHans, 'zh-Hant': zhHant, ja, ko,
} as const satisfies Readonly<Record<string, DocumentLanguage>> // prettier-ignore

/** Languages of labels. */
export type LabelLanguage = keyof typeof documentLanguages
