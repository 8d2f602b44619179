import type { Setting } from './setting-kinds.ts'

/** Where a private key lies in a token, as a PKCS#11 URI says it (RFC 7512). */
export interface TokenKeyAddress {
  /** Library of the maker of the token. */
  readonly modulePath: string
  /** The token by its label, or the slot that it is in. */
  readonly slot: { readonly token: string } | { readonly slotId: number }
  /** CKA_ID in hexadecimal digits. */
  readonly id: string
}

/** A label is none of them: pkcs11-tool 0.23 takes the first key of a token, whatever label is asked for. */
const pathAttributes = ['token', 'slot-id', 'id', 'type']
const queryAttributes = ['module-path']
const example = 'pkcs11:token=Symbolon;id=%01?module-path=/usr/lib/softhsm/libsofthsm2.so'

/** The address of a private key in a token; null when unset. */
export function tokenKeyAddress(variable: string, sentence: string): Setting<TokenKeyAddress | null> {
  return { variable, kind: 'PKCS#11 URI', initial: '', secret: false, sentence, parse, unset: null }
}

/** Throws Error saying what would be right. Attributes that choose nothing here are refused: another key would sign. */
function parse(uri: string): TokenKeyAddress {
  const [, path, query = ''] = /^pkcs11:([^?]*)(?:\?(.*))?$/s.exec(uri) ?? []
  if (path === undefined) throw new Error(`must be a PKCS#11 URI like ${example}`)
  const found = attributesOf(path, ';', pathAttributes)
  const modulePath = attributesOf(query, '&', queryAttributes).get('module-path')?.toString('utf8') ?? ''
  if (!modulePath.startsWith('/'))
    throw new Error('must name the library of the token: ?module-path=/path/of/library.so')
  const text = (name: string): string | null => found.get(name)?.toString('utf8') ?? null
  if ((text('type') ?? 'private') !== 'private') throw new Error('must name a private key: type=private')
  const id = found.get('id')?.toString('hex')
  if (id === undefined) throw new Error('must name the key by its CKA_ID: id=%01')
  return { modulePath, slot: slotOf(text('token'), text('slot-id')), id }
}

function slotOf(token: string | null, slotId: string | null): TokenKeyAddress['slot'] {
  if (token !== null && slotId === null) return { token }
  if (token === null && /^\d{1,10}$/.test(slotId ?? '')) return { slotId: Number(slotId) }
  throw new Error('must name one token: token=LABEL, or slot-id=NUMBER')
}

function attributesOf(
  written: string,
  separator: string,
  known: readonly string[],
): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>()
  for (const attribute of written.split(separator).filter(Boolean)) {
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(attribute) ?? []
    if (name.startsWith('pin-')) throw new Error('must not hold the PIN: SYMBOLON_SEAL_PKCS11_PIN has it')
    if (!known.includes(name)) throw new Error(`may have ${known.join(', ')}, and not '${name}'`)
    if (found.has(name) || value === '') throw new Error(`must have one value of '${name}'`)
    found.set(name, decoded(value))
  }
  return found
}

/** `%XX` is a byte, as ids have them; everything else stands for itself. */
function decoded(value: string): Buffer {
  const parts = value.match(/%[0-9a-f]{2}|[^%]+/gi) ?? []
  if (parts.join('') !== value) throw new Error('has a % without two hexadecimal digits behind it')
  return Buffer.concat(
    parts.map((part) =>
      part.startsWith('%') ? Buffer.from(part.slice(1), 'hex') : Buffer.from(part, 'utf8'),
    ),
  )
}
