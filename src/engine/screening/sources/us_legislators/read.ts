import { parse } from 'yaml'
import { z } from 'zod'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { readLines } from '../read-lines.ts'

const text = z.union([z.string(), z.number()]).transform(String)

const record = z.object({
  id: z.looseObject({ bioguide: text.optional(), govtrack: text.optional(), wikidata: text.optional() }),
  name: z.object({
    first: text,
    last: text,
    middle: text.optional(),
    nickname: text.optional(),
    official_full: text.optional(),
    suffix: text.optional(),
  }),
  other_names: z
    .array(z.object({ first: text.optional(), middle: text.optional(), last: text.optional() }))
    .optional(),
  bio: z.object({ birthday: text.optional(), gender: text.optional() }).optional(),
  terms: z.array(
    z.object({
      type: text,
      start: text,
      end: text.optional(),
      state: text.optional(),
      party: text.optional(),
      url: text.optional(),
    }),
  ),
})

export type LegislatorRecord = z.output<typeof record>

/** Records of one file, each parsed by itself: a record begins where a line begins with a hyphen. */
export async function* readLegislators(
  chunks: AsyncIterable<string>,
  part: string,
): AsyncGenerator<LegislatorRecord> {
  let lines: string[] = []
  for await (const line of readLines(chunks, `${part}.yaml`)) {
    if (line.startsWith('- ') && lines.length > 0) {
      yield parsed(lines, part)
      lines = []
    }
    if (line.trim() !== '' && !line.startsWith('#') && line !== '---') lines.push(line)
  }
  // A file with no one in it is no file of legislators either.
  yield parsed(lines, part)
}

function parsed(lines: readonly string[], part: string): LegislatorRecord {
  try {
    const [first] = z.tuple([record]).parse(parse(lines.join('\n'), { schema: 'failsafe' }))
    return first
  } catch (cause) {
    throw new Refusal('ERROR_OPERATION_FAILED', {
      message: `A record of ${part}.yaml is not of a legislator.`,
      cause,
    })
  }
}
