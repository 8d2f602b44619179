import type { KindDefinition } from '../kind-definition.ts'

/** Labels in two languages, a QR code, the number under the title. Since July 2018 the code is larger and signed. */
export const indPan2017: KindDefinition = {
  id: 'ind-pan-2017',
  family: 'ind-pan',
  issuer: 'IND',
  type: 'I',
  name: 'Permanent Account Number Card',
  from: 2017,
  size: 'ID-1',
  languages: ['hi', 'en'],
  scripts: ['Deva', 'Latn'],
  ownTitles: ['आयकर विभाग', 'INCOME TAX DEPARTMENT', 'स्थायी लेखा संख्या कार्ड', 'Permanent Account Number Card'],
  titles: [],
  issuerWords: ['भारत सरकार', 'GOVT. OF INDIA'],
  colours: ['blue'],
  sides: [
    {
      side: 'FRONT',
      codes: ['qr'],
      fields: [
        {
          key: 'documentNumber',
          isUnlabelled: true,
          numberRule: 'permanent account number (PAN)',
          place: { of: 'title', direction: 'below' },
        },
        { key: 'fullName', labels: ['नाम', 'Name'] },
        { key: 'unread', labels: ['पिता का नाम', "Father's Name"] },
        { key: 'dob', labels: ['जन्म की तारीख', 'Date of Birth'], date: 'DD/MM/YYYY' },
        { key: 'unread', labels: ['हस्ताक्षर', 'Signature'], isOptional: true },
      ],
      regions: [
        { what: 'title', region: [0.05, 0.04, 0.9, 0.16] },
        { what: 'emblem', region: [0.44, 0.04, 0.12, 0.2] },
        { what: 'portrait', region: [0.04, 0.24, 0.17, 0.32] },
        { what: 'number', region: [0.3, 0.38, 0.4, 0.1] },
        { what: 'barcode', region: [0.68, 0.4, 0.28, 0.45] },
        { what: 'signature', region: [0.4, 0.78, 0.25, 0.14] },
      ],
    },
  ],
  sources: [
    'https://taxguru.in/income-tax/pan-cards-printed-enhanced-quick-response-code.html',
    'https://localpress.co.in/trending/government-starts-issuing-newly-designed-tamper-proof-pan-cards',
    'https://amp.scroll.in/announcements/936112/pan-card-with-enhanced-qr-codes-all-you-need-to-know-about-the-new-pan-card-design',
  ],
  tried: 'synthetic',
}
