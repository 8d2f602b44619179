import type { SuccessRule } from '../../vocabulary/webhooks/webhook-delivery.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import { attemptDelivery, attemptLeaseMs } from './attempt-delivery.ts'
import type { StoredAnswer } from '../ports/idempotency/idempotency.ts'
import type {
  DeliveryDetail,
  DeliveryFilter,
  DeliveryRow,
  EndpointRow,
  NewSecret,
  SecretRotation,
} from '../ports/webhooks/webhook-deliveries.ts'
import type { Ports, RecordPorts } from '../ports/ports.ts'
import type { ResultPage, ResultPageRequest } from '../ports/pagination.ts'
import { requireFound } from '../screening/require-found.ts'

interface IdempotentCommand<Row> {
  readonly id: string
  readonly idempotency: StoredAnswer<Row> | undefined
}

export function listDeliveries(
  { records }: RecordPorts,
  principal: Principal,
  request: { readonly filter: DeliveryFilter; readonly page: ResultPageRequest },
): Promise<ResultPage<DeliveryRow>> {
  return records.listDeliveries(principal, request.filter, request.page)
}

/** Throws Refusal ERROR_NOT_FOUND for unknown and foreign ids alike, as everything here. */
export async function getDelivery(
  { records }: RecordPorts,
  principal: Principal,
  id: string,
): Promise<DeliveryDetail> {
  return requireFound(await records.getDelivery(principal, id))
}

/** Under the same id. Throws Refusal ERROR_OPERATION_FAILED for what was delivered or is too old. */
export async function resendDelivery(
  { records }: RecordPorts,
  principal: Principal,
  { id, idempotency }: IdempotentCommand<DeliveryRow>,
): Promise<void> {
  requireFound(await records.resendDelivery(principal, id, idempotency))
}

export async function removeDelivery(
  { records }: RecordPorts,
  principal: Principal,
  id: string,
): Promise<void> {
  if (!(await records.removeDelivery(principal, id))) throw new Refusal('ERROR_NOT_FOUND')
}

export function listEndpoints(
  { records }: RecordPorts,
  principal: Principal,
): Promise<readonly EndpointRow[]> {
  return records.listEndpoints(principal)
}

export async function getEndpoint(
  { records }: RecordPorts,
  principal: Principal,
  id: string,
): Promise<EndpointRow> {
  return requireFound(await records.getEndpoint(principal, id))
}

export async function changeEndpoint(
  ports: RecordPorts,
  principal: Principal,
  request: { readonly id: string; readonly successRule: SuccessRule | undefined },
): Promise<EndpointRow> {
  const { id, successRule } = request
  if (successRule === undefined) return getEndpoint(ports, principal, id)
  return requireFound(await ports.records.changeEndpoint(principal, id, successRule))
}

export async function resumeEndpoint(
  { records }: RecordPorts,
  principal: Principal,
  { id, idempotency }: IdempotentCommand<EndpointRow>,
): Promise<EndpointRow> {
  return requireFound(await records.resumeEndpoint(principal, id, idempotency))
}

/** The secret is in this answer and nowhere else. */
export async function rotateSecret(
  { records }: RecordPorts,
  principal: Principal,
  request: SecretRotation,
): Promise<NewSecret> {
  return requireFound(await records.rotateSecret(principal, request))
}

/** Sends a `test` event once and says how that went. */
export async function testEndpoint(
  { records, webhookSender }: Pick<Ports, 'records' | 'webhookSender'>,
  principal: Principal,
  endpointId: string,
): Promise<DeliveryDetail> {
  const leased = requireFound(await records.makeTestDelivery(principal, endpointId, attemptLeaseMs))
  await records.finishTries([await attemptDelivery(webhookSender, leased)])
  return requireFound(await records.getDelivery(principal, leased.id))
}
