/** What two readings have at one place of a line, and what stands there; empty for nothing. */
export interface PlaceOfLine {
  readonly first: string
  readonly second: string
  readonly standing: string
}

/** How likely a line is to be these letters: a natural logarithm; null where that is not known. */
export type LikelihoodOf = (letters: readonly string[]) => number | null

/** Neighbouring places in which two readings differ. */
export interface DifferingPlaces {
  readonly from: number
  /** Index behind the last one. */
  readonly to: number
  /** How likely what stands there is, beside what either reading has, 0..1. */
  readonly likely: number
}

/** So many lines that differ in these places are compared; of more differences the likelihood is not known. */
const mostLines = 64
/** Of two figures one is likely as another: no line tells which. */
const figure = /\p{Nd}/u

/**
 * The places in which two readings of a line differ, in the light of the whole line. Every way to put together the line from both readings is
 * as likely as `likelihoodOf` says.
 */
export function likelierPlaces(
  places: readonly PlaceOfLine[],
  likelihoodOf: LikelihoodOf,
): readonly DifferingPlaces[] {
  const runs = differingRuns(places)
  const variants = runs.map(({ from, to }) => variantsOf(places.slice(from, to)))
  const count = variants.reduce((product, { length }) => product * length, 1)
  if (runs.length === 0 || count > mostLines) return []
  const lines = combinations(variants).map((chosen) => ({
    chosen,
    likelihood: likelihoodOf(lineOf(places, runs, chosen)),
  }))
  const known = lines.flatMap(({ chosen, likelihood }) => (likelihood === null ? [] : [{ chosen, likelihood }])) // prettier-ignore
  const most = Math.max(...known.map(({ likelihood }) => likelihood))
  if (!Number.isFinite(most)) return []
  const weighed = known.map(({ chosen, likelihood }) => ({ chosen, weight: Math.exp(likelihood - most) }))
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  return runs.flatMap(({ from, to }, at) => {
    const standing = variants[at]?.[0]
    if (standing === undefined || places.slice(from, to).some(hasFigure)) return []
    const likely = weighed.reduce((sum, { chosen, weight }) => (chosen[at] === standing ? sum + weight : sum), 0) // prettier-ignore
    return [{ from, to, likely: likely / total }]
  })
}

type Run = Pick<DifferingPlaces, 'from' | 'to'>
/** The letters of neighbouring places. */
type Variant = readonly string[]

function differingRuns(places: readonly PlaceOfLine[]): readonly Run[] {
  const runs: Run[] = []
  for (const [at, { first, second }] of places.entries()) {
    if (first === second) continue
    const before = runs.at(-1)
    if (before?.to === at) runs[runs.length - 1] = { ...before, to: at + 1 }
    else runs.push({ from: at, to: at + 1 })
  }
  return runs
}

/** What stands, and what either reading has where that is something else. */
function variantsOf(places: readonly PlaceOfLine[]): readonly Variant[] {
  const all = (['standing', 'first', 'second'] as const).map((reading) =>
    places.map((place) => place[reading]).filter((letter) => letter !== ''),
  )
  const texts = all.map((letters) => letters.join(''))
  return all.filter((_, at) => texts.indexOf(texts[at] ?? '') === at)
}

function combinations(variants: readonly (readonly Variant[])[]): readonly (readonly Variant[])[] {
  return variants.reduce<readonly (readonly Variant[])[]>(
    (lines, ofRun) => lines.flatMap((line) => ofRun.map((variant) => [...line, variant])),
    [[]],
  )
}

function lineOf(
  places: readonly PlaceOfLine[],
  runs: readonly Run[],
  chosen: readonly Variant[],
): readonly string[] {
  const letters: string[] = []
  let at = 0
  for (const [run, { from, to }] of runs.entries()) {
    letters.push(...places.slice(at, from).map(({ standing }) => standing), ...(chosen[run] ?? []))
    at = to
  }
  return [...letters, ...places.slice(at).map(({ standing }) => standing)]
}

function hasFigure({ first, second, standing }: PlaceOfLine): boolean {
  return figure.test(first + second + standing)
}
