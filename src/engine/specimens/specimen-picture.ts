import { invalidValue } from '../../vocabulary/refusals.ts'
import type { Pixels } from '../../vocabulary/imaging/pixels.ts'
import { goodConditions } from './camera/conditions.ts'
import { photograph } from './camera/photograph.ts'
import { randomFrom } from './random.ts'
import { drawSpecimen, zoneCapitalMm } from './draw-specimen.ts'
import type { FlatSpecimen, PictureTruth } from './draw-specimen.ts'
import { licenceKinds, type LicenceKind } from './licence/make-licence.ts'
import { frontKinds, makeSpecimen, specimenKinds } from './make-specimen.ts'
import type { FrontKind, Specimen, SpecimenKind, SpecimenOptions } from './make-specimen.ts'
import { personFor } from './person-for.ts'
import type { Likeness, Person } from './person.ts'
import { faultless, flaws, namedSpecimens } from './tables/named.ts'
import type { Faultless, Flaw, FlawName } from './tables/named.ts'

/** A specimen as someone asks for it. */
export interface SpecimenRequest {
  /** One of `specimenKinds` or `frontKinds`. */
  readonly kind: string
  /** Any of the names in `tables/named.ts`; several may be combined. */
  readonly flaws: readonly string[]
  /** The page itself instead of a camera picture; flaws of the photograph then have no effect. */
  readonly flat: boolean
  /** Any whole number: another person, another picture. */
  readonly seed: number
  /** `YYYY-MM-DD`. */
  readonly today: string
}

/** A picture of something invented, and what must come of it. */
export interface ShownSpecimen {
  readonly pixels: Pixels
  /** Quality to write a JPEG with, or null: write a PNG. */
  readonly jpegQuality: number | null
  readonly truth: PictureTruth
  /** What security_medium decides under a test key. */
  readonly expectedDecision: 'accept' | 'review' | 'reject'
  /** Warnings that must be among those answered. */
  readonly expectedWarnings: readonly string[]
  /** Why, for people. */
  readonly sentence: string
}

export interface SpecimenImage extends ShownSpecimen {
  readonly specimen: Specimen
}

/** Dots per millimetre of a flat page: 300 dots per inch. */
const flatDotsPerMm = 11.8

function isKind(name: string): name is SpecimenKind {
  return Object.hasOwn(specimenKinds, name)
}

function isFront(name: string): name is FrontKind {
  return Object.hasOwn(frontKinds, name)
}

function isLicence(name: string): name is LicenceKind {
  return Object.hasOwn(licenceKinds, name)
}

function isFlaw(name: string): name is FlawName {
  return Object.hasOwn(flaws, name)
}

/** A page drawn for a camera has a few more dots than the photograph needs. */
export function dotsForLetters(letterPx: number): number {
  return (Math.max(letterPx, 10) / zoneCapitalMm) * 1.12
}

function flawsOf(request: SpecimenRequest): readonly Flaw[] {
  return request.flaws.map((name) => {
    if (!isFlaw(name)) throw invalidValue('flaw', `It is one of ${Object.keys(flaws).join(', ')}.`)
    return flaws[name]
  })
}

/** What the flaws that were asked for change about the document itself. */
export function documentOptions(request: SpecimenRequest): SpecimenOptions {
  let options: SpecimenOptions = { today: request.today }
  for (const flaw of flawsOf(request)) options = { ...options, ...flaw.document }
  return options
}

/** What a faultless document of a kind leads to, for people too, and how it is drawn. */
interface DrawnFaultless extends Faultless {
  readonly draw: (dotsPerMm: number) => FlatSpecimen
}

type Expected = Pick<ShownSpecimen, 'expectedDecision' | 'expectedWarnings' | 'sentence'>

/** What the page itself leads to: no camera has seen it. */
function drawn({ expectedWarnings, sentence }: Expected): Expected {
  return {
    expectedDecision: 'reject',
    expectedWarnings: [...expectedWarnings, 'ARTIFICIAL_IMAGE'],
    sentence: `${sentence} The page itself, which no camera has seen.`,
  }
}

