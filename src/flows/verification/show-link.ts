import type { Principal } from '../../vocabulary/account/principal.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { Transaction } from '../../vocabulary/transactions/transaction.ts'
import type { RecordPorts } from '../ports/ports.ts'
import type { HostedLinkRecords, LinkHistory } from '../ports/verification/hosted-links.ts'
import { requireFound } from '../screening/require-found.ts'

/** A link with all that came of it. */
export interface ShownLink extends LinkHistory {
  /** Null until it is completed, and after its transaction was deleted. */
  readonly transaction: Transaction | null
}

type LinkPorts = RecordPorts & { readonly records: Pick<HostedLinkRecords, 'linkByReference' | 'removeLink'> }

/** Throws Refusal ERROR_NOT_FOUND. */
export async function showLink(
  { records }: LinkPorts,
  principal: Principal,
  reference: string,
): Promise<ShownLink> {
  const history = requireFound(await records.linkByReference(principal, reference))
  const id = history.completion?.transactionId
  return { ...history, transaction: id === undefined ? null : await records.get(principal, id) }
}

/** Its address works no more, and what it held is gone; its transaction stays. Throws Refusal ERROR_NOT_FOUND. */
export async function deleteLink(
  { records }: LinkPorts,
  principal: Principal,
  reference: string,
): Promise<void> {
  if (!(await records.removeLink(principal, reference))) throw new Refusal('ERROR_NOT_FOUND')
}
