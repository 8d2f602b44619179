const units = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'] as const
const days: readonly string[] = [
  ...units,
  ...['tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth'],
  ...units.map((unit) => `twenty ${unit}`),
  ...['thirtieth', 'thirty first'],
] // prettier-ignore

/** `the twenty-second day of October`: days that American certificates spell out. */
const spelled = /\b((?:(?:twenty|thirty)[\s-]+)?[a-z]{5,11})(?=\s+day\s+of\b)/giu

/** A text with its spelled days in figures, each in the space of its words. */
export function withDaysInFigures(text: string): string {
  return text.replace(spelled, (words) => {
    const day = days.indexOf(words.toLowerCase().replace(/[\s-]+/g, ' ')) + 1
    return day === 0 ? words : `${day}`.padEnd(words.length)
  })
}
