import type { RelationLabels } from '../relate-entities.ts'

/** A schema of FollowTheMoney that ties two entities: where the two stand, what they are to each other, where the role is said. */
export interface RelationSchema extends RelationLabels {
  readonly sourceProperty: string
  readonly targetProperty: string
  readonly roleProperty: string
}

export const relationSchemas: Readonly<Record<string, RelationSchema>> = {
  Ownership: { sourceProperty: 'owner', targetProperty: 'asset', forward: 'owns', inverse: 'is owned by', roleProperty: 'role' },
  Directorship: { sourceProperty: 'director', targetProperty: 'organization', forward: 'directs', inverse: 'is directed by', roleProperty: 'role' },
  Membership: { sourceProperty: 'member', targetProperty: 'organization', forward: 'is a member of', inverse: 'has the member', roleProperty: 'role' },
  Employment: { sourceProperty: 'employee', targetProperty: 'employer', forward: 'is employed by', inverse: 'employs', roleProperty: 'role' },
  Representation: { sourceProperty: 'agent', targetProperty: 'client', forward: 'represents', inverse: 'is represented by', roleProperty: 'role' },
  Family: { sourceProperty: 'person', targetProperty: 'relative', forward: 'family', inverse: 'family', roleProperty: 'relationship' },
  Associate: { sourceProperty: 'person', targetProperty: 'associate', forward: 'associate', inverse: 'associate', roleProperty: 'relationship' },
  UnknownLink: { sourceProperty: 'subject', targetProperty: 'object', forward: 'is linked to', inverse: 'is linked to', roleProperty: 'role' },
} // prettier-ignore
