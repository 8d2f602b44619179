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
}
