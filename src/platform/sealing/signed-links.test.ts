import { describe, expect, it } from 'vitest'
import { createSignedLinks } from './signed-links.ts'

let time = 1_790_000_000_000
const links = createSignedLinks({
  key: Buffer.alloc(32, 7),
  lifetimeSeconds: 60,
  now: () => time,
  base: () => 'https://id.example',
})

function opened(link: string): readonly [path: string, query: Record<string, string>] {
  const url = new URL(link)
  return [url.pathname, Object.fromEntries(url.searchParams)]
}

describe('a signed link', () => {
  const link = links.sign('/image/ab/cd/front.jpg')

  it('stands on the public address and opens its own path', () => {
    expect(link.startsWith('https://id.example/image/ab/cd/front.jpg?')).toBe(true)
    expect(links.verify(...opened(link))).toBe(true)
  })

  it('opens no other path, with no other expiry, and no changed signature', () => {
    const [path, query] = opened(link)
    const signature = query['signature'] ?? ''
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
    expect(links.verify('/image/ab/cd/back.jpg', query)).toBe(false)
    expect(links.verify(path, { ...query, expires: String(Number(query['expires']) + 1) })).toBe(false)
    expect(links.verify(path, { ...query, signature: flipped })).toBe(false)
    expect(links.verify(path, { ...query, signature: [signature] })).toBe(false)
    expect(links.verify(path, {})).toBe(false)
  })

  it('opens with one spelling of the signature alone', () => {
    const [path, query] = opened(link)
    const signature = query['signature'] ?? ''
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const opening = Array.from(letters).filter((letter) =>
      links.verify(path, { ...query, signature: signature.slice(0, -1) + letter }),
    )
    expect(opening).toEqual([signature.at(-1)])
  })

  it('expires', () => {
    const early = opened(links.sign('/a'))
    time += 60_000
    expect(links.verify(...early)).toBe(false)
  })
})
