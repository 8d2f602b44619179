import { Certificate, IssuerAndSerialNumber, type SignedData } from 'pkijs'

/**
 * The certificate that the one signer names by issuer and number; null where there is none among those that came along, or
 * more signers than one.
 */
export function signerCertificate({ signerInfos, certificates = [] }: SignedData): Certificate | null {
  const sid: unknown = signerInfos[0]?.sid
  if (signerInfos.length !== 1 || !(sid instanceof IssuerAndSerialNumber)) return null
  const found = certificates.filter(
    (one): one is Certificate =>
      one instanceof Certificate &&
      one.issuer.isEqual(sid.issuer) &&
      one.serialNumber.isEqual(sid.serialNumber),
  )
  return found[0] ?? null
}
