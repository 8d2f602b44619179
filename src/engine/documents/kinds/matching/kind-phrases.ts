import { lazy } from '../../../../vocabulary/lazy.ts'
import { documentKinds } from '../document-kinds.ts'
import type { KindDefinition, KindField, KindSide } from '../kind-definition.ts'
import { comparableText } from './comparable-text.ts'
import { phraseIndexOf, type PhraseIndex } from './phrase-index.ts'

/** One side of one kind. */
export interface SideOfKind {
  readonly kind: KindDefinition
  readonly side: KindSide
}

/** What a phrase is on a side. */
export interface PhraseRole {
  /** Index into the sides. */
  readonly side: number
  readonly role: 'own title' | 'title' | 'issuer' | 'words' | 'label'
  /** Of a label: index into the fields of the side. */
  readonly field?: number
}

export interface KindPhrases {
  readonly sides: readonly SideOfKind[]
  readonly index: PhraseIndex
  /** By phrase of the index. */
  readonly roles: readonly (readonly PhraseRole[])[]
}

interface TextWithRole extends PhraseRole {
  readonly text: string
}

function textsOf({ kind, side }: SideOfKind, at: number): readonly TextWithRole[] {
  const as = (texts: readonly string[] | undefined, role: PhraseRole['role']): readonly TextWithRole[] =>
    (texts ?? []).map((text) => ({ text, role, side: at }))
  const isFront = side.side === 'FRONT'
  return [
    ...as(side.ownWords, 'own title'),
    ...as(side.words, 'words'),
    ...as(isFront ? kind.ownTitles : [], 'own title'),
    ...as(isFront ? kind.titles : [], 'title'),
    ...as(kind.issuerWords, 'issuer'),
    ...side.fields.flatMap(({ labels }: KindField, field) =>
      (labels ?? []).map((text): TextWithRole => ({ text, role: 'label', side: at, field })),
    ),
  ]
}

/** The phrases of these kinds, with what each of them is on which side. */
export function kindPhrasesOf(kinds: readonly KindDefinition[]): KindPhrases {
  const sides = kinds.flatMap((kind) => kind.sides.map((side): SideOfKind => ({ kind, side })))
  const texts = sides.flatMap(textsOf)
  const index = phraseIndexOf(texts.map(({ text }) => text))
  const places = new Map(index.phrases.map((letters, at) => [letters, at]))
  const roles: PhraseRole[][] = index.phrases.map(() => [])
  for (const { text, ...role } of texts) {
    const place = places.get(comparableText(text).letters)
    if (place !== undefined) roles[place]?.push(role)
  }
  return { sides, index, roles }
}

/** Those of every kind. */
export const kindPhrases = lazy(() => kindPhrasesOf(documentKinds))
