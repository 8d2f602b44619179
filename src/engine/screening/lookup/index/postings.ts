import type { GrowableColumn } from './growable-column.ts'
import type { Column } from './sections.ts'
import type { WordTable } from './word-table.ts'

/** Mark of a name that no person bears, on the row of the name: those who ask for persons need not look at it. */
const nonPersonBit = 0x80000000

/** The row of a name, from what stands in `postName`. */
export function nameOfPosting(posting: number): number {
  return posting & ~nonPersonBit
}

/** Whether a name is that of a company, ship or other body. */
export function isNonPersonPosting(posting: number): boolean {
  return posting >= nonPersonBit
}

interface IndexedNames {
  readonly words: WordTable
  /** Name → words. */
  readonly nameStart: GrowableColumn
  readonly nameToken: GrowableColumn
  readonly nameEntity: GrowableColumn
  /** Being → its place in `entityKinds`, of which persons are the first. */
  readonly kinds: GrowableColumn
}

/** Word → names that have it, those with a word of one letter first. */
export function postings({ words, ...all }: IndexedNames): Record<string, Column> {
  const columns = {
    starts: all.nameStart.values(),
    words: all.nameToken.values(),
    entities: all.nameEntity.values(),
    kinds: all.kinds.values(),
  }
  const tokens = words.size
  const tokenStart = words.starts()
  const isSingleLetter = Uint8Array.from({ length: tokens }, (_, row) =>
    Number((tokenStart[row + 1] ?? 0) - (tokenStart[row] ?? 0) === 1),
  )
  const postStart = new Uint32Array(tokens + 1)
  const initials = new Uint32Array(tokens)
  forEachName(columns, isSingleLetter, ({ from, to, hasInitial }) => {
    for (let at = from; at < to; at++) {
      const word = columns.words[at] ?? 0
      postStart[word + 1] = (postStart[word + 1] ?? 0) + 1
      if (hasInitial) initials[word] = (initials[word] ?? 0) + 1
    }
  })
  for (let row = 0; row < tokens; row++)
    postStart[row + 1] = (postStart[row + 1] ?? 0) + (postStart[row] ?? 0)
  const postPlain = initials.map((count, row) => (postStart[row] ?? 0) + count)
  const next = { initial: postStart.slice(), plain: postPlain.slice() }
  const postName = new Uint32Array(columns.words.length)
  forEachName(columns, isSingleLetter, ({ name, from, to, hasInitial }) => {
    const nextPosition = hasInitial ? next.initial : next.plain
    const isPerson = columns.kinds[columns.entities[name] ?? 0] === 0
    for (let at = from; at < to; at++) {
      const word = columns.words[at] ?? 0
      const position = nextPosition[word] ?? 0
      postName[position] = isPerson ? name : name + nonPersonBit
      nextPosition[word] = position + 1
    }
  })
  return { postStart, postPlain, postName }
}

/** Where the words of a name lie, and whether one of them is of one letter. */
interface NameTokenRange {
  readonly name: number
  readonly from: number
  readonly to: number
  readonly hasInitial: boolean
}

function forEachName(
  { starts, words }: { readonly starts: Uint32Array; readonly words: Uint32Array },
  isSingleLetter: Uint8Array,
  visit: (range: NameTokenRange) => void,
): void {
  for (let name = 0; name + 1 < starts.length; name++) {
    const [from, to] = [starts[name] ?? 0, starts[name + 1] ?? 0]
    let hasInitial = false
    for (let at = from; at < to; at++) if (isSingleLetter[words[at] ?? 0] === 1) hasInitial = true
    visit({ name, from, to, hasInitial })
  }
}
