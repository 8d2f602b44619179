import type { ComponentChild } from 'preact'
import type { DocumentType } from '../flow/document-choice.ts'

const card = <rect x="4" y="8" width="40" height="26" rx="3.5" />

/** Outlines on a grid of 48 by 42. */
const pictures: Readonly<Record<DocumentType, ComponentChild>> = {
  I: (
    <>
      {card}
      <circle cx="14" cy="18" r="3.6" />
      <path d="M8 28c.6-4 2.6-5.4 6-5.4s5.4 1.4 6 5.400M25 17h14M25 22h14M25 27h8" />
    </>
  ),
  P: (
    <>
      <rect x="10" y="3" width="28" height="36" rx="3.5" />
      <circle cx="24" cy="17" r="7" />
      <path d="M17 17h14M24 10c3.5 4 3.5 10 0 14M24 10c-3.5 4-3.5 10 0 14M18 31h12" />
    </>
  ),
  D: (
    <>
      {card}
      <path d="M9 24l2-5.500h9l2 5.500v4H9zM9 24h13M12 28v2M19 28v2M28 17h11M28 22h11M28 27h7" />
    </>
  ),
  R: (
    <>
      {card}
      <path d="M9 21l6-5 6 5v8H9zM13.5 29v-4.500h3V29M26 17h13M26 22h13M26 27h8" />
    </>
  ),
  V: (
    <>
      <path d="M10 3h28v36H10z" />
      <path d="M15 10h18v13H15zM18 19l3-4 3 4M15 29h18M15 33h12" />
    </>
  ),
}

/** A kind of document as a drawing, beside its name. */
export function DocumentPicture({ type }: { readonly type: DocumentType }) {
  return (
    <svg class="document-picture" viewBox="0 0 48 42" aria-hidden="true" focusable="false">
      {pictures[type]}
    </svg>
  )
}
