/** Reasons of GLEIF's reporting exceptions (Reporting Exceptions format 2.1) in words. */
export const exceptionReasons: Readonly<Record<string, string>> = {
  NO_LEI: 'the parent has no LEI',
  NATURAL_PERSONS: 'it is controlled by natural persons',
  NON_CONSOLIDATING: 'the parent does not consolidate it',
  NO_KNOWN_PERSON: 'no one is known to control it',
  NON_PUBLIC: 'the parent is not made public',
  BINDING_LEGAL_COMMITMENTS: 'law or contract forbids naming the parent',
  LEGAL_OBSTACLES: 'law forbids naming the parent',
  CONSENT_NOT_OBTAINED: 'the parent did not agree to be named',
  DETRIMENT_NOT_EXCLUDED: 'naming the parent might do harm',
  DISCLOSURE_DETRIMENTAL: 'naming the parent would do harm',
}
