import type { KindDefinition } from '../kind-definition.ts'

/** The page with the portrait; above it, when it is open, the page that names who issued it. */
export const rusInternalPassport: KindDefinition = {
  id: 'rus-internal-passport',
  family: 'rus-internal-passport',
  issuer: 'RUS',
  type: 'I',
  name: 'Internal Passport',
  from: 1997,
  size: { width: 125, height: 88 },
  languages: ['ru'],
  scripts: ['Cyrl'],
  ownTitles: [],
  titles: ['ПАСПОРТ'],
  issuerWords: ['РОССИЙСКАЯ ФЕДЕРАЦИЯ'],
  colours: ['red', 'brown'],
  sides: [
    {
      side: 'FRONT',
      isUntitled: true,
      ownWords: ['Код подразделения', 'Паспорт выдан', 'Личный код', 'Личная подпись'],
      fields: [
        { key: 'lastNameLocal', labels: ['Фамилия'], script: 'Cyrl' },
        { key: 'firstNameLocal', labels: ['Имя'], script: 'Cyrl' },
        { key: 'middleNameLocal', labels: ['Отчество'], script: 'Cyrl', isOptional: true },
        { key: 'sex', labels: ['Пол'], script: 'Cyrl' },
        { key: 'dob', labels: ['Дата рождения'], date: 'DD.MM.YYYY' },
        { key: 'placeOfBirth', labels: ['Место рождения'], script: 'Cyrl' },
        { key: 'issueAuthority', labels: ['Паспорт выдан'], script: 'Cyrl', isOptional: true },
        { key: 'issued', labels: ['Дата выдачи'], date: 'DD.MM.YYYY', isOptional: true },
        { key: 'unread', labels: ['Код подразделения'], pattern: /\d{3}-\d{3}/, isOptional: true },
        {
          key: 'documentNumber',
          isUnlabelled: true,
          numberRule: 'number of an internal passport',
          place: { of: 'side', direction: 'on' },
          isOptional: true,
        },
      ],
      regions: [{ what: 'portrait', region: [0.05, 0.2, 0.3, 0.5] }],
    },
  ],
  sources: [
    'Постановление Правительства РФ № 2267, 23.12.2023',
    'https://en.wikipedia.org/wiki/Internal_passport_of_Russia',
  ],
  tried: 'synthetic',
}
