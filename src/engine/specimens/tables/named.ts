import type { Random } from '../random.ts'
import type { CameraConditions } from '../camera/conditions.ts'
import type { LicenceKind } from '../licence/make-licence.ts'
import type { FrontKind, SpecimenKind, SpecimenOptions } from '../make-specimen.ts'

type Decision = 'accept' | 'review' | 'reject'

/** One thing that can be wrong or special about a specimen, and what security_medium makes of it under a test key. */
export interface Flaw {
  readonly decision: Decision
  /** Warnings that it raises. */
  readonly warnings: readonly string[]
  /** For a newcomer, a whole sentence. */
  readonly sentence: string
  /** What it changes on the document. */
  readonly document?: Omit<SpecimenOptions, 'today'>
  /** What it changes about the photograph. */
  readonly photograph?: (random: Random) => Partial<CameraConditions>
}

export const flaws = {
  expired: {
    decision: 'reject',
    warnings: ['DOCUMENT_EXPIRED'],
    sentence: 'Its date of expiry has passed.',
    document: { expired: true },
  },
  'bad-check-digit': {
    decision: 'reject',
    warnings: ['CHECK_DIGIT_FAILED'],
    sentence: 'The check digit of the birth date is printed wrong, as on a clumsy forgery.',
    document: { badCheckDigit: true },
  },
  minor: {
    decision: 'accept',
    warnings: ['UNDER_18', 'UNDER_19', 'UNDER_20', 'UNDER_21'],
    sentence: 'The holder is a child, which is reported but decides nothing by itself.',
    document: { minor: true },
  },
  'long-name': {
    decision: 'accept',
    warnings: [],
    sentence: 'The name does not fit into the machine readable zone and is cut there.',
    document: { names: 'long' },
  },
  mononym: {
    decision: 'accept',
    warnings: [],
    sentence: 'The holder has a single name.',
    document: { names: 'mononym' },
  },
  tilted: {
    decision: 'accept',
    warnings: [],
    sentence: 'Photographed from the side: the page is tilted by twenty degrees.',
    photograph: (random) => ({
      tilt: random.between(18, 21),
      distance: random.between(1.4, 1.7),
      skew: random.between(-7, 7),
    }),
  },
  'upside-down': {
    decision: 'accept',
    warnings: [],
    sentence: 'The picture is upside down.',
    photograph: () => ({ quarterTurns: 2 }),
  },
  sideways: {
    decision: 'accept',
    warnings: [],
    sentence: 'The picture is turned on its side.',
    photograph: () => ({ quarterTurns: 1 }),
  },
  thumb: {
    decision: 'accept',
    warnings: [],
    sentence: 'A thumb holds the page, clear of the machine readable zone.',
    photograph: () => ({ thumb: true }),
  },
  glare: {
    decision: 'accept',
    warnings: [],
    sentence: 'A lamp is reflected on the page, clear of the machine readable zone.',
    photograph: (random) => ({ glare: { where: 'clear of the zone', strength: random.between(0.7, 1) } }),
  },
  dim: {
    decision: 'accept',
    warnings: [],
    sentence: 'Taken in poor light: dark, yellow and grainy.',
    photograph: () => ({ exposure: 0.55, noise: 8, warmth: 1, shadow: 0.35, jpegQuality: 75 }),
  },
  unreadable: {
    decision: 'reject',
    warnings: ['UNRECOGNIZED_DOCUMENT', 'IMAGE_TOO_BLURRY'],
    sentence: 'Small, shaken and out of focus: it cannot be read, and nothing is guessed.',
    photograph: (random) => ({
      letterPx: 7,
      blur: 2.2,
      motion: 9,
      motionAngle: random.between(0, 180),
      noise: 9,
      jpegQuality: 35,
    }),
  },
} as const satisfies Record<string, Flaw>

export type FlawName = keyof typeof flaws

/** What a faultless side of a document leads to by itself. */
export type Faultless = Pick<Flaw, 'decision' | 'warnings' | 'sentence'>

const accepted = (sentence: string): Faultless => ({ decision: 'accept', warnings: [], sentence })
const reviewed = (sentence: string): Faultless => ({ decision: 'review', warnings: [], sentence })

/** What each side leads to that we can draw. Back and front of a card together are accepted. */
export const faultless: Readonly<Record<SpecimenKind | FrontKind | LicenceKind, Faultless>> = {
  passport: accepted('A valid passport of Utopia.'),
  'id-card': reviewed(
    'The back of a valid identity card, alone: its machine readable zone needs a front that confirms it.',
  ),
  'id-card-front': reviewed(
    'The front of an identity card alone: read, but nothing confirms what is printed.',
  ),
  'id-card-td2': accepted('A valid identity card of the larger size, with portrait and zone on one side.'),
  'residence-permit': reviewed(
    'The back of a valid residence permit, alone: its machine readable zone needs a front that confirms it.',
  ),
  'residence-permit-front': reviewed(
    'The front of a residence permit alone: read, but nothing confirms what is printed.',
  ),
  'visa-a': accepted('A valid visa of the larger size, glued into a passport.'),
  'visa-b': accepted('A valid visa of the smaller size, glued into a passport.'),
  'driving-licence': reviewed(
    'The back of a valid driving licence, alone: its barcode needs a front that confirms it.',
  ),
  'driving-licence-front': reviewed(
    'The front of a driving licence alone: read, but nothing confirms what is printed.',
  ),
}

/** Combinations worth showing to a newcomer; every kind may also be combined with every flaw. */
export const namedSpecimens: readonly {
  readonly kind: SpecimenKind | FrontKind | LicenceKind
  readonly flaw: FlawName | null
}[] = [
  { kind: 'passport', flaw: null },
  { kind: 'passport', flaw: 'expired' },
  { kind: 'passport', flaw: 'bad-check-digit' },
  { kind: 'passport', flaw: 'minor' },
  { kind: 'passport', flaw: 'long-name' },
  { kind: 'passport', flaw: 'mononym' },
  { kind: 'passport', flaw: 'tilted' },
  { kind: 'passport', flaw: 'upside-down' },
  { kind: 'passport', flaw: 'sideways' },
  { kind: 'passport', flaw: 'thumb' },
  { kind: 'passport', flaw: 'glare' },
  { kind: 'passport', flaw: 'dim' },
  { kind: 'passport', flaw: 'unreadable' },
  { kind: 'id-card', flaw: null },
  { kind: 'id-card-front', flaw: null },
  { kind: 'id-card-td2', flaw: null },
  { kind: 'residence-permit', flaw: null },
  { kind: 'residence-permit-front', flaw: null },
  { kind: 'visa-a', flaw: null },
  { kind: 'visa-b', flaw: null },
  { kind: 'driving-licence', flaw: null },
  { kind: 'driving-licence', flaw: 'expired' },
  { kind: 'driving-licence', flaw: 'tilted' },
  { kind: 'driving-licence', flaw: 'upside-down' },
  { kind: 'driving-licence-front', flaw: null },
]
