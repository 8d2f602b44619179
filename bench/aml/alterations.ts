import type { Random } from './random.ts'

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')

/** One letter, any, the first too, changed, dropped, added or swapped with its neighbour. */
export function typo(name: string, random: Random): string {
  const places = [...name.matchAll(/\p{L}/gu)].map((match) => match.index)
  if (places.length === 0) return name
  const at = random.pick(places)
  const put = random.pick(letters)
  const changed = random.pick([
    name.slice(0, at) + put + name.slice(at + 1),
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + put + name.slice(at),
    name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
  ])
  return changed.toLowerCase() === name.toLowerCase() ? typo(name, random) : changed
}

export function twoTypos(name: string, random: Random): string {
  return typo(typo(name, random), random)
}

/** The words in another order, without the comma that would tell the family name. */
export function reordered(name: string, random: Random): string {
  const words = wordsOf(name)
  const turn = 1 + random.below(Math.max(1, words.length - 1))
  return [...words.slice(turn), ...words.slice(0, turn)].join(' ')
}

/** Two words written as one, or a long one as two. */
export function joinedOrSplit(name: string, random: Random): string {
  const words = wordsOf(name)
  const long = words.findIndex((word) => word.length >= 8)
  if (words.length > 1 && (long < 0 || random.next() < 0.5)) {
    const at = random.below(words.length - 1)
    return [...words.slice(0, at), `${words[at] ?? ''}${words[at + 1] ?? ''}`, ...words.slice(at + 2)].join(
      ' ',
    )
  }
  const word = words[long]
  if (word === undefined) return words.join(' ')
  const cut = 3 + random.below(word.length - 5)
  return [...words.slice(0, long), word.slice(0, cut), word.slice(cut), ...words.slice(long + 1)].join(' ')
}

export function withoutMiddle(name: string): string {
  const words = spoken(name).split(' ')
  return words.length < 3
    ? words.join(' ')
    : words.filter((_, at) => at !== Math.floor(words.length / 2)).join(' ')
}

function wordsOf(name: string): string[] {
  return name
    .replaceAll(',', '')
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** `LAST, First Middle` in the order of speech; the middle is then a middle name. */
function spoken(name: string): string {
  const [last, first, ...more] = name.split(', ')
  return last === undefined || first === undefined || more.length > 0 ? name : `${first} ${last}`
}
