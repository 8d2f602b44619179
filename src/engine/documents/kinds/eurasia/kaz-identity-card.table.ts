import type { KindDefinition } from '../kind-definition.ts'

export const kazIdentityCard: KindDefinition = {
  id: 'kaz-identity-card-2014',
  family: 'kaz-identity-card',
  issuer: 'KAZ',
  type: 'I',
  name: 'Identity Card',
  from: 2014,
  size: 'ID-1',
  languages: ['kk', 'ru', 'en'],
  scripts: ['Cyrl', 'Latn'],
  ownTitles: ['ЖЕКЕ КУӘЛІК'],
  titles: ['УДОСТОВЕРЕНИЕ ЛИЧНОСТИ', 'IDENTITY CARD'],
  issuerWords: ['ҚАЗАҚСТАН РЕСПУБЛИКАСЫ', 'РЕСПУБЛИКА КАЗАХСТАН', 'REPUBLIC OF KAZAKHSTAN', 'ҚАЗАҚСТАН'],
  colours: ['blue'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'lastNameLocal', labels: ['ТЕГІ', 'ФАМИЛИЯ'], script: 'Cyrl' },
        { key: 'firstNameLocal', labels: ['АТЫ', 'ИМЯ'], script: 'Cyrl' },
        { key: 'middleNameLocal', labels: ['ӘКЕСІНІҢ АТЫ', 'ОТЧЕСТВО'], script: 'Cyrl', isOptional: true },
        { key: 'dob', labels: ['ТУҒАН КҮНІ', 'ДАТА РОЖДЕНИЯ'], date: 'DD.MM.YYYY' },
        { key: 'personalNumber', labels: ['ЖСН', 'ИИН'], numberRule: 'ИИН' },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.26, 0.26, 0.55] }],
    },
    {
      side: 'BACK',
      zone: 'TD1',
      fields: [
        { key: 'documentNumber', labels: ['№'], pattern: /0\d{8}/, isOptional: true },
        { key: 'placeOfBirth', labels: ['ТУҒАН ЖЕРІ', 'МЕСТО РОЖДЕНИЯ'], script: 'Cyrl' },
        { key: 'unread', labels: ['ҰЛТЫ', 'НАЦИОНАЛЬНОСТЬ'], script: 'Cyrl', isOptional: true },
        { key: 'issueAuthority', labels: ['БЕРГЕН ОРГАН', 'ОРГАН ВЫДАЧИ'], script: 'Cyrl' },
        {
          key: 'issued',
          labels: ['БЕРІЛГЕН КҮНІ - ҚОЛДАНУ МЕРЗІМІ', 'ДАТА ВЫДАЧИ - СРОК ДЕЙСТВИЯ', 'ДАТА ВЫДАЧИ'],
          date: 'DD.MM.YYYY - DD.MM.YYYY',
        },
      ],
    },
  ],
  sources: [
    'Закон Республики Казахстан № 73-V, 29.01.2013',
    'https://en.wikipedia.org/wiki/Kazakhstani_identity_card',
  ],
  tried: 'synthetic',
}
