import { z } from 'zod'
import type { AccountChanges, AccountSettings } from '../../../../flows/ports/account/accounts.ts'
import { parseCidr } from '../../../../platform/settings/setting-kinds.ts'
import { defaultScreeningBand } from '../../../../vocabulary/screening/screening.ts'
import { quotaPeriods } from '../../../../vocabulary/account/quota-period.ts'
import { hostEntries } from '../../kit/admission/authenticate.ts'
import { flag, fraction, unixSeconds, success, text, wholeNumber } from '../../kit/shapes/value-schemas.ts'

const limit = z.int().nullable().describe('null = unlimited.')
const usageFields = {
  limit,
  used: z.int().describe('In this period.'),
  left: z.int().describe('Counts down from 1,000,000,000 where there is no limit.'),
}

export const accountSettings = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: z.int(),
    hostList: z.string().describe('Addresses or CIDRs from which server keys may call; empty = any.'),
    banned: z.boolean(),
    bannedReason: z.string(),
    restrictedSecurityNone: z.boolean().describe('Whether restricted keys may use security_none.'),
    retentionDays: z.int().nullable().describe('Days after which records are purged; null = never.'),
    screeningBand: z.number().describe('Lowest score of a screening that is answered or warned of, 0..1.'),
    requiredLists: z
      .array(z.string())
      .nullable()
      .describe(
        'Databases that must be loaded where a screening names none, otherwise it is refused with 503; null = those that this installation refreshes.',
      ),
    falsePositivesNeedApproval: z
      .boolean()
      .describe('Whether no false positive is in force before a second key has approved it.'),
    quota: z.object({
      ...usageFields,
      period: z.enum(quotaPeriods).describe('When it comes back: with each day, month or year in UTC.'),
      periodEndsAt: z.int().nullable(),
    }),
    credit: z.object(usageFields).describe('What test keys spend.'),
  })
  .meta({ id: 'AccountSettings' })

export const accountSettingsReply = z.object({ success, account: accountSettings })

const maxQuota = 1_000_000_000_000

const hostList = text(4_096).superRefine((written, context) => {
  for (const entry of hostEntries(written)) {
    try {
      parseCidr(entry)
    } catch {
      context.addIssue({ code: 'custom', message: 'Write addresses or CIDRs, separated by commas' })
      return
    }
  }
})

export const accountChanges = z.object({
  hostList: z.exactOptional(hostList),
  restrictedSecurityNone: z.exactOptional(flag()),
  retentionDays: z.exactOptional(wholeNumber(0, 36_500).nullable()),
  screeningBand: z.exactOptional(fraction.nullable().describe('null = as shipped, 0.7.')),
  requiredLists: z.exactOptional(
    z.array(z.string().max(64)).max(50).nullable().describe('null = those that this installation refreshes.'),
  ),
  falsePositivesNeedApproval: z.exactOptional(flag()),
  quota: z.exactOptional(wholeNumber(0, maxQuota).nullable().describe('By the operator alone.')),
  quotaPeriod: z.exactOptional(z.enum(quotaPeriods).describe('By the operator alone.')),
  credit: z.exactOptional(wholeNumber(0, maxQuota).nullable().describe('By the operator alone.')),
  banned: z.exactOptional(flag().describe('By the operator alone.')),
  bannedReason: z.exactOptional(text(500).describe('By the operator alone; shown to the account.')),
})

export function toAccountChanges(sent: z.output<typeof accountChanges>): AccountChanges {
  const { restrictedSecurityNone, ...same } = sent
  if (restrictedSecurityNone === undefined) return same
  return { ...same, restrictedMayUseSecurityNone: restrictedSecurityNone }
}

export function presentSettings({ account, quota, credit, retentionDays }: AccountSettings) {
  const { id, name, createdAt, hostList, banned, bannedReason } = account
  return {
    id,
    name,
    createdAt: unixSeconds(createdAt),
    hostList,
    banned,
    bannedReason,
    restrictedSecurityNone: account.restrictedMayUseSecurityNone,
    retentionDays,
    screeningBand: account.screeningBand ?? defaultScreeningBand,
    requiredLists: account.requiredLists,
    falsePositivesNeedApproval: account.falsePositivesNeedApproval,
    quota: { ...quota, periodEndsAt: quota.periodEndsAt === null ? null : unixSeconds(quota.periodEndsAt) },
    credit,
  }
}
