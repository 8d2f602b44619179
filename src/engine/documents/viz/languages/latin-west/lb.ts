import type { DocumentLanguage } from '../document-language.ts'

/** Luxembourgish. Sources: forms of Luxembourg in public code. */
export const lb: DocumentLanguage = {
  labels: {
    surname: ['Nonumm'],
    givenNames: ['Virnumm'],
    dob: ['Gebuertsdatum'],
  },
  titles: {
    P: ['Pass'],
    I: ['Carte d’identité'],
    D: ['Führerschäin'],
    V: ['Visa'],
  },
} // prettier-ignore
