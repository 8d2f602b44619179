/** Letters as they are compared, each with how surely it was read, 0..1. */
export interface ReadLetters {
  readonly letters: string
  readonly confidences: readonly number[]
}

/** However doubtful a letter is, to take it for another one costs so much. */
const leastCost = 0.3
/** What a letter costs that was not seen. */
const missed = 0.8
/** What is left of the cost where both letters differ in their dots alone, which small print loses. */
const sameSkeleton = 0.6

/** Arabic letters, in the forms in which they are compared, that are one line but for their dots. */
const skeletons: ReadonlyMap<string, number> = new Map(
  ['بپتثٹنيئ', 'جچحخ', 'دذڈ', 'رزژڑ', 'سش', 'صض', 'طظ', 'عغ', 'فق', 'كگ', 'اأإآ', 'وؤۇ'].flatMap(
    (letters, row) => Array.from(letters, (letter) => [letter, row] as const),
  ),
)

function shareOf(seen: string, meant: string): number {
  if (seen === meant) return 0
  const row = skeletons.get(seen)
  return row !== undefined && row === skeletons.get(meant) ? sameSkeleton : 1
}

/**
 * What it costs to take letters for a word: a letter misread or made up as much as it is certain, one that was not seen
 * nearly one.
 */
export function weightedEdits({ letters, confidences }: ReadLetters, word: string): number {
  let previous = Array.from({ length: word.length + 1 }, (_, column) => column * missed)
  for (let row = 0; row < letters.length; row++) {
    const cost = Math.max(leastCost, confidences[row] ?? 1)
    const current = [(previous[0] ?? 0) + cost]
    for (let column = 1; column <= word.length; column++)
      current.push(
        Math.min(
          (previous[column - 1] ?? 0) + cost * shareOf(letters.charAt(row), word.charAt(column - 1)),
          (previous[column] ?? 0) + cost,
          (current[column - 1] ?? 0) + missed,
        ),
      )
    previous = current
  }
  return previous[word.length] ?? 0
}
