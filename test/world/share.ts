/**
 * CI runs a share of the slowest suites, another with each commit: `SHARE` is the number that chooses it, and repeats it.
 * Without `SHARE` every suite runs whole.
 */
export function shareNumber(environment: Readonly<Record<string, string | undefined>>): number | null {
  const given = environment['SHARE']
  if (given === undefined || given === '') return null
  const number = Number(given)
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`SHARE is no whole number: ${given}`)
  return number
}

/** Seconds of each test file on a quiet machine, by its path. */
export type FileSeconds = Readonly<Record<string, number>>

/** The files in so many parts of about equal time: the longest first, each to the part that has least so far. */
export function parts(seconds: FileSeconds, count: number): readonly (readonly string[])[] {
  const made = Array.from({ length: count }, () => ({ files: [] as string[], seconds: 0 }))
  const longestFirst = Object.entries(seconds).sort(
    ([onePath, one], [otherPath, other]) => other - one || (onePath < otherPath ? -1 : 1),
  )
  for (const [path, each] of longestFirst) {
    const least = made.reduce((best, part) => (part.seconds < best.seconds ? part : best))
    least.files.push(path)
    least.seconds += each
  }
  return made.map(({ files }) => files)
}

/** The files that the share of this number leaves out; none when the suite runs whole. */
export function leftOut(seconds: FileSeconds, count: number, number: number | null): string[] {
  if (number === null) return []
  return parts(seconds, count).flatMap((files, at) => (at === number % count ? [] : files))
}
