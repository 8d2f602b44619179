import { normaliseName } from '../../src/engine/screening/names/prepare-name.ts'
import type { Entity } from '../../src/vocabulary/screening/entity.ts'
import type { Query } from '../aml/kinds.ts'
import { newspaperSpellings } from './newspaper-spellings.ts'
import { byHash } from './unseen.ts'

/** They stand before given names, and are none. */
const titles = /^(?:(?:sey{1,2}ed|say{1,2}[ie]d|shei?kh|shaykh|haji|hajji|mullah|maulavi|dr|gen)\.?\s+)+/i

/** More letters than this in a part of a name, and it is no syllable of a Korean or Chinese one. */
const maxSyllable = 5

/** `SURNAME, Given Patronymic` as a newspaper has it, given name and surname; null where the list does not part them. */
export function shortName({
  kind,
  names,
}: Entity): { readonly given: string; readonly family: string } | null {
  const text = (names[0]?.text ?? '').replace(/\(.*?\)|\b(?:Dr|Gen|Col)\./g, '')
  const [family = '', givenNames] = text.split(',').map((part) => part.trim())
  if (givenNames === undefined || kind !== 'person') return null
  const words = givenNames.replace(titles, '').split(/\s+/)
  // Both syllables of a Korean or Chinese given name are one name.
  const isOneName = words.length === 2 && [family, ...words].every(isSyllable)
  const given = isOneName ? words.join(' ') : (words[0] ?? '')
  return given.length < 2 || family === '' ? null : { given, family }
}

function isSyllable(word: string): boolean {
  return word.length > 0 && word.length <= maxSyllable && !word.includes(' ')
}

/**
 * People whom more than one list has, asked for as newspapers spell them: each word as the people of Wikidata of that name
 * are most often written (`newspaper-spellings.ts`). People whom that spells as the list does are not asked for.
 */
export function wellKnownPeople(entities: readonly Entity[], count: number): Query[] {
  const { spellName } = newspaperSpellings()
  const listsByName = new Map<string, Set<string>>()
  for (const { id, kind, names } of entities)
    if (kind === 'person')
      for (const { text, strength } of names) {
        const key = inOrder(text)
        if (strength !== 'weak')
          listsByName.set(key, (listsByName.get(key) ?? new Set()).add(id.split(':')[0] ?? ''))
      }
  const isOnSeveral = ({ names }: Entity) =>
    names.some(({ text }) => (listsByName.get(inOrder(text))?.size ?? 0) > 1)
  const found = entities.flatMap((requested): (Query & { id: string })[] => {
    const short = isOnSeveral(requested) ? shortName(requested) : null
    if (short === null) return []
    const listed = `${short.given} ${short.family}`.toLowerCase()
    const words = spellName(listed.match(/[a-z]+/g) ?? [])
    let at = 0
    const name = listed.replace(/[a-z]+/g, (word) => words[at++] ?? word)
    return name === listed ? [] : [{ id: requested.id, name, requested }]
  })
  return byHash(found).slice(0, count)
}

function inOrder(name: string): string {
  return normaliseName(name, 'person').split(' ').sort().join(' ')
}
