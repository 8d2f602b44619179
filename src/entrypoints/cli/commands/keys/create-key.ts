import { accountField, accountOption } from '../../account-option.ts'
import { defineCommand } from '../../command.ts'
import { type Connection, requestJson, rowsOf, textOf } from '../../connection.ts'
import { parseDurationSeconds } from '../../duration-seconds.ts'
import { exitCodes } from '../../exit-codes.ts'
import { flag, text, textOr, texts } from '../../options.ts'
import { show } from '../../terminal.ts'

/** An account that is not there yet is made first. */
export const createKey = defineCommand({
  name: 'keys create',
  summary: 'make a key; it is shown once. An account that is not there yet is made',
  arguments: [],
  options: {
    account: accountOption,
    restricted: flag('--restricted', 'scans only; may be put into an app'),
    test: flag('--test', 'for test records only'),
    label: textOr('--label <text>', 'what it is for', ''),
    scope: texts('--scope <scope>', 'what it may be used for; may be repeated'),
    expires: text('--expires <duration>', 'ends after this long, for example 90d'),
  },
  kind: 'service',
  run: async ({ connection, terminal }, { account, restricted, test, label, scope, expires }) => {
    const seconds = expires === undefined ? null : parseDurationSeconds(expires, '--expires')
    const body = {
      kind: restricted ? 'restricted' : 'server',
      mode: test ? 'test' : 'live',
      label,
      ...(scope === undefined ? {} : { scopes: scope }),
      ...(seconds === null ? {} : { expiresAt: Math.floor(Date.now() / 1000) + seconds }),
    }
    if (account !== undefined) await ensureAccount(connection, account)
    const request = { method: 'POST', path: '/x/keys', body, ...accountField(account) } as const
    const created = await requestJson(connection, request)
    show(terminal, created, () => [textOf(created['key'])])
    terminal.err('This key is shown once. Keep it where you keep passwords.\n')
    return exitCodes.done
  },
})

async function ensureAccount(connection: Connection, name: string): Promise<void> {
  const { items } = await requestJson(connection, { method: 'GET', path: '/x/accounts' })
  if (rowsOf(items).some((account) => account['name'] === name)) return
  await requestJson(connection, { method: 'POST', path: '/x/accounts', body: { name } })
}
