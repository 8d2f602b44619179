/** Standards of signed codes. `VDS`, `VDS-NC`: ICAO Doc 9303-13. `2D-Doc`: France Titres (ANTS). `Aadhaar`: UIDAI's secure QR code. */
export const sealStandards = ['VDS', 'VDS-NC', '2D-Doc', 'Aadhaar'] as const

export type SealStandard = (typeof sealStandards)[number]

/** A certificate that a seal was checked with. None of it is secret or personal. */
export interface SealCertificate {
  /** Distinguished name, the last part first (RFC 4514). */
  readonly subject: string
  /** SHA-256 of the certificate, hex. */
  readonly sha256: string
  /** SHA-256 of the certificate of the authority that issued it, hex; null where that was not imported. */
  readonly authority: string | null
}

/** What became of the signature of a seal. `unchecked`: no one can tell whether it is genuine. */
export type SealVerdict =
  | { readonly result: 'verified'; readonly certificate: SealCertificate }
  | { readonly result: 'failed'; readonly reason: string; readonly certificate: SealCertificate | null }
  | { readonly result: 'unchecked'; readonly reason: string }

/** A seal that was found on a picture, as it is kept with the facts. No value of the holder stands in it. */
export interface SealFacts {
  readonly standard: SealStandard
  /** What it was made for, for example `Residence permit`; null where its profile is not known. */
  readonly seals: string | null
  /** State or authority that it names, as it spells it; null where it names none. */
  readonly issuer: string | null
  /** Certificate that it names, for example `DETS 32`; null where it names none. */
  readonly signer: string | null
  /** `YYYY-MM-DD`; null where it does not say. */
  readonly signedOn: string | null
  readonly verdict: SealVerdict
}

/** How a seal names the certificate it was signed with. */
export type SealSigner =
  /** By the country and common name of its subject, and its serial number in hex (Doc 9303-13, section 2.3). */
  | { readonly by: 'serial'; readonly country: string; readonly commonName: string; readonly serial: string }
  /** By the common name of its subject, which is unique under one authority. */
  | { readonly by: 'name'; readonly authority: string; readonly commonName: string }
  /** The certificate stands in the seal, DER. */
  | { readonly by: 'certificate'; readonly der: Uint8Array }
  /** Not at all: it is one of those of its standard. */
  | { readonly by: 'standard' }

/** What is asked of the verifier. */
export interface SealQuestion {
  readonly standard: SealStandard
  readonly signer: SealSigner
  /** ISO 3166 alpha-2 of the state that must have certified the signer; null where the seal names none. */
  readonly country: string | null
  /** `YYYY-MM-DD`, when the certificate must have been valid. */
  readonly validOn: string
  readonly signed: Uint8Array
  /** ECDSA: r and s one after the other (IEEE P1363); RSA: PKCS #1 v1.5. */
  readonly signature: Uint8Array
}
