import { createHash } from 'node:crypto'
import * as asn1js from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import type { SealKey } from './seal-key.ts'
import { signatureAlgorithm } from './signature-scheme.ts'

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const

/** A signature over bytes that lie outside of it (RFC 5652), with what PAdES baseline asks for (EN 319 142-1, 6.3). */
export interface CmsDraft {
  /** What is to be signed: the signed attributes. */
  readonly toSign: Uint8Array
  /**
   * DER of the whole.
   *
   * @param value the signature of `toSign`; what a time stamp is asked for
   * @param timeStampToken stands among the unsigned attributes
   */
  encode(value: Uint8Array, timeStampToken?: Uint8Array): Uint8Array
}

/**
 * A signature of a digest but for its value. Signed are content type, digest and the certificate (ESS signing-certificate-v2,
 * RFC 5035). The time is not: PAdES has it in the dictionary of the PDF.
 *
 * @param digest SHA-256 of what is signed
 */
export function draftCms(
  { scheme, certificate, chain }: Omit<SealKey, 'sign'>,
  digest: Uint8Array,
): CmsDraft {
  const attributes = [
    attribute(oids.contentType, new asn1js.ObjectIdentifier({ value: oids.data })),
    attribute(oids.messageDigest, new asn1js.OctetString({ valueHex: digest })),
    attribute(oids.signingCertificateV2, signingCertificate(certificate.toSchema().toBER())),
  ]
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    digestAlgorithm: sha256(),
    signatureAlgorithm: signatureAlgorithm(scheme),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: inOrder(attributes) }),
  })
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [sha256()],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oids.data }),
    signerInfos: [signer],
    certificates: [certificate, ...chain],
  })
  return {
    // As a SET OF, in whose place the whole has a tag of its own (RFC 5652, 5.4).
    toSign: new Uint8Array(
      new asn1js.Set({ value: inOrder(attributes).map((one) => one.toSchema()) }).toBER(),
    ),
    encode: (value, timeStampToken) => {
      signer.signature = new asn1js.OctetString({ valueHex: value })
      if (timeStampToken !== undefined)
        signer.unsignedAttrs = new SignedAndUnsignedAttributes({
          type: 1,
          attributes: [attribute(oids.timeStampToken, parsed(timeStampToken))],
        })
      const content = new ContentInfo({ contentType: oids.signedData, content: signed.toSchema(true) })
      return new Uint8Array(content.toSchema().toBER())
    },
  }
}

const sha256 = (): AlgorithmIdentifier =>
  new AlgorithmIdentifier({ algorithmId: oids.sha256, algorithmParams: new asn1js.Null() })

const attribute = (type: string, value: asn1js.BaseBlock): Attribute =>
  new Attribute({ type, values: [value] })

/** The elements of a SET OF are in the order of their encodings (X.690, 11.6). */
function inOrder(attributes: readonly Attribute[]): Attribute[] {
  const encoded = attributes.map((one) => ({ one, der: Buffer.from(one.toSchema().toBER()) }))
  return encoded.sort((a, b) => Buffer.compare(a.der, b.der)).map(({ one }) => one)
}

/** SigningCertificateV2 with the default hash, SHA-256, which DER leaves out. */
function signingCertificate(der: ArrayBuffer): asn1js.Sequence {
  const hash = createHash('sha256').update(new Uint8Array(der)).digest()
  const essCertId = new asn1js.Sequence({ value: [new asn1js.OctetString({ valueHex: hash })] })
  return new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [essCertId] })] })
}

function parsed(der: Uint8Array): asn1js.BaseBlock {
  const { result, offset } = asn1js.fromBER(der)
  if (offset === -1) throw new Error('A time-stamp token is no DER.')
  return result
}
