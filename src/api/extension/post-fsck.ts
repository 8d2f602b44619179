import { z } from 'zod'
import { keyed } from '../endpoint.ts'
import { success } from '../shapes.ts'

const report = z
  .object({
    success,
    isSound: z.boolean(),
    checks: z.array(z.object({ check: z.string(), examined: z.int(), found: z.int() })),
    findings: z
      .array(z.object({ check: z.string(), about: z.string(), sentence: z.string() }))
      .describe('At most 100 of each check; ids only.'),
  })
  .meta({ id: 'StoreReport' })

export const postFsck = keyed({
  method: 'POST',
  path: '/x/fsck',
  tag: 'extension',
  summary: 'Check everything that is stored against itself',
  scope: 'operate',
  answer: report,
  run: async ({ hands }) => ({ json: { success: true, ...(await hands.checker.checkStore()) } }),
})
