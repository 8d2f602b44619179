import sharp from 'sharp'
import {
  holderOf,
  type SpecimenRequest,
  specimenPicture,
} from '../../../src/engine/specimens/specimen-picture.ts'
import { type Person, pictureFile } from '../../../src/engine/specimens/person.ts'
import { personBytes, personFile } from './faces.ts'
import { encoded, todayInUtc } from './specimen-file.ts'

/** A specimen as a client sends it, and who is on it. */
export interface SpecimenOfPerson {
  readonly base64: string
  readonly holder: Person
  readonly selfie: string
}

/** A passport that bears the portrait of someone invented, photographed, seed 1, unless told. */
export async function specimenOfPerson(request: Partial<SpecimenRequest> = {}): Promise<SpecimenOfPerson> {
  const whole = { kind: 'passport', flaws: [], flat: false, seed: 1, today: todayInUtc(), ...request }
  const person = holderOf(whole)
  const { data, info } = await sharp(personBytes(pictureFile(person, 'portrait')))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { width: info.width, height: info.height, channels: 3, data } as const
  const picture = specimenPicture(whole, { person, pixels })
  const bytes = await encoded(picture.pixels, picture.jpegQuality)
  return {
    base64: bytes.toString('base64'),
    holder: person,
    selfie: personFile(pictureFile(person, 'selfie-1')),
  }
}
