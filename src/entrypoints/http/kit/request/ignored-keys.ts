/** More would make a header that proxies refuse. */
const maxKeys = 50

/**
 * What of a request had no effect, as the header `X-Ignored-Keys`; nothing when all had. A key
 * that is no plain word is reported as `?`, because a header carries nothing that a caller made up.
 */
export function ignoredKeysHeader(keys: readonly string[]): Readonly<Record<string, string>> {
  if (keys.length === 0) return {}
  const distinctKeys = new Set(keys.map((key) => (/^[\w.$[\]-]{1,64}$/.test(key) ? key : '?')))
  const firstKeys = [...distinctKeys].slice(0, maxKeys)
  return { 'x-ignored-keys': [...firstKeys, ...(distinctKeys.size > maxKeys ? ['?'] : [])].join(', ') }
}

type Headers = Readonly<Record<string, string>>

/** The headers of an answer with these keys beside those that it names already. */
export function nameIgnoredKeys(headers: Headers, keys: readonly string[]): Headers {
  const named = headers['x-ignored-keys']?.split(', ') ?? []
  return { ...headers, ...ignoredKeysHeader([...named, ...keys]) }
}

/** By which clients name themselves. */
const clientKey = 'client'

/**
 * Keys that a request gave and its shape did not take: unknown ones, and those whose value says nothing.
 *
 * @param sent what was given, with empty values or without
 * @param taken what its shape made of it
 */
export function ignoredKeys(sent: unknown, taken: unknown): readonly string[] {
  const values = new Map(Object.entries(isObject(taken) ? taken : {}))
  const keys = isObject(sent) ? Object.keys(sent) : []
  return keys.filter((key) => key !== clientKey && values.get(key) === undefined)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
