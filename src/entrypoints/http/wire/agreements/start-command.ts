import type { z } from 'zod'
import type { StartCommand } from '../../../../flows/agreements/signing/start-signing.ts'
import type { signingBody } from './signing-schema.ts'

/** What is asked for, with what was left out. */
export function startCommand(
  body: z.output<typeof signingBody>,
  fillData: ReadonlyMap<string, string>,
): StartCommand {
  const { templateId, transactionId = null, parties = [], order, expiry, reminderHours = null } = body
  return {
    ...{ templateId, transactionId, fillData, reminderHours },
    parties: parties.map(({ party, name = '', email = '', phone = '', transactionId: own = null }) => {
      return { role: party, name, email, telephone: phone, transactionId: own }
    }),
    isOrdered: order === 'sequential',
    expiresAt: expiry === undefined || expiry === 0 ? null : expiry * 1000,
    consent: body.consent ?? null,
    language: body.language ?? null,
    webhook: body.webhook ?? '',
  }
}
