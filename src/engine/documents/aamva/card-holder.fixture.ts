import type { CardHolder } from './compose-aamva.ts'

/** An invented holder of a Californian licence. */
export const cardHolder: CardHolder = {
  iin: '636014', country: 'USA', jurisdiction: 'CA', type: 'DL',
  lastName: 'EXAMPLE', firstName: 'IMOGEN', middleName: 'ROSE',
  dob: '1987-03-04', issued: '2021-05-06', expiry: '2029-03-04',
  sex: 'F', heightInches: 66, weightPounds: 134, eyes: 'HAZ', hair: 'BRO',
  street: '12 INVENTED LANE', city: 'NOWHERE', postcode: '90001', documentNumber: 'X1234567',
  discriminator: '05/06/2021500A1/AAFD/29', vehicleClass: 'C',
} // prettier-ignore
