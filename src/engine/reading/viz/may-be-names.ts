import { isBareTitle } from '../../documents/viz/titles/document-title.ts'
import { stateByPrintedName } from '../../documents/viz/state-by-printed-name.ts'
import type { VizLine } from './text-line.ts'

/** Two words of letters at least. */
const wholeName = /^[\p{L}\p{M}'’-]{2,}(?: [\p{L}\p{M}'’-]{2,})+$/u
const partOfName = /^[\p{L}\p{M}'’-]{3,}$/u
/** Of names in parts. */
const leastParts = 2

/** Whether lines without a label may be a name in another script than Latin: two words in one line, or parts in several. */
export function mayBeNames(lines: readonly VizLine[]): boolean {
  const possible = lines.filter(
    ({ text, script }) => script !== undefined && !isBareTitle(text) && stateByPrintedName(text) === null,
  )
  const parts = possible.filter(({ text }) => partOfName.test(text))
  return possible.some(({ text }) => wholeName.test(text)) || parts.length >= leastParts
}
