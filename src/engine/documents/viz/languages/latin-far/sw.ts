import type { DocumentLanguage } from '../document-language.ts'

/** Swahili. Sources: cards of Kenya and Tanzania, translations of ERPNext. */
export const sw: DocumentLanguage = {
  labels: {
    surname: ['Jina la ukoo'],
    givenNames: ['Majina ya kwanza', 'Jina la kwanza'],
    name: ['Jina kamili', 'Majina kamili'],
    dob: ['Tarehe ya kuzaliwa'],
    placeOfBirth: ['Mahali pa kuzaliwa'],
    issued: ['Tarehe ya kutolewa'],
    expiry: ['Tarehe ya mwisho wa matumizi', 'Tarehe ya kuisha'],
    documentNumber: ['Nambari ya pasipoti', 'Namba ya pasipoti', 'Nambari ya kitambulisho'],
    sex: ['Jinsia'],
    nationality: ['Uraia'],
    address: ['Anwani', 'Makazi'],
  },
  unread: ['Wilaya ya kuzaliwa', 'Mahali pa kutolewa', 'Sahihi'],
  titles: {
    P: ['Pasipoti'],
    I: ['Kitambulisho cha taifa', 'Kitambulisho'],
    D: ['Leseni ya udereva'],
    V: ['Viza'],
  },
  sex: { M: ['Mwanamume', 'Mume', 'Me'], F: ['Mwanamke', 'Mke', 'Ke'] },
} // prettier-ignore
