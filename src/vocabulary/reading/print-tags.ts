/** What a word of a registration document may be part of, in the order in which the network answers. */
export const printTagKinds = [
  'name',
  'localName',
  'number',
  'taxNumber',
  'lei',
  'form',
  'incorporated',
  'status',
  'address',
  'capital',
  'country',
  'party',
  'role',
  'birth',
  'share',
  'label',
] as const
export type PrintTagKind = (typeof printTagKinds)[number]

/** Numbers of n-grams a word is given by; fewer are filled up with 0. */
export const ngramsOfWord = 24

/** Odds of a word for being nothing that is asked, and for beginning and going on with each kind. */
export const tagsOfWord = 1 + 2 * printTagKinds.length

/** Words of a part of a page as the network takes them, in reading order. */
export interface WordsOfPrint {
  /** `ngramsOfWord` of each word. */
  readonly ngrams: Int32Array
  /** Left, top, right and bottom of each word, in widths of the page's print. */
  readonly boxes: Float32Array
  /** Which piece of print each word stands in. */
  readonly pieces: Int32Array
}

/** What the network says of each of N words; all are probabilities. */
export interface WordTags {
  /** N × `tagsOfWord`. */
  readonly tags: Float32Array
  /** N × 2: whether the party to which a word belongs is an officer, and an owner. */
  readonly standing: Float32Array
  /** N × N: at which word the party begins to which a role, birth or share belongs that begins at this one. */
  readonly links: Float32Array
}
