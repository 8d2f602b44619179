import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { Point } from '../../../vocabulary/imaging/pixels.ts'
import type { Licence } from './make-licence.ts'

/** One printed value with its label above it; places in millimetres from the card's top left corner. */
export interface PrintedValue {
  readonly key: FieldKey
  readonly label: string
  readonly at: Point
  readonly text: string
}

type Row = readonly [key: FieldKey, label: string, at: Point, text: string]

/** What is printed on each side, with the numbers that the standard gives to it. */
export const licencePrint = {
  front: ({ holder }: Licence): readonly PrintedValue[] =>
    rows([
      ['documentNumber', '4d DL', [33, 13.4], holder.documentNumber],
      ['expiry', '4b EXP', [60, 13.4], printed(holder.expiry)],
      ['lastName', '1', [33, 19.4], holder.lastName],
      ['firstName', '2', [33, 25.4], `${holder.firstName} ${holder.middleName}`.trim()],
      ['address1', '8', [33, 31.4], `${holder.street}, ${holder.city}`],
      ['dob', '3 DOB', [33, 37.4], printed(holder.dob)],
      ['sex', '15 SEX', [56, 37.4], holder.sex],
      ['height', '16 HGT', [68, 37.4], `${holder.heightInches} in`],
      ['weight', '17 WGT', [33, 43.4], `${holder.weightPounds} lb`],
      ['eyeColor', '18 EYES', [48, 43.4], holder.eyes],
      ['hairColor', '19 HAIR', [60, 43.4], holder.hair],
      ['issued', '4a ISS', [60, 49.4], printed(holder.issued)],
    ]),
  back: ({ holder }: Licence): readonly PrintedValue[] =>
    rows([
      ['vehicleClass', '9 CLASS', [6, 45], holder.vehicleClass],
      ['endorsement', '9a END', [22, 45], 'NONE'],
      ['restrictions', '12 REST', [40, 45], 'NONE'],
      ['optionalData', '5 DD', [6, 51], holder.discriminator],
    ]),
} as const

function rows(list: readonly Row[]): readonly PrintedValue[] {
  return list
    .filter(([, , , text]) => text !== '')
    .map(([key, label, at, text]) => ({ key, label, at, text }))
}

/** `2031-08-12` → `08/12/2031`. */
function printed(date: string): string {
  return `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`
}
