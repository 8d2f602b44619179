import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { packagePath } from '../../../src/platform/files/package-path.ts'
import {
  type Likeness,
  type Person,
  type PersonPicture,
  pictureFile,
} from '../../../src/engine/specimens/person.ts'

/** The file of one picture of someone who does not exist. */
export function personFile(person: Pick<Person, 'id'>, picture: PersonPicture): Promise<Buffer> {
  return readFile(packagePath(`data/people/${pictureFile(person, picture)}`))
}

/** The portrait that belongs on a person's document. */
export async function portraitOf(person: Person): Promise<Likeness> {
  const { data, info } = await sharp(await personFile(person, 'portrait'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { person, pixels: { width: info.width, height: info.height, channels: 3, data } }
}
