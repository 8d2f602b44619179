import { specimenWordsIn } from '../../documents/specimens/specimen-words.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import { noSurerThan, type VizValue } from './measure-value.ts'

const nameKeys = /^(full|first|middle|last)Name(Local)?$/
/** What such a name is worth at most. */
const mostInDoubt = 0.89

/** A name that is nothing but what specimens say of themselves may be the holder's, or laid over the place of a name that was not read. */
export function inDoubtOfSpecimen(values: ReadonlyMap<FieldKey, VizValue>): ReadonlyMap<FieldKey, VizValue> {
  return new Map(
    [...values].map(([key, one]) => {
      const isMark = nameKeys.test(key) && isSpecimenMark(one.value)
      return [key, isMark ? noSurerThan(mostInDoubt, one) : one] as const
    }),
  )
}

function isSpecimenMark(name: string): boolean {
  return specimenWordsIn(name, false).some(
    ({ means, words }) => means === 'specimen' && words.length >= name.trim().length,
  )
}
