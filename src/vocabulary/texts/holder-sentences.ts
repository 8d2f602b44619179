type NoValues = Readonly<Record<string, never>>

/** What the holder of a hosted link reads: never a score, a code, or a reason. */
export type HolderSentences = {
  readonly 'holder.accepted': NoValues
  readonly 'holder.under-review': NoValues
  readonly 'holder.failed': NoValues
  readonly 'holder.completed': NoValues
  readonly 'holder.expired': NoValues
  readonly 'holder.used-up': NoValues
  readonly 'holder.other-document': NoValues
  readonly 'holder.code-not-sent': NoValues
  readonly 'holder.too-many-devices': NoValues
  readonly 'holder.not-now': NoValues
  /** `company` is empty where the profile names none. */
  readonly 'holder.code-message': {
    readonly code: string
    readonly company: string
    readonly minutes: number
  }
  readonly 'holder.code-call': { readonly code: string; readonly company: string }
}
