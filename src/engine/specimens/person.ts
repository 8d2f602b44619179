import type { Pixels } from '../../vocabulary/imaging/pixels.ts'

/** What there is of a person: one file each in `data/people/`. A movement is seven key frames side by side, at rest first. */
export type PersonPicture =
  'portrait' | 'selfie-1' | 'selfie-2' | 'turn-left' | 'turn-right' | 'look-up' | 'open-mouth' | 'blink'

/** Someone who does not exist. */
export interface Person {
  readonly id: string
  readonly sex: 'F' | 'M'
  /** Years. */
  readonly age: number
  /** 0 dark … 1 light. */
  readonly skin: number
  /** Where the face is on the portrait, in parts of its width and height. */
  readonly face: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** SHA-256 of each picture there is, in hexadecimal. */
  readonly pictures: Readonly<Partial<Record<PersonPicture, string>>>
}

/** A person's portrait, decoded: three channels. */
export interface Likeness {
  readonly person: Person
  readonly pixels: Pixels
}

/** The name of a picture's file in `data/people/`. */
export function pictureFile(person: Pick<Person, 'id'>, picture: PersonPicture): string {
  return `${person.id}-${picture}.jpg`
}
