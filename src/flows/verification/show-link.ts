import { linkAddresses, type LinkAddresses } from '../../engine/verification/link-address.ts'
import { type LinkLogEntry, linkLog } from '../../engine/verification/link-log.ts'
import { expiryOf, foldLink, validatedPhoneOf } from '../../engine/verification/fold-link.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { Transaction } from '../../vocabulary/transactions/transaction.ts'
import type { RecordPorts } from '../ports/ports.ts'
import type { LinkHistory } from '../ports/verification/hosted-links.ts'
import { requireFound } from '../screening/require-found.ts'

/** A link with all that came of it. */
export interface ShownLink extends Omit<LinkHistory, 'seal'>, LinkAddresses {
  /** Null until it is completed, and after its transaction was deleted. */
  readonly transaction: Transaction | null
  readonly log: readonly LinkLogEntry[]
  /** The number that a code proved; empty without one. */
  readonly validatedPhone: string
  /** When it ends by itself, as its person may have moved it: milliseconds since 1970, null for never. */
  readonly expiry: number | null
  /** By role; empty unless several parties sign. */
  readonly partySigned: Readonly<Record<string, boolean>>
}

/** Throws Refusal ERROR_NOT_FOUND. */
export async function showLink(
  { records }: RecordPorts,
  principal: Principal,
  { reference, publicUrl }: { readonly reference: string; readonly publicUrl: string },
): Promise<ShownLink> {
  const { link, events, completion } = requireFound(await records.linkByReference(principal, reference))
  const id = completion?.transactionId
  const state = foldLink({ events })
  const signed = link.parties.map((party) => [party.role, state.signed.includes(party.id)] as const)
  return {
    ...{ link, events, completion, ...linkAddresses(link, publicUrl) },
    transaction: id === undefined ? null : await records.get(principal, id),
    log: linkLog({ link, events, completion }),
    validatedPhone: completion?.validatedPhone ?? validatedPhoneOf(state),
    expiry: expiryOf(link, state),
    partySigned: Object.fromEntries(signed),
  }
}

/** Its address works no more, and what it held is gone; its transaction stays. Throws Refusal ERROR_NOT_FOUND. */
export async function deleteLink(
  { records }: RecordPorts,
  principal: Principal,
  reference: string,
): Promise<void> {
  if (!(await records.removeLink(principal, reference))) throw new Refusal('ERROR_NOT_FOUND')
}
