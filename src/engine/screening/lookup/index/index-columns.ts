import { weightsOf } from './name-words.ts'
import type { Sections } from './sections.ts'

/** Layout of the snapshot; a change makes older snapshots be built anew. */
export const indexFormat = 'index-8'

/** The index of one list as columns. `xStart` columns hold where the values of each row begin, and the end. */
export interface IndexColumns {
  /** Words of all names, Latin letters, with their other spellings after bars, one after the other. */
  readonly tokenBytes: Uint8Array
  readonly tokenStart: Uint32Array
  /** How each word sounds and its consonants, parted by a bar; empty for a word of several spellings. */
  readonly soundBytes: Uint8Array
  readonly soundStart: Uint32Array
  /** What tells most words apart without reading them: one bit per letter (see `severalSpellings`), hashes of consonants and sound. */
  readonly tokenLetters: Uint32Array
  readonly tokenSkeleton: Uint32Array
  readonly tokenSound: Uint32Array
  readonly tokenRarity: Float32Array
  /** Buckets of the keys of `tokenKeys` → words, and of each its `outlineOf`; other words may lie in a bucket too. */
  readonly keyBucket: Uint32Array
  readonly keyToken: Uint32Array
  readonly keyOutline: Uint32Array
  /**
   * Word → names that have it and whether a person bears them (see `nameIn`), those with a word of one letter first;
   * `postPlain` is where the others begin.
   */
  readonly postStart: Uint32Array
  readonly postPlain: Uint32Array
  readonly postName: Uint32Array
  /** Name → words as `packWords` packs them, `wordWeight` the same as floats; the entity that bears it, which of its names, how far to be relied on. */
  readonly nameStart: Uint32Array
  readonly nameWord: Uint32Array
  readonly wordWeight: Float32Array
  readonly nameEntity: Uint32Array
  readonly nameOrdinal: Uint16Array
  readonly nameStrength: Uint8Array
  /** Buckets of the keys of words written together → the key's lowest byte, the name. */
  readonly joinBucket: Uint32Array
  readonly joinTag: Uint8Array
  readonly joinName: Uint32Array
  readonly entityKind: Uint8Array
  /** First and last year of each stated birth, two values each. */
  readonly birthStart: Uint32Array
  readonly birthYear: Uint16Array
  /** ISO 3166 alpha-2 as two letters in one value. */
  readonly countryStart: Uint32Array
  readonly country: Uint16Array
  /** Buckets of the keys of identifiers → being, which of its identifiers. */
  readonly idBucket: Uint32Array
  readonly idEntity: Uint32Array
  readonly idOrdinal: Uint16Array
  /** Buckets of the keys of words of addresses → the key's lowest byte, being. */
  readonly addressBucket: Uint32Array
  readonly addressTag: Uint8Array
  readonly addressEntity: Uint32Array
  /** Buckets of the keys of ids → being. */
  readonly entityBucket: Uint32Array
  readonly entity: Uint32Array
  /** Where each entity's record begins in the records file, and the end. */
  readonly recordStart: Uint32Array
}

/** Throws when a column is missing. */
export function readColumns(sections: Sections): IndexColumns {
  const { u8, u16, u32, f32 } = sections
  const nameWord = u32('nameWord')
  return {
    tokenBytes: u8('tokenBytes'),
    tokenStart: u32('tokenStart'),
    soundBytes: u8('soundBytes'),
    soundStart: u32('soundStart'),
    tokenLetters: u32('tokenLetters'),
    tokenSkeleton: u32('tokenSkeleton'),
    tokenSound: u32('tokenSound'),
    tokenRarity: f32('tokenRarity'),
    keyBucket: u32('keyBucket'),
    keyToken: u32('keyToken'),
    keyOutline: u32('keyOutline'),
    postStart: u32('postStart'),
    postPlain: u32('postPlain'),
    postName: u32('postName'),
    nameStart: u32('nameStart'),
    nameWord,
    wordWeight: weightsOf(nameWord),
    nameEntity: u32('nameEntity'),
    nameOrdinal: u16('nameOrdinal'),
    nameStrength: u8('nameStrength'),
    joinBucket: u32('joinBucket'),
    joinTag: u8('joinTag'),
    joinName: u32('joinName'),
    entityKind: u8('entityKind'),
    birthStart: u32('birthStart'),
    birthYear: u16('birthYear'),
    countryStart: u32('countryStart'),
    country: u16('country'),
    idBucket: u32('idBucket'),
    idEntity: u32('idEntity'),
    idOrdinal: u16('idOrdinal'),
    addressBucket: u32('addressBucket'),
    addressTag: u8('addressTag'),
    addressEntity: u32('addressEntity'),
    entityBucket: u32('entityBucket'),
    entity: u32('entity'),
    recordStart: u32('recordStart'),
  }
}

/** Bit of `tokenLetters` of a word of several spellings: its letters are but those of the first. */
export const severalSpellingsBit = 0x80000000

/** `LY` as one 16-bit value. */
export function countryCode(alpha2: string): number {
  return (alpha2.charCodeAt(0) << 8) | alpha2.charCodeAt(1)
}

/** Order of these words is how an index stores them. */
export const entityKinds = ['person', 'organisation', 'vessel', 'aircraft'] as const
export const nameStrengths = ['primary', 'strong', 'weak', 'former'] as const
