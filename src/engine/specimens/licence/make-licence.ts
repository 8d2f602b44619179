import { composeAamva, type CardHolder } from '../../documents/aamva/compose-aamva.ts'
import { mrzSpelling } from '../../documents/values/mrz-names.ts'
import { randomFrom } from '../random.ts'
import { makeSpecimen, type Specimen, type SpecimenOptions } from '../make-specimen.ts'

/** What we can draw of a licence: its back, where the barcode is, and its front. */
export const licenceKinds = {
  'driving-licence': 'back',
  'driving-licence-front': 'front',
} as const satisfies Record<string, 'front' | 'back'>

export type LicenceKind = keyof typeof licenceKinds

/**
 * A driving licence of the invented state Utopia in the form of AAMVA. Its issuer's number and its letters are none that
 * any state or province has: the numbers that AAMVA gives out begin with 6.
 */
export interface Licence {
  /** Whose it is, with dates, number and mark. */
  readonly person: Specimen
  readonly holder: CardHolder
  /** What the barcode says. */
  readonly text: string
}

const issuer = { iin: '999999', country: 'UTO', jurisdiction: 'UO' } as const
/** Edition 2020 of the standard. */
const version = 10

/** Invents a licence: the same seed and options always give the same one. Throws Error when `today` is no date. */
export function makeLicence(seed: number, options: SpecimenOptions): Licence {
  const person = makeSpecimen(seed, 'id-card', options)
  const random = randomFrom(seed).fork('licence')
  const [firstName = '', ...middleNames] = latin(person.givenNames).split(' ')
  const [street = '', city = ''] = person.address.split(', ')
  const { documentNumber, sex, dob, issued, expiry } = person
  const holder: CardHolder = {
    ...issuer,
    ...{ documentNumber, sex, dob, issued, expiry },
    type: 'DL',
    lastName: latin(person.surname),
    firstName,
    middleName: middleNames.join(' '),
    heightInches: random.whole(59, 76),
    weightPounds: random.whole(110, 240),
    eyes: random.pick(['BLU', 'BRO', 'GRN', 'GRY', 'HAZ']),
    hair: random.pick(['BLK', 'BLN', 'BRO', 'GRY', 'RED']),
    street: latin(street),
    city: latin(city),
    postcode: `00${random.whole(100, 499)}`,
    discriminator: `${issued.replaceAll('-', '')}UTO${random.whole(100, 999)}`,
    vehicleClass: random.pick(['A', 'B', 'C']),
    jurisdictionElements: { ZUA: 'SPECIMEN OF AN INVENTED STATE' },
  }
  return { person, holder, text: composeAamva(version, holder) }
}

/** As the barcode spells it: capitals without accents; numbers stay. */
function latin(text: string): string {
  return text
    .split(/(\d+)/)
    .map((part) => (/^\d/.test(part) ? part : mrzSpelling(part).replaceAll('<', ' ')))
    .filter((part) => part !== '')
    .join(' ')
}
