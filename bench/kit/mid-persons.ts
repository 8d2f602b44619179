import sharp from 'sharp'
import { personFor } from '../../src/engine/specimens/person-for.ts'
import { pictureFile, type Person } from '../../src/engine/specimens/person.ts'
import { personBytes } from '../../test/world/pictures/faces.ts'
import { drawMidGradePhoto } from './mid-photographs.ts'

/** A document and its holder's selfie, both as they are sent. */
export interface PersonImages {
  readonly document: Buffer
  readonly selfie: Buffer
}

/** Of the six kinds of `midPhotograph`, those whose side with the zone bears the portrait. */
const withPortrait = [0, 2, 3, 4]

/** The n-th photograph of a document that bears the face of someone invented, and that person's own selfie. */
export async function drawPersonImages(index: number, today: string): Promise<PersonImages> {
  const place = Math.floor(index / withPortrait.length) * 6 + (withPortrait[index % withPortrait.length] ?? 0)
  const holder: { person: Person | null } = { person: null }
  const document = await drawMidGradePhoto(place, today, async (specimen) => {
    const person = personFor(specimen)
    holder.person = person
    const { data, info } = await sharp(personBytes(pictureFile(person, 'portrait')))
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { person, pixels: { width: info.width, height: info.height, channels: 3, data } }
  })
  if (holder.person === null) throw new Error('No one is on the document')
  return { document, selfie: personBytes(pictureFile(holder.person, 'selfie-1')) }
}
