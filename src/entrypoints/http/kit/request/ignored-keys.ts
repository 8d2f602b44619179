/** More would make a header that proxies refuse. */
const maxKeys = 50

/**
 * What of a profile, or of an override, had no effect, as the header `X-Ignored-Keys`; nothing when all had. A key
 * that is no plain word is reported as `?`, because a header carries nothing that a caller made up.
 */
export function ignoredKeysHeader(keys: readonly string[]): Readonly<Record<string, string>> {
  if (keys.length === 0) return {}
  const distinctKeys = new Set(keys.map((key) => (/^[\w.]{1,64}$/.test(key) ? key : '?')))
  const firstKeys = [...distinctKeys].slice(0, maxKeys)
  return { 'x-ignored-keys': [...firstKeys, ...(distinctKeys.size > maxKeys ? ['?'] : [])].join(', ') }
}
