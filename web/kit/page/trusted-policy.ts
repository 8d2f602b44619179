interface Rules {
  readonly createHTML: (html: string) => string
  readonly createScriptURL: (address: string) => string
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Rules) => Rules
}

/** HTML is parsed and never shown; a script comes from the place that this one came from. */
const rules: Rules = {
  createHTML: (html) => html,
  createScriptURL(address) {
    if (new URL(address).origin !== new URL(import.meta.url).origin)
      throw new TypeError(`${address} is no script of this service.`)
    return address
  },
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory }

/** The one policy that the content policy of the hosted page allows. Browsers without it take texts as they are. */
export const trustedPolicy: Rules = trustedTypes?.createPolicy('verification', rules) ?? rules
