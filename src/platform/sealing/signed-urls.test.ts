import { describe, expect, it } from 'vitest'
import { createSignedUrls } from './signed-urls.ts'

let time = 1_790_000_000_000
const signedUrls = createSignedUrls({
  key: Buffer.alloc(32, 7),
  lifetimeSeconds: 60,
  now: () => time,
  base: () => 'https://id.example',
})

function parsedUrl(signedUrl: string): readonly [path: string, query: Record<string, string>] {
  const url = new URL(signedUrl)
  return [url.pathname, Object.fromEntries(url.searchParams)]
}

describe('a signed link', () => {
  const signedUrl = signedUrls.sign('/image/ab/cd/front.jpg')

  it('stands on the public address and opens its own path', () => {
    expect(signedUrl.startsWith('https://id.example/image/ab/cd/front.jpg?')).toBe(true)
    expect(signedUrls.verify(...parsedUrl(signedUrl))).toBe(true)
  })

  it('opens no other path, with no other expiry, and no changed signature', () => {
    const [path, query] = parsedUrl(signedUrl)
    const signature = query['signature'] ?? ''
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
    expect(signedUrls.verify('/image/ab/cd/back.jpg', query)).toBe(false)
    expect(signedUrls.verify(path, { ...query, expires: String(Number(query['expires']) + 1) })).toBe(false)
    expect(signedUrls.verify(path, { ...query, signature: flipped })).toBe(false)
    expect(signedUrls.verify(path, { ...query, signature: [signature] })).toBe(false)
    expect(signedUrls.verify(path, {})).toBe(false)
  })

  it('opens with one spelling of the signature alone', () => {
    const [path, query] = parsedUrl(signedUrl)
    const signature = query['signature'] ?? ''
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const opening = Array.from(letters).filter((letter) =>
      signedUrls.verify(path, { ...query, signature: signature.slice(0, -1) + letter }),
    )
    expect(opening).toEqual([signature.at(-1)])
  })

  it('expires', () => {
    const early = parsedUrl(signedUrls.sign('/a'))
    time += 60_000
    expect(signedUrls.verify(...early)).toBe(false)
  })
})
