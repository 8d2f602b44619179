import type { SuccessRule } from '../../vocabulary/webhooks/delivery.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import { tryDelivery, tryLeaseMs } from './deliver.ts'
import type { KeptAnswer } from '../ports/answers.ts'
import type {
  DeliveryDetail,
  DeliveryFilter,
  DeliveryRow,
  EndpointRow,
  NewSecret,
  SecretRotation,
} from '../ports/deliveries.ts'
import type { Hands } from '../ports/ports.ts'
import type { Page, PageRequest } from '../ports/records.ts'
import { found } from '../screening/found.ts'

type Shelf = Pick<Hands, 'records'>

interface Repeatable<Row> {
  readonly id: string
  readonly idempotency: KeptAnswer<Row> | undefined
}

export function listDeliveries(
  { records }: Shelf,
  principal: Principal,
  asked: { readonly filter: DeliveryFilter; readonly page: PageRequest },
): Promise<Page<DeliveryRow>> {
  return records.listDeliveries(principal, asked.filter, asked.page)
}

/** Throws Refusal ERROR_NOT_FOUND for unknown and foreign ids alike, as everything here. */
export async function getDelivery(
  { records }: Shelf,
  principal: Principal,
  id: string,
): Promise<DeliveryDetail> {
  return found(await records.getDelivery(principal, id))
}

/** Under the same id. Throws Refusal ERROR_OPERATION_FAILED for what was delivered or is too old. */
export async function resendDelivery(
  { records }: Shelf,
  principal: Principal,
  { id, idempotency }: Repeatable<DeliveryRow>,
): Promise<void> {
  found(await records.resendDelivery(principal, id, idempotency))
}

export async function removeDelivery({ records }: Shelf, principal: Principal, id: string): Promise<void> {
  if (!(await records.removeDelivery(principal, id))) throw new Refusal('ERROR_NOT_FOUND')
}

export function listEndpoints({ records }: Shelf, principal: Principal): Promise<readonly EndpointRow[]> {
  return records.listEndpoints(principal)
}

export async function getEndpoint(
  { records }: Shelf,
  principal: Principal,
  id: string,
): Promise<EndpointRow> {
  return found(await records.getEndpoint(principal, id))
}

export async function changeEndpoint(
  shelf: Shelf,
  principal: Principal,
  asked: { readonly id: string; readonly successRule: SuccessRule | undefined },
): Promise<EndpointRow> {
  const { id, successRule } = asked
  if (successRule === undefined) return getEndpoint(shelf, principal, id)
  return found(await shelf.records.changeEndpoint(principal, id, successRule))
}

export async function resumeEndpoint(
  { records }: Shelf,
  principal: Principal,
  { id, idempotency }: Repeatable<EndpointRow>,
): Promise<EndpointRow> {
  return found(await records.resumeEndpoint(principal, id, idempotency))
}

/** The secret is in this answer and nowhere else. */
export async function rotateSecret(
  { records }: Shelf,
  principal: Principal,
  asked: SecretRotation,
): Promise<NewSecret> {
  return found(await records.rotateSecret(principal, asked))
}

/** Sends a `test` event once and says how that went. */
export async function testEndpoint(
  { records, courier }: Pick<Hands, 'records' | 'courier'>,
  principal: Principal,
  endpointId: string,
): Promise<DeliveryDetail> {
  const leased = found(await records.makeTestDelivery(principal, endpointId, tryLeaseMs))
  await records.finishTries([await tryDelivery(courier, leased)])
  return found(await records.getDelivery(principal, leased.id))
}
