import type { Problem } from '../flow/flow-state.ts'
import type { Catalogue } from '../i18n/catalogue.ts'
import type { Session } from '../session/session.ts'
import { pictureRefusals } from './picture-refusals.table.ts'

/** Words of DOCUPASS_GENERIC_ERROR → what to say. */
const words: Readonly<Record<string, (refusals: Catalogue['refusals']) => string>> = {
  INVALID_PHONE_NUMBER: ({ phone }) => phone.invalid,
  'PHONE NUMBER NOT IN ACCEPTED COUNTRY': ({ phone }) => phone.country,
  NUMBER_NOT_SUPPORTED: ({ phone }) => phone.unsupported,
  SMS_LIMIT_REACHED: ({ phone }) => phone.smsLimit,
  CALL_LIMIT_REACHED: ({ phone }) => phone.callLimit,
  PHONE_VERIFICATION_LIMIT_REACHED: ({ phone }) => phone.limit,
  INVALID_PHONE_VERIFICATION_CODE: ({ phone }) => phone.wrongCode,
  PHONE_VERIFICATION_EXPIRED: ({ phone }) => phone.oldCode,
  CUSTOM_FIELD_EMPTY: ({ form }) => form,
  INVALID_SIGNATURE_IMAGE: ({ signature }) => signature,
  SIGNATURE_MISSING: ({ fields }) => fields,
}

type Texts = Pick<Catalogue, 'flow' | 'refusals'>
type PlainKind = Exclude<Problem['kind'], 'word' | 'picture'>

const plain: Readonly<Record<PlainKind, (texts: Texts) => string>> = {
  service: ({ flow }) => flow.failed,
  'unreadable-picture': ({ refusals }) => refusals.picture.file,
  'other-document': ({ refusals }) => refusals.otherDocument,
  'code-not-sent': ({ refusals }) => refusals.phone.notSent,
  'code-maybe-sent': ({ refusals }) => refusals.phone.maybeSent,
}

/**
 * A problem in words: what to do, never a code. Of a picture with the tries that are left.
 *
 * @param attemptsLeft of the session; null before there is one
 */
export function problemText(
  problem: Problem,
  texts: Texts,
  attemptsLeft: Session['attemptsLeft'] | null,
): string {
  const { flow, refusals } = texts
  if (problem.kind === 'word') return words[problem.word]?.(refusals) ?? flow.failed
  if (problem.kind !== 'picture') return plain[problem.kind](texts)
  const [, text = 'other'] = pictureRefusals.find(([code]) => problem.codes.includes(code)) ?? []
  const left = attemptsLeft?.[problem.step] ?? 0
  return left > 0 ? `${refusals.picture[text]} ${refusals.tries(left)}` : refusals.picture[text]
}
