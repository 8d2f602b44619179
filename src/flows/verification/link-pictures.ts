import { systemPrincipal } from '../../vocabulary/account/system-principal.ts'
import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
import { type VaultPictures, vaultPictures } from '../agreements/vault-pictures.ts'
import type { ContractTemplateRow } from '../ports/agreements/contract-templates.ts'
import type { Ports } from '../ports/ports.ts'

/**
 * Pictures of the account that its own templates or its own values name. Who makes a link may read all of them; what the person of the
 * link answers gets none.
 */
export function linkPictures(
  ports: Pick<Ports, 'records' | 'vault'>,
  accountId: string,
  made: {
    readonly link: Pick<HostedLink, 'mode' | 'contracts'>
    readonly templates: readonly Pick<ContractTemplateRow, 'content'>[]
  },
): VaultPictures {
  const { link, templates } = made
  const given = [...templates.map(({ content }) => content), ...Object.values(link.contracts.prefill)]
  const find = vaultPictures(ports, systemPrincipal(accountId, link.mode))
  return (tokens) => find(tokens.filter((token) => given.some((text) => text.includes(token))))
}
