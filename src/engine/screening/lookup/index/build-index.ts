import type { Entity } from '../../../../vocabulary/screening/entity.ts'
import { approximateSlack } from '../../matching/compare-births.ts'
import { tokenClasses } from '../../names/classify.ts'
import { splitNames } from '../../names/split-names.ts'
import { mainSpelling, normaliseIdentifier, prepareName } from '../../names/prepare-name.ts'
import { startAddresses } from './address-columns.ts'
import { intoBuckets, pickedBy, tagsOf } from './buckets.ts'
import { type GrowableColumn, growableColumn } from './growable-column.ts'
import { countryCode, entityKinds, indexFormat, nameStrengths } from './index-columns.ts'
import { packWords } from './name-words.ts'
import { postings } from './postings.ts'
import { maxWords, rarity } from './rarity.ts'
import { wordColumns, wordOutlines } from './word-columns.ts'
import { type WordTable, wordTable } from './word-table.ts'
import { type Column, packSections } from './sections.ts'
import { entityKey, identifierKey, joinKey } from './token-keys.ts'

/** Collects entities one by one; `finish` answers the snapshot's bytes. */
export interface IndexBuilder {
  /** @param recordLength bytes of the entity's line in the records file */
  add(entity: Entity, recordLength: number): void
  finish(): Uint8Array
}

/** Everything but the words is numbers in columns: a list of three million entities is built like a small one. */
interface Gathered extends Record<(typeof columnNames)[number], GrowableColumn> {
  readonly words: WordTable
}

const columnNames = [
  // How many entities bear each word, and the last one counted.
  'bearers',
  'lastBearer',
  'nameStart',
  'nameToken',
  'nameClass',
  'nameEntity',
  'nameOrdinal',
  'nameStrength',
  'joinKey',
  'joinName',
  'kinds',
  'birthStart',
  'birthYear',
  'countryStart',
  'country',
  'idKey',
  'idEntity',
  'idOrdinal',
  'entityKeys',
  'recordStart',
] as const

const startColumns = ['nameStart', 'birthStart', 'countryStart', 'recordStart'] as const

/**
 * Builds the index of one list.
 *
 * @param header what the snapshot says about itself, beside its format
 */
export function startIndex(header: Readonly<Record<string, unknown>>): IndexBuilder {
  const columns = Object.fromEntries(columnNames.map((name) => [name, growableColumn()]))
  // Made of `columnNames`, each of them once.
  const all = { words: wordTable(), ...columns } as unknown as Gathered
  for (const name of startColumns) all[name].push(0)
  const addresses = startAddresses()
  return {
    add(entity, recordLength) {
      const being = all.kinds.length
      all.kinds.push(entityKinds.indexOf(entity.kind))
      all.entityKeys.push(entityKey(entity.id))
      entity.names.forEach((name, ordinal) => {
        for (const text of splitNames(name.text)) {
          addName(all, { entity: being, ordinal, text, person: entity.kind === 'person' })
          all.nameStrength.push(nameStrengths.indexOf(name.strength))
        }
      })
      addFacts(all, entity)
      addresses.add(being, entity.addresses)
      all.recordStart.push(all.recordStart.at(being) + recordLength)
    },
    finish: () =>
      packSections({ ...header, format: indexFormat }, { ...columnsOf(all), ...addresses.columns() }),
  }
}

function addFacts(all: Gathered, entity: Entity): void {
  const being = all.kinds.length - 1
  for (const { from, to, approximate } of entity.births) {
    const slack = approximate ? approximateSlack : 0
    all.birthYear.push(yearOf(from) - slack)
    all.birthYear.push(yearOf(to) + slack)
  }
  all.birthStart.push(all.birthYear.length)
  for (const code of new Set([...entity.nationalities, ...entity.countries].map(countryCode)))
    all.country.push(code)
  all.countryStart.push(all.country.length)
  entity.identifiers.forEach((identifier, ordinal) => {
    const normalised = normaliseIdentifier(identifier.value)
    if (normalised === '') return
    all.idKey.push(identifierKey(normalised))
    all.idEntity.push(being)
    all.idOrdinal.push(ordinal)
  })
}

