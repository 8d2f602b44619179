import { isRiskyScheme } from '../../vocabulary/profiles/is-risky-scheme.ts'
import { lenientBoolean, lenientNumber, lenientText, lenientWord } from '../../vocabulary/lenient-values.ts'
import { invalidValue } from '../../vocabulary/refusals.ts'

/** Reads one value; refuses ERROR_INVALID_VALUE naming the key path. */
export type Parser<Value> = (value: unknown, path: string) => Value

type Part<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]?: Part<Value[Key]> }
    : Value

/** One parser per key. */
export type Shape<Value> = { readonly [Key in keyof Value]-?: Parser<Part<Value[Key]>> }

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The path of a key below another, as a caller would write it. */
export const childPath = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

export const booleanParser: Parser<boolean> = (sent, path) => {
  const value = lenientBoolean(sent)
  if (typeof value !== 'boolean') throw invalidValue(path, 'It must be true or false.')
  return value
}

export const integerBetween =
  (min: number, max: number): Parser<number> =>
  (sent, path) => {
    const value = lenientNumber(sent)
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
      throw invalidValue(path, `It must be a whole number from ${min} to ${max}.`)
    }
    return value
  }

/** A finite number; ends included. */
export const numberBetween =
  (min: number, max: number): Parser<number> =>
  (sent, path) => {
    const value = lenientNumber(sent)
    if (typeof value !== 'number' || !Number.isFinite(value) || value < min || value > max) {
      throw invalidValue(path, `It must be a number from ${min} to ${max}.`)
    }
    return value
  }

/** A share from 0 to 1, or -1 for off. */
export const fractionOrOff: Parser<number> = (sent, path) => {
  const value = lenientNumber(sent)
  if (typeof value === 'number' && (value === -1 || (value >= 0 && value <= 1))) return value
  throw invalidValue(path, 'It must be a number from 0 to 1, or -1 for off.')
}

export const textOfLength =
  (max: number, min = 0): Parser<string> =>
  (sent, path) => {
    const value = lenientText(sent)
    if (typeof value !== 'string') throw invalidValue(path, 'It must be a text.')
    if (value.length < min || value.length > max) {
      throw invalidValue(path, `It must have ${min} to ${max} characters.`)
    }
    return value
  }

export const matching =
  (pattern: RegExp, why: string): Parser<string> =>
  (sent, path) => {
    const value = lenientText(sent)
    if (typeof value !== 'string' || !pattern.test(value)) throw invalidValue(path, why)
    return value
  }

/** A word in any case, or a number; both also as texts. */
export const oneOf =
  <const Value extends string | number>(...values: readonly Value[]): Parser<Value> =>
  (sent, path) => {
    const meant = [lenientWord(sent), lenientNumber(sent)]
    const found = values.find((candidate) => meant.includes(candidate))
    if (found === undefined) throw invalidValue(path, `It must be one of ${values.join(', ')}.`)
    return found
  }

export const listOf =
  <Value>(item: Parser<Value>, max: number): Parser<readonly Value[]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw invalidValue(path, 'It must be a list.')
    if (value.length > max) throw invalidValue(path, `It must have at most ${max} entries.`)
    return value.map((entry, index) => item(entry, childPath(path, String(index))))
  }

const maxAddress = 2048

/**
 * An http or https address without credentials, or empty for none. Syntax alone: whether the host may be
 * reached is asked of anyone who is about to reach it.
 */
export const webAddress: Parser<string> = addressOf('It must be an http or https address.', isWeb)

/** The same, or one that opens an app: `bank-app://verified`. */
export const appAddress: Parser<string> = addressOf(
  'It must be an http or https address, or begin with the scheme of an app.',
  (scheme) => isWeb(scheme) || !isRiskyScheme(scheme),
)

/** An https address, or empty for none. */
export const secureAddress: Parser<string> = addressOf(
  'It must be an https address.',
  (scheme) => scheme === 'https',
)

/** The origin of a page: `https://host`, with a port where it has one; also http of this very device. */
export const pageOrigin: Parser<string> = (value, path) => {
  const why = 'It must be an origin such as https://shop.example, without a path.'
  const written = textOfLength(maxAddress, 1)(value, path)
  if (!URL.canParse(written)) throw invalidValue(path, why)
  const { origin, protocol, hostname } = new URL(written)
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocal)
  if (!isSafe || written.toLowerCase().replace(/\/$/, '') !== origin) throw invalidValue(path, why)
  return origin
}

function addressOf(why: string, isAllowed: (scheme: string) => boolean): Parser<string> {
  return (value, path) => {
    const address = textOfLength(maxAddress)(value, path)
    if (address === '') return address
    if (/\s/.test(address) || !URL.canParse(address)) throw invalidValue(path, why)
    const url = new URL(address)
    if (!isAllowed(url.protocol.slice(0, -1))) throw invalidValue(path, why)
    if (url.username !== '' || url.password !== '')
      throw invalidValue(path, `${why} It must not contain credentials.`)
    return address
  }
}

function isWeb(scheme: string): boolean {
  return scheme === 'http' || scheme === 'https'
}

/** An IANA name of a time zone. */
export const timeZone: Parser<string> = (value, path) => {
  const name = matching(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/, 'It must be the IANA name of a time zone.')(
    value,
    path,
  )
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
  } catch (cause) {
    if (cause instanceof RangeError) throw invalidValue(path, 'It must be the IANA name of a time zone.')
    throw cause
  }
  return name
}

/** Those keys of an object that are there; others are left alone. */
export const partOf =
  <Value>(shape: Shape<Value>): Parser<Part<Value>> =>
  (value, path) => {
    if (!isRecord(value)) throw invalidValue(path, 'It must be an object.')
    const parsed: Record<string, unknown> = {}
    for (const [key, parse] of Object.entries<Parser<unknown>>(shape)) {
      if (Object.hasOwn(value, key)) parsed[key] = parse(value[key], childPath(path, key))
    }
    return parsed as Part<Value>
  }

/** An object whose keys we need not know. */
export const mapOf =
  <Value>(
    entry: Parser<Value>,
    key: { pattern: RegExp; max: number; why: string },
  ): Parser<Record<string, Value>> =>
  (value, path) => {
    if (!isRecord(value)) throw invalidValue(path, 'It must be an object.')
    const names = Object.keys(value)
    if (names.length > key.max) throw invalidValue(path, `It must have at most ${key.max} keys.`)
    if (names.some((name) => !key.pattern.test(name))) throw invalidValue(path, key.why)
    return Object.fromEntries(names.map((name) => [name, entry(value[name], childPath(path, name))]))
  }
