import { z } from 'zod'
import { partyStateOf, signingStateAt } from '../../../../flows/agreements/signing/states.ts'
import type { SigningFilter } from '../../../../flows/ports/agreements/signings.ts'
import { templateIdForm } from '../../../../vocabulary/agreements/contract-template.ts'
import {
  type IdentityEvidence,
  partyStates,
  type Signing,
  type SigningParty,
  signingStates,
} from '../../../../vocabulary/agreements/signing.ts'
import { validationGaps } from '../../../../vocabulary/agreements/validation-gaps.ts'
import {
  certificateLanguageNames,
  certificateLanguageOf,
} from '../../../../vocabulary/texts/certificate-languages.ts'
import { contractMakingNotes } from '../../kit/shapes/output-file-schema.ts'
import {
  paging,
  presentResultPage,
  recordId,
  resultPageFields,
  success,
  text,
  unixSeconds,
  unixTime,
  wholeNumber,
} from '../../kit/shapes/value-schemas.ts'
import { contractValuesSent } from './generate-schema.ts'
import { contractField, presentField } from './schema.ts'

const party = z.object({
  party: text(200).describe('`data-party` of its fields; `signer` where the template names none.'),
  name: z.exactOptional(text(200)),
  email: z.exactOptional(text(320)),
  phone: z.exactOptional(text(50)),
  transactionId: z.exactOptional(
    recordId.describe('A verification of this party; it stands on the certificate page.'),
  ),
})

export const signingBody = z
  .object({
    templateId: z
      .string()
      .regex(templateIdForm, 'It must be the id of a template')
      .describe('Of a template of this account. A later change of it is none of the document.'),
    transactionId: z.exactOptional(
      recordId.describe(
        'Whose document data fill the contract; the sealed file becomes one of this transaction.',
      ),
    ),
    fillData: z.exactOptional(contractValuesSent),
    parties: z.exactOptional(
      z.array(party).max(50).describe('In the order in which they sign; others of the template follow.'),
    ),
    order: z.exactOptional(
      z
        .enum(['parallel', 'sequential'])
        .describe('parallel (default): in any order. sequential: one after another.'),
    ),
    expiry: z.exactOptional(
      unixTime.describe('When its time is over, in seconds since 1970. Never unless given.'),
    ),
    reminderHours: z.exactOptional(
      wholeNumber(1, 720).describe('How often the event `signing_reminder` names who has not signed yet.'),
    ),
    consent: z.exactOptional(
      text(10_000).describe(
        'What every party agrees to; a text of the service in the language of the document unless given.',
      ),
    ),
    language: z.exactOptional(
      z
        .string()
        .max(35)
        .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i, 'It must be the tag of a language, for example de')
        .describe('Of the certificate pages (BCP 47); that of the document unless given.'),
    ),
    webhook: z.exactOptional(
      z
        .string()
        .max(2000)
        .regex(/^https?:\/\//, 'It must be an http or https address')
        .describe('Where its events go; to the address of the transaction unless given.'),
    ),
  })
  .meta({ id: 'SigningRequest' })

export const signingParams = z.object({ id: recordId })
export const partyParams = z.object({ id: recordId, party: recordId })
export const signingQuery = z.object({
  ...paging,
  state: z.exactOptional(
    z
      .enum(signingStates)
      .describe('As it is stored: one whose time is over is open until a job has ended it.'),
  ),
  templateId: z.exactOptional(text(64).describe('Made from that template.')),
  transactionId: z.exactOptional(text(64).describe('Those whose file becomes one of that transaction.')),
  createdAtMin: z.exactOptional(unixTime.describe('Unix seconds, inclusive.')),
  createdAtMax: z.exactOptional(unixTime.describe('Unix seconds, inclusive.')),
})

export function signingFilter({
  state,
  templateId,
  transactionId,
  createdAtMin,
  createdAtMax,
}: z.output<typeof signingQuery>): SigningFilter {
  return {
    ...(state === undefined ? {} : { state }),
    ...(templateId === undefined ? {} : { templateId }),
    ...(transactionId === undefined ? {} : { transactionId }),
    ...(createdAtMin === undefined ? {} : { createdAtMin: createdAtMin * 1000 }),
    ...(createdAtMax === undefined ? {} : { createdAtMax: createdAtMax * 1000 + 999 }),
  }
}

const device = {
  ip: z.exactOptional(text(64).describe('Address of the party, as the caller knows it.')),
  userAgent: z.exactOptional(text(500).describe('Browser of the party, as the caller knows it.')),
}

export const showBody = z.object({
  documentSha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('SHA-256 of the PDF that the party was shown: another than that of this signing is refused.'),
  ...device,
})

const typed = z.object({ typed: z.string().max(200) })

export const submitBody = z.object({
  fields: z
    .record(z.string(), z.union([z.string(), z.boolean(), typed]))
    .describe(
      'By uid, one for each field of the party. Signatures and initials: a PNG as base64, or `{"typed": "A name"}`. Images: a PNG. Boxes: true or false. The rest: text.',
    ),
  consent: z.literal(true, 'It must be true: the party agrees to the text of consent'),
  ...device,
})

export const declineBody = z.object({
  reason: z.exactOptional(text(1000).describe('What the party says; it stays with the signing.')),
  ...device,
})

const seconds = z.int().nullable()
const identity = z
  .object({
    transactionId: z.string(),
    verifiedAt: z.int(),
    decision: z.string(),
    document: z.string().describe('Name of the document, or the letter of its kind.'),
    faceSimilarity: z.number().nullable(),
  })
  .nullable()
  .describe('What a verification says of the party, as it was when the signing started.')

