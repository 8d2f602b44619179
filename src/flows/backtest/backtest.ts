import { checksOf } from '../../engine/checks/checks-of.ts'
import { replay } from '../../engine/decision/replay.ts'
import { diffProfiles, type ProfileChange } from '../../engine/profiles/diff-profiles.ts'
import { effectiveProfile } from '../../engine/profiles/effective-profile.ts'
import { parseProfile } from '../../engine/profiles/parse-profile.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import type { Transaction } from '../../vocabulary/transactions/transaction.ts'
import { profileAtTime } from './profile-at-time.ts'
import { createFlipCounter, type Backtest } from './flip-counter.ts'
import type { Ports } from '../ports/ports.ts'
import type { PageCursor, TransactionFilter } from '../ports/pagination.ts'
import { getProfile, refusePreset, requireProfile } from '../profiles/profiles.ts'
import { localDateIn } from '../judgement/freeze-facts.ts'

/** Records are read so many at a time. */
const batchSize = 200

export interface BacktestPorts extends Pick<Ports, 'clock'> {
  readonly records: Pick<Ports['records'], 'recordsToExport' | 'getProfile' | 'profileVersion'>
}

/** Which records are decided again, and how many flips are listed. */
export interface BacktestLimits {
  readonly filter: TransactionFilter
  readonly examples: number
  readonly signal: AbortSignal
}

/**
 * Decides stored records again from their stored facts and counts what would be decided otherwise: under a profile of
 * this name, with or without something laid over it, or each under its own. Before is what the rules had said, not what
 * someone decided by hand. Changes nothing. Throws Refusal ERROR_INVALID_VALUE naming the key.
 *
 * @param asked.override as sent; without `profile` it is laid over each record's own
 */
export async function backtest(
  ports: BacktestPorts,
  principal: Principal,
  request: BacktestLimits & { readonly profile: string | undefined; readonly override: unknown },
): Promise<Backtest> {
  const { settings } = parseProfile(request.override, 'clears')
  if (request.profile === undefined)
    return redecide(ports, principal, {
      ...request,
      under: (row) => Promise.resolve(effectiveProfile(row.effectiveProfile, settings)),
    })
  const { profile } = await requireProfile(ports, principal, request.profile)
  const candidate = effectiveProfile(profile, settings)
  return redecide(ports, principal, { ...request, under: profileAtTime(ports, principal, candidate) })
}

/** What a change of a profile would change. */
export interface ProfilePlan {
  readonly id: string
  /** The newest version, which it would be laid over. */
  readonly version: number
  readonly changes: readonly ProfileChange[]
  readonly ignoredKeys: readonly string[]
  /** Of the records that were made under the profile. */
  readonly backtest: Backtest
}

/**
 * What would become of a profile, and of the decisions made under it, if this were laid over it. Changes nothing.
 * Throws Refusal ERROR_NOT_FOUND, ERROR_INVALID_VALUE, ERROR_OPERATION_FAILED for a preset.
 */
export async function planProfile(
  ports: BacktestPorts,
  principal: Principal,
  request: BacktestLimits & { readonly id: string; readonly body: unknown },
): Promise<ProfilePlan> {
  refusePreset(request.id)
  const { settings, ignoredKeys } = parseProfile(request.body, 'clears')
  const { id, version, profile } = await getProfile(ports, principal, request.id)
  const after = { ...effectiveProfile(profile, settings), name: settings.name ?? profile.name }
  const filter = { ...request.filter, profileId: id }
  const profileFor = profileAtTime(ports, principal, after)
  const found = await redecide(ports, principal, { ...request, filter, under: profileFor })
  return { id, version, changes: diffProfiles(profile, after), ignoredKeys, backtest: found }
}

interface RedecideRequest extends BacktestLimits {
  readonly under: (transaction: Transaction) => Promise<Profile>
}

async function redecide(
  ports: BacktestPorts,
  principal: Principal,
  request: RedecideRequest,
): Promise<Backtest> {
  const tally = createFlipCounter(request.examples)
  for await (const rows of recordBatches(ports, principal, request)) {
    request.signal.throwIfAborted()
    for (const transaction of rows) {
      const profile = await request.under(transaction)
      const { trace } = transaction
      const facts = factsForProfile(transaction, profile)
      const replayed = replay({
        facts,
        trace,
        profile,
        checks: checksOf(facts),
        obscured: facts.obscured ?? [],
      })
      tally.add({ transaction, profile, replayed })
    }
  }
  return tally.result()
}

/** The newest first; what comes after it began is not in it. */
async function* recordBatches(
  { records, clock }: BacktestPorts,
  principal: Principal,
  { filter }: RedecideRequest,
): AsyncGenerator<readonly Transaction[]> {
  const createdAtMax = Math.min(filter.createdAtMax ?? Infinity, clock.now())
  let after: PageCursor | undefined
  for (;;) {
    const page = { after, limit: batchSize, newestFirst: true }
    const rows = await records.recordsToExport(principal, { ...filter, createdAtMax }, page)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = { at: last.createdAt, id: last.id }
  }
}

/** The stored facts, on the day that it was then where the profile counts its days, in the mode of the record. */
function factsForProfile(
  { facts, mode, effectiveProfile: originalProfile }: Transaction,
  profile: Profile,
): Facts {
  const today = profile.timezone === originalProfile.timezone ? facts.today : localDateIn(profile, facts.at)
  return { ...facts, mode, today }
}
