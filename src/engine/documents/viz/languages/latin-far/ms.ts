import type { DocumentLanguage } from '../document-language.ts'

/** Malay. Sources: passport and driving licence of Malaysia, translations of ERPNext. */
export const ms: DocumentLanguage = {
  labels: {
    name: ['Nama', 'Nama penuh'],
    dob: ['Tarikh lahir'],
    placeOfBirth: ['Tempat lahir'],
    issued: ['Tarikh dikeluarkan', 'Tarikh pengeluaran'],
    expiry: ['Sah sehingga', 'Tarikh tamat', 'Tarikh luput', 'Tarikh tamat tempoh'],
    documentNumber: ['No. pasport', 'Nombor pasport'],
    personalNumber: ['No. pengenalan', 'No. kad pengenalan', 'Nombor kad pengenalan'],
    sex: ['Jantina'],
    nationality: ['Kewarganegaraan'],
    address: ['Alamat'],
    issueAuthority: ['Pejabat pengeluar', 'Pejabat yang mengeluarkan'],
    height: ['Tinggi'],
    religion: ['Agama'],
  },
  unread: ['Kumpulan darah', 'Bangsa', 'Tandatangan'],
  titles: {
    P: ['Pasport'],
    I: ['Kad pengenalan', 'Kad pengenalan Malaysia'],
    D: ['Lesen memandu'],
    V: ['Visa'],
  },
  sex: { M: ['Lelaki'], F: ['Perempuan'] },
} // prettier-ignore
