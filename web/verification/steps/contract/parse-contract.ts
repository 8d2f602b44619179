import { type ContractNode, readContract } from './read-contract.ts'

interface HtmlPolicy {
  readonly createHTML: (html: string) => string
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy
}

/** The one policy that the content policy of the page allows. Other browsers take the text as it is. */
function trustedPolicy(): HtmlPolicy {
  const rules: HtmlPolicy = { createHTML: (html) => html }
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory }
  return trustedTypes?.createPolicy('verification', rules) ?? rules
}

const policy = trustedPolicy()

/**
 * The body of a contract as nodes to rebuild. A parsed document runs nothing and fetches nothing; it is never shown itself. Its styles
 * are read and not applied, so that the content policy has nothing to report: the service writes them as ` style="`, and text of a
 * contract has no quotation marks as such.
 */
export function parseContract(source: string): readonly ContractNode[] {
  const unstyled = source.slice(Math.max(0, source.indexOf('<body'))).replaceAll(' style="', ' data-style="')
  const { body } = new DOMParser().parseFromString(policy.createHTML(unstyled), 'text/html')
  return readContract(body)
}
