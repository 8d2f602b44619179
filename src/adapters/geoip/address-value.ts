import ipaddr from 'ipaddr.js'

/** An address as a number: of IPv6 the first 64 bits, below which no network is given to another country. */
export interface AddressValue {
  readonly kind: 'v4' | 'v6'
  readonly value: bigint
}

/** Null for what is no address. IPv4 inside of IPv6 is IPv4. */
export function addressValue(written: string): AddressValue | null {
  if (!ipaddr.isValid(written)) return null
  const address = ipaddr.process(written)
  const isV4 = address.kind() === 'ipv4'
  const bytes = address.toByteArray().slice(0, isV4 ? 4 : 8)
  return { kind: isV4 ? 'v4' : 'v6', value: bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) }
}

const last = { v4: 0xffff_ffffn, v6: (1n << 128n) - 1n }

/** An end of a range in a table: an address, or the whole of one as a decimal number. Null for anything else. */
export function rangeEnd(written: string, kind: 'v4' | 'v6'): AddressValue | null {
  if (!/^\d{1,39}$/.test(written)) return addressValue(written)
  const value = BigInt(written)
  if (value > last[kind]) return null
  return { kind, value: kind === 'v4' ? value : value >> 64n }
}
