import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Ports } from '../ports/ports.ts'
import { requireFound } from '../screening/require-found.ts'
import { filledWithPictures } from './contract-file.ts'
import { type GenerateCommand, transactionOf } from './generate-contract.ts'
import { vaultPictures } from './vault-pictures.ts'

/**
 * The newest version of a template as a PDF that says on every page what it is. Nothing is stored.
 *
 * @throws Refusal ERROR_NOT_FOUND for an unknown template, ERROR_INVALID_VALUE for an unknown transaction
 */
export async function previewContract(
  ports: Pick<Ports, 'records' | 'vault' | 'contracts' | 'clock'>,
  principal: Principal,
  { command, signal }: { readonly command: Omit<GenerateCommand, 'format'>; readonly signal: AbortSignal },
): Promise<Uint8Array> {
  const { records, contracts, clock } = ports
  const template = requireFound(await records.getContractTemplate(principal, command.templateId))
  const transaction = await transactionOf(ports, principal, command.transactionId)
  const at = clock.now()
  const source = { transaction, prefill: command.fillData }
  const pictures = vaultPictures(ports, principal)
  const { tree } = await filledWithPictures({ template, source, pictures }, at)
  const { bytes } = await contracts.set(tree, {
    ...{ format: 'pdf', at, payer: principal.accountId, signal },
    extras: { mark: 'PREVIEW', certificate: null, attachment: null },
  })
  return bytes
}
