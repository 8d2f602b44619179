import type { KindDefinition } from '../kind-definition.ts'

export const turIdentityCard: KindDefinition = {
  id: 'tur-identity-card-2017',
  family: 'tur-identity-card',
  issuer: 'TUR',
  type: 'I',
  name: 'Identity Card',
  from: 2017,
  size: 'ID-1',
  languages: ['tr', 'en'],
  scripts: ['Latn'],
  ownTitles: ['TÜRKİYE CUMHURİYETİ KİMLİK KARTI'],
  titles: ['KİMLİK KARTI', 'IDENTITY CARD'],
  issuerWords: ['TÜRKİYE CUMHURİYETİ', 'REPUBLIC OF TURKEY', 'REPUBLIC OF TÜRKİYE'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        {
          key: 'personalNumber',
          labels: ['T.C. Kimlik No', 'TR Identity No'],
          numberRule: 'T.C. kimlik numarası',
        },
        { key: 'lastName', labels: ['Soyadı', 'Surname'] },
        { key: 'firstName', labels: ['Adı', 'Given Name(s)'] },
        { key: 'dob', labels: ['Doğum Tarihi', 'Date of Birth'], date: 'DD.MM.YYYY' },
        { key: 'sex', labels: ['Cinsiyeti', 'Gender'] },
        { key: 'documentNumber', labels: ['Seri No', 'Document No'], pattern: /[A-Z]\d{2}[A-Z]\d{5}/ },
        { key: 'nationalityFull', labels: ['Uyruğu', 'Nationality'] },
        { key: 'expiry', labels: ['Son Geçerlilik', 'Valid Until'], date: 'DD.MM.YYYY' },
        { key: 'unread', labels: ['İmzası', 'Signature'], isOptional: true },
      ],
      regions: [{ what: 'portrait', region: [0.05, 0.3, 0.29, 0.58] }],
    },
    {
      side: 'BACK',
      zone: 'TD1',
      fields: [
        { key: 'unread', labels: ['Anne Adı', "Mother's Name"] },
        { key: 'unread', labels: ['Baba Adı', "Father's Name"] },
        { key: 'issueAuthority', labels: ['Veren Makam', 'Issued By'] },
      ],
    },
  ],
  sources: ['https://www.nvi.gov.tr/', 'https://en.wikipedia.org/wiki/Turkish_identity_card'],
  tried: 'synthetic',
}
