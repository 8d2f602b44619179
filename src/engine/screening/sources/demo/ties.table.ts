/** Numbers of two invented entities, or the name of one who is not listed, and what the first is to the second. */
export interface DemoRelation {
  readonly source: number
  readonly target: number | string
  readonly forward: string
  readonly inverse: string
  readonly from?: string
}

export const demoRelationRows: readonly DemoRelation[] = [
  { source: 1, target: 29, forward: 'owns', inverse: 'is owned by', from: '1999-04-01' },
  { source: 29, target: 34, forward: 'owns', inverse: 'is owned by' },
  { source: 34, target: 39, forward: 'owns', inverse: 'is owned by' },
  { source: 1, target: 'Mortimer Quillfeather', forward: 'family (brother)', inverse: 'family (brother)' },
  { source: 43, target: 48, forward: 'family (child)', inverse: 'family (parent)' },
]
