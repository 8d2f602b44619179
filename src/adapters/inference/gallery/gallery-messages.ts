import type { GalleryEntry, GalleryHit, GalleryQuestion } from './gallery-index.ts'

/** Work for the thread that holds galleries of faces; it does one thing at a time. */
export type GalleryTask =
  | {
      readonly kind: 'change'
      readonly gallery: string
      readonly added: readonly GalleryEntry[]
      readonly gone: readonly string[]
    }
  | { readonly kind: 'search'; readonly gallery: string; readonly question: GalleryQuestion }
  | { readonly kind: 'forget'; readonly gallery: string }

export type GalleryAnswer =
  | { readonly kind: 'done'; readonly size: number; readonly hits: readonly GalleryHit[] }
  | { readonly kind: 'failed'; readonly message: string }
