import type { Entity } from '../../../../vocabulary/screening/entity.ts'
import { approximateToleranceYears } from '../../matching/compare-birth-dates.ts'
import { tokenClasses } from '../../names/classify-tokens.ts'
import { splitNames } from '../../names/split-names.ts'
import { mainSpelling, normaliseIdentifier, prepareName } from '../../names/prepare-name.ts'
import { startAddressColumns } from './address-columns.ts'
import { sortIntoBuckets, pickValues, tagsOf } from './hash-buckets.ts'
import { type GrowableColumn, growableColumn } from './growable-column.ts'
import { countryCode, entityKinds, indexFormat, nameStrengths } from './index-columns.ts'
import { packWords } from './name-words.ts'
import { postings } from './postings.ts'
import { maxWords, rarity } from './rarity.ts'
import { wordColumns, wordSignatures } from './word-columns.ts'
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
interface IndexDraft extends Record<(typeof columnNames)[number], GrowableColumn> {
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
  const draft = { words: wordTable(), ...columns } as unknown as IndexDraft
  for (const name of startColumns) draft[name].push(0)
  const addresses = startAddressColumns()
  return {
    add(entity, recordLength) {
      const entityRow = draft.kinds.length
      draft.kinds.push(entityKinds.indexOf(entity.kind))
      draft.entityKeys.push(entityKey(entity.id))
      entity.names.forEach((name, ordinal) => {
        for (const text of splitNames(name.text)) {
          addName(draft, { entity: entityRow, ordinal, text, person: entity.kind === 'person' })
          draft.nameStrength.push(nameStrengths.indexOf(name.strength))
        }
      })
      addEntityFacts(draft, entity)
      addresses.add(entityRow, entity.addresses)
      draft.recordStart.push(draft.recordStart.at(entityRow) + recordLength)
    },
    finish: () =>
      packSections({ ...header, format: indexFormat }, { ...columnsOf(draft), ...addresses.columns() }),
  }
}

function addEntityFacts(draft: IndexDraft, entity: Entity): void {
  const entityRow = draft.kinds.length - 1
  for (const { from, to, approximate } of entity.births) {
    const tolerance = approximate ? approximateToleranceYears : 0
    draft.birthYear.push(yearOf(from) - tolerance)
    draft.birthYear.push(yearOf(to) + tolerance)
  }
  draft.birthStart.push(draft.birthYear.length)
  for (const code of new Set([...entity.nationalities, ...entity.countries].map(countryCode)))
    draft.country.push(code)
  draft.countryStart.push(draft.country.length)
  entity.identifiers.forEach((identifier, ordinal) => {
    const normalised = normaliseIdentifier(identifier.value)
    if (normalised === '') return
    draft.idKey.push(identifierKey(normalised))
    draft.idEntity.push(entityRow)
    draft.idOrdinal.push(ordinal)
  })
}

function addName(
  draft: IndexDraft,
  name: { entity: number; ordinal: number; text: string; person: boolean },
): void {
  const { tokens, classes } = prepareName(name.text, name.person ? 'person' : 'other')
  const words = tokens.slice(0, maxWords)
  const spellings = words.map(mainSpelling)
  words.forEach((token, i) => {
    draft.nameToken.push(addWord(draft, token, name.entity))
    draft.nameClass.push(tokenClasses.indexOf(classes[i] ?? 'word'))
    const next = spellings[i + 1]
    if (next !== undefined) addJoin(draft, spellings[i] ?? '', next)
  })
  // A family name stands first in some writings and last in others.
  if (words.length > 1) addJoin(draft, spellings.at(-1) ?? '', spellings[0])
  if (words.length > 2) addJoin(draft, spellings.join(''))
  draft.nameStart.push(draft.nameToken.length)
  draft.nameEntity.push(name.entity)
  draft.nameOrdinal.push(name.ordinal)
}

/** Of the name that is being added. */
function addJoin(draft: IndexDraft, text: string, rest?: string): void {
  draft.joinKey.push(joinKey(text, rest))
  draft.joinName.push(draft.nameEntity.length)
}

/** The word's row, with the entity that has it counted among its bearers. */
function addWord(draft: IndexDraft, text: string, entity: number): number {
  const row = draft.words.rowOf(text)
  if (row === draft.bearers.length) {
    draft.bearers.push(0)
    draft.lastBearer.push(0)
  }
  if (draft.lastBearer.at(row) !== entity + 1) {
    draft.lastBearer.set(row, entity + 1)
    draft.bearers.set(row, draft.bearers.at(row) + 1)
  }
  return row
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}

function columnsOf(draft: IndexDraft): Record<string, Column> {
  const tokenRarity = new Float32Array(draft.words.size)
  for (let row = 0; row < tokenRarity.length; row++)
    tokenRarity[row] = rarity(draft.words.textAt(row), draft.bearers.at(row), draft.kinds.length)
  const words = wordColumns(draft.words)
  const nameWord = packWords({
    rows: draft.nameToken.values(),
    classes: draft.nameClass.values(),
    rarity: tokenRarity,
    signatures: wordSignatures(words),
  })
  return {
    ...words,
    tokenRarity,
    ...postings(draft),
    nameStart: draft.nameStart.values(),
    nameWord,
    nameEntity: draft.nameEntity.values(),
    nameOrdinal: Uint16Array.from(draft.nameOrdinal.values()),
    nameStrength: Uint8Array.from(draft.nameStrength.values()),
    ...joinColumns(draft),
    entityKind: Uint8Array.from(draft.kinds.values()),
    birthStart: draft.birthStart.values(),
    birthYear: Uint16Array.from(draft.birthYear.values()),
    countryStart: draft.countryStart.values(),
    country: Uint16Array.from(draft.country.values()),
    ...identifierColumns(draft),
    ...entityColumns(draft),
    recordStart: draft.recordStart.values(),
  }
}

function joinColumns(draft: IndexDraft): Record<string, Column> {
  const { start, order } = sortIntoBuckets(draft.joinKey.values())
  return {
    joinBucket: start,
    joinTag: tagsOf(pickValues(order, draft.joinKey.values())),
    joinName: pickValues(order, draft.joinName.values()),
  }
}

function identifierColumns(draft: IndexDraft): Record<string, Column> {
  const { start, order } = sortIntoBuckets(draft.idKey.values())
  return {
    idBucket: start,
    idEntity: pickValues(order, draft.idEntity.values()),
    idOrdinal: Uint16Array.from(pickValues(order, draft.idOrdinal.values())),
  }
}

function entityColumns(draft: IndexDraft): Record<string, Column> {
  const { start, order } = sortIntoBuckets(draft.entityKeys.values())
  return { entityBucket: start, entity: order }
}
