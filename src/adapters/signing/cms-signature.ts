import { createHash } from 'node:crypto'
import * as asn1js from 'asn1js'
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import type { SealKey } from './seal-key.ts'

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
} as const

/** A signature over bytes that lie outside of it (RFC 5652), with what PAdES baseline asks for (EN 319 142-1, 6.3). */
export interface CmsSignature {
  /** The signature value itself: what a time stamp is asked for. */
  readonly value: Uint8Array
  /** DER of the whole, with a time-stamp token among the unsigned attributes. */
  encode(timeStampToken?: Uint8Array): Uint8Array
}

/**
 * Signs a digest. Signed are content type, digest and the certificate (ESS signing-certificate-v2, RFC 5035). The time is
 * not: PAdES has it in the dictionary of the PDF.
 *
 * @param digest SHA-256 of what is signed
 */
export async function signCms(
  { privateKey, certificate, chain }: SealKey,
  digest: Uint8Array,
): Promise<CmsSignature> {
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: inOrder([
        attribute(oids.contentType, new asn1js.ObjectIdentifier({ value: oids.data })),
        attribute(oids.messageDigest, new asn1js.OctetString({ valueHex: digest })),
        attribute(oids.signingCertificateV2, signingCertificate(certificate.toSchema().toBER())),
      ]),
    }),
  })
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oids.data }),
    signerInfos: [signer],
    certificates: [certificate, ...chain],
  })
  await signed.sign(privateKey, 0, 'SHA-256')
  return {
    value: new Uint8Array(signer.signature.valueBlock.valueHexView),
    encode: (timeStampToken) => {
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
