import type { Client } from './client.ts'

/** Images of records as addresses that an `<img>` takes: fetched with the key, stored in the memory of the page. */
export interface ImageStore {
  /** Address of an image by its token; each is fetched once. */
  url(token: string): Promise<string>
  /** Frees every image. */
  clear(): void
}

export function createImageStore(client: Client): ImageStore {
  const urls = new Map<string, Promise<string>>()
  return {
    url(token) {
      const known = urls.get(token)
      if (known !== undefined) return known
      const url = client
        .call('GET /imagevault/{token}', { path: { token } })
        .then((image) => URL.createObjectURL(image))
      urls.set(token, url)
      // A failure is not stored: the next call tries again.
      url.catch(() => urls.delete(token))
      return url
    },
    clear() {
      for (const url of urls.values()) void url.then((one) => URL.revokeObjectURL(one)).catch(() => undefined)
      urls.clear()
    },
  }
}
