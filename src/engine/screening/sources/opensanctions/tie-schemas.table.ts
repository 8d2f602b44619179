import type { RelationWords } from '../relate-entities.ts'

/** A schema of FollowTheMoney that ties two entities: where the two stand, what they are to each other, where the role is said. */
export interface TieSchema extends RelationWords {
  readonly one: string
  readonly other: string
  readonly role: string
}

export const tieSchemas: Readonly<Record<string, TieSchema>> = {
  Ownership: { one: 'owner', other: 'asset', forth: 'owns', back: 'is owned by', role: 'role' },
  Directorship: { one: 'director', other: 'organization', forth: 'directs', back: 'is directed by', role: 'role' },
  Membership: { one: 'member', other: 'organization', forth: 'is a member of', back: 'has the member', role: 'role' },
  Employment: { one: 'employee', other: 'employer', forth: 'is employed by', back: 'employs', role: 'role' },
  Representation: { one: 'agent', other: 'client', forth: 'represents', back: 'is represented by', role: 'role' },
  Family: { one: 'person', other: 'relative', forth: 'family', back: 'family', role: 'relationship' },
  Associate: { one: 'person', other: 'associate', forth: 'associate', back: 'associate', role: 'relationship' },
  UnknownLink: { one: 'subject', other: 'object', forth: 'is linked to', back: 'is linked to', role: 'role' },
} // prettier-ignore
