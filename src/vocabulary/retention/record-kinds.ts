/** What is stored under a key of its own and belongs to a person or company. */
export const recordKinds = ['transaction', 'screening', 'contract', 'link'] as const
export type RecordKind = (typeof recordKinds)[number]

export const isRecordKind = (kind: string): kind is RecordKind => recordKinds.some((known) => known === kind)
