import { z } from 'zod'

const entry = z.object({
  value: z.string(),
  confidence: z.number(),
  source: z.string().optional(),
  index: z.number().optional(),
  inputBox: z.array(z.tuple([z.number(), z.number()])).optional(),
})
const warning = z.object({ code: z.string(), description: z.string(), decision: z.string() })

/** What a client reads of an answer to `POST /scan`. */
export const answerShape = z.object({
  data: z.record(z.string(), z.array(entry)),
  warning: z.array(warning),
  missingFields: z.array(z.string()),
  decision: z.string(),
})
export type Answer = z.infer<typeof answerShape>
export type Entry = z.infer<typeof entry>
