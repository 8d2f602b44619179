import { requestJson, isJsonObject, rowsOf, textOf, type Connection } from '../connection.ts'
import { exitCodes, UsageError, type ExitCode } from '../exit-codes.ts'
import { show, table, type Terminal } from '../terminal.ts'

export async function createAccount(
  connection: Connection,
  terminal: Terminal,
  name: string,
): Promise<ExitCode> {
  const created = await requestJson(connection, { method: 'POST', path: '/x/accounts', body: { name } })
  show(terminal, created, () => [`account ${name} is made`])
  terminal.err(`Make its first key with: symbolon keys create --account ${name}\n`)
  return exitCodes.done
}

export async function listAccounts(connection: Connection, terminal: Terminal): Promise<ExitCode> {
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
      ...accounts.map((account) => {
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
      }),
    ]),
  )
  return exitCodes.done
}

/** As commander gives them: absent when not written. */
export interface AccountOptions {
  readonly quota?: string
  readonly period?: string
  readonly credit?: string
  readonly hosts?: string
  readonly ban?: string
  readonly unban?: boolean
  readonly restrictedSecurityNone?: string
  readonly retentionDays?: string
}

export async function setAccount(
  connection: Connection,
  terminal: Terminal,
  { name, options }: { readonly name: string; readonly options: AccountOptions },
): Promise<ExitCode> {
  const body = bodyOf(options)
  if (Object.keys(body).length === 0) throw new UsageError('Say what to set, for example --quota 1000.')
  const answer = await requestJson(connection, { method: 'PATCH', path: '/x/account', account: name, body })
  show(terminal, answer, () => [`account ${name} is set`])
  return exitCodes.done
}

function bodyOf(options: AccountOptions): Record<string, unknown> {
  const { quota, period, credit, hosts, ban, unban, restrictedSecurityNone, retentionDays } = options
  if (ban !== undefined && unban === true) throw new UsageError('--ban and --unban cannot go together.')
  return {
    ...(quota === undefined ? {} : { quota: limitOf(quota, 'unlimited') }),
    ...(period === undefined ? {} : { quotaPeriod: period }),
    ...(credit === undefined ? {} : { credit: limitOf(credit, 'unlimited') }),
    ...(hosts === undefined ? {} : { hostList: hosts === 'any' ? '' : hosts }),
    ...(ban === undefined ? {} : { banned: true, bannedReason: ban }),
    ...(unban === true ? { banned: false, bannedReason: '' } : {}),
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
