import type { KindDefinition } from '../kind-definition.ts'

/** Nothing but the number has a label: the holder's name, the father's name and the birth date stand below the head. */
export const indPan1995: KindDefinition = {
  id: 'ind-pan-1995',
  family: 'ind-pan',
  issuer: 'IND',
  type: 'I',
  name: 'Permanent Account Number Card',
  from: 1995,
  to: 2016,
  size: 'ID-1',
  languages: ['hi', 'en'],
  scripts: ['Deva', 'Latn'],
  ownTitles: ['आयकर विभाग', 'INCOME TAX DEPARTMENT'],
  titles: [],
  issuerWords: ['भारत सरकार', 'GOVT. OF INDIA'],
  colours: ['blue'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'fullName', isUnlabelled: true, place: { of: 'title', direction: 'below', line: 1 } },
        { key: 'unread', isUnlabelled: true, place: { of: 'fullName', direction: 'below', line: 1 } },
        { key: 'dob', isUnlabelled: true, date: 'DD/MM/YYYY', place: { of: 'fullName', direction: 'below' } },
        {
          key: 'documentNumber',
          labels: ['Permanent Account Number'],
          numberRule: 'permanent account number (PAN)',
        },
        { key: 'unread', labels: ['Signature', 'हस्ताक्षर'], isOptional: true },
      ],
      regions: [
        { what: 'title', region: [0.05, 0.05, 0.9, 0.18] },
        { what: 'emblem', region: [0.44, 0.04, 0.12, 0.2] },
        { what: 'portrait', region: [0.72, 0.5, 0.22, 0.42] },
        { what: 'signature', region: [0.06, 0.78, 0.4, 0.14] },
      ],
    },
  ],
  sources: [
    'https://paninfo.now.sh/new-pan-designs',
    'https://en.wikipedia.org/wiki/Permanent_account_number',
  ],
  tried: 'synthetic',
}
