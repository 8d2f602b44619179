import type { KindDefinition } from '../kind-definition.ts'

export const ukrIdentityCard: KindDefinition = {
  id: 'ukr-identity-card-2016',
  family: 'ukr-identity-card',
  issuer: 'UKR',
  type: 'I',
  name: 'Identity Card',
  from: 2016,
  size: 'ID-1',
  languages: ['uk', 'en'],
  scripts: ['Cyrl', 'Latn'],
  ownTitles: ['ПАСПОРТ ГРОМАДЯНИНА УКРАЇНИ'],
  titles: ['PASSPORT OF THE CITIZEN OF UKRAINE'],
  issuerWords: ['УКРАЇНА', 'UKRAINE'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'lastNameLocal', labels: ['Прізвище', 'Surname'], script: 'Cyrl' },
        { key: 'lastName', isUnlabelled: true, place: { of: 'lastNameLocal', direction: 'below' } },
        { key: 'firstNameLocal', labels: ["Ім'я", 'Ім’я', 'Name'], script: 'Cyrl' },
        { key: 'firstName', isUnlabelled: true, place: { of: 'firstNameLocal', direction: 'below' } },
        { key: 'middleNameLocal', labels: ['По батькові', 'Patronymic'], script: 'Cyrl', isOptional: true },
        { key: 'sex', labels: ['Стать', 'Sex'] },
        { key: 'nationalityFull', labels: ['Громадянство', 'Nationality'] },
        { key: 'dob', labels: ['Дата народження', 'Date of birth'], date: 'DD MM YYYY' },
        {
          key: 'personalNumber',
          labels: ['Запис №', 'Record No.', 'Запис N', 'Record No'],
          numberRule: 'УНЗР (record number)',
        },
        { key: 'expiry', labels: ['Дійсний до', 'Date of expiry'], date: 'DD MM YYYY' },
        {
          key: 'documentNumber',
          labels: ['Документ №', 'Document No.', 'Документ N', 'Document No'],
          pattern: /\d{9}/,
        },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.25, 0.3, 0.58] }],
    },
    {
      side: 'BACK',
      zone: 'TD1',
      fields: [
        { key: 'issueAuthority', labels: ['Орган, що видав', 'Authority'] },
        { key: 'issued', labels: ['Дата видачі', 'Date of issue'], date: 'DD MM YYYY' },
        { key: 'placeOfBirth', labels: ['Місце народження', 'Place of birth'], script: 'Cyrl' },
        { key: 'unread', labels: ['РНОКПП'], numberRule: 'РНОКПП', isOptional: true },
      ],
    },
  ],
  sources: [
    'Кабінет Міністрів України, постанова № 302, 25.03.2015',
    'https://en.wikipedia.org/wiki/Ukrainian_identity_card',
  ],
  tried: 'synthetic',
}
