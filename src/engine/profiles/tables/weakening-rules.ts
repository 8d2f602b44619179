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

/** Of a size in pixels; 0 sets no bound. */
const madeSmaller: Weakens = (request, base) => {
  const bound = (value: unknown): number => (isNumber(value) && value > 0 ? value : Number.POSITIVE_INFINITY)
  return bound(request) < bound(base)
}

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
  reason: 'A more lenient threshold would accept what the account wants reported.',
}))

const evidence = 'The account decides what is stored as evidence.'
const harmless = 'It changes the form of the answer, not the decision.'

/**
 * What a key that anyone may hold (restricted) may not change in its profileOverride, the first matching row decides.
 * A path without a row is not allowed either.
 */
export const weakenings: readonly WeakeningRow[] = [
  ...thresholdRows,
  { path: 'thresholds.*', weakens: always, reason: 'It is not known which direction is stricter.' },
  { path: 'screeningBand', weakens: raised, reason: 'Hits below a higher band would not be reported.' },
  {
    path: 'decisionTrigger.*',
    weakens: raised,
    reason: 'A higher trigger needs more warnings to take effect.',
  },
  {
    path: 'decisions.*.enabled',
    weakens: switchedOff,
    reason: 'A check that is switched off finds nothing.',
  },
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
  { path: 'outputSize', weakens: madeSmaller, reason: evidence },
  { path: 'transactionAuditReport', weakens: switchedOff, reason: evidence },
  { path: 'canvasSize', weakens: madeSmaller, reason: 'A smaller picture hides traces of forgery.' },
  {
    path: 'AAMVABarcodeParsing',
    weakens: switchedOff,
    reason: 'Without the barcode, the print cannot be compared with it.',
  },
  { path: 'objectDetection', weakens: switchedOff, reason: 'What is not searched for is not found.' },
  {
    path: 'timezone',
    weakens: always,
    reason: 'It moves the day on which a document expires or a person comes of age.',
  },
  { path: 'webhook', weakens: always, reason: 'The account decides where results are sent.' },
  { path: 'docupass.**', weakens: always, reason: 'Links can be created with a server key only.' },
  {
    path: 'face.requireConsent',
    weakens: switchedOff,
    reason: 'The account decides whether consent is required.',
  },
  { path: 'face.templates', weakens: always, reason: evidence },
  {
    path: 'face.duplicateSearch',
    weakens: always,
    reason: 'The account decides whether earlier faces are searched.',
  },
  {
    path: 'kyb.**',
    weakens: always,
    reason: 'Companies are checked with a server key only.',
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
