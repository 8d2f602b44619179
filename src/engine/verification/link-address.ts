import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'

/** Where a link is opened. */
export interface LinkAddresses {
  readonly url: string
  /** By role; empty unless several parties sign. */
  readonly urlSign: Readonly<Record<string, string>>
}

type Addressed = Pick<HostedLink, 'reference' | 'language' | 'parties'> & {
  readonly profile: { readonly docupass: { readonly customDocuPassURL: string } }
}

/**
 * Addresses of a link. The reference stands behind `#`: a browser sends it to no server, and names it to no other page.
 *
 * @param publicUrl of the service; the profile may name another one that leads to it
 */
export function linkAddresses(
  { reference, language, parties, profile }: Addressed,
  publicUrl: string,
): LinkAddresses {
  const custom = profile.docupass.customDocuPassURL
  const base = (custom === '' ? publicUrl : custom).replace(/\/+$/, '')
  const url = `${base}/${language === '' ? '' : `?l=${language}`}#${reference}`
  return { url, urlSign: Object.fromEntries(parties.map(({ id, role }) => [role, `${url}/${id}`])) }
}

/** Where another device goes on, by a token that is good for one use. It stands behind `#`, as a reference does. */
export function handOffAddress(link: Addressed, publicUrl: string, token: string): string {
  const { url } = linkAddresses(link, publicUrl)
  return `${url.slice(0, url.indexOf('#'))}#handoff=${token}`
}

/**
 * Why links cannot begin with this address of a profile; null where they can. Cameras open on https alone, and what stands
 * behind `?` or `#` is the link's own.
 */
export function objectionToLinkBase(address: string): string | null {
  if (address === '') return null
  if (!URL.canParse(address)) return 'It is no address.'
  const { protocol, hostname, search, hash } = new URL(address)
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  if (protocol !== 'https:' && !(isLocal && protocol === 'http:')) return 'It must begin with https.'
  return search === '' && hash === '' && !/[?#]/.test(address) ? null : 'It must have neither ? nor #.'
}
