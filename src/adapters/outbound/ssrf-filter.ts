import ipaddr from 'ipaddr.js'
import { isInCidrs, type Cidr } from '../../platform/settings/setting-kinds.ts'

/** IPv6 that is handed out to the public (RFC 4291 section 2.4, IANA: 2000::/3). */
const globalUnicastIpv6: readonly Cidr[] = [['2000::', 3]]

/**
 * Ports where nothing that serves pictures, lists or webhooks lives, but something that could be made to do harm:
 * everything below 1024 except 80 and 443, and the usual databases, caches and control planes above.
 */
const blockedPorts: ReadonlySet<number> = new Set([
  1080, 1099, 1433, 1521, 1883, 2049, 2181, 2375, 2376, 2379, 2380, 3128, 3306, 3389, 4369, 5060, 5061, 5222,
  5432, 5433, 5671, 5672, 5900, 5984, 6000, 6379, 6380, 6443, 6566, 6665, 6666, 6667, 6668, 6669, 6697, 7001,
  8500, 9042, 9092, 9200, 9300, 10080, 10250, 11211, 15672, 25672, 27017, 27018, 50000, 61616,
]) // prettier-ignore

/**
 * Whether traffic may go to this address: public unicast (IANA special-purpose registries for IPv4 and IPv6), or inside
 * a range that the operator allowed. False for text that is not an address.
 */
export function isAllowedAddress(address: string, allowed: readonly Cidr[]): boolean {
  if (!ipaddr.isValid(address)) return false
  if (isInCidrs(address, allowed)) return true
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  if (isInCidrs(parsed.toString(), platformAddresses)) return false
  return parsed.kind() === 'ipv4' || isInCidrs(parsed.toString(), globalUnicastIpv6)
}

/** Null when the address may be asked at all, otherwise why not; looks at its text only. */
export function urlViolation(address: URL): 'scheme' | 'user' | 'port' | null {
  if (address.protocol !== 'http:' && address.protocol !== 'https:') return 'scheme'
  if (address.username !== '' || address.password !== '') return 'user'
  const port = address.port === '' ? (address.protocol === 'http:' ? 80 : 443) : Number(address.port)
  if (port !== 80 && port !== 443 && (port < 1024 || blockedPorts.has(port))) return 'port'
  return null
}

/** Public by its number, and in every machine of Azure the platform's own: metadata, agents, names, health. */
const platformAddresses: readonly Cidr[] = [['168.63.129.16', 32]]

/** Whether both lead to the same listener: another name of this machine is the same listener when the port is. */
export function isSameOrigin(ownUrl: URL, target: URL): boolean {
  if (ownUrl.origin === target.origin) return true
  return isLocal(ownUrl) && isLocal(target) && ownUrl.port === target.port
}

/** Names and addresses of this machine, an IPv4 address also as IPv6 writes it (RFC 4291 section 2.5.5). */
function isLocal({ hostname }: URL): boolean {
  if (isLoopbackName(hostname)) return true
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  return ipaddr.isValid(address) && ['loopback', 'unspecified'].includes(ipaddr.process(address).range())
}

/** Names that this machine has for itself (RFC 6761, section 6.3). */
export function isLoopbackName(host: string): boolean {
  return /^(.*\.)?localhost\.?$/i.test(host)
}
