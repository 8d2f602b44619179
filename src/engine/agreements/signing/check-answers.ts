import type { ContractField } from '../../../vocabulary/agreements/contract-tree.ts'
import { invalidValue, Refusal } from '../../../vocabulary/refusals.ts'
import { sniffPicture } from '../tree/sniff-picture.ts'

/** What a party sends for one field: a picture or a text, a name in place of a picture, or whether a box is set. */
export type SentAnswer = string | boolean | { readonly typed: string }

/** An answer that fits its field. `picture`: bytes that are still to be decoded. */
export type CheckedAnswer =
  | { readonly uid: string; readonly kind: 'picture'; readonly png: Uint8Array }
  | { readonly uid: string; readonly kind: 'text'; readonly text: string; readonly handwritten: boolean }
  | { readonly uid: string; readonly kind: 'mark'; readonly isSet: boolean }

const maxText = 200
const maxTyped = 80
/** Bytes of a picture as a file. */
const maxPictureBytes = 1_000_000
const tooManyBytes = `It has more than ${maxPictureBytes} bytes.`
/** Pixels. */
export const maxPictureSide = 2_000

/**
 * What a party sends for its fields, in the order of the fields.
 *
 * @throws Refusal SIGNATURE_MISSING where one of them is missing, or belongs to another party or to none;
 *   INVALID_SIGNATURE_IMAGE for a picture that is no PNG or too large; ERROR_INVALID_VALUE for other values
 */
export function checkAnswers(
  fields: readonly ContractField[],
  party: string,
  sent: ReadonlyMap<string, SentAnswer>,
): readonly CheckedAnswer[] {
  const own = fields.filter((field) => field.party === party)
  const uids = new Set(own.map(({ uid }) => uid))
  for (const uid of sent.keys())
    if (!uids.has(uid)) throw missing('A field was sent that this party does not have.')
  return own.flatMap((field) => {
    const answer = sent.get(field.uid)
    if (answer !== undefined && answer !== '') return [answers[field.kind](field, answer)]
    if (!field.optional) throw missing(`Field '${field.uid}' is missing.`)
    return []
  })
}

type Check = (field: ContractField, answer: SentAnswer) => CheckedAnswer

const answers: Readonly<Record<ContractField['kind'], Check>> = {
  signature: signatureAnswer,
  initials: signatureAnswer,
  image: pictureAnswer,
  text: (field, answer) => textAnswer(field, printable(field, answer)),
  date: (field, answer) => {
    const text = printable(field, answer)
    if (!isDate(text)) throw unfit(field, 'It must be a date like 2026-11-26.')
    return textAnswer(field, text)
  },
  select: (field, answer) => {
    const text = printable(field, answer)
    if (!field.options.includes(text)) throw unfit(field, 'It must be one of the options of the field.')
    return textAnswer(field, text)
  },
  checkbox: (field, answer) => {
    if (typeof answer !== 'boolean') throw unfit(field, 'It must be true or false.')
    return { uid: field.uid, kind: 'mark', isSet: answer }
  },
}

function signatureAnswer(field: ContractField, answer: SentAnswer): CheckedAnswer {
  if (typeof answer !== 'object') return pictureAnswer(field, answer)
  const typed = answer.typed.trim()
  if (typed === '' || typed.length > maxTyped || !isPrintable(typed))
    throw invalidPicture(`A typed signature has 1 to ${maxTyped} printable characters.`)
  return { uid: field.uid, kind: 'text', text: typed, handwritten: true }
}

function pictureAnswer({ uid }: ContractField, answer: SentAnswer): CheckedAnswer {
  if (typeof answer !== 'string') throw invalidPicture('It must be a PNG as base64.')
  const written = answer.replace(/^data:image\/png;base64,/, '')
  if (written.length > Math.ceil(maxPictureBytes / 3) * 4) throw invalidPicture(tooManyBytes)
  const picture = sniffPicture(`data:image/png;base64,${written}`)
  if (picture?.format !== 'png') throw invalidPicture('It must be a PNG as base64.')
  if (picture.bytes.length > maxPictureBytes) throw invalidPicture(tooManyBytes)
  if (Math.max(picture.width, picture.height) > maxPictureSide)
    throw invalidPicture(`A side of it has more than ${maxPictureSide} pixels.`)
  return { uid, kind: 'picture', png: picture.bytes }
}

const textAnswer = ({ uid }: ContractField, text: string): CheckedAnswer => {
  return { uid, kind: 'text', text, handwritten: false }
}

function printable(field: ContractField, answer: SentAnswer): string {
  if (typeof answer !== 'string') throw unfit(field, 'It must be text.')
  const text = answer.trim()
  if (text === '') throw missing(`Field '${field.uid}' is missing.`)
  if (text.length > maxText || !isPrintable(text))
    throw unfit(field, `It has more than ${maxText} characters, or ones that cannot be printed.`)
  return text
}

/** Nothing that would turn the text around it, either. */
const isPrintable = (text: string): boolean =>
  !/[\p{Cc}\p{Cs}\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/u.test(text)

/** A day that the calendar has. */
function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (year === undefined) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.toISOString().slice(0, 10) === text
}

const missing = (message: string): Refusal => new Refusal('SIGNATURE_MISSING', { message })
const unfit = ({ uid }: ContractField, why: string): Refusal => invalidValue(`fields.${uid}`, why)

/** A picture that cannot stand for a signature. */
export const invalidPicture = (message: string): Refusal =>
  new Refusal('INVALID_SIGNATURE_IMAGE', { message })
