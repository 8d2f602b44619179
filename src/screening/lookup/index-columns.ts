import type { Sections } from './sections.ts'

/** Layout of the snapshot; a change makes older snapshots be built anew. */
export const indexFormat = 'index-3'

/** The index of one list as columns. `xStart` columns hold where the values of each row begin, and the end. */
export interface IndexColumns {
  /** Words of all names, Latin letters, with their other spellings after bars, one after the other. */
  readonly tokenBytes: Uint8Array
  readonly tokenStart: Uint32Array
  readonly tokenRarity: Float32Array
  /** Ascending keys of `tokenKeys` → words. */
  readonly keyHash: Uint32Array
  readonly keyStart: Uint32Array
  readonly keyToken: Uint32Array
  /** Word → names that have it. */
  readonly postStart: Uint32Array
  readonly postName: Uint32Array
  /** Name → words, their classes, the being that bears it, which of its names, how far to be relied on, sum of weights. */
  readonly nameStart: Uint32Array
  readonly nameToken: Uint32Array
  readonly nameClass: Uint8Array
  readonly nameEntity: Uint32Array
  readonly nameOrdinal: Uint16Array
  readonly nameStrength: Uint8Array
  readonly nameWeight: Float32Array
  /** Ascending keys of words written together → names. */
  readonly joinHash: Uint32Array
  readonly joinName: Uint32Array
  readonly entityKind: Uint8Array
  /** First and last year of each stated birth, two values each. */
  readonly birthStart: Uint32Array
  readonly birthYear: Uint16Array
  /** ISO 3166 alpha-2 as two letters in one value. */
  readonly countryStart: Uint32Array
  readonly country: Uint16Array
  /** Ascending keys of identifiers → being, which of its identifiers. */
  readonly idHash: Uint32Array
  readonly idEntity: Uint32Array
  readonly idOrdinal: Uint16Array
  /** Where each being's record begins in the records file, and the end. */
  readonly recordStart: Uint32Array
}

/** Throws when a column is missing. */
export function readColumns(sections: Sections): IndexColumns {
  const { u8, u16, u32, f32 } = sections
  return {
    tokenBytes: u8('tokenBytes'),
    tokenStart: u32('tokenStart'),
    tokenRarity: f32('tokenRarity'),
    keyHash: u32('keyHash'),
    keyStart: u32('keyStart'),
    keyToken: u32('keyToken'),
    postStart: u32('postStart'),
    postName: u32('postName'),
    nameStart: u32('nameStart'),
    nameToken: u32('nameToken'),
    nameClass: u8('nameClass'),
    nameEntity: u32('nameEntity'),
    nameOrdinal: u16('nameOrdinal'),
    nameStrength: u8('nameStrength'),
    nameWeight: f32('nameWeight'),
    joinHash: u32('joinHash'),
    joinName: u32('joinName'),
    entityKind: u8('entityKind'),
    birthStart: u32('birthStart'),
    birthYear: u16('birthYear'),
    countryStart: u32('countryStart'),
    country: u16('country'),
    idHash: u32('idHash'),
    idEntity: u32('idEntity'),
    idOrdinal: u16('idOrdinal'),
    recordStart: u32('recordStart'),
  }
}

/** `LY` as one 16-bit value. */
export function countryCode(alpha2: string): number {
  return (alpha2.charCodeAt(0) << 8) | alpha2.charCodeAt(1)
}

/** Order of these words is how an index stores them. */
export const entityKinds = ['person', 'organisation', 'vessel', 'aircraft'] as const
export const nameStrengths = ['primary', 'strong', 'weak', 'former'] as const
