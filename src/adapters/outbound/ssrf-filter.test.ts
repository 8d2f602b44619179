import { describe, expect, it } from 'vitest'
import { urlViolation } from './ssrf-filter.ts'

describe('an address that someone gave us', () => {
  it.each([
    ['scheme', 'ftp://a.example/'],
    ['scheme', 'file:///etc/passwd'],
    ['scheme', 'gopher://a.example:70/'],
    ['user', 'https://u@a.example/'],
    ['user', 'https://:p@a.example/'],
    ['port', 'http://a.example:22/'],
    ['port', 'https://a.example:6379/'],
  ])('#72 is refused for its %s: %s', (violation, address) => {
    expect(urlViolation(new URL(address))).toBe(violation)
  })

  it.each(['http://a.example/', 'https://a.example/', 'https://a.example:8443/', 'http://a.example:443/'])(
    'may be asked when it is of the web: %s',
    (address) => {
      expect(urlViolation(new URL(address))).toBeNull()
    },
  )
})
