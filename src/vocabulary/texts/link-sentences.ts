import type { MovementsOutcome } from '../verification/face-prompts.ts'

type NoValues = Readonly<Record<string, never>>

/** What happened on a hosted link, as its account reads it in the audit log. Nothing here is personal data. */
export type LinkSentences = {
  readonly 'link.created': NoValues
  readonly 'link.opened': { readonly device: string }
  readonly 'link.consented': {
    readonly textId: string
    readonly version: number
    readonly language: string
    readonly sha256: string
  }
  readonly 'link.selected': NoValues
  readonly 'link.code-sent': { readonly channel: 'sms' | 'call' }
  readonly 'link.code-tried': { readonly isCorrect: boolean }
  readonly 'link.form': { readonly answers: number }
  readonly 'link.document': LinkPicture
  readonly 'link.face': LinkPicture & { readonly movements: MovementsOutcome | null }
  readonly 'link.contract': NoValues
  readonly 'link.signed': { readonly role: string }
  readonly 'link.noted': { readonly action: string }
  readonly 'link.person-asked': NoValues
  readonly 'link.extended': NoValues
  readonly 'link.asked-again': { readonly step: 'document' | 'face' }
  readonly 'link.forgotten': NoValues
  readonly 'link.completed': NoValues
  readonly 'link.expired': NoValues
}

/** Of a picture that was sent: why it was refused; no code where it was taken. */
export interface LinkPicture {
  readonly codes: readonly string[]
}
