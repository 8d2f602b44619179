import type { ContractTree } from '../../../vocabulary/agreements/contract-tree.ts'
import type { FieldAnswer } from '../../../engine/agreements/signing/fill-fields.ts'
import type { KeptBytes } from '../../../vocabulary/agreements/signing.ts'
import type { Ports } from '../../ports/ports.ts'
import type { SealContext } from '../../ports/vault/vault.ts'

/** Lays bytes, sealed and synced, into the vault, before any row names them. */
export async function keepBytes(
  { vault, ids }: Pick<Ports, 'vault' | 'ids'>,
  bytes: Uint8Array,
  seal: SealContext,
): Promise<KeptBytes> {
  const blobId = ids.token()
  return { blobId, ...(await vault.keep({ id: blobId }, bytes, seal)) }
}

type PackedTree = Omit<ContractTree, 'pictures'> & {
  readonly pictures: readonly { readonly format: 'png' | 'jpeg'; readonly base64: string }[]
}
type Picture = Extract<FieldAnswer, { readonly kind: 'picture' }>
type PackedAnswer =
  Exclude<FieldAnswer, { readonly kind: 'picture' }> | (Omit<Picture, 'png'> & { readonly png: string })

/** What a signing keeps of its document and of its answers: JSON in UTF-8, pictures as base64. */
type Packed =
  | { readonly schema: 1; readonly tree: PackedTree }
  | { readonly schema: 1; readonly answers: readonly PackedAnswer[] }

export function packTree(tree: ContractTree): Uint8Array {
  const pictures = tree.pictures.map(({ format, bytes }) => ({ format, base64: toBase64(bytes) }))
  return pack({ schema: 1, tree: { ...tree, pictures } })
}

export function unpackTree(bytes: Uint8Array): ContractTree {
  const packed = unpack(bytes)
  if (!('tree' in packed)) throw new Error('A document of a signing holds something else.')
  const { pictures, ...tree } = packed.tree
  return { ...tree, pictures: pictures.map(({ format, base64 }) => ({ format, bytes: fromBase64(base64) })) }
}

export function packAnswers(answers: readonly FieldAnswer[]): Uint8Array {
  const packed = answers.map((answer) =>
    answer.kind === 'picture' ? { ...answer, png: toBase64(answer.png) } : answer,
  )
  return pack({ schema: 1, answers: packed })
}

export function unpackAnswers(bytes: Uint8Array): readonly FieldAnswer[] {
  const packed = unpack(bytes)
  if (!('answers' in packed)) throw new Error('Answers of a signing hold something else.')
  return packed.answers.map((answer) =>
    answer.kind === 'picture' ? { ...answer, png: fromBase64(answer.png) } : answer,
  )
}

const pack = (packed: Packed): Uint8Array => new TextEncoder().encode(JSON.stringify(packed))

/** The seal of the vault proves that we wrote it. */
function unpack(bytes: Uint8Array): Packed {
  const packed: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (typeof packed === 'object' && packed !== null && 'schema' in packed && packed.schema === 1)
    return packed as Packed
  throw new Error('A part of a signing has a schema that this version does not know.')
}

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const fromBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'))
