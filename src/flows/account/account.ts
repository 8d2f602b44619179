import { isOperator, type Principal } from '../../vocabulary/account/principal.ts'
import { demoDatabase } from '../../vocabulary/watchlists/aml-databases.ts'
import { invalidValue, Refusal } from '../../vocabulary/refusals.ts'
import type { AccountChanges, AccountRow, AccountSettings, RequestFor } from '../ports/account/accounts.ts'
import type { Ports, RecordPorts } from '../ports/ports.ts'
import type { AccountOverview, ApiKeyRow } from '../ports/keys/api-keys.ts'

/** Of the last 31 days, UTC, those with use. */
export interface AccountView extends Omit<AccountOverview, 'keys'> {
  /** The live keys in use by kind, the newest of each; of a key only its first characters are known. */
  readonly serverKey: ApiKeyRow | null
  readonly restrictedKey: ApiKeyRow | null
}

const usageDays = 31

/** The account of a caller, what it used, and which keys open it. */
export async function viewAccount({ records }: RecordPorts, principal: Principal): Promise<AccountView> {
  const { keys, ...overview } = await records.accountOverview(principal, usageDays)
  const newest = (kind: ApiKeyRow['kind']) =>
    keys
      .filter((key) => key.kind === kind && key.mode === 'live' && key.revokedAt === null)
      .reduce<ApiKeyRow | null>(
        (best, key) => (best === null || key.createdAt > best.createdAt ? key : best),
        null,
      )
  return { ...overview, serverKey: newest('server'), restrictedKey: newest('restricted') }
}

/** What the account may set itself. All else is the operator's: no account raises its own quota or lifts its own ban. */
const selfServiceSettings: ReadonlySet<string> = new Set<keyof AccountChanges>([
  'hostList',
  'restrictedMayUseSecurityNone',
  'retentionDays',
  'screeningBand',
  'requiredLists',
  'falsePositivesNeedApproval',
])

/**
 * Throws Refusal ERROR_KEY_FORBIDDEN for a test key, and for what only the operator may set; ERROR_INVALID_VALUE for a
 * required list that does not exist.
 */
export async function changeAccount(
  { records, lists }: RecordPorts & { readonly lists: Pick<Ports['lists'], 'ready' | 'status'> },
  principal: Principal,
  changes: AccountChanges,
): Promise<AccountSettings> {
  if (principal.mode === 'test') throw new Refusal('ERROR_KEY_FORBIDDEN')
  const forbiddenSetting = Object.keys(changes).find((name) => !selfServiceSettings.has(name))
  if (forbiddenSetting !== undefined && !isOperator(principal))
    throw new Refusal('ERROR_KEY_FORBIDDEN', {
      message: `Only the operator of the installation can set '${forbiddenSetting}'.`,
    })
  await refuseUnknownLists(lists, changes)
  await records.changeAccount(principal, changes)
  return records.accountSettings(principal)
}

async function refuseUnknownLists(
  lists: Pick<Ports['lists'], 'ready' | 'status'>,
  { requiredLists }: AccountChanges,
): Promise<void> {
  if (requiredLists === undefined || requiredLists === null) return
  await lists.ready
  const known = lists.status().map(({ database }) => database)
  const live = known.filter((database) => database !== demoDatabase)
  if (!requiredLists.every((database) => live.includes(database)))
    throw invalidValue('requiredLists', `Known are: ${live.join(', ')}.`)
}

/** Throws Refusal ERROR_OPERATION_FAILED when the name is taken. */
export async function createAccount(
  { records }: RecordPorts,
  name: string,
  request: RequestFor<AccountRow>,
): Promise<AccountRow> {
  const made = await records.createAccount(name, request)
  if (made === null)
    throw new Refusal('ERROR_OPERATION_FAILED', { message: 'An account of this name already exists.' })
  return made
}
