/**
 * Why a document could not be sealed, and what its operator should do. Each leaves the document pending: it is tried again
 * later, and no unsealed copy is given out.
 */
export const sealFailures = {
  'key-unreadable': {
    sentence:
      'The key of the seal could not be read. Check the master key, the file and password of SYMBOLON_SEAL_PKCS12, or what SYMBOLON_SEAL_PKCS11 names.',
    passes: false,
  },
  'token-unreachable': {
    sentence: 'The token of SYMBOLON_SEAL_PKCS11 cannot be reached, or does not answer.',
    passes: true,
  },
  'token-pin-refused': {
    sentence:
      'The token refused SYMBOLON_SEAL_PKCS11_PIN. It is not tried again, so that the token does not lock: correct it and restart.',
    passes: false,
  },
  'certificate-not-valid': {
    sentence: 'The certificate of the seal is not valid at this time. Give another, or correct the clock.',
    passes: false,
  },
  'time-stamp-unreachable': {
    sentence: 'The time-stamp authority of SYMBOLON_SEAL_TSA_URL gave no valid time stamp.',
    passes: true,
  },
  'certificate-revoked': {
    sentence:
      'Its authority says that the certificate of the seal, or of the time-stamp authority, was revoked. Give another.',
    passes: false,
  },
  'document-unreadable': {
    sentence: 'The document is no PDF that a seal can be added to.',
    passes: false,
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly sentence: string
      /** Whether it may pass by itself, so that trying again soon is worth it. */
      readonly passes: boolean
    }
  >
>

export type SealFailure = keyof typeof sealFailures
