import { inOtherShapes } from '../../../documents/viz/comparable-letters.ts'
import type { VizField } from '../../../documents/viz/tables/labels.table.ts'
import { noSurerThan, type VizValue } from '../measure-value.ts'
import type { VizLine } from '../text-line.ts'
import { isOfScript } from './is-of-script.ts'
import { mayLookLatin } from './latin-shapes.ts'
import { isWritten } from './text-class.ts'

/** What words are worth at most that may be in either script: no shape tells `MOCKBA` in Latin letters from Moscow's name. */
const mostInDoubt = 0.89

/**
 * The Latin values of a page, no surer than their script is: words of capitals that another script of the page has too may be in
 * that one. Where the page has the same field in that script, they are in Latin letters.
 */
export function inDoubtOfScript(
  values: ReadonlyMap<VizField, VizValue>,
  { local, lines }: { readonly local: ReadonlyMap<VizField, VizValue>; readonly lines: readonly VizLine[] },
): Map<VizField, VizValue> {
  const scripts = new Set(lines.flatMap(({ script }) => script ?? []))
  return new Map(
    [...values].map(([field, seen]) => {
      const letters = seen.value.replace(/\P{L}/gu, '')
      const isOfEither = [...scripts].some(
        (script) =>
          mayLookLatin(script, seen.value) || inOtherShapes(letters).some((own) => isOfScript(own, script)),
      )
      const isInDoubt = isWritten(field) && letters !== '' && !local.has(field) && isOfEither
      return [field, isInDoubt ? noSurerThan(mostInDoubt, seen) : seen]
    }),
  )
}
