/** Randomness, as an argument. Every value is unpredictable (from the system's secure generator). */
export interface Ids {
  /** 32 lower-case hex: transactions, profiles, subjects, accounts, keys. */
  id(): string
  /** 64 lower-case hex: image tokens, blob ids. */
  token(): string
  /** 32 alphanumerics: an API key. */
  apiKey(): string
  /** 12 upper-case alphanumerics: a template of contracts. */
  templateId(): string
  /** 25 upper-case alphanumerics, about 129 bits: the secret part of a hosted link's reference. */
  linkReference(): string
  /** 8 upper-case alphanumerics: who signs by a hosted link of several parties. */
  partyId(): string
  /** 6 digits: a code that is sent to a telephone. */
  phoneCode(): string
}
