import type { VizField } from '../../../documents/viz/tables/labels.table.ts'
import { noSurerThan, type VizValue } from '../measure-value.ts'
import type { VizLine } from '../text-line.ts'
import { hasLatinShapes, inLettersOf } from './latin-parts.ts'
import { isWritten } from './text-class.ts'

type Values = ReadonlyMap<VizField, VizValue>

interface ValuesOfPage {
  readonly found: Values
  readonly local: Values
}

/** So many names and places in the script of a page show in which the others are. */
const leastOfPage = 2
/** What a value is worth at most whose shapes do not tell its script. */
const mostByOthers = 0.89

/**
 * Names and places of a page in capitals that may be of either script, in that of all others: `XANIA` is `ΧΑΝΙΑ` where no
 * other one is in Latin letters.
 */
export function inScriptOfOthers(values: ValuesOfPage, lines: readonly VizLine[]): ValuesOfPage {
  const { found, local } = values
  const script = lines.map((line) => line.script).find((one) => hasLatinShapes(one))
  const ofPage = [...local.keys()].filter(isWritten).length
  if (script === undefined || ofPage < leastOfPage) return values
  const written = [...found].filter(([field]) => isWritten(field))
  const own = new Map(written.flatMap(([field, seen]) => {
    const value = inLettersOf(script, seen.value)
    return value === null ? [] : [[field, noSurerThan(mostByOthers, { ...seen, value })] as const]
  })) // prettier-ignore
  if (own.size < written.length || written.some(([field]) => local.has(field))) return values
  return {
    found: new Map([...found].filter(([field]) => !own.has(field))),
    local: new Map([...local, ...own]),
  }
}