const worstFirst = ['reject', 'review'] as const

function worstOf(seen: readonly Faultless[]): Flaw['decision'] {
  return worstFirst.find((one) => seen.some(({ decision }) => decision === one)) ?? 'accept'
}

/** The page itself or a photograph of it, with what the flaws that were asked for make of it. */
export function shownAs(request: SpecimenRequest, sound: DrawnFaultless): ShownSpecimen {
  const wrong = flawsOf(request)
  const seen = [sound, ...wrong.filter((flaw) => !request.flat || flaw.photograph === undefined)]
  const warnings = seen.flatMap((one) => one.warnings)
  // Anyone who reads one of this service at all knows it by its mark.
  const known = warnings.includes('UNRECOGNIZED_DOCUMENT') ? [] : ['FAKE_ID']
  const expected: Expected = {
    expectedDecision: worstOf(seen),
    expectedWarnings: [...new Set([...warnings, ...known])],
    sentence: seen.map(({ sentence }) => sentence).join(' '),
  }
  if (request.flat) {
    const flat = sound.draw(flatDotsPerMm)
    return { ...drawn(expected), pixels: flat.pixels, truth: flat.truth, jpegQuality: null }
  }
  const random = randomFrom(request.seed).fork('snapshot')
  let conditions = goodConditions(random)
  for (const flaw of wrong) conditions = { ...conditions, ...flaw.photograph?.(random) }
  const photo = photograph(sound.draw(dotsForLetters(conditions.letterPx)), conditions, request.seed)
  return { ...expected, pixels: photo.pixels, truth: photo.truth, jpegQuality: conditions.jpegQuality }
}

function specimenOf(request: SpecimenRequest): Specimen {
  const { kind } = request
  const document = isFront(kind) ? frontKinds[kind] : kind
  if (isKind(document)) return makeSpecimen(request.seed, document, documentOptions(request))
  const kinds = [specimenKinds, frontKinds, licenceKinds].flatMap((table) => Object.keys(table))
  throw invalidValue('kind', `It is one of ${kinds.join(', ')}.`)
}

/** Whose likeness belongs on the specimen that is asked for. Throws as `specimenPicture` does. */
export function holderOf(request: SpecimenRequest): Person {
  // A licence is made for the holder of the identity card.
  return personFor(specimenOf(isLicence(request.kind) ? { ...request, kind: 'id-card' } : request))
}

/**
 * Makes the picture that the command line writes and the tests scan: by default what a camera saw.
 * The same request always gives the same bytes.
 * @param likeness that of `holderOf`; without one a head is drawn
 * @throws Refusal ERROR_INVALID_VALUE for an unknown kind or flaw.
 */
export function specimenPicture(request: SpecimenRequest, likeness: Likeness | null = null): SpecimenImage {
  const { kind } = request
  const specimen = specimenOf(request)
  const shown = shownAs(request, {
    ...faultless[isFront(kind) ? kind : specimen.kind],
    draw: (dotsPerMm) =>
      drawSpecimen(specimen, { dotsPerMm, likeness, side: isFront(kind) ? 'other' : 'zone' }),
  })
  return { ...shown, specimen }
}

/** The specimens to show to a newcomer, each with the decision it leads to. `flaw` is empty on a faultless one. */
export function listSpecimens(): readonly {
  kind: SpecimenKind | FrontKind | LicenceKind
  flaw: string
  decision: Flaw['decision']
  sentence: string
}[] {
  return namedSpecimens.map(({ kind, flaw }) => {
    const sound = faultless[kind]
    if (flaw === null) return { kind, flaw: '', decision: sound.decision, sentence: sound.sentence }
    const { sentence } = flaws[flaw]
    return { kind, flaw, decision: worstOf([sound, flaws[flaw]]), sentence }
  })
}
