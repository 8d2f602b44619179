import type { Element, Root } from 'hast'
import { invalidValue } from '../../vocabulary/refusals.ts'

/** Each is read from the vault and stands in the file. */
const maxPictures = 20

/** How an `img` names a picture of the vault: `ref:` or `/imagevault/`, and its token of 64 hex digits. */
export const vaultSource = /^(?:ref:|\/imagevault\/)([0-9a-f]{64})$/

/** Null for every other source. */
export function vaultToken(source: string): string | null {
  return vaultSource.exec(source)?.[1] ?? null
}

/**
 * Tokens of the pictures of the vault that a sanitised template names, each once.
 *
 * @throws Refusal ERROR_INVALID_VALUE for more than 20
 */
export function vaultTokens(root: Root): readonly string[] {
  const tokens = new Set<string>()
  collect(root, tokens)
  if (tokens.size > maxPictures)
    throw invalidValue('content', `It names more than ${maxPictures} pictures of the vault. Name fewer.`)
  return [...tokens]
}

function collect(parent: Root | Element, tokens: Set<string>): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    const { src } = child.properties
    const token = child.tagName === 'img' && typeof src === 'string' ? vaultToken(src) : null
    if (token !== null) tokens.add(token)
    collect(child, tokens)
  }
}
