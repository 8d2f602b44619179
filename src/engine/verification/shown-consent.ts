import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
import type { ConsentTextId } from '../../vocabulary/texts/consent-wording.ts'
import { languages } from '../../vocabulary/texts/languages.ts'
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

/** What the person of a link is asked to agree to; null where no face is asked for. */
export function shownConsent(link: AskingLink): ShownConsent | null {
  if (!asksForFace(link)) return null
  const wording = languages.en.consents.face.at(-1) ?? languages.en.consents.face[0]
  const { companyName } = link.profile.docupass
  return { textId: 'face', language: 'en', version: wording.version, text: wording.text(companyName) }
}

/** The exact text that a person of this link agreed to; null for a version that was never published. */
export function agreedText(
  link: Pick<HostedLink, 'profile'>,
  { version }: { readonly version: number },
): string | null {
  const wording = languages.en.consents.face.find((one) => one.version === version)
  return wording?.text(link.profile.docupass.companyName) ?? null
}
