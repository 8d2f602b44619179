import type { Entity } from '../../vocabulary/entity.ts'
import { approximateSlack } from '../matching/compare-births.ts'
import { tokenForm } from '../matching/compare-tokens.ts'
import { tokenClasses } from '../names/classify.ts'
import { mainSpelling, normaliseIdentifier, prepareName } from '../names/prepare-name.ts'
import { countryCode, entityKinds, indexFormat, nameStrengths } from './index-columns.ts'
import { mostWords, rarity, wordWeight } from './rarity.ts'
import { type Column, packSections } from './sections.ts'
import { identifierKey, joinKey, tokenKeys } from './token-keys.ts'

/** Collects beings one by one; `finish` answers the snapshot's bytes. */
export interface IndexBuilder {
  /** @param recordLength bytes of the being's line in the records file */
  add(entity: Entity, recordLength: number): void
  finish(): Uint8Array
}

interface Gathered {
  readonly tokens: Map<string, number>
  /** How many beings bear each word, and the last one counted. */
  readonly bearers: number[]
  readonly lastBearer: number[]
  readonly nameStart: number[]
  readonly nameToken: number[]
  readonly nameClass: number[]
  readonly nameEntity: number[]
  readonly nameOrdinal: number[]
  readonly nameStrength: number[]
  readonly joins: [number, number][]
  readonly kinds: number[]
  readonly birthStart: number[]
  readonly birthYear: number[]
  readonly countryStart: number[]
  readonly country: number[]
  readonly ids: [number, number, number][]
  readonly recordStart: number[]
}

/**
 * Builds the index of one list.
 *
 * @param header what the snapshot says about itself, beside its format
 */
export function startIndex(header: Readonly<Record<string, unknown>>): IndexBuilder {
  const all: Gathered = {
    tokens: new Map(),
    bearers: [],
    lastBearer: [],
    nameStart: [0],
    nameToken: [],
    nameClass: [],
    nameEntity: [],
    nameOrdinal: [],
    nameStrength: [],
    joins: [],
    kinds: [],
    birthStart: [0],
    birthYear: [],
    countryStart: [0],
    country: [],
    ids: [],
    recordStart: [0],
  }
  return {
    add(entity, recordLength) {
      const being = all.kinds.length
      all.kinds.push(entityKinds.indexOf(entity.kind))
      entity.names.forEach((name, ordinal) => {
        addName(all, { being, ordinal, text: name.text, person: entity.kind === 'person' })
        all.nameStrength.push(nameStrengths.indexOf(name.strength))
      })
      for (const { from, to, approximate } of entity.births) {
        const slack = approximate ? approximateSlack : 0
        all.birthYear.push(yearOf(from) - slack, yearOf(to) + slack)
      }
      all.birthStart.push(all.birthYear.length)
      all.country.push(...new Set([...entity.nationalities, ...entity.countries].map(countryCode)))
      all.countryStart.push(all.country.length)
      entity.identifiers.forEach((identifier, ordinal) => {
        const normalised = normaliseIdentifier(identifier.value)
        if (normalised !== '') all.ids.push([identifierKey(normalised), being, ordinal])
      })
      all.recordStart.push((all.recordStart[being] ?? 0) + recordLength)
    },
    finish: () => packSections({ ...header, format: indexFormat }, columnsOf(all)),
  }
}

function addName(
  all: Gathered,
  name: { being: number; ordinal: number; text: string; person: boolean },
): void {
  const { tokens, classes } = prepareName(name.text, name.person ? 'person' : 'other')
  const row = all.nameEntity.length
  const words = tokens.slice(0, mostWords)
  words.forEach((token, i) => {
    const id = tokenId(all, token)
    if (all.lastBearer[id] !== name.being) {
      all.lastBearer[id] = name.being
      all.bearers[id] = (all.bearers[id] ?? 0) + 1
    }
    all.nameToken.push(id)
    all.nameClass.push(tokenClasses.indexOf(classes[i] ?? 'word'))
    const next = words[i + 1]
    if (next !== undefined) all.joins.push([joinKey(mainSpelling(token) + mainSpelling(next)), row])
  })
  // A family name stands first in some writings and last in others.
  if (words.length > 1)
    all.joins.push([joinKey(mainSpelling(words.at(-1) ?? '') + mainSpelling(words[0] ?? '')), row])
  if (words.length > 2) all.joins.push([joinKey(words.map(mainSpelling).join('')), row])
  all.nameStart.push(all.nameToken.length)
  all.nameEntity.push(name.being)
  all.nameOrdinal.push(name.ordinal)
}