const signingSchema = z
  .object({
    id: z.string(),
    state: z.enum(signingStates).describe('sealing: all have signed, and the seal is still to come.'),
    name: z.string(),
    ...{ templateId: z.string(), templateVersion: z.int(), transactionId: z.string().nullable() },
    mode: z.enum(['live', 'test']),
    order: z.enum(['parallel', 'sequential']),
    ...{ createdAt: z.int(), expiry: z.int().describe('0: never.'), reminderHours: z.int().nullable() },
    endedAt: seconds,
    consent: z.object({ text: z.string(), sha256: z.string() }),
    documentSha256: z.string().describe('Of the PDF that all parties are shown.'),
    certificateLanguage: z
      .enum(certificateLanguageNames)
      .describe('Of the certificate pages: English where there are none in the language asked for.'),
    fields: z.array(contractField),
    parties: z.array(
      z.object({
        ...{ id: z.string(), party: z.string(), name: z.string(), email: z.string(), phone: z.string() },
        state: z.enum(partyStates).describe('waiting: another party comes first.'),
        ...{ shownAt: seconds, signedAt: seconds, declinedAt: seconds, reason: z.string().nullable() },
        identity,
      }),
    ),
    outputFile: z
      .array(
        z.object({
          ...{
            name: z.string(),
            fileName: z.string(),
            fileUrl: z.string(),
            sha256: z.string(),
            size: z.int(),
          },
          level: z
            .string()
            .describe(
              'PAdES baseline level: B-B, B-T with a time stamp, B-LT also with what shows that no certificate was revoked.',
            ),
          levelReason: z.string().nullable().describe('Why the level is not B-LT; null where it is.'),
          sealedBy: z.string().describe('Subject of the certificate.'),
          sealedAt: z.int(),
          timeStampedAt: seconds,
        }),
      )
      .describe('The sealed PDF; empty before it is sealed.'),
  })
  .meta({ id: 'Signing', description: 'A document on its way to the signatures of its parties.' })

export const signingReply = z.object({ success, item: signingSchema })
export const startReply = z.object({
  success,
  item: signingSchema,
  unresolved: z.array(z.string()).describe('Keys of placeholders that had no value and became empty.'),
  missingPictures: contractMakingNotes.missingPictures,
  fontUsed: z.string(),
})
export const signingList = z.object({ ...resultPageFields, items: z.array(signingSchema) })

type Sign = (path: string) => string

export function presentSigning(
  signing: Signing,
  { now, sign }: { readonly now: number; readonly sign: Sign },
): z.input<typeof signingSchema> {
  const { id, name, template, transactionId, mode, reminderHours, consent, shown, fields } = signing
  return {
    ...{ id, state: signingStateAt(signing, now), name, mode, reminderHours, consent },
    ...{ templateId: template.id, templateVersion: template.version, transactionId },
    order: signing.isOrdered ? 'sequential' : 'parallel',
    createdAt: unixSeconds(signing.createdAt),
    expiry: signing.expiresAt === null ? 0 : unixSeconds(signing.expiresAt),
    endedAt: secondsOf(signing.endedAt),
    documentSha256: shown.sha256,
    certificateLanguage: certificateLanguageOf(signing.language),
    fields: fields.map(presentField),
    parties: signing.parties.map((one) => presentParty(signing, one)),
    outputFile: presentSealed(signing, sign),
  }
}

const secondsOf = (at: number | null | undefined): number | null =>
  at === null || at === undefined ? null : unixSeconds(at)

function presentParty(signing: Signing, one: SigningParty) {
  const { id, role, name, email, telephone, shown, signed, declined } = one
  return {
    ...{ id, party: role, name, email, phone: telephone, state: partyStateOf(signing, one) },
    ...{ shownAt: secondsOf(shown?.at), signedAt: secondsOf(signed?.at) },
    ...{ declinedAt: secondsOf(declined?.at), reason: declined?.reason ?? null },
    identity: presentIdentity(one.identity),
  }
}

function presentIdentity(evidence: IdentityEvidence | null) {
  return evidence && { ...evidence, verifiedAt: unixSeconds(evidence.verifiedAt) }
}

function presentSealed({ name, sealed }: Signing, sign: Sign) {
  if (sealed === null) return []
  const { fileName, sha256, size, level, sealedBy, at, timeStampedAt, gap = null } = sealed
  const fileUrl = sign(`/filevault/${encodeURIComponent(fileName)}`)
  return [
    {
      ...{ name, fileName, fileUrl, sha256, size, level, sealedBy },
      ...{ sealedAt: unixSeconds(at), timeStampedAt: secondsOf(timeStampedAt) },
      levelReason: gap && validationGaps[gap],
    },
  ]
}

export function presentSignings(
  {
    rows,
    ...found
  }: { readonly rows: readonly Signing[]; readonly total: number; readonly hasMore: boolean },
  query: z.output<typeof signingQuery>,
  shown: { readonly now: number; readonly sign: Sign },
): z.input<typeof signingList> {
  return { ...presentResultPage(query, found), items: rows.map((row) => presentSigning(row, shown)) }
}

/** How a call that changes a signing answers with it. */
export function signingReplies({
  ports,
  links,
}: {
  readonly ports: { readonly clock: { readonly now: () => number } }
  readonly links: { readonly sign: Sign }
}): (signing: Signing) => z.input<typeof signingReply> {
  const shown = { now: ports.clock.now(), sign: links.sign }
  return (signing) => ({ success: true, item: presentSigning(signing, shown) })
}

/** What the caller says of where a party acted. */
export function statedDevice({
  ip = '',
  userAgent = '',
}: {
  readonly ip?: string
  readonly userAgent?: string
}) {
  return { address: ip, userAgent, source: 'stated' } as const
}