function addName(
  all: Gathered,
  name: { entity: number; ordinal: number; text: string; person: boolean },
): void {
  const { tokens, classes } = prepareName(name.text, name.person ? 'person' : 'other')
  const words = tokens.slice(0, maxWords)
  const spellings = words.map(mainSpelling)
  words.forEach((token, i) => {
    all.nameToken.push(addWord(all, token, name.entity))
    all.nameClass.push(tokenClasses.indexOf(classes[i] ?? 'word'))
    const next = spellings[i + 1]
    if (next !== undefined) addJoin(all, spellings[i] ?? '', next)
  })
  // A family name stands first in some writings and last in others.
  if (words.length > 1) addJoin(all, spellings.at(-1) ?? '', spellings[0])
  if (words.length > 2) addJoin(all, spellings.join(''))
  all.nameStart.push(all.nameToken.length)
  all.nameEntity.push(name.entity)
  all.nameOrdinal.push(name.ordinal)
}

/** Of the name that is being added. */
function addJoin(all: Gathered, text: string, rest?: string): void {
  all.joinKey.push(joinKey(text, rest))
  all.joinName.push(all.nameEntity.length)
}

/** The word's row, with the entity that has it counted among its bearers. */
function addWord(all: Gathered, text: string, entity: number): number {
  const row = all.words.rowOf(text)
  if (row === all.bearers.length) {
    all.bearers.push(0)
    all.lastBearer.push(0)
  }
  if (all.lastBearer.at(row) !== entity + 1) {
    all.lastBearer.set(row, entity + 1)
    all.bearers.set(row, all.bearers.at(row) + 1)
  }
  return row
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}

function columnsOf(all: Gathered): Record<string, Column> {
  const tokenRarity = new Float32Array(all.words.size)
  for (let row = 0; row < tokenRarity.length; row++)
    tokenRarity[row] = rarity(all.words.textAt(row), all.bearers.at(row), all.kinds.length)
  const words = wordColumns(all.words)
  const nameWord = packWords({
    rows: all.nameToken.values(),
    classes: all.nameClass.values(),
    rarity: tokenRarity,
    outlines: wordOutlines(words),
  })
  return {
    ...words,
    tokenRarity,
    ...postings(all),
    nameStart: all.nameStart.values(),
    nameWord,
    nameEntity: all.nameEntity.values(),
    nameOrdinal: Uint16Array.from(all.nameOrdinal.values()),
    nameStrength: Uint8Array.from(all.nameStrength.values()),
    ...joinColumns(all),
    entityKind: Uint8Array.from(all.kinds.values()),
    birthStart: all.birthStart.values(),
    birthYear: Uint16Array.from(all.birthYear.values()),
    countryStart: all.countryStart.values(),
    country: Uint16Array.from(all.country.values()),
    ...identifierColumns(all),
    ...entityColumns(all),
    recordStart: all.recordStart.values(),
  }
}

function joinColumns(all: Gathered): Record<string, Column> {
  const { start, order } = intoBuckets(all.joinKey.values())
  return {
    joinBucket: start,
    joinTag: tagsOf(pickedBy(order, all.joinKey.values())),
    joinName: pickedBy(order, all.joinName.values()),
  }
}

function identifierColumns(all: Gathered): Record<string, Column> {
  const { start, order } = intoBuckets(all.idKey.values())
  return {
    idBucket: start,
    idEntity: pickedBy(order, all.idEntity.values()),
    idOrdinal: Uint16Array.from(pickedBy(order, all.idOrdinal.values())),
  }
}

function entityColumns(all: Gathered): Record<string, Column> {
  const { start, order } = intoBuckets(all.entityKeys.values())
  return { entityBucket: start, entity: order }
}
