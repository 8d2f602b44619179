import type { FieldKey } from '../../vocabulary/reading/fields.ts'
import type { Point } from '../../vocabulary/imaging/pixels.ts'
import type { Specimen, SpecimenKind } from './make-specimen.ts'
import { specimenKinds } from './make-specimen.ts'
import type { Rectangle } from './shapes.ts'

/** One printed value with its label above it; places in millimetres from the page's top left corner. */
export interface FieldPlace {
  readonly key: FieldKey
  readonly label: string
  readonly at: Point
  readonly text: (specimen: Specimen) => string
}

/** What stands where on one side of a document. Sizes are those of ICAO Doc 9303 parts 4 to 7. */
export interface PageLayout {
  readonly widthMm: number
  readonly heightMm: number
  /** Radius of the page's corners. */
  readonly cornerMm: number
  readonly titles: readonly {
    readonly text: string
    readonly at: Point
    readonly em: number
    readonly bold: boolean
  }[]
  readonly portrait: Rectangle | null
  /** A second, small and pale portrait. */
  readonly ghost: Rectangle | null
  /** Left end of the signature's baseline. */
  readonly signature: Point | null
  readonly chip: Rectangle | null
  readonly rosette: { readonly centre: Point; readonly radius: number }
  readonly fields: readonly FieldPlace[]
  /** Left edge of the first character and middle of each line. */
  readonly zone: { readonly left: number; readonly middles: readonly number[] } | null
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const

/** `2031-08-12` → `12 AUG 2031`. */
export function printedDate(date: string): string {
  return `${date.slice(8)} ${months[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`
}

/** `2031-08-12` → `12.08.2031`. */
function shortDate(date: string): string {
  return `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`
}

const upper = (text: string): string => text.replaceAll('ß', 'ẞ').toUpperCase().replaceAll('ẞ', 'SS')

const values = {
  type: (s) => specimenKinds[s.kind].code,
  issuer: (s) => s.issuer,
  number: (s) => s.documentNumber,
  surname: (s) => upper(s.surname),
  given: (s) => (s.givenNames === '' ? '-' : upper(s.givenNames)),
  nationality: () => 'UTOPIAN',
  dob: (s) => printedDate(s.dob),
  issued: (s) => printedDate(s.issued),
  expiry: (s) => printedDate(s.expiry),
  shortDob: (s) => shortDate(s.dob),
  shortIssued: (s) => shortDate(s.issued),
  shortExpiry: (s) => shortDate(s.expiry),
  sex: (s) => s.sex,
  place: (s) => upper(s.placeOfBirth),
  authority: (s) => upper(s.authority),
  address: (s) => upper(s.address),
  personal: (s) => (s.personalNumber === '' ? '-' : s.personalNumber),
} as const satisfies Record<string, (specimen: Specimen) => string>

function place(
  key: FieldKey,
  label: string,
  where: { at: Point; text: (specimen: Specimen) => string },
): FieldPlace {
  return { key, label, ...where }
}

const passport: PageLayout = {
  widthMm: 125,
  heightMm: 88,
  cornerMm: 3,
  titles: [
    { text: 'UTOPIA', at: [6, 8.6], em: 5.4, bold: true },
    { text: 'PASSPORT · PASSEPORT', at: [6, 13.4], em: 2.5, bold: false },
  ],
  portrait: { x: 6, y: 19, width: 33, height: 42.5 },
  ghost: { x: 105.5, y: 44.6, width: 13.4, height: 17.2 },
  signature: [76, 61.8],
  chip: null,
  rosette: { centre: [84, 34], radius: 20 },
  fields: [
    place('documentType', 'Type / Type', { at: [44, 11.6], text: values.type }),
    place('countryIso3', 'Code / Code', { at: [58, 11.6], text: values.issuer }),
    place('documentNumber', 'Passport No. / No du passeport', { at: [84, 11.6], text: values.number }),
    place('lastName', 'Surname / Nom', { at: [44, 19], text: values.surname }),
    place('firstName', 'Given names / Prénoms', { at: [44, 26.4], text: values.given }),
    place('nationalityFull', 'Nationality / Nationalité', { at: [44, 33.8], text: values.nationality }),
    place('personalNumber', 'Personal No. / No personnel', { at: [76, 33.8], text: values.personal }),
    place('dob', 'Date of birth / Date de naissance', { at: [44, 41.2], text: values.dob }),
    place('sex', 'Sex / Sexe', { at: [44, 48.6], text: values.sex }),
    place('placeOfBirth', 'Place of birth / Lieu de naissance', { at: [58, 48.6], text: values.place }),
    place('issued', 'Date of issue / Date de délivrance', { at: [44, 56], text: values.issued }),
    place('expiry', 'Date of expiry / Date d’expiration', { at: [44, 63.4], text: values.expiry }),
    place('issueAuthority', 'Authority / Autorité', { at: [76, 41.2], text: values.authority }),
  ],
  zone: { left: 6, middles: [72.3, 78.65] },
}

function cardFront(title: string): PageLayout {
  return {
    widthMm: 85.6,
    heightMm: 54,
    cornerMm: 3.2,
    titles: [
      { text: 'UTOPIA', at: [4, 6.4], em: 4.2, bold: true },
      { text: title, at: [26, 6.2], em: 2.5, bold: false },
    ],
    portrait: { x: 4, y: 11, width: 25, height: 32 },
    ghost: { x: 70, y: 33, width: 11, height: 14 },
    signature: [33, 50.6],
    chip: { x: 70.5, y: 12, width: 11, height: 9.4 },
    rosette: { centre: [56, 30], radius: 15 },
    fields: [
      place('lastName', 'Surname / Nom', { at: [33, 13.8], text: values.surname }),
      place('firstName', 'Given names / Prénoms', { at: [33, 20.4], text: values.given }),
      place('sex', 'Sex / Sexe', { at: [33, 27], text: values.sex }),
      place('nationalityFull', 'Nationality / Nationalité', { at: [45, 27], text: values.nationality }),
      place('dob', 'Date of birth / Date de naissance', { at: [33, 33.6], text: values.shortDob }),
      place('expiry', 'Date of expiry / Expire le', { at: [33, 40.2], text: values.shortExpiry }),
      place('documentNumber', 'Card No. / No de carte', { at: [4, 48.6], text: values.number }),
    ],
    zone: null,
  }
}

function cardBack(): PageLayout {
  return {
    widthMm: 85.6,
    heightMm: 54,
    cornerMm: 3.2,
    titles: [],
    portrait: null,
    ghost: { x: 68, y: 5, width: 13, height: 16.8 },
    signature: null,
    chip: null,
    rosette: { centre: [54, 15], radius: 12 },
    fields: [
      place('placeOfBirth', 'Place of birth / Lieu de naissance', { at: [4, 7.6], text: values.place }),
      place('address1', 'Address / Adresse', { at: [4, 14.2], text: values.address }),
      place('issueAuthority', 'Authority / Autorité', { at: [4, 20.8], text: values.authority }),
      place('issued', 'Date of issue / Date de délivrance', { at: [4, 27.4], text: values.shortIssued }),
      place('personalNumber', 'Personal No. / No personnel', { at: [44, 27.4], text: values.personal }),
    ],
    zone: { left: 4, middles: [36.1, 42.45, 48.8] },
  }
}

const cardTd2: PageLayout = {
  widthMm: 105,
  heightMm: 74,
  cornerMm: 3,
  titles: [
    { text: 'UTOPIA', at: [6, 7.6], em: 4.8, bold: true },
    { text: 'IDENTITY CARD · CARTE D’IDENTITÉ', at: [31, 7.4], em: 2.6, bold: false },
  ],
  portrait: { x: 6, y: 13, width: 27, height: 34.8 },
  ghost: null,
  signature: [70, 48.4],
  chip: null,
  rosette: { centre: [72, 28], radius: 16 },
  fields: [
    place('documentNumber', 'Card No. / No de carte', { at: [76, 15], text: values.number }),
    place('lastName', 'Surname / Nom', { at: [38, 15], text: values.surname }),
    place('firstName', 'Given names / Prénoms', { at: [38, 22], text: values.given }),
    place('dob', 'Date of birth / Date de naissance', { at: [38, 29], text: values.shortDob }),
    place('sex', 'Sex / Sexe', { at: [76, 29], text: values.sex }),
    place('placeOfBirth', 'Place of birth / Lieu de naissance', { at: [38, 36], text: values.place }),
    place('nationalityFull', 'Nationality / Nationalité', { at: [76, 36], text: values.nationality }),
    place('issued', 'Date of issue / Délivrée le', { at: [38, 43], text: values.shortIssued }),
    place('expiry', 'Date of expiry / Expire le', { at: [38, 49.6], text: values.shortExpiry }),
  ],
  zone: { left: 6.4, middles: [58.25, 64.6] },
}

function visa(size: { widthMm: number; heightMm: number; left: number }): PageLayout {
  const { widthMm, heightMm } = size
  const column = widthMm * 0.68
  return {
    widthMm,
    heightMm,
    cornerMm: 0.6,
    titles: [
      { text: 'VISA', at: [widthMm - 23, 9.6], em: 7, bold: true },
      { text: 'UTOPIA', at: [6, 8.4], em: 5, bold: true },
    ],
    portrait: { x: 6, y: 12.6, width: 26, height: 33.4 },
    ghost: null,
    signature: [column, heightMm - 25.4],
    chip: null,
    rosette: { centre: [widthMm * 0.66, heightMm * 0.36], radius: 17 },
    fields: [
      place('documentNumber', 'No. / No', { at: [38, 10], text: values.number }),
      place('issued', 'Valid from / Valable du', { at: [38, 17.6], text: values.issued }),
      place('expiry', 'Until / au', { at: [column, 17.6], text: values.expiry }),
      place('lastName', 'Surname / Nom', { at: [38, 25], text: values.surname }),
      place('firstName', 'Given names / Prénoms', { at: [38, 32.4], text: values.given }),
      place('dob', 'Date of birth / Né(e) le', { at: [38, 39.8], text: values.dob }),
      place('sex', 'Sex / Sexe', { at: [column, 39.8], text: values.sex }),
      place('issueAuthority', 'Issued by / Délivré par', { at: [38, 47.2], text: values.authority }),
    ],
    zone: { left: size.left, middles: [heightMm - 15.75, heightMm - 9.4] },
  }
}

/** Sides that a document shows; the one that bears the machine zone first. */
export const pageLayouts = {
  passport: { zoneSide: passport, otherSide: null },
  'id-card': { zoneSide: cardBack(), otherSide: cardFront('IDENTITY CARD · CARTE D’IDENTITÉ') },
  'id-card-td2': { zoneSide: cardTd2, otherSide: null },
  'residence-permit': { zoneSide: cardBack(), otherSide: cardFront('RESIDENCE PERMIT · TITRE DE SÉJOUR') },
  'visa-a': { zoneSide: visa({ widthMm: 120, heightMm: 80, left: 4.1 }), otherSide: null },
  'visa-b': { zoneSide: visa({ widthMm: 105, heightMm: 74, left: 6.4 }), otherSide: null },
} as const satisfies Record<SpecimenKind, { zoneSide: PageLayout; otherSide: PageLayout | null }>
