/**
 * Characters that readers of print take for each other: drawn alike, or told apart by a stroke that glare and blur take
 * away. The first five pairs are a digit and a letter; between two digits or two letters both readings stay possible.
 */
const confusablePairs = ['0O', '1I', '2Z', '5S', '6G', '8B', '0D', '0Q', '1L', '1T', '4A', '7T', '7Y', '1J', 'OD', 'OQ', 'IL', 'UV', 'MN', 'VY', '17', '38', '08', '06', '68', '56', '35', '39', '49', '27', 'EF', 'PR', 'CG', 'HN', 'IJ'] // prettier-ignore

const similar: ReadonlyMap<string, string> = new Map(
  Array.from(new Set(confusablePairs.join('')), (character) => [
    character,
    confusablePairs
      .filter((pair) => pair.includes(character))
      .map((pair) => pair.replace(character, ''))
      .join(''),
  ]),
)

/** Whether readers of print take one upper case letter or digit for another. */
export function areSimilar(one: string, other: string): boolean {
  return similar.get(one)?.includes(other) === true
}

/** Every text that differs in one character which looks like the one that stands there. */
export function oneMisreadFrom(text: string): readonly string[] {
  return Array.from(text).flatMap((character, index) =>
    Array.from(similar.get(character) ?? '', (other) => text.slice(0, index) + other + text.slice(index + 1)),
  )
}

/** Whether one misread character explains that two texts, upper case and of the same length, are not the same. */
export function differsByOneMisread(one: string, other: string): boolean {
  return one.length === other.length && oneMisreadFrom(one).includes(other)
}

/** Whether misread characters, however many, explain that two texts, upper case and of the same length, are not the same. */
export function differsByMisreads(one: string, other: string): boolean {
  const [ones, others] = [Array.from(one), Array.from(other)]
  return (
    one !== other &&
    ones.length === others.length &&
    ones.every((character, at) => character === others[at] || areSimilar(character, others[at] ?? ''))
  )
}
