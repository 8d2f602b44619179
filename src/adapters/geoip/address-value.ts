import ipaddr from 'ipaddr.js'

/** An address as a number: of IPv6 the first 64 bits, below which no network is given to another country. */
export interface IpAddressValue {
  readonly family: 'v4' | 'v6'
  readonly value: bigint
}

/** Null for what is no address. IPv4 inside of IPv6 is IPv4. */
export function parseIpAddress(text: string): IpAddressValue | null {
  if (!ipaddr.isValid(text)) return null
  const address = ipaddr.process(text)
  const isV4 = address.kind() === 'ipv4'
  const bytes = address.toByteArray().slice(0, isV4 ? 4 : 8)
  return { family: isV4 ? 'v4' : 'v6', value: bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) }
}

const maxValue = { v4: 0xffff_ffffn, v6: (1n << 128n) - 1n }

/** An end of a range in a table: an address, or the whole of one as a decimal number. Null for anything else. */
export function parseRangeBound(text: string, family: 'v4' | 'v6'): IpAddressValue | null {
  if (!/^\d{1,39}$/.test(text)) return parseIpAddress(text)
  const value = BigInt(text)
  if (value > maxValue[family]) return null
  return { family, value: family === 'v4' ? value : value >> 64n }
}
