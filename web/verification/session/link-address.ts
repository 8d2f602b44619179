/** What stands behind the `#` of the page's address. */
export type LinkAddress =
  | { readonly kind: 'reference'; readonly reference: string; readonly party: string | null }
  | { readonly kind: 'hand-off'; readonly token: string }

const token = /^handoff=([0-9a-f]{32,128})$/i
const reference = /^([0-9A-Za-z]{10,64})(?:\/([\w-]{1,64}))?$/

/** @param hash as `location.hash` has it; null for an address that no link begins with */
export function parseLinkAddress(hash: string): LinkAddress | null {
  const written = hash.replace(/^#\/?/, '').trim()
  const [, handOff] = token.exec(written) ?? []
  if (handOff !== undefined) return { kind: 'hand-off', token: handOff }
  const [, code, party = null] = reference.exec(written) ?? []
  return code === undefined ? null : { kind: 'reference', reference: code.toUpperCase(), party }
}

/**
 * Header `Authorization` of the call that opens the link.
 *
 * @param own secret of this tab, 64 hex: a code that was taken, and whose answer was lost, opens again for it alone
 */
export function openingAuthorization(address: LinkAddress, own: string): string {
  if (address.kind === 'hand-off') return `DOCUPASS_HANDOFF ${address.token} ${own}`
  const { reference: code, party } = address
  return `DOCUPASS ${code}${party === null ? '' : ` ${party}`}`
}
