import { type Certificate, CRLDistributionPoints, GeneralName, InfoAccess } from 'pkijs'

const oids = {
  authorityInfoAccess: '1.3.6.1.5.5.7.1.1',
  crlDistributionPoints: '2.5.29.31',
  ocsp: '1.3.6.1.5.5.7.48.1',
  caIssuers: '1.3.6.1.5.5.7.48.2',
} as const

/** Of a general name, the choice of an address (RFC 5280, 4.2.1.6). */
const uriChoice = 6

/** Where a certificate says that more is known of it: OCSP responders, lists of revoked ones, its issuer. http(s) alone. */
export interface RevocationAddresses {
  readonly ocsp: readonly string[]
  readonly crl: readonly string[]
  readonly issuer: readonly string[]
}

/** As RFC 5280 has them, 4.2.1.13 and 4.2.2.1. */
export function revocationAddresses(certificate: Certificate): RevocationAddresses {
  const access = extensionOf(certificate, oids.authorityInfoAccess)
  const described = access instanceof InfoAccess ? access.accessDescriptions : []
  const at = (method: string): readonly string[] =>
    described.flatMap(({ accessMethod, accessLocation }) =>
      accessMethod === method ? addressOf(accessLocation) : [],
    )
  return { ocsp: at(oids.ocsp), crl: listAddresses(certificate), issuer: at(oids.caIssuers) }
}

function listAddresses(certificate: Certificate): readonly string[] {
  const points = extensionOf(certificate, oids.crlDistributionPoints)
  if (!(points instanceof CRLDistributionPoints)) return []
  return points.distributionPoints.flatMap(({ distributionPoint }) =>
    Array.isArray(distributionPoint) ? distributionPoint.flatMap(addressOf) : [],
  )
}

function extensionOf({ extensions = [] }: Certificate, oid: string): unknown {
  return extensions.find(({ extnID }) => extnID === oid)?.parsedValue
}

function addressOf(name: unknown): readonly string[] {
  if (!(name instanceof GeneralName) || name.type !== uriChoice) return []
  const value: unknown = name.value
  return typeof value === 'string' && /^https?:\/\//i.test(value) ? [value] : []
}
