import { normaliseName } from '../../src/engine/screening/names/prepare-name.ts'
import { legalFormTokens } from '../../src/engine/screening/names/tables/legal-form-tokens.ts'
import type { Entity } from '../../src/vocabulary/screening/entity.ts'
import { reordered } from './alterations.ts'
import type { Query, QueryKind } from './kinds.ts'
import type { Random } from './random.ts'

/** Bodies, ships and aircraft alone, asked for with their words in another order, and with a word lost. */
export function companyKinds(entities: readonly Entity[], perKind: number, random: Random): QueryKind[] {
  const bodies = random.sample(
    entities.filter(({ kind, names }) => kind !== 'person' && (names[0]?.text ?? '').length > 3),
    entities.length,
  )
  const kind = (label: string, queries: readonly Query[]): QueryKind => {
    return { label, leftOut: false, queries: queries.slice(0, perKind) }
  }
  const turned = bodies.slice(0, perKind).map((requested): Query => {
    return { name: reordered(requested.names[0]?.text ?? '', random), requested }
  })
  const shortened = bodies.flatMap((requested) => withoutWord(requested, random))
  return [
    kind('reordered', turned),
    kind(
      'a word lost, two or more left that tell',
      shortened.filter(({ left }) => left > 1),
    ),
    kind(
      'a word lost, one left that tells',
      shortened.filter(({ left }) => left === 1),
    ),
  ]
}

/** The name without one of the words behind the first that are no legal form; none where it has but one such word. */
function withoutWord(requested: Entity, random: Random): (Query & { readonly left: number })[] {
  const words = (requested.names[0]?.text ?? '').split(/\s+/).filter((word) => word !== '')
  const telling = words.flatMap((word, at) => (isTelling(word) ? [at] : []))
  if (telling.length < 2) return []
  const lost = random.pick(telling.slice(1))
  return [{ name: words.filter((_, at) => at !== lost).join(' '), requested, left: telling.length - 1 }]
}

function isTelling(word: string): boolean {
  const token = normaliseName(word, 'other')
  return /[a-z]/.test(token) && !legalFormTokens.has(token)
}
