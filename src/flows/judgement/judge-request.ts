import { checksOf } from '../../engine/checks/checks-of.ts'
import { decide } from '../../engine/decision/decide.ts'
import { unjudgedFields } from '../../engine/decision/unjudged-fields.ts'
import type { TransactionType } from '../../vocabulary/transactions/transaction.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { FactsWithContracts } from '../agreements/scan-contracts.ts'
import { chooseProfile } from '../profiles/choose-profile.ts'
import { storeJudgement } from './store-judgement.ts'
import type { RequestCommand } from '../scan/scan-command.ts'
import type { ScanResult } from './scan-result.ts'
import { obscureJudgement } from './obscure-judgement.ts'
import type { GatheredFacts, JudgementRequest, JudgementTask } from './judgement-task.ts'

/** How requests of one kind come from what was sent to what is known. */
export interface JudgementKind<Command extends RequestCommand> {
  readonly type: TransactionType
  /** What one request costs, in quota or credit. Default 1. */
  readonly cost?: number
  readonly gather: (work: JudgementTask<Command>) => Promise<GatheredFacts>
  /** What is made from the facts before they are judged. Default nothing. */
  readonly makeContracts?: (work: JudgementTask<Command>, facts: Facts) => Promise<FactsWithContracts>
}

/**
 * From a request to a stored decision, whatever is asked about: choose the profile, hold quota, gather, judge, keep.
 * Whatever refuses or fails before the commit leaves nothing stored and nothing charged.
 */
export async function judgeRequest<Command extends RequestCommand>(
  { ports, principal }: Pick<JudgementTask, 'ports' | 'principal'>,
  request: JudgementRequest<Command>,
  { type, gather, makeContracts, cost = 1 }: JudgementKind<Command>,
): Promise<ScanResult> {
  const { command, limits } = request
  const startedAt = ports.clock.monotonic()
  const profile = await chooseProfile(ports, principal, {
    profile: command.profile,
    override: command.profileOverride,
  })
  const reservation = await ports.records.reserve(principal, cost)
  try {
    const record = await ports.records.fresh(principal)
    const work = { ports, principal, type, ...request, begun: startedAt, profile, reservation, record }
    const { facts: gathered, pictures, face, readingMs } = await gather(work)
    const { facts, contracts } = (await makeContracts?.(work, gathered)) ?? { facts: gathered, contracts: [] }
    const onFault = (error: unknown): void => {
      ports.faults.report('a check failed', error)
    }
    const decision = decide({ facts, profile: profile.profile, checks: checksOf(facts), onFault })
    const judged = obscureJudgement({ facts, decision }, profile.profile.obscure)
    limits.signal.throwIfAborted()
    const ignored = [...profile.ignored, ...unjudgedFields(facts, profile.profile)]
    return await storeJudgement({
      ...work,
      ...judged,
      profile: { ...profile, ignored },
      pictures,
      face,
      readingMs,
      contracts,
    })
  } catch (error) {
    await ports.records.release(principal, reservation)
    throw error
  }
}
