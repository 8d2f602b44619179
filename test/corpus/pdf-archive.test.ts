import { describe, expect, it } from 'vitest'
import { createContractSetter } from '../../src/adapters/typesetting/contracts/contract-pdf.ts'
import { fillFields } from '../../src/engine/agreements/signing/fill-fields.ts'
import { certificatePages } from '../../src/flows/agreements/signing/certificate-pages.ts'
import { contractTree, leaseTemplate, shapedTexts } from '../world/contracts/lease.ts'
import { leases } from '../world/contracts/leases.table.ts'
import { openVeraPdf } from '../world/contracts/verapdf/verapdf.ts'
import { aSigning, sealCertificate } from '../world/facts/signings.ts'
import { aSealer, sealed, sealRequest } from '../world/signing/a-sealer.ts'

const vera = openVeraPdf()
const setPdf = createContractSetter()
const at = Date.UTC(2026, 10, 26)

/** A document with its certificate pages and what was shown attached, in a language of these pages. */
function signedDocument(template: string, language: string): Uint8Array {
  const tree = contractTree(template)
  const shown = setPdf(tree, at).bytes
  const { tree: filled, fillings } = fillFields(tree, [])
  const certificate = certificatePages(aSigning({ language }), { fillings, certificate: sealCertificate })
  const attachment = { name: 'as-shown.pdf', description: 'As it was shown', bytes: shown }
  return setPdf(filled, at, { mark: null, certificate, attachment }).bytes
}

describe.skipIf(vera === null)('veraPDF, a validator of others', () => {
  it('finds that contracts in every script keep PDF/A-2a', () => {
    const templates = [leaseTemplate, shapedTexts, ...Object.values(leases)]
    const said = vera?.(templates.map((template) => setPdf(contractTree(template), at).bytes))
    expect(said).toEqual(templates.map(() => '2a kept'))
  })

  it('finds that signed documents keep PDF/A-3a, before and after the seal', async () => {
    const documents = [signedDocument(leases.en, 'en'), signedDocument(leases.ar, 'de')]
    const seals = await Promise.all(
      documents.map(async (one) => sealed(await aSealer().seal(one, sealRequest)).bytes),
    )
    const all = [...documents, ...seals]
    expect(vera?.(all)).toEqual(all.map(() => '3a kept'))
  })

  it('notices a file that only claims to be one', () => {
    const text = Buffer.from(setPdf(contractTree(leases.en), at).bytes).toString('latin1')
    const broken = Buffer.from(text.replace('/MarkInfo', '/MarkOnfo'), 'latin1')
    expect(vera?.([broken])[0]).toMatch(/^2a broken\n +6\.7\.2\.2 /)
  })
})
