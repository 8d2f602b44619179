import { describe, expect, it } from 'vitest'
import { openingAuthorization, parseLinkAddress } from './link-address.ts'

const code = 'US7K2M9Q4ZB1XW0C8R5T3VNDHA'
const [token, own] = ['a'.repeat(64), 'b'.repeat(64)]

describe('What stands behind the # of an address', () => {
  it.each([
    [`#${code}`, `DOCUPASS ${code}`],
    [`#${code.toLowerCase()}`, `DOCUPASS ${code}`],
    [`#/${code}`, `DOCUPASS ${code}`],
    [`#${code}/p-1`, `DOCUPASS ${code} p-1`],
    [`#handoff=${token}`, `DOCUPASS_HANDOFF ${token} ${own}`],
  ])('%s opens a link', (hash, authorization) => {
    const address = parseLinkAddress(hash)
    expect(address && openingAuthorization(address, own)).toBe(authorization)
  })

  it.each(['', '#', '#short', `#${code}/p 1`, '#handoff=', '#handoff=xyz', `#${code}?x`])(
    '%s opens none',
    (hash) => {
      expect(parseLinkAddress(hash)).toBeNull()
    },
  )
})
