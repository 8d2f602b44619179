import { z } from 'zod'
import type { AccountView } from '../../../../flows/account/account.ts'
import type { ApiKeyRow } from '../../../../flows/ports/keys/api-keys.ts'
import { quotaPeriods } from '../../../../vocabulary/account/quota-period.ts'
import { unixSeconds } from '../../kit/shapes/value-schemas.ts'

const count = z.int()
const zeroOrOne = z.union([z.literal(0), z.literal(1)])

export const accountReply = z
  .object({
    success: z.literal(true),
    id: z.int(),
    accountId: z.string().describe('Extension: the id that audit entries and webhooks of this service name.'),
    displayName: z.string(),
    userName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    company: z.string(),
    address: z.string(),
    country: z.string(),
    state: z.string(),
    postcode: z.string(),
    contactNumber: z.string(),
    taxType: z.string(),
    taxId: z.string(),
    hostList: z.string().describe('Addresses or CIDRs from which server keys may call; empty = any.'),
    privateKey: z.string().describe('Masked.'),
    restrictedKey: z.string().describe('Masked.'),
    planName: z.string(),
    planCode: z.string(),
    planDescription: z.string(),
    billingCurrency: z.string(),
    subscriptionId: z.string(),
    bannedreason: z.string(),
    emailNews: zeroOrOne,
    emailWarning: zeroOrOne,
    emailBilling: zeroOrOne,
    hits: count.describe('Billable results in this quota period; of all time where there is none.'),
    hitsLastMonth: count,
    quota: count.describe('Allowance of the plan; 1,000,000,000 when there is no plan.'),
    credit: count.describe('Test credits left.'),
    billingDate: count,
    billingAmount: count,
    billingPeriod: count,
    autoRenew: zeroOrOne,
    overcharge: zeroOrOne,
    allowOvercharge: zeroOrOne,
    autoInvoice: zeroOrOne,
    banned: zeroOrOne,
    twoFactorEnabled: z.boolean(),
    createdAt: z.int(),
    quotaLeft: count.describe('What is left of the quota, as answers to scans say it.'),
    quotaPeriod: z.enum(quotaPeriods).describe('When the quota comes back.'),
    quotaPeriodEndsAt: z.int().nullable(),
    usageByDay: z
      .array(z.object({ date: z.string(), quota: count, credit: count }))
      .describe('Days of the last 31 (UTC) with use: by live keys (quota) and by test keys (credit).'),
  })
  .meta({ id: 'Account' })

/** No one is billed here: what billing would say is empty. */
const unbilled = {
  firstName: '', lastName: '', email: '', address: '', country: '', state: '', postcode: '', contactNumber: '',
  taxType: '', taxId: '', planCode: '', billingCurrency: '', subscriptionId: '',
  emailNews: 0, emailWarning: 0, emailBilling: 0,
  billingDate: 0, billingAmount: 0, billingPeriod: 0, autoRenew: 0, overcharge: 0, allowOvercharge: 0, autoInvoice: 0,
  twoFactorEnabled: false,
} as const // prettier-ignore

export function presentAccount(view: AccountView) {
  const { account, quota, credit, serverKey, restrictedKey } = view
  const isUnlimited = quota.limit === null
  return {
    success: true,
    ...unbilled,
    id: account.number,
    accountId: account.id,
    displayName: account.name,
    userName: account.name,
    company: account.name,
    hostList: account.hostList,
    privateKey: maskedKey(serverKey),
    restrictedKey: maskedKey(restrictedKey),
    planName: isUnlimited ? 'Unlimited' : 'Limited',
    planDescription: isUnlimited ? 'No plan is set: nothing is limited.' : 'A quota is set for this account.',
    bannedreason: account.bannedReason,
    hits: quota.used,
    hitsLastMonth: view.hitsLastMonth,
    quota: quota.limit ?? quota.left + quota.used,
    quotaLeft: quota.left,
    quotaPeriod: quota.period,
    quotaPeriodEndsAt: quota.periodEndsAt === null ? null : unixSeconds(quota.periodEndsAt),
    usageByDay: view.usageByDay,
    credit: credit.left,
    banned: account.banned ? 1 : 0,
    createdAt: unixSeconds(account.createdAt),
  }
}

function maskedKey(key: ApiKeyRow | null): string {
  return key === null ? '' : `${key.prefix}${'*'.repeat(Math.max(4, 32 - key.prefix.length))}`
}
