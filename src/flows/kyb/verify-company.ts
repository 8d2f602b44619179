import type { Principal } from '../../vocabulary/account/principal.ts'
import { freezeFacts, localDateIn } from '../judgement/freeze-facts.ts'
import { judgeRequest } from '../judgement/judge-request.ts'
import type { GatheredFacts, JudgementRequest, JudgementTask } from '../judgement/judgement-task.ts'
import type { ScanResult } from '../judgement/scan-result.ts'
import type { Ports } from '../ports/ports.ts'
import { gatherCompany } from './gather-company.ts'
import type { KybCommand } from './kyb-command.ts'

/** What one check of a company costs, in quota or credit. */
const kybCost = 2

/** Who a company is, from its document, registers and lists to a stored decision. */
export function verifyCompany(
  ports: Ports,
  principal: Principal,
  request: JudgementRequest<KybCommand>,
): Promise<ScanResult> {
  return judgeRequest({ ports, principal }, request, { type: 'kyb', cost: kybCost, gather })
}

async function gather(work: JudgementTask<KybCommand>): Promise<GatheredFacts> {
  const { ports, principal, profile } = work
  const at = ports.clock.now()
  const today = localDateIn(profile.profile, at)
  const { company, screening, lists, picture } = await gatherCompany(work)
  const facts = freezeFacts(ports, {
    ...{ mode: principal.mode, at, today, front: null, back: null, request: {} },
    ...{ face: { given: false }, company, screening, lists },
  })
  // Nothing on the picture of a company's document is covered, so that one that must not show all is not kept.
  const isShown = picture !== null && profile.profile.obscure.length === 0
  return { facts, face: null, pictures: isShown ? { front: picture } : {} }
}
