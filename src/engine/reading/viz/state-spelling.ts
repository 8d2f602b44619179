import { stateByName } from '../../documents/values/states.ts'
import type { VizLine } from './text-line.ts'
import { stripDiacritics } from '../../../vocabulary/documents/strip-diacritics.ts'

/** A letter whose mark is seen more clearly than this keeps it. */
const clearMarkConfidence = 0.98

/**
 * What is printed twice is read twice: a word that begins like the name of the state at the head of the page (`UTOPIA`,
 * `UTOPIAN`) is on those letters as certain as the name is, and has no doubtful mark on them when the name has none: that is
 * a line of the background.
 */
export function withStateSpelling(lines: readonly VizLine[]): readonly VizLine[] {
  const name = lines.find(({ text }) => stateByName(text) !== null && stripDiacritics(text) === text)
  if (name === undefined) return lines
  return lines.map((line) => (line === name ? line : joinSpellings(line, name)))
}

function joinSpellings(line: VizLine, name: VizLine): VizLine {
  const plain = stripDiacritics(line.text)
  if (!plain.startsWith(name.text) || plain.length !== line.text.length) return line
  const isOfName = (at: number): boolean =>
    at < name.text.length &&
    (line.text.charAt(at) === plain.charAt(at) || (line.confidences[at] ?? 1) < clearMarkConfidence)
  return {
    ...line,
    text: Array.from(line.text, (letter, at) => (isOfName(at) ? plain.charAt(at) : letter)).join(''),
    confidences: line.confidences.map((one, at) =>
      isOfName(at) ? Math.max(one, name.confidences[at] ?? 0) : one,
    ),
  }
}
