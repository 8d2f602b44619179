/** What is known of a picture that was sent. */
export interface ImageFacts {
  /** Pixels of the picture as decoded, upright. */
  readonly width: number
  readonly height: number
  readonly format: 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf'
  /** Of a PDF: the page that was read, from 1. Absent for pictures. */
  readonly page?: number
  /** Length of the file that was sent. */
  readonly bytes: number
  /** SHA-256 of the file that was sent, hex. */
  readonly sha256: string
  /** What the metadata names as the software that saved it; null when they name none, absent when they were not read. */
  readonly software?: string | null
}
