import { defineCommand } from '../../command.ts'
import { requestJson } from '../../connection.ts'
import { exitCodes, UsageError } from '../../exit-codes.ts'
import { flag, text } from '../../options.ts'
import { show } from '../../terminal.ts'

export const setAccount = defineCommand({
  name: 'accounts set',
  summary: 'change limits and settings of an account',
  arguments: ['name'],
  options: {
    quota: text('--quota <number>', 'results with live keys; unlimited lifts the limit'),
    period: text('--period <period>', 'when the quota comes back: none, day, month or year'),
    credit: text('--credit <number>', 'results with test keys; unlimited lifts the limit'),
    hosts: text('--hosts <list>', 'addresses or CIDRs from which server keys may call; any lifts the limit'),
    ban: text('--ban <reason>', 'close the account'),
    unban: flag('--unban', 'open it again'),
    restrictedSecurityNone: text(
      '--restricted-security-none <yes|no>',
      'whether restricted keys may use security_none',
    ),
    retentionDays: text('--retention-days <number>', 'days after which records are purged; never keeps them'),
  },
  kind: 'service',
  run: async ({ connection, terminal }, { name, ...options }) => {
    const body = bodyOf(options)
    if (Object.keys(body).length === 0) throw new UsageError('Say what to set, for example --quota 1000.')
    const answer = await requestJson(connection, {
      method: 'PATCH',
      path: '/x/account',
      account: name,
      body,
    })
    show(terminal, answer, () => [`account ${name} is set`])
    return exitCodes.done
  },
})

interface AccountOptions {
  readonly quota: string | undefined
  readonly period: string | undefined
  readonly credit: string | undefined
  readonly hosts: string | undefined
  readonly ban: string | undefined
  readonly unban: boolean
  readonly restrictedSecurityNone: string | undefined
  readonly retentionDays: string | undefined
}

function bodyOf(options: AccountOptions): Record<string, unknown> {
  const { quota, period, credit, hosts, ban, unban, restrictedSecurityNone, retentionDays } = options
  if (ban !== undefined && unban) throw new UsageError('--ban and --unban cannot go together.')
  return {
    ...(quota === undefined ? {} : { quota: limitOf(quota, 'unlimited') }),
    ...(period === undefined ? {} : { quotaPeriod: period }),
    ...(credit === undefined ? {} : { credit: limitOf(credit, 'unlimited') }),
    ...(hosts === undefined ? {} : { hostList: hosts === 'any' ? '' : hosts }),
    ...(ban === undefined ? {} : { banned: true, bannedReason: ban }),
    ...(unban ? { banned: false, bannedReason: '' } : {}),
    ...(restrictedSecurityNone === undefined
      ? {}
      : { restrictedSecurityNone: yesOrNo(restrictedSecurityNone) }),
    ...(retentionDays === undefined ? {} : { retentionDays: limitOf(retentionDays, 'never') }),
  }
}

/** The word for no limit becomes null; what is no number is left for the service to refuse by name. */
function limitOf(written: string, none: string): number | string | null {
  if (written === none) return null
  return /^\d{1,15}$/.test(written) ? Number(written) : written
}

function yesOrNo(written: string): boolean {
  if (written !== 'yes' && written !== 'no')
    throw new UsageError('--restricted-security-none is either yes or no.')
  return written === 'yes'
}
