import { thresholds } from '../../../vocabulary/profiles/profile.ts'

/** Whether the value asked for is less strict than the one it would replace. */
export type Weakens = (request: unknown, base: unknown) => boolean

export interface WeakeningRow {
  /** Key path of the profile; `*` stands for one key, `**` at the end for all that is below. */
  readonly path: string
  readonly weakens: Weakens
  /** Why a key that anyone may hold must not do this. */
  readonly reason: string
}

const never: Weakens = () => false
const always: Weakens = () => true
const switchedOff: Weakens = (request) => request === false
const isNumber = (value: unknown): value is number => typeof value === 'number'
const raised: Weakens = (request, base) => !isNumber(request) || !isNumber(base) || request > base
const lowered: Weakens = (request, base) => !isNumber(request) || !isNumber(base) || request < base

/** -1 is off: later than any confidence. */
const firesLater: Weakens = (request, base) => {
  const from = (value: unknown): number => (isNumber(value) && value >= 0 ? value : Number.POSITIVE_INFINITY)
  return from(request) > from(base)
}

const membersOf = (value: unknown, separator: string): ReadonlySet<string> =>
  new Set(typeof value === 'string' ? value.split(separator).filter((member) => member !== '') : [])

/** Empty accepts everything; otherwise each member asked for must have been accepted before. */
const widened =
  (separator: string): Weakens =>
  (request, base) => {
    const before = membersOf(base, separator)
    const after = membersOf(request, separator)
    if (before.size === 0) return false
    return after.size === 0 || [...after].some((member) => !before.has(member))
  }

const byThreshold = { above: raised, below: lowered } as const

const thresholdRows: readonly WeakeningRow[] = Object.entries(thresholds).map(([key, row]) => ({
  path: `thresholds.${key}`,
  weakens: byThreshold[row.fails],
  reason: 'A more lenient threshold lets pass what the account wants caught.',
}))

const evidence = 'What is kept as evidence is for the account to say.'
const harmless = 'It changes the form of the answer, not the judgement.'

/**
 * What a key that anyone may hold (restricted) may not change in its profileOverride, the first matching row decides.
 * A path without a row is not allowed either.
 */
export const weakenings: readonly WeakeningRow[] = [
  ...thresholdRows,
  { path: 'thresholds.*', weakens: always, reason: 'We do not know which side of it is the stricter one.' },
  { path: 'screeningBand', weakens: raised, reason: 'Hits below a higher band are not told of.' },
  {
    path: 'decisionTrigger.*',
    weakens: raised,
    reason: 'A higher trigger asks for more warnings before it acts.',
  },
  { path: 'decisions.*.enabled', weakens: switchedOff, reason: 'A check switched off finds nothing.' },
  { path: 'decisions.*.review', weakens: firesLater, reason: 'The warning would count later or never.' },
  { path: 'decisions.*.reject', weakens: firesLater, reason: 'The warning would count later or never.' },
  { path: 'decisions.*.weight', weakens: lowered, reason: 'The warning would count less.' },
  {
    path: 'acceptedDocuments.documentType',
    weakens: widened(''),
    reason: 'More documents would be accepted.',
  },
  { path: 'acceptedDocuments.*', weakens: widened(','), reason: 'More documents would be accepted.' },
  { path: 'saveResult', weakens: always, reason: evidence },
  { path: 'saveImage', weakens: always, reason: evidence },
  { path: 'obscure', weakens: always, reason: evidence },
  { path: 'outputSize', weakens: lowered, reason: evidence },
  { path: 'transactionAuditReport', weakens: switchedOff, reason: evidence },
  { path: 'canvasSize', weakens: lowered, reason: 'A smaller picture hides traces of forgery.' },
  {
    path: 'AAMVABarcodeParsing',
    weakens: switchedOff,
    reason: 'The barcode is what the print is compared with.',
  },
  { path: 'objectDetection', weakens: switchedOff, reason: 'What is not looked for is not found.' },
  {
    path: 'timezone',
    weakens: always,
    reason: 'It moves the day on which a document expires and a person comes of age.',
  },
  { path: 'webhook', weakens: always, reason: 'Results go where the account sends them.' },
  { path: 'docupass.**', weakens: always, reason: 'Links are made with a server key.' },
  {
    path: 'face.requireConsent',
    weakens: switchedOff,
    reason: 'Whether consent is needed is for the account to say.',
  },
  { path: 'face.templates', weakens: always, reason: evidence },
  {
    path: 'face.duplicateSearch',
    weakens: always,
    reason: 'Whether people are searched for is for the account to say.',
  },
  { path: 'name', weakens: never, reason: harmless },
  { path: 'orientationCorrection', weakens: never, reason: harmless },
  { path: 'outputImage', weakens: never, reason: harmless },
  { path: 'outputType', weakens: never, reason: harmless },
  { path: 'crop', weakens: never, reason: harmless },
  { path: 'advancedCrop', weakens: never, reason: harmless },
  { path: 'inferFullName', weakens: never, reason: harmless },
  { path: 'splitFirstName', weakens: never, reason: harmless },
]
