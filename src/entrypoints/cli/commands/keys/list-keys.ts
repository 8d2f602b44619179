import { accountField, accountOption } from '../../account-option.ts'
import { defineCommand } from '../../command.ts'
import { requestJson, rowsOf, textOf } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show, table } from '../../terminal.ts'

export const listKeys = defineCommand({
  name: 'keys list',
  summary: 'all keys, without their secret part',
  arguments: [],
  options: { account: accountOption },
  kind: 'service',
  run: async ({ connection, terminal }, { account }) => {
    const request = { method: 'GET', path: '/x/keys', ...accountField(account) } as const
    const answer = await requestJson(connection, request)
    const now = Date.now() / 1000
    show(terminal, answer, () =>
      table([
        ['ID', 'PREFIX', 'KIND', 'MODE', 'STATE', 'LAST USED', 'SCOPES', 'LABEL'],
        ...rowsOf(answer['items']).map((key) => [
          textOf(key['id']),
          textOf(key['prefix']),
          textOf(key['kind']),
          textOf(key['mode']),
          stateOf(key, now),
          formatMinute(key['lastUsedAt'], 'never'),
          Array.isArray(key['scopes']) ? key['scopes'].join(',') : '',
          textOf(key['label']),
        ]),
      ]),
    )
    return exitCodes.done
  },
})

function stateOf(key: Readonly<Record<string, unknown>>, now: number): string {
  if (key['revokedAt'] !== null) return 'revoked'
  if (typeof key['expiresAt'] !== 'number') return 'active'
  return key['expiresAt'] <= now ? 'expired' : `until ${formatMinute(key['expiresAt'], '')}`
}

/** UTC. */
function formatMinute(seconds: unknown, fallback: string): string {
  if (typeof seconds !== 'number') return fallback
  return new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')
}
