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
  if (!/<ListBucketResult[\s>]/.test(xml) || !xml.includes('</ListBucketResult>'))
    throw new Error('The object store answered a list with something else.')
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, inner = '']) => {
    const key = textIn(inner, 'Key')
    const modifiedAt = Date.parse(textIn(inner, 'LastModified') ?? '')
    if (key === null || Number.isNaN(modifiedAt))
      throw new Error('The object store listed an object without a name or a time.')
    return { key, modifiedAt }
  })
  const isCut = textIn(xml, 'IsTruncated') === 'true'
  const next = textIn(xml, 'NextContinuationToken')
  if (isCut && next === null) throw new Error('The object store cut a list and gave no token to go on.')
  return { objects, next: isCut ? next : null }
}

/** `NoSuchKey`, `AccessDenied`, …: the code of an error document, or empty. */
export function parseErrorCode(document: Uint8Array): string {
  const code = textIn(Buffer.from(document).toString('utf8'), 'Code') ?? ''
  return /^\w{1,64}$/.test(code) ? code : ''
}

function textIn(xml: string, element: string): string | null {
  const opening = `<${element}>`
  const start = xml.indexOf(opening)
  if (start < 0) return null
  const [text = '', rest] = xml.slice(start + opening.length).split('<', 2)
  return rest?.startsWith(`/${element}>`) === true ? plain(text) : null
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plain(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (name.startsWith('#x') || name.startsWith('#X'))
      return String.fromCodePoint(parseInt(name.slice(2), 16))
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)))
    return entities[name] ?? whole
  })
}
