import type { SpecimenWords } from '../../../../vocabulary/reading/document-reading.ts'

/** How strongly words speak for a document that nobody was given. */
interface SpecimenWordsRow extends Pick<SpecimenWords, 'means'> {
  /** The words are nobody's name; others count only outside of names and addresses. */
  readonly isNeverAName: boolean
  readonly words: readonly string[]
}

/** What specimens and novelty documents say of themselves, in the languages of issuers; each as it is printed. */
export const specimenWords: readonly SpecimenWordsRow[] = [
  {
    means: 'specimen',
    isNeverAName: true,
    words: [
      'Specimen', 'Espécimen', 'Espécime', 'Specimen only', 'Sample only', 'Sample document',
      'Mustermann', 'Musterfrau', 'Musterausweis', 'Musterstadt', 'Musterstraße', 'Documento de muestra', 'Sin validez',
      'Sem validade', 'Fac-simile', 'Facsimile', 'Facsímil', 'Sans valeur', 'Senza valore', 'Ohne Gültigkeit',
      'Not valid for travel', 'Not for official use', 'Nur zur Ansicht',
      'Cardholder Ima', 'Ima Cardholder', 'Happy Traveler', 'ОБРАЗЕЦ', 'ЗРАЗОК', 'УЗОРАК', 'ΥΠΟΔΕΙΓΜΑ', '样本', '樣本',
      '見本', '견본', 'ตัวอย่าง', 'نموذج', 'דוגמה',
    ],
  },
  {
    means: 'specimen',
    isNeverAName: false,
    words: [
      'Muster', 'Sample', 'Muestra', 'Amostra', 'Modèle', 'Campione', 'Modello', 'Voorbeeld', 'Wzór', 'Vzor', 'Minta',
      'Vzorec', 'Uzorak', 'Paraugs', 'Pavyzdys', 'Näidis', 'Näyte', 'Eksempel', 'Exempel', 'Örnek', 'Contoh', 'Mẫu',
    ],
  },
  {
    means: 'novelty',
    isNeverAName: true,
    words: [
      'Novelty', 'Novelty ID', 'Not a government document', 'Not a government ID', 'Not a legal document',
      'For entertainment only', 'For entertainment purposes only', 'For novelty use only', 'Souvenir ID', 'Fake ID',
      'Fake Document', 'FakeDocument', 'Fake passport', 'Fake card', 'Fake licence', 'Fake license',
      'Not a real document', 'Not a real ID', 'Fictitious document', 'Fictional document', 'Fantasy passport', 'Camouflage passport', 'World Service Authority', 'World Passport', 'Private document',
      'Not government issued', 'Non governmental document', 'Prop money',
    ],
  },
] // prettier-ignore
