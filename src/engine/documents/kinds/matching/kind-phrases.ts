import { lazy } from '../../../../vocabulary/lazy.ts'
import { documentKinds } from '../document-kinds.ts'
import type { KindDefinition, KindSide } from '../kind-definition.ts'
import { comparableText } from './comparable-text.ts'
import { indexOfSome, phraseIndexOf, type PhraseIndex } from './phrase-index.ts'

/** What a phrase is on a side. */
export interface PhraseRole {
  readonly role: 'own title' | 'title' | 'issuer' | 'words' | 'label'
  /** Of a label: index into the fields of the side. */
  readonly field?: number
}

/** One side of one kind, with its phrases. */
export interface SideOfKind {
  readonly kind: KindDefinition
  readonly side: KindSide
  readonly phrases: readonly (PhraseRole & {
    /** Index into the phrases of the index. */
    readonly phrase: number
  })[]
}

export interface KindPhrases {
  readonly sides: readonly SideOfKind[]
  readonly index: PhraseIndex
  /** Of those that may go over two lines: all but labels. */
  readonly longIndex: PhraseIndex
  /** By phrase of the index: the sides that it names, as an own title or as their issuer. */
  readonly named: ReadonlyMap<number, readonly number[]>
}

interface TextWithRole extends PhraseRole {
  readonly text: string
}

function textsOf(kind: KindDefinition, side: KindSide): readonly TextWithRole[] {
  const as = (texts: readonly string[] | undefined, role: PhraseRole['role']): readonly TextWithRole[] =>
    (texts ?? []).map((text) => ({ text, role }))
  const isFront = side.side === 'FRONT'
  return [
    ...as(side.ownWords, 'own title'),
    ...as(side.words, 'words'),
    ...as(isFront ? kind.ownTitles : [], 'own title'),
    ...as(isFront ? kind.titles : [], 'title'),
    ...as(kind.issuerWords, 'issuer'),
    ...side.fields.flatMap(({ labels }, field) =>
      (labels ?? []).map((text): TextWithRole => ({ text, role: 'label', field })),
    ),
  ]
}

/** The phrases of these kinds, with what each of them is on which side. */
export function kindPhrasesOf(kinds: readonly KindDefinition[]): KindPhrases {
  const written = kinds.flatMap((kind) =>
    kind.sides.map((side) => ({ kind, side, texts: textsOf(kind, side) })),
  )
  const texts = [...new Set(written.flatMap((one) => one.texts.map(({ text }) => text)))]
  const lettersOf = new Map(texts.map((text) => [text, comparableText(text).letters]))
  const index = phraseIndexOf([...lettersOf.values()])
  const places = new Map(index.phrases.map((letters, at) => [letters, at]))
  const named = new Map<number, number[]>()
  const sides = written.map(({ kind, side, texts: ofSide }, at): SideOfKind => {
    const phrases = ofSide.flatMap(({ text, ...role }) => {
      const phrase = places.get(lettersOf.get(text) ?? '')
      return phrase === undefined ? [] : [{ ...role, phrase }]
    })
    for (const { role, phrase } of phrases) {
      if (role !== 'own title' && role !== 'issuer') continue
      const list = named.get(phrase)
      if (list === undefined) named.set(phrase, [at])
      else list.push(at)
    }
    return { kind, side, phrases }
  })
  const long = new Set(
    sides.flatMap(({ phrases }) => phrases.flatMap(({ role, phrase }) => (role === 'label' ? [] : [phrase]))),
  )
  return { sides, index, longIndex: indexOfSome(index, (phrase) => long.has(phrase)), named }
}

/** Those of every kind. */
export const kindPhrases = lazy(() => kindPhrasesOf(documentKinds))
