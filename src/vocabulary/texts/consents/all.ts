import type { LinkLanguage } from '../../verification/hosted-link.ts'
import type { ConsentTexts } from '../consent-wording.ts'
import { en } from './en.ts'
import { ar } from './ar.ts'
import { bn } from './bn.ts'
import { cn } from './cn.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { id } from './id.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { th } from './th.ts'
import { tl } from './tl.ts'
import { tw } from './tw.ts'
import { ur } from './ur.ts'
import { vi } from './vi.ts'

/**
 * What people agree to, by language of the page. English is the first: a text is shown in another language only where that has
 * its newest version.
 */
export const consentTexts: Readonly<Partial<Record<LinkLanguage, ConsentTexts>>> & {
  readonly en: ConsentTexts
} = { en, ar, bn, cn, de, es, fr, hi, id, it, ja, ko, nl, pl, pt, th, tl, tw, ur, vi }
