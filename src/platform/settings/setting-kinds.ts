import ipaddr from 'ipaddr.js'

/** One variable: how it is written, what it becomes. */
export interface Setting<Value> {
  readonly variable: string
  /** For the reference: `integer`, `CIDR list`, ... */
  readonly kind: string
  /** As it would be written in the environment; empty = unset. */
  readonly initial: string
  readonly secret: boolean
  readonly sentence: string
  /** From the written form, trimmed and not empty. Throws an Error whose message says what would be right. */
  readonly parse: (rawValue: string) => Value
  /** Value when the variable is unset and `initial` is empty. */
  readonly unset: Value
}

/** An address range that the operator named. */
export type Cidr = readonly [network: string, bits: number]

export function text(variable: string, initial: string, sentence: string): Setting<string> {
  return {
    variable,
    kind: 'text',
    initial,
    secret: false,
    sentence,
    parse: (rawValue) => rawValue,
    unset: '',
  }
}

export function path(variable: string, initial: string, sentence: string): Setting<string> {
  return { ...text(variable, initial, sentence), kind: 'path' }
}

/** None when unset. */
export function paths(variable: string, sentence: string): Setting<readonly string[]> {
  const parse = (rawValue: string) =>
    rawValue
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
  return { variable, kind: 'paths', initial: '', secret: false, sentence, parse, unset: [] }
}

/** None when unset. */
export function words(
  variable: string,
  { form, why }: { readonly form: RegExp; readonly why: string },
  sentence: string,
): Setting<readonly string[]> {
  const parse = (rawValue: string) => {
    const found = rawValue
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
    if (!found.every((word) => form.test(word))) throw new Error(why)
    return found
  }
  return { variable, kind: 'words', initial: '', secret: false, sentence, parse, unset: [] }
}

/** Null when unset. */
export function secret(variable: string, sentence: string): Setting<string | null> {
  const parse = (rawValue: string) => {
    if (/\s/.test(rawValue)) throw new Error('must not contain spaces')
    return rawValue
  }
  return { variable, kind: 'secret', initial: '', secret: true, sentence, parse, unset: null }
}

export function count(
  variable: string,
  initial: number,
  { min = 0, max, sentence }: { readonly min?: number; readonly max: number; readonly sentence: string },
): Setting<number> {
  const parse = (rawValue: string) => {
    const value = /^\d{1,12}$/.test(rawValue) ? Number(rawValue) : Number.NaN
    if (!(value >= min && value <= max)) throw new Error(`must be a whole number from ${min} to ${max}`)
    return value
  }
  return {
    variable,
    kind: 'integer',
    initial: String(initial),
    secret: false,
    sentence,
    parse,
    unset: initial,
  }
}

/** Null when unset: the program knows better what is good on this machine. */
export function countOrUnset(
  variable: string,
  range: { readonly min?: number; readonly max: number; readonly sentence: string },
): Setting<number | null> {
  return { ...count(variable, 0, range), initial: '', unset: null }
}

export function flag(variable: string, initial: boolean, sentence: string): Setting<boolean> {
  const parse = (rawValue: string) => {
    if (/^(true|yes|on|1)$/i.test(rawValue)) return true
    if (/^(false|no|off|0)$/i.test(rawValue)) return false
    throw new Error('must be true or false')
  }
  return {
    variable,
    kind: 'true or false',
    initial: String(initial),
    secret: false,
    sentence,
    parse,
    unset: initial,
  }
}

const hourMs = 3_600_000

/** A span of time in milliseconds, from an hour to a year; null when it is off, which is the default. */
export function period(variable: string, sentence: string): Setting<number | null> {
  const parse = (rawValue: string) => {
    if (/^off$/i.test(rawValue)) return null
    const [, number, unit] = /^([1-9]\d{0,3})([hd])$/i.exec(rawValue) ?? []
    const hours = Number(number) * (unit?.toLowerCase() === 'd' ? 24 : 1)
    if (!(hours <= 8760)) throw new Error('must be off, or hours or days up to a year, for example 24h or 7d')
    return hours * hourMs
  }
  return {
    variable,
    kind: 'off or a period',
    initial: 'off',
    secret: false,
    sentence,
    parse,
    unset: null,
  }
}

/** The first of the words is the default. */
export function choice<const Words extends readonly [string, ...string[]]>(
  variable: string,
  words: Words,
  sentence: string,
): Setting<Words[number]> {
  const parse = (rawValue: string) => {
    const found = words.find((word) => word === rawValue.toLowerCase())
    if (found === undefined) throw new Error(`must be one of ${words.join(', ')}`)
    return found
  }
  const kind = words.join(' / ')
  return { variable, kind, initial: words[0], secret: false, sentence, parse, unset: words[0] }
}

/** An http(s) address without a slash at its end; null when unset. */
export function url(variable: string, sentence: string): Setting<string | null> {
  const parse = (rawValue: string) => {
    const parsed = URL.canParse(rawValue) ? new URL(rawValue) : null
    if (parsed === null || !/^https?:$/.test(parsed.protocol))
      throw new Error('must be an absolute http or https address')
    if (parsed.username !== '' || parsed.password !== '' || parsed.search !== '' || parsed.hash !== '')
      throw new Error('must have no user, query or fragment')
    return parsed.href.replace(/\/+$/, '')
  }
  return { variable, kind: 'address', initial: '', secret: false, sentence, parse, unset: null }
}

export function cidrs(variable: string, sentence: string): Setting<readonly Cidr[]> {
  const parse = (rawValue: string) =>
    rawValue
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(parseCidr)
  return { variable, kind: 'CIDR list', initial: '', secret: false, sentence, parse, unset: [] }
}

/** `10.0.0.0/8`, `fd00::/8`, or one address. Throws an Error that quotes it. */
export function parseCidr(rawValue: string): Cidr {
  try {
    if (rawValue.includes('/')) {
      const [network, bits] = ipaddr.parseCIDR(rawValue)
      return [network.toString(), bits]
    }
    if (!ipaddr.IPv4.isValidFourPartDecimal(rawValue) && !ipaddr.IPv6.isValid(rawValue))
      throw new Error('not an address')
    const address = ipaddr.parse(rawValue)
    return [address.toString(), address.kind() === 'ipv4' ? 32 : 128]
  } catch (cause) {
    throw new Error(`must be addresses or CIDRs, separated by commas ('${rawValue}' is not one)`, { cause })
  }
}

/** Whether an address lies in one of the ranges. IPv4 mapped into IPv6 counts as IPv4. False for what is no address. */
export function isInCidrs(address: string, ranges: readonly Cidr[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return ranges.some(([network, bits]) => {
    const base = ipaddr.parse(network)
    if (base.kind() !== parsed.kind()) return false
    return parsed.match(base, bits)
  })
}
