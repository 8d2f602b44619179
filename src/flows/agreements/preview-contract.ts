import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Ports } from '../ports/ports.ts'
import { requireFound } from '../screening/require-found.ts'
import { filledTemplate } from './contract-file.ts'
import { type GenerateCommand, transactionOf } from './generate-contract.ts'

/**
 * The newest version of a template as a PDF that says on every page what it is. Nothing is stored.
 *
 * @throws Refusal ERROR_NOT_FOUND for an unknown template, ERROR_INVALID_VALUE for an unknown transaction
 */
export async function previewContract(
  ports: Pick<Ports, 'records' | 'contracts' | 'clock'>,
  principal: Principal,
  { command, signal }: { readonly command: Omit<GenerateCommand, 'format'>; readonly signal: AbortSignal },
): Promise<Uint8Array> {
  const { records, contracts, clock } = ports
  const template = requireFound(await records.getContractTemplate(principal, command.templateId))
  const transaction = await transactionOf(ports, principal, command.transactionId)
  const at = clock.now()
  const { tree } = filledTemplate({ template, source: { transaction, prefill: command.fillData } }, at)
  const { bytes } = await contracts.set(tree, {
    ...{ format: 'pdf', at, payer: principal.accountId, signal },
    extras: { mark: 'PREVIEW', certificate: null, attachment: null },
  })
  return bytes
}
