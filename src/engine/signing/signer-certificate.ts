import { Certificate, IssuerAndSerialNumber, type SignedData } from 'pkijs'

/**
 * The certificate that the one signer names by issuer and number; null where there is none among those that came along, or
 * more signers than one.
 */
export function signerCertificate(signed: SignedData): Certificate | null {
  const { signerInfos } = signed
  const sid: unknown = signerInfos[0]?.sid
  if (signerInfos.length !== 1 || !(sid instanceof IssuerAndSerialNumber)) return null
  const found = certificatesOf(signed).filter(
    (one) => one.issuer.isEqual(sid.issuer) && one.serialNumber.isEqual(sid.serialNumber),
  )
  return found[0] ?? null
}

export const certificatesOf = ({ certificates = [] }: SignedData): readonly Certificate[] =>
  certificates.filter((one): one is Certificate => one instanceof Certificate)
