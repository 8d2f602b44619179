import type { StoredCompany } from '../register-source.ts'
import { nameWords } from './name-words.ts'

/** FNV-1a with a final mix (MurmurHash3): 32 bits of a text. */
export function hash32(kind: string, text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < kind.length; at++) hash = Math.imul(hash ^ kind.charCodeAt(at), 0x01000193)
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Keys of numbers. Two different ones may have one key: a reader of a record compares the number itself. */
export const idKey = (id: string): number => hash32('i', id)
export const leiKey = (lei: string): number => hash32('l', plainIdentifier(lei))
export const registrationKey = (number: string): number => hash32('n', comparableNumber(number))
export const taxKey = (number: string): number => hash32('t', comparableNumber(number))
/** Of what is said about a company's owners. */
export const ownedKey = (id: string): number => hash32('o', id)

/** Two keys of one address: how many records both have is how many companies are there, for all that is known. */
export function addressKeys(address: string): readonly [number, number] | null {
  const plain = comparableAddress(address)
  return plain === '' ? null : [hash32('a', plain), hash32('A', plain)]
}

/** Keys by which a word finds the names that bear it. */
export interface WordKeys {
  readonly word: string
  /** Of each spelling, letter for letter. */
  readonly exact: readonly number[]
  /** Of how it sounds and of its beginning, for typing errors. */
  readonly alike: readonly number[]
}

/** The words of a name without its legal form, and the key of the whole name without blanks. */
export function nameKeys(name: string): { readonly words: readonly WordKeys[]; readonly whole: number } {
  const words = nameWords(name)
  return {
    words: words.map(({ spellings, sounds, beginning }) => ({
      word: spellings[0] ?? '',
      exact: spellings.map((spelling) => hash32('w', spelling)),
      alike: [
        ...sounds.map((sound) => hash32('s', sound)),
        ...(beginning === null ? [] : [hash32('p', beginning)]),
      ],
    })),
    whole: hash32('f', words.map(({ spellings }) => spellings[0] ?? '').join('')),
  }
}

/** Every key by which a company is found, each once. */
export function companyKeys({ id, values, otherNames }: StoredCompany): readonly number[] {
  const keys = new Set<number>([idKey(id), ...numberKeys(values)])
  const { legalName, legalNameLocal, address } = values
  for (const name of [legalName, legalNameLocal, ...otherNames]) {
    if (name === undefined || name === '') continue
    const { words, whole } = nameKeys(name)
    keys.add(whole)
    for (const { exact, alike } of words) {
      for (const key of exact) keys.add(key)
      for (const key of alike) keys.add(key)
    }
  }
  for (const key of (address === undefined ? null : addressKeys(address)) ?? []) keys.add(key)
  return [...keys]
}

function numberKeys({ lei, registrationNumber, taxNumber }: StoredCompany['values']): number[] {
  return [
    ...(lei === undefined ? [] : [leiKey(lei)]),
    ...(registrationNumber === undefined ? [] : [registrationKey(registrationNumber)]),
    ...(taxNumber === undefined ? [] : [taxKey(taxNumber)]),
  ]
}

/** Letters and digits alone, capitals. */
export function plainIdentifier(value: string): string {
  return value.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** The same without the zeros that some put in front: `01234567` = `1234567`, `SC000123` = `SC123`. */
export function comparableNumber(value: string): string {
  return plainIdentifier(value).replace(/^([A-Z]*)0+(?=[A-Z0-9])/, '$1')
}

/** Letters and digits of an address in small letters, in the order in which it is written. */
function comparableAddress(address: string): string {
  return address
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
