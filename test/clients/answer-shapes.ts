import { z } from 'zod'
import {
  amlAnswer,
  quickAnswer,
  recordAnswer,
  recordsAnswer,
  scanAnswer,
} from '../world/service/wire-shapes.ts'
import { madeLink } from '../world/verification/made-link.ts'

/** What published clients take from an answer, by the names of the tables of their requests. */
export const answerShapes = {
  scan: scanAnswer,
  quick: quickAnswer,
  record: recordAnswer,
  records: recordsAnswer,
  done: z.object({ success: z.literal(true) }),
  created: z.looseObject({ success: z.literal(true), id: z.string(), profileId: z.string() }),
  profiles: z.array(
    z.looseObject({ id: z.string(), profileName: z.string(), createdAt: z.int().positive() }),
  ),
  deliveries: z.looseObject({
    limit: z.int(),
    offset: z.int(),
    total: z.int(),
    items: z.array(z.looseObject({})),
  }),
  profile: z.looseObject({ name: z.string(), decisions: z.looseObject({}), thresholds: z.looseObject({}) }),
  generated: z.looseObject({
    success: z.literal(true),
    outputFile: z
      .array(z.looseObject({ name: z.string(), fileName: z.string(), fileUrl: z.url() }))
      .length(1),
    executionTime: z.number(),
  }),
  templateCreated: z.looseObject({
    success: z.literal(true),
    templateId: z.string().regex(/^[0-9A-Z]{12}$/),
  }),
  templates: z.looseObject({
    ...{ limit: z.int(), offset: z.int(), total: z.literal(1) },
    items: z.array(
      z.strictObject({ id: z.string(), name: z.string(), createdAt: z.int(), updatedAt: z.literal(0) }),
    ),
  }),
  template: z.looseObject({
    id: z.string(),
    name: z.string(),
    content: z.base64(),
    orientation: z.literal('0'),
  }),
  link: madeLink,
  links: z.looseObject({ total: z.literal(1), items: z.array(z.looseObject({ reference: z.string() })) }),
  shownLink: z.looseObject({ url: z.url(), auditLog: z.array(z.unknown()).length(1) }),
  archive: z.looseObject({ success: z.literal(true), url: z.url(), Url: z.url(), Base64: z.base64() }),
  aml: amlAnswer,
  freeText: z.looseObject({ total: z.int(), page: z.literal(1), items: z.array(z.looseObject({})) }),
  account: z.looseObject({ quota: z.int(), credit: z.int(), hits: z.int(), email: z.string() }),
} as const
