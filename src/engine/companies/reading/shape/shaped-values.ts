import type { OpenValue } from '../company/open-value.ts'
import { areLevel, type PrintPiece } from '../layout/print-piece.ts'
import { shapeOfAddress } from './shape-of-address.ts'
import { shapeOfCompanyName } from './shape-of-company-name.ts'
import { shapeOfForm } from './shape-of-form.ts'
import { wholeNumber } from './whole-number.ts'

/** Values of the company by their keys. */
type Values = Readonly<Partial<Record<string, OpenValue>>>

/** Values of the company that have the shape of what they are, without other print; those that cannot be one are left out. */
export function shapedValues<Known extends Values>(values: Known, pieces: readonly PrintPiece[]): Known {
  const shapes: Readonly<Partial<Record<string, (value: OpenValue) => string | null>>> = {
    legalName: ({ value }) => shapeOfCompanyName(value),
    registrationNumber: (number) => (isOfPerson(number.value, pieces) ? null : wholeNumber(number.value, besideOf(number, pieces))),
    taxNumber: ({ value }) => (isOfPerson(value, pieces) ? null : value),
    entityType: ({ value }) => shapeOfForm(value),
    address: ({ value }) => shapeOfAddress(value, othersOf(values)),
    shareCapital: ({ value }) => (isLoose(value) ? null : value),
  }
  const shaped = Object.entries(values).flatMap(([key, open]) => {
    const shape = shapes[key]
    const value = open === undefined || shape === undefined ? open?.value : shape(open)
    return open === undefined || value === undefined || value === null ? [] : [[key, { ...open, value }] as const]
  })
  return Object.fromEntries(shaped) as Known
} // prettier-ignore

const besideOf = ({ pieces: own }: OpenValue, pieces: readonly PrintPiece[]): readonly string[] =>
  pieces.filter((piece) => own.some((one) => areLevel(one, piece))).map(({ text }) => text)

/** Values that stand in one place of the print, and not in an address as well. */
const inOnePlace = ['legalName', 'registrationNumber', 'taxNumber', 'lei'] as const
const othersOf = (values: Values): readonly string[] => inOnePlace.flatMap((key) => values[key]?.value ?? []).filter(({ length }) => length >= leastOfOther) // prettier-ignore
/** A shorter number is one of a street as well. */
const leastOfOther = 6

/** Figures without a currency that are fewer than those of an amount. */
const isLoose = (capital: string): boolean => /^\s*\d{1,3}(?:[.,]\d{1,2})?\s*$/u.test(capital)

/** Words by which print names the identity document of a person. */
const identity =
  /(?<!\p{L})(?:D\.?N\.?I\.?(?:\s?(?:[/-]|y)\s?N\.?I\.?F)?|documento nacional de identidad|c[ée]dula(?: de \p{L}+)?|passports?|passeport|pasaporte|passaporto|reisepass|paszport\w*|PESEL|NRIC|carte nationale d.identité|RG)\.?\s*(?:n[úu]mero|number|n[°ºo]|nr)?[\s.:]*$/iu
/** How far before a number its words may stand, in characters. */
const reach = 48

/** Whether every place of a number is that of someone's identity document. */
function isOfPerson(value: string, pieces: readonly PrintPiece[]): boolean {
  const text = pieces.map((piece) => piece.text).join(' ')
  const places = text.split(value).slice(0, -1)
  return places.length > 0 && places.every((before) => identity.test(before.slice(-reach)))
}
