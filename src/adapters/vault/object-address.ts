export interface Bucket {
  /** `https://host[:port]`, without a slash at its end. */
  readonly endpoint: string
  readonly bucket: string
  /** Before the name of every object; letters, digits and `._/-`. */
  readonly prefix: string
  /** `endpoint/bucket/name`; false: `bucket.endpoint/name`. */
  readonly pathStyle: boolean
}

/** Address of an object, `name` without the prefix; of the bucket itself when there is no name. */
export function addressOf(
  { endpoint, bucket, prefix, pathStyle }: Bucket,
  name: string | undefined,
  query: Readonly<Record<string, string>>,
): string {
  const path = name === undefined ? '' : prefix + name
  const url = new URL(endpoint)
  if (pathStyle) url.pathname = `${url.pathname.replace(/\/$/, '')}/${bucket}/${path}`
  else {
    url.hostname = `${bucket}.${url.hostname}`
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`
  }
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
  return url.href
}
