import type { Quad } from '../imaging/pixels.ts'
import type { CompanyKey, Officer, Owner } from './company.ts'

/** Where on a registration document something was read. */
export interface ReadFrom {
  /** 0..1, our estimate that it is exactly right. */
  readonly confidence: number
  /** From 0. */
  readonly page: number
  /** Where it stands in the picture of that page; absent of what was put together from several places. */
  readonly box?: Quad<'sent'>
  /** The label that it was read by, as printed; absent where none stands beside it. */
  readonly label?: string
}

export interface ReadValue extends ReadFrom {
  readonly value: string
}

/**
 * What the text layer of a PDF was worth. `none`: there is none, or the document is a picture. `believed`: it agreed with
 * the rendered pixels on a sample. `not_believed`: it did not, and everything was read from the pixels.
 */
export type TextLayer =
  | { readonly state: 'none' }
  | { readonly state: 'believed'; readonly sampled: number }
  | { readonly state: 'not_believed'; readonly reason: string }

/** What was read from a registration or incorporation document. Survives JSON unchanged. */
export interface RegistrationReading {
  readonly pages: { readonly read: number; readonly total: number }
  readonly textLayer: TextLayer
  /** ISO 639-1 of the labels found; null where none was. */
  readonly language: string | null
  readonly values: Readonly<Partial<Record<CompanyKey, ReadValue>>>
  /** As printed, with its currency (ISO 4217) where one is known. */
  readonly shareCapital?: ReadValue
  readonly officers: readonly (Officer & ReadFrom)[]
  readonly owners: readonly (Owner & ReadFrom)[]
  /** What could not be read and why, a sentence without personal data each: pages over the cap, scripts, stopped work. */
  readonly unread: readonly string[]
}
