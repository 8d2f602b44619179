import type { DocumentLanguage } from '../document-language.ts'

/** Turkish. Sources: identity card and passport of Türkiye, translations of ERPNext. */
export const tr: DocumentLanguage = {
  labels: {
    surname: ['Soyadı', 'Soyad'],
    givenNames: ['Adı'],
    dob: ['Doğum tarihi'],
    placeOfBirth: ['Doğum yeri'],
    issued: ['Veriliş tarihi', 'Düzenlenme tarihi', 'Düzenleme tarihi'],
    expiry: ['Geçerlilik tarihi', 'Son geçerlilik tarihi', 'Son geçerlilik', 'Geçerlilik süresi'],
    documentNumber: ['Seri no', 'Seri numarası', 'Pasaport no', 'Pasaport numarası', 'Belge no', 'Belge numarası', 'Kart no'],
    personalNumber: ['T.C. Kimlik No', 'TC Kimlik No', 'Kimlik numarası', 'Kimlik no'],
    sex: ['Cinsiyeti', 'Cinsiyet'],
    nationality: ['Uyruğu', 'Uyruk'],
    address: ['Adres', 'Adresi', 'Yerleşim yeri'],
    issueAuthority: ['Veren makam', 'Düzenleyen makam', 'Verildiği yer'],
  },
  nameOrders: {
    'given names first': ['Adı Soyadı', 'Ad Soyad'],
  },
  unread: ['Anne adı', 'Baba adı', 'Medeni hali', 'Kan grubu', 'İmza', 'İmzası'],
  titles: {
    P: ['Pasaport'],
    I: ['Kimlik kartı', 'Türkiye Cumhuriyeti kimlik kartı', 'Nüfus cüzdanı', 'Kimlik belgesi'],
    D: ['Sürücü belgesi'],
    V: ['Vize'],
    R: ['İkamet izni', 'İkamet izin belgesi', 'İkamet tezkeresi'],
  },
  sex: { M: ['Erkek', 'E'], F: ['Kadın'] },
} // prettier-ignore
