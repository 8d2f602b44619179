import { invalidValue } from '../vocabulary/refusals.ts'
import type { Pixels } from '../vocabulary/pixels.ts'
import { goodConditions } from './camera/conditions.ts'
import { photograph } from './camera/photograph.ts'
import { chanceFrom } from './chance.ts'
import { drawSpecimen, zoneCapitalMm } from './draw-specimen.ts'
import type { PictureTruth } from './draw-specimen.ts'
import { makeSpecimen, specimenKinds } from './make-specimen.ts'
import type { Specimen, SpecimenKind, SpecimenOptions } from './make-specimen.ts'
import { flaws, kindSentences, namedSpecimens } from './tables/named.ts'
import type { Flaw, FlawName } from './tables/named.ts'

/** A specimen as somebody asks for it. */
export interface SpecimenAsked {
  /** One of `specimenKinds`. */
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

export interface SpecimenPicture {
  readonly pixels: Pixels
  /** Quality to write a JPEG with, or null: write a PNG. */
  readonly jpegQuality: number | null
  readonly specimen: Specimen
  readonly truth: PictureTruth
  /** What security_medium decides under a test key. */
  readonly expectedDecision: 'accept' | 'review' | 'reject'
  /** Warnings that must be among those answered. */
  readonly expectedWarnings: readonly string[]
  /** Why, for people. */
  readonly sentence: string
}

/** Dots per millimetre of a flat page: 300 dots per inch. */
const flatDotsPerMm = 11.8

function isKind(name: string): name is SpecimenKind {
  return Object.hasOwn(specimenKinds, name)
}

function isFlaw(name: string): name is FlawName {
  return Object.hasOwn(flaws, name)
}

/** A page drawn for a camera has a few more dots than the photograph needs. */
export function dotsForLetters(letterPx: number): number {
  return (Math.max(letterPx, 10) / zoneCapitalMm) * 1.12
}

function flawsOf(asked: SpecimenAsked): readonly Flaw[] {
  return asked.flaws.map((name) => {
    if (!isFlaw(name)) throw invalidValue('flaw', `It is one of ${Object.keys(flaws).join(', ')}.`)
    return flaws[name]
  })
}

/**
 * Makes the picture that the command line writes and the tests scan: by default what a camera saw.
 * The same request always gives the same bytes.
 * @throws Refusal ERROR_INVALID_VALUE for an unknown kind or flaw.
 */
export function specimenPicture(asked: SpecimenAsked): SpecimenPicture {
  if (!isKind(asked.kind))
    throw invalidValue('kind', `It is one of ${Object.keys(specimenKinds).join(', ')}.`)
  const wrong = flawsOf(asked)
  const visible = wrong.filter((flaw) => !asked.flat || flaw.photograph === undefined)
  let options: SpecimenOptions = { today: asked.today }
  for (const flaw of wrong) options = { ...options, ...flaw.document }
  const specimen = makeSpecimen(asked.seed, asked.kind, options)
  const expected = {
    specimen,
    expectedDecision: visible.some((flaw) => flaw.decision === 'reject')
      ? ('reject' as const)
      : ('accept' as const),
    expectedWarnings: visible.flatMap((flaw) => flaw.warnings),
    sentence: [kindSentences[asked.kind], ...visible.map((flaw) => flaw.sentence)].join(' '),
  }
  if (asked.flat) {
    const flat = drawSpecimen(specimen, { dotsPerMm: flatDotsPerMm })
    return { ...expected, pixels: flat.pixels, truth: flat.truth, jpegQuality: null }
  }
  const chance = chanceFrom(asked.seed).fork('snapshot')
  let conditions = goodConditions(chance)
  for (const flaw of wrong) conditions = { ...conditions, ...flaw.photograph?.(chance) }
  const flat = drawSpecimen(specimen, { dotsPerMm: dotsForLetters(conditions.letterPx) })
  const photo = photograph(flat, conditions, asked.seed)
  return { ...expected, pixels: photo.pixels, truth: photo.truth, jpegQuality: conditions.jpegQuality }
}

/** The specimens to show to a newcomer, each with the decision it leads to. `flaw` is empty on a faultless one. */
export function listSpecimens(): readonly {
  kind: SpecimenKind
  flaw: string
  decision: Flaw['decision']
  sentence: string
}[] {
  return namedSpecimens.map(({ kind, flaw }) => ({
    kind,
    flaw: flaw ?? '',
    decision: flaw === null ? 'accept' : flaws[flaw].decision,
    sentence: flaw === null ? kindSentences[kind] : flaws[flaw].sentence,
  }))
}