function tokenId(all: Gathered, token: string): number {
  const known = all.tokens.get(token)
  if (known !== undefined) return known
  const id = all.tokens.size
  all.tokens.set(token, id)
  all.bearers.push(0)
  all.lastBearer.push(-1)
  return id
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}

function columnsOf(all: Gathered): Record<string, Column> {
  const texts = [...all.tokens.keys()]
  const tokenRarity = Float32Array.from(texts, (token, id) =>
    rarity(token, all.bearers[id] ?? 0, all.kinds.length),
  )
  return {
    ...tokenColumns(texts),
    tokenRarity,
    ...postings(all, texts.length),
    nameStart: Uint32Array.from(all.nameStart),
    nameToken: Uint32Array.from(all.nameToken),
    nameClass: Uint8Array.from(all.nameClass),
    nameEntity: Uint32Array.from(all.nameEntity),
    nameOrdinal: Uint16Array.from(all.nameOrdinal),
    nameStrength: Uint8Array.from(all.nameStrength),
    nameWeight: nameWeights(all, tokenRarity),
    ...joinColumns(all),
    entityKind: Uint8Array.from(all.kinds),
    birthStart: Uint32Array.from(all.birthStart),
    birthYear: Uint16Array.from(all.birthYear),
    countryStart: Uint32Array.from(all.countryStart),
    country: Uint16Array.from(all.country),
    ...identifierColumns(all),
    recordStart: Uint32Array.from(all.recordStart),
  }
}

function tokenColumns(texts: readonly string[]): Record<string, Column> {
  const byKey = new Map<number, number[]>()
  const starts = [0]
  texts.forEach((text, id) => {
    starts.push((starts[id] ?? 0) + text.length)
    for (const key of tokenKeys(tokenForm(text))) {
      const found = byKey.get(key)
      if (found === undefined) byKey.set(key, [id])
      else found.push(id)
    }
  })
  const keyHash = Uint32Array.from(byKey.keys()).sort()
  const keyStart = new Uint32Array(keyHash.length + 1)
  const keyToken: number[] = []
  keyHash.forEach((key, i) => {
    for (const id of byKey.get(key) ?? []) keyToken.push(id)
    keyStart[i + 1] = keyToken.length
  })
  return {
    tokenBytes: new TextEncoder().encode(texts.join('')),
    tokenStart: Uint32Array.from(starts),
    keyHash,
    keyStart,
    keyToken: Uint32Array.from(keyToken),
  }
}

function postings(all: Gathered, tokens: number): Record<string, Column> {
  const postStart = new Uint32Array(tokens + 1)
  eachWord(all, (id) => (postStart[id + 1] = (postStart[id + 1] ?? 0) + 1))
  for (let id = 0; id < tokens; id++) postStart[id + 1] = (postStart[id + 1] ?? 0) + (postStart[id] ?? 0)
  const next = postStart.slice()
  const postName = new Uint32Array(all.nameToken.length)
  eachWord(all, (id, name) => {
    const at = next[id] ?? 0
    postName[at] = name
    next[id] = at + 1
  })
  return { postStart, postName }
}

function eachWord(all: Gathered, visit: (id: number, name: number) => void): void {
  for (let name = 0; name + 1 < all.nameStart.length; name++) {
    for (let at = all.nameStart[name] ?? 0; at < (all.nameStart[name + 1] ?? 0); at++)
      visit(all.nameToken[at] ?? 0, name)
  }
}

function nameWeights(all: Gathered, tokenRarity: Float32Array): Float32Array {
  return Float32Array.from(all.nameEntity, (_, name) => {
    let sum = 0
    for (let at = all.nameStart[name] ?? 0; at < (all.nameStart[name + 1] ?? 0); at++) {
      const kind = tokenClasses[all.nameClass[at] ?? 0] ?? 'word'
      sum += wordWeight(kind, tokenRarity[all.nameToken[at] ?? 0] ?? 0)
    }
    return sum
  })
}

function joinColumns(all: Gathered): Record<string, Column> {
  const sorted = all.joins.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return {
    joinHash: Uint32Array.from(sorted, ([key]) => key),
    joinName: Uint32Array.from(sorted, ([, name]) => name),
  }
}

function identifierColumns(all: Gathered): Record<string, Column> {
  const sorted = all.ids.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
  return {
    idHash: Uint32Array.from(sorted, ([key]) => key),
    idEntity: Uint32Array.from(sorted, ([, being]) => being),
    idOrdinal: Uint16Array.from(sorted, ([, , ordinal]) => ordinal),
  }
}
