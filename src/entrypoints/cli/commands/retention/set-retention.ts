import { defineCommand } from '../../command.ts'
import { requestJson, rowsOf } from '../../connection.ts'
import { UsageError } from '../../exit-codes.ts'
import { textOr } from '../../options.ts'
import { showRetentionRules } from './show-retention-rules.ts'

/** Reads the rules, changes one, and writes them all back. */
export const setRetention = defineCommand({
  name: 'retention set',
  summary: 'keep records for a number of days or `forever`; `none` takes the rule away',
  arguments: ['days'],
  options: {
    kind: textOr('--kind <kind>', 'transaction, screening or contract; otherwise all', '*'),
    profile: textOr('--profile <id>', 'transactions of this profile alone', ''),
  },
  kind: 'service',
  run: async ({ connection, terminal }, { profile, ...options }) => {
    const kind = profile === '' ? options.kind : 'transaction'
    const days = parseDays(options.days)
    const { rules } = await requestJson(connection, { method: 'GET', path: '/x/retention' })
    const otherRules = rowsOf(rules).filter((rule) => rule['kind'] !== kind || rule['profileId'] !== profile)
    const newRules = days === undefined ? [] : [{ kind, profileId: profile, days }]
    const body = { rules: [...otherRules, ...newRules] }
    await requestJson(connection, { method: 'PUT', path: '/x/retention', body })
    return showRetentionRules(connection, terminal)
  },
})

/** Undefined when there is to be no rule. */
function parseDays(rawDays: string): number | null | undefined {
  if (rawDays === 'none') return undefined
  if (rawDays === 'forever') return null
  if (!/^\d{1,5}$/.test(rawDays))
    throw new UsageError('Say a number of days, forever, or none, for example: symbolon retention set 365.')
  return Number(rawDays)
}
