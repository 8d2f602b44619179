import type { GrowableColumn } from './growable-column.ts'
import type { Column } from './sections.ts'
import type { WordTable } from './word-table.ts'

/** Mark of a name that no person bears, on the row of the name: those who ask for persons need not look at it. */
const bodyBit = 0x80000000

/** The row of a name, from what stands in `postName`. */
export function nameIn(post: number): number {
  return post & ~bodyBit
}

/** Whether a name is that of a company, ship or other body. */
export function isBody(post: number): boolean {
  return post >= bodyBit
}

interface NamedWords {
  readonly words: WordTable
  /** Name → words. */
  readonly nameStart: GrowableColumn
  readonly nameToken: GrowableColumn
  readonly nameEntity: GrowableColumn
  /** Being → its place in `entityKinds`, of which persons are the first. */
  readonly kinds: GrowableColumn
}

/** Word → names that have it, those with a word of one letter first. */
export function postings({ words, ...all }: NamedWords): Record<string, Column> {
  const columns = {
    starts: all.nameStart.values(),
    words: all.nameToken.values(),
    beings: all.nameEntity.values(),
    kinds: all.kinds.values(),
  }
  const tokens = words.size
  const tokenStart = words.starts()
  const letters = Uint8Array.from({ length: tokens }, (_, row) =>
    Number((tokenStart[row + 1] ?? 0) - (tokenStart[row] ?? 0) === 1),
  )
  const postStart = new Uint32Array(tokens + 1)
  const initials = new Uint32Array(tokens)
  eachName(columns, letters, ({ from, to, isInitial }) => {
    for (let at = from; at < to; at++) {
      const word = columns.words[at] ?? 0
      postStart[word + 1] = (postStart[word + 1] ?? 0) + 1
      if (isInitial) initials[word] = (initials[word] ?? 0) + 1
    }
  })
  for (let row = 0; row < tokens; row++)
    postStart[row + 1] = (postStart[row + 1] ?? 0) + (postStart[row] ?? 0)
  const postPlain = initials.map((count, row) => (postStart[row] ?? 0) + count)
  const next = { initial: postStart.slice(), plain: postPlain.slice() }
  const postName = new Uint32Array(columns.words.length)
  eachName(columns, letters, ({ name, from, to, isInitial }) => {
    const side = isInitial ? next.initial : next.plain
    const isPerson = columns.kinds[columns.beings[name] ?? 0] === 0
    for (let at = from; at < to; at++) {
      const word = columns.words[at] ?? 0
      const place = side[word] ?? 0
      postName[place] = isPerson ? name : name + bodyBit
      side[word] = place + 1
    }
  })
  return { postStart, postPlain, postName }
}

/** Where the words of a name lie, and whether one of them is of one letter. */
interface NamePlace {
  readonly name: number
  readonly from: number
  readonly to: number
  readonly isInitial: boolean
}

function eachName(
  { starts, words }: { readonly starts: Uint32Array; readonly words: Uint32Array },
  letters: Uint8Array,
  visit: (place: NamePlace) => void,
): void {
  for (let name = 0; name + 1 < starts.length; name++) {
    const [from, to] = [starts[name] ?? 0, starts[name + 1] ?? 0]
    let isInitial = false
    for (let at = from; at < to; at++) if (letters[words[at] ?? 0] === 1) isInitial = true
    visit({ name, from, to, isInitial })
  }
}
