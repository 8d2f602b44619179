import { z } from 'zod'
import { type DetailedEntity, recordsOf, type EntityRelation } from '../../../../flows/screening/relations.ts'
import { statements, statementFields } from '../../../../flows/screening/statements.ts'

const relation = z.object({
  depth: z.int().describe('1 = of the entity itself, 2 = of one that it is related to.'),
  of: z.object({ id: z.string(), name: z.string() }),
  kind: z.string().describe('What `of` is to `to`: owns, is owned by, family …'),
  to: z.object({
    id: z
      .string()
      .nullable()
      .describe('Null for someone who is not in the list, or whose name several in it bear.'),
    name: z.string(),
    listed: z.boolean(),
  }),
  from: z.string(),
  until: z.string(),
})

/** What is answered beside for an entity that was asked for by its id. */
export const entityDetailFields = {
  stated: z
    .array(
      z.object({
        field: z.enum(statementFields),
        value: z.string(),
        by: z.array(z.string()).describe('Ids of the records that state it.'),
      }),
    )
    .optional()
    .describe(
      'Extension: what all records of the entity state, in whichever lists, each once with who states it; only by id.',
    ),
  relations: z
    .array(relation)
    .optional()
    .describe(
      'Extension: to whom it stands how, in all lists that have it, to depth 2, at most 100; only by id.',
    ),
  moreRelations: z.boolean().optional().describe('Extension: whether there are more than `relations` has.'),
}

export function presentEntityDetail(entity: DetailedEntity) {
  const alsoListed = entity.elsewhere.map(({ listed: { database, entity }, evidence }) => {
    return { database, id: entity.id, score: 1, evidence }
  })
  return {
    datasets: [...new Set(recordsOf(entity).map(({ database }) => database))],
    ...(alsoListed.length === 0 ? {} : { alsoListed }),
    stated: statements(recordsOf(entity).map(({ entity }) => entity)),
    relations: entity.relations.map(presentRelation),
    moreRelations: entity.moreRelations,
  }
}

function presentRelation({ depth, of, kind, id, name, from = '', to = '' }: EntityRelation) {
  return { depth, of, kind, to: { id: id ?? null, name, listed: id !== undefined }, from, until: to }
}
