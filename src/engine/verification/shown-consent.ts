import type { ConsentTextId, ConsentWording } from '../../vocabulary/texts/consent-wording.ts'
import { consentTexts } from '../../vocabulary/texts/consents/all.ts'
import {
  type HostedLink,
  type LinkLanguage,
  linkLanguages,
} from '../../vocabulary/verification/hosted-link.ts'
import { pageLanguages } from '../../vocabulary/verification/page-languages.table.ts'
import { acceptedLanguages } from './page-language.ts'
import { asksForFace } from './task-of.ts'

/** A text as one person was shown it. */
export interface ShownConsent {
  readonly textId: ConsentTextId
  /** BCP 47: the language that it is written in, whatever that of the page is. */
  readonly language: string
  readonly version: number
  readonly text: string
}

type AskingLink = Pick<HostedLink, 'kind' | 'references' | 'profile'>

const newest = consentTexts.en.face.at(-1) ?? consentTexts.en.face[0]

/**
 * What the person of a link is asked to agree to; null where no face is asked for. In the language that the page says it is
 * shown in, else in that of the link, else in English: whichever first has the newest version.
 *
 * @param accepted header `Accept-Language`
 */
export function shownConsent(
  link: AskingLink & Pick<HostedLink, 'language'>,
  accepted: string | undefined,
): ShownConsent | null {
  const pinned = linkLanguages.filter((language) => language === link.language)
  const wanted = [...acceptedLanguages(accepted), ...pinned]
  return consentIn(link, wanted.find((language) => wordingIn(language, newest.version) !== null) ?? 'en')
}

/** The same in one language (BCP 47); null also where the newest version is not written in it. */
export function consentShownIn(link: AskingLink, language: string): ShownConsent | null {
  const code = codeOf(language)
  return code === undefined ? null : consentIn(link, code)
}

function consentIn(link: AskingLink, code: LinkLanguage): ShownConsent | null {
  const wording = wordingIn(code, newest.version)
  if (wording === null || !asksForFace(link)) return null
  const { companyName } = link.profile.docupass
  const { tag: language } = pageLanguages[code]
  return { textId: 'face', language, version: wording.version, text: wording.text(companyName) }
}

/** The exact text that a person of this link agreed to; null for one that was never published. */
export function agreedText(
  link: Pick<HostedLink, 'profile'>,
  { version, language }: { readonly version: number; readonly language: string },
): string | null {
  const code = codeOf(language)
  const wording = code === undefined ? null : wordingIn(code, version)
  return wording?.text(link.profile.docupass.companyName) ?? null
}

/** Scripts that reports have no letters for. */
const unprinted = /\p{Script=Bengali}/u

/** The same for a report: in English, and marked so, where a report has no letters for it. */
export function printedText(
  link: Pick<HostedLink, 'profile'>,
  agreed: { readonly version: number; readonly language: string },
): { readonly text: string; readonly isInEnglish: boolean } | null {
  const text = agreedText(link, agreed)
  if (text === null) return null
  const isInEnglish = unprinted.test(text)
  const printed = isInEnglish ? agreedText(link, { ...agreed, language: 'en' }) : text
  return printed === null ? null : { text: printed, isInEnglish }
}

const codeOf = (language: string): LinkLanguage | undefined =>
  linkLanguages.find((code) => pageLanguages[code].tag === language)

const wordingIn = (code: LinkLanguage, version: number): ConsentWording | null =>
  consentTexts[code]?.face.find((one) => one.version === version) ?? null
