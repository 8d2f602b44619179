import type { KindDefinition, KindField, Region } from '../kind-definition.ts'

/** Sex stands beside the birth date without a label until 2018, and has one of its own since. */
const sexes = {
  unlabelled: {
    key: 'sex',
    isUnlabelled: true,
    pattern: /[男女]?\s?[MF]/,
    place: { of: 'dob', direction: 'right' },
  },
  labelled: { key: 'sex', labels: ['性別', 'Sex'] },
} as const satisfies Readonly<Record<string, KindField>>

interface Edition extends Pick<KindDefinition, 'id' | 'from' | 'to' | 'tried'> {
  readonly sex: KindField
  readonly portrait: Region
}

function edition({ sex, portrait, ...own }: Edition): KindDefinition {
  return {
    ...own,
    family: 'hkg-identity-card',
    issuer: 'HKG',
    type: 'I',
    name: 'Identity Card',
    size: 'ID-1',
    languages: ['zh-Hant', 'en'],
    scripts: ['Hani', 'Latn'],
    ownTitles: [
      '香港永久性居民身份證',
      'HONG KONG PERMANENT IDENTITY CARD',
      '香港身份證',
      'HONG KONG IDENTITY CARD',
    ],
    titles: [],
    issuerWords: ['香港特別行政區', 'HONG KONG SPECIAL ADMINISTRATIVE REGION'],
    sides: [
      { side: 'FRONT', fields: fieldsOf(sex), regions: [{ what: 'portrait', region: portrait }] },
      {
        side: 'BACK',
        ownWords: ['本證持有人擁有香港居留權', 'The holder of this card has the right of abode in Hong Kong'],
        words: ['HONG KONG SPECIAL ADMINISTRATIVE REGION', 'Registration of Persons Ordinance'],
        fields: [],
      },
    ],
    sources: [
      'Registration of Persons Regulations (Cap. 177A), First and Second Schedules',
      'https://en.wikipedia.org/wiki/Hong_Kong_identity_card',
    ],
  }
}

function fieldsOf(sex: KindField): readonly KindField[] {
  return [
    {
      key: 'fullNameLocal',
      isUnlabelled: true,
      isOptional: true,
      script: 'Hani',
      place: { of: 'title', direction: 'below', line: 1 },
    },
    { key: 'fullName', isUnlabelled: true, place: { of: 'title', direction: 'below', line: 1 } },
    { key: 'dob', labels: ['出生日期', 'Date of Birth'], date: 'DD-MM-YYYY' },
    sex,
    {
      key: 'unread',
      isUnlabelled: true,
      isOptional: true,
      pattern: /\*{0,3}\s?[A-Z]{1,4}/,
      place: { of: 'dob', direction: 'below' },
    },
    { key: 'issued', labels: ['簽發日期', 'Date of Issue'], date: 'DD-MM-YY' },
    {
      key: 'documentNumber',
      isUnlabelled: true,
      numberRule: 'identity card number',
      place: { of: 'side', direction: 'on' },
    },
  ]
}

export const hkgIdentityCards: readonly KindDefinition[] = [
  edition({
    id: 'hkg-identity-card-2003',
    from: 2003,
    to: 2018,
    sex: sexes.unlabelled,
    portrait: [0.04, 0.3, 0.27, 0.6],
    tried: 'synthetic',
  }),
  edition({
    id: 'hkg-identity-card-2018',
    from: 2018,
    sex: sexes.labelled,
    portrait: [0.04, 0.26, 0.3, 0.62],
    tried: 'description',
  }),
]
