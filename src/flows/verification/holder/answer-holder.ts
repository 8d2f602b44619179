import { acceptedDocuments } from '../../../engine/verification/accepted-documents.ts'
import { dialCodes } from '../../../engine/verification/dial-codes.table.ts'
import { documentSideOf } from '../../../engine/verification/document-side.table.ts'
import { endOfLink } from '../../../engine/verification/end-of-link.ts'
import { foldLink, isExpiredAt, isUsedUp } from '../../../engine/verification/fold-link.ts'
import { formFields, sessionOptions } from '../../../engine/verification/form-answers.ts'
import { shownConsent, type ShownConsent } from '../../../engine/verification/shown-consent.ts'
import { asksForFace } from '../../../engine/verification/task-of.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { Verdict } from '../../../vocabulary/decision/outcome.ts'
import type { CustomField } from '../../../vocabulary/profiles/profile.ts'
import type { HolderSentences } from '../../../vocabulary/texts/holder-sentences.ts'
import { languages } from '../../../vocabulary/texts/languages.ts'
import {
  type LinkEndCode,
  type LinkEndReason,
  LinkRefusal,
} from '../../../vocabulary/verification/link-refusal.ts'
import type { LinkTask } from '../../../vocabulary/verification/link-tasks.ts'
import type { Ports } from '../../ports/ports.ts'
import type { LinkHistory } from '../../ports/verification/hosted-links.ts'
import type { LinkStanding } from '../link-step.ts'
import { sha256Hex } from '../sha256-hex.ts'

/** What the settings say of hosted links. */
export interface HolderOptions {
  /** Schemes of apps that an ended link may go on to. */
  readonly appSchemes: readonly string[]
  /** ISO 3166 alpha-2 of countries that codes are sent to; empty for all. */
  readonly phoneCountries: readonly string[]
}

/** What the page of a link shows and asks. Nothing that the account expects of the person, and nothing that was found. */
export interface HolderSession {
  readonly task: Exclude<LinkTask, 'ended'>
  readonly reference: string
  readonly accepted: { readonly country: string; readonly type: string }
  readonly selected: { readonly country: string; readonly type: string } | null
  /** 1 front, 2 front and back. */
  readonly documentSide: 1 | 2
  readonly profile: LinkHistory['link']['profile']['docupass']
  readonly asksForFace: boolean
  readonly hasFaceFile: boolean
  readonly hasDocumentFile: boolean
  /** All but the last two digits hidden; null where the person is asked. */
  readonly maskedPhone: string | null
  readonly fields: readonly (Omit<CustomField, 'fieldData'> & { readonly fieldData: string })[]
  /** Null where no number is asked for. */
  readonly dialCodes:
    readonly { readonly name: string; readonly dialCode: string; readonly country: string }[] | null
  readonly consent: (ShownConsent & { readonly sha256: string; readonly isRequired: boolean }) | null
}

/** Throws Error where the link has ended: `endRefusal` says what is answered then. */
export function describeSession(
  { history: { link }, state, task }: LinkStanding,
  {
    phoneCountries,
    acceptLanguage,
  }: Pick<HolderOptions, 'phoneCountries'> & {
    /** Header `Accept-Language`: the page says in it which language it is shown in. */
    readonly acceptLanguage: string | undefined
  },
): HolderSession {
  if (task === 'ended') throw new Error('A link that has ended has no session.')
  const { docupass, acceptedDocuments: accepted, face } = link.profile
  const consent = shownConsent(link, acceptLanguage)
  return {
    ...{ task, reference: link.reference, selected: state.selection, profile: docupass },
    accepted: acceptedDocuments(accepted),
    documentSide: documentSideOf(docupass.documentSide).session,
    asksForFace: asksForFace(link),
    hasFaceFile: link.references.face !== null,
    hasDocumentFile: link.references.document !== null,
    maskedPhone: link.userPhone === '' ? null : masked(link.userPhone),
    fields: formFields(docupass.customField, sha256Hex).map(({ options, ...field }) => ({
      ...field,
      fieldData: field.fieldType === 2 ? sessionOptions(options) : field.fieldData,
    })),
    dialCodes: docupass.phoneVerification === 0 ? null : offeredCodes(phoneCountries),
    consent: consent && { ...consent, sha256: sha256Hex(consent.text), isRequired: face.requireConsent },
  }
}

const masked = (number: string): string => `${'*'.repeat(Math.max(0, number.length - 2))}${number.slice(-2)}`

function offeredCodes(countries: readonly string[]) {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return dialCodes
    .filter(({ country }) => countries.length === 0 || countries.includes(country))
    .map(({ country, dialCode }) => ({ name: names.of(country) ?? country, dialCode, country }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/**
 * What is answered of a link that has ended.
 *
 * @param known whether the visitor had a part in it: another one learns only that it is over
 */
export async function endRefusal(
  { records, clock }: Pick<Ports, 'records' | 'clock'>,
  ending: {
    readonly principal: Principal
    readonly history: LinkHistory
    readonly isKnown: boolean
    readonly appSchemes: readonly string[]
  },
): Promise<LinkRefusal> {
  const { principal, history, isKnown, appSchemes } = ending
  const { link, completion } = history
  const { docupass } = link.profile
  const { reference } = link
  const { sentences } = languages.en
  const state = foldLink(history)
  const isExpired = completion?.isExpired ?? isExpiredAt(link, state, clock.now())
  const isTried = isKnown && isUsedUp(link, state)
  const isOver = isExpired || isTried
  const verdict = isOver ? 'reject' : isKnown ? await verdictOf({ records }, principal, completion) : null
  const { code, url } = endOfLink({ docupass, reference, verdict, appSchemes })
  const reason = isOver ? (isTried ? 'used-up' : 'expired') : endReasons[code]
  return new LinkRefusal(code, url ?? sentences[endTexts[reason]]({}), reason)
}

/** As it stands now; null while the link waits to be completed. */
async function verdictOf(
  { records }: Pick<Ports, 'records'>,
  principal: Principal,
  completion: LinkHistory['completion'],
): Promise<Verdict | null> {
  if (completion === null) return null
  return (await records.get(principal, completion.transactionId))?.decision ?? null
}

const endTexts = {
  accepted: 'holder.accepted',
  'under-review': 'holder.under-review',
  failed: 'holder.failed',
  completed: 'holder.completed',
  expired: 'holder.expired',
  'used-up': 'holder.used-up',
} as const satisfies Readonly<Record<LinkEndReason, keyof HolderSentences>>

const endReasons = {
  DOCUPASS_ACCEPTED: 'accepted',
  DOCUPASS_UNDER_REVIEW: 'under-review',
  DOCUPASS_FAILED: 'failed',
  DOCUPASS_COMPLETED: 'completed',
  DOCUPASS_REDIRECT: 'completed',
} as const satisfies Readonly<Record<LinkEndCode, LinkEndReason>>
