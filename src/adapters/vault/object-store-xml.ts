import { childrenOf, parseXml, textOf, type XmlElement } from './xml-element.ts'

/** One page of ListObjectsV2. */
export interface ListPage {
  readonly objects: readonly { readonly key: string; readonly modifiedAt: number }[]
  /** Continuation token of the next page; null after the last. */
  readonly next: string | null
}

/**
 * Reads the answer to ListObjectsV2 (Amazon S3 API Reference, ListObjectsV2, Response Syntax).
 *
 * @throws Error when it is no such answer: a page that is not understood must never look like an empty bucket
 */
export function parseList(xml: string): ListPage {
  const root = parseXml(xml)
  if (root.name !== 'ListBucketResult')
    throw new Error('The object store answered a list with something else.')
  const isCut = textOf(root, 'IsTruncated') === 'true'
  const next = textOf(root, 'NextContinuationToken')
  if (isCut && next === null) throw new Error('The object store cut a list and gave no token to go on.')
  return { objects: childrenOf(root, 'Contents').map(listedObject), next: isCut ? next : null }
}

function listedObject(contents: XmlElement): ListPage['objects'][number] {
  const key = textOf(contents, 'Key')
  const modifiedAt = Date.parse(textOf(contents, 'LastModified') ?? '')
  if (key === null || Number.isNaN(modifiedAt))
    throw new Error('The object store listed an object without a name or a time.')
  return { key, modifiedAt }
}

/** `NoSuchKey`, `AccessDenied`, …: the code of an error document of S3 or STS; empty when it is none. */
export function parseErrorCode(document: Uint8Array): string {
  const code = errorCodeIn(Buffer.from(document).toString('utf8'))
  return /^\w{1,64}$/.test(code) ? code : ''
}

/** S3 answers `Error`, STS an `Error` within `ErrorResponse`. */
function errorCodeIn(xml: string): string {
  try {
    const root = parseXml(xml)
    const error = root.name === 'Error' ? root : childrenOf(root, 'Error')[0]
    return error === undefined ? '' : (textOf(error, 'Code') ?? '')
  } catch {
    return ''
  }
}
