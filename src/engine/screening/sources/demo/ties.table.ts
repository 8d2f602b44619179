/** Numbers of two invented entities, or the name of one who is not listed, and what the first is to the second. */
export interface DemoTie {
  readonly one: number
  readonly other: number | string
  readonly forth: string
  readonly back: string
  readonly from?: string
}

export const ties: readonly DemoTie[] = [
  { one: 1, other: 29, forth: 'owns', back: 'is owned by', from: '1999-04-01' },
  { one: 29, other: 34, forth: 'owns', back: 'is owned by' },
  { one: 34, other: 39, forth: 'owns', back: 'is owned by' },
  { one: 1, other: 'Mortimer Quillfeather', forth: 'family (brother)', back: 'family (brother)' },
  { one: 43, other: 48, forth: 'family (child)', back: 'family (parent)' },
]
