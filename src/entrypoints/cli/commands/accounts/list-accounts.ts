import { defineCommand } from '../../command.ts'
import { isJsonObject, requestJson, rowsOf, textOf } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show, table } from '../../terminal.ts'

export const listAccounts = defineCommand({
  name: 'accounts list',
  summary: 'all accounts, what they may use and what they used',
  arguments: [],
  options: {},
  kind: 'service',
  run: async ({ connection, terminal }) => {
    const found = await requestJson(connection, { method: 'GET', path: '/x/accounts' })
    const accounts: Readonly<Record<string, unknown>>[] = []
    for (const row of rowsOf(found['items'])) {
      const account = textOf(row['name'])
      const settings = await requestJson(connection, { method: 'GET', path: '/x/account', account })
      if (isJsonObject(settings['account'])) accounts.push(settings['account'])
    }
    show(terminal, { items: accounts }, () =>
      table([
        ['NAME', 'ID', 'STATE', 'QUOTA', 'PERIOD', 'USED', 'CREDIT', 'USED', 'HOSTS'],
        ...accounts.map(accountRow),
      ]),
    )
    return exitCodes.done
  },
})

function accountRow(account: Readonly<Record<string, unknown>>): readonly string[] {
  const quota = isJsonObject(account['quota']) ? account['quota'] : {}
  const credit = isJsonObject(account['credit']) ? account['credit'] : {}
  return [
    textOf(account['name']),
    textOf(account['id']),
    account['banned'] === true ? 'banned' : 'open',
    textOf(quota['limit'], 'unlimited'),
    textOf(quota['period']),
    textOf(quota['used']),
    textOf(credit['limit'], 'unlimited'),
    textOf(credit['used']),
    textOf(account['hostList']) || 'any',
  ]
}
