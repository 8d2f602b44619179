import { describe, expect, it } from 'vitest'
import { aSealedSigning, aSigning } from '../../../test/world/facts/signings.ts'
import { signingBlocks } from './signing-blocks.ts'

const said = (signing: ReturnType<typeof aSigning>): string => JSON.stringify(signingBlocks(signing))

describe('A report of a signed document', () => {
  it('names the sealed file by its hash, and beside it the evidence of who signed', () => {
    const text = said(aSealedSigning())
    expect(text).toContain(`["SHA-256 of the sealed file","${'f1'.repeat(32)}"]`)
    expect(text).toContain('["Level","PAdES B-T"]')
    expect(text).toContain('2026-11-26 12:01:59 UTC, 2026-11-26 13:01:59 Europe/Berlin (GMT+1)')
    expect(text).toContain(
      `PASSPORT; face and portrait 93 % alike; decision accept; transaction ${'e'.repeat(32)}, 2026-11-26 11:00:00 UTC`,
    )
    expect(text).toContain('not verified: the name is as stated')
  })

  it('says why the level is not the highest', () => {
    const { sealed } = aSealedSigning()
    const silent = aSealedSigning({ sealed: sealed && { ...sealed, gap: 'unreachable' } })
    expect(said(silent)).toContain('PAdES B-T. Where a certificate says that it can be asked')
  })

  it('says of one that is not sealed that it is not, and of a party that it has not signed', () => {
    const { parties } = aSigning()
    const text = said(aSigning({ parties: parties.map((party) => ({ ...party, signed: null, name: '' })) }))
    expect(text).toContain('["Sealed","not yet"]')
    expect(text).toContain('"not stated","not signed"')
    expect(text).not.toContain('SHA-256 of the sealed file')
  })
})
