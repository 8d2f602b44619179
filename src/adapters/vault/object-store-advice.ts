import type { Bucket } from './object-address.ts'

export function silence({ endpoint }: Bucket): string {
  return `The object store ${endpoint} does not answer. Check SYMBOLON_S3_ENDPOINT, the network and the store.`
}

/** What the operator can do about an answer that was not expected; `code` is that of its error document, or empty. */
export function adviceOn(
  { endpoint, bucket }: Bucket,
  { status, code }: { readonly status: number; readonly code: string },
): string {
  const said = `The object store ${endpoint} answered ${status}${code === '' ? '' : ` ${code}`}.`
  if (status === 403)
    return `${said} Check SYMBOLON_S3_ACCESS_KEY, SYMBOLON_S3_SECRET_KEY or the role, what they may do in the bucket, and this machine's clock.`
  if (code === 'NoSuchBucket')
    return `${said} Create the bucket ${bucket}, or set SYMBOLON_S3_BUCKET to another.`
  if (status < 400)
    return `${said} Set SYMBOLON_S3_ENDPOINT and SYMBOLON_S3_REGION to where the bucket is; redirects are not followed.`
  if (status === 501)
    return `${said} It must know conditional writes (If-None-Match), or a blob could be written over.`
  return `${said} ${status < 500 ? 'Check the settings SYMBOLON_S3_*.' : 'Look at the store.'}`
}
