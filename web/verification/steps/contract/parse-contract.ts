import { trustedPolicy } from '../../../kit/page/trusted-policy.ts'
import { type ContractNode, readContract } from './read-contract.ts'

/**
 * The body of a contract as nodes to rebuild. A parsed document runs nothing and fetches nothing; it is never shown itself. Its styles
 * are read and not applied, so that the content policy has nothing to report: the service writes them as ` style="`, and text of a
 * contract has no quotation marks as such.
 */
export function parseContract(source: string): readonly ContractNode[] {
  const unstyled = source.slice(Math.max(0, source.indexOf('<body'))).replaceAll(' style="', ' data-style="')
  const { body } = new DOMParser().parseFromString(trustedPolicy.createHTML(unstyled), 'text/html')
  return readContract(body)
}
