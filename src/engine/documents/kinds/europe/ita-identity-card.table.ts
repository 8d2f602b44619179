import type { KindDefinition } from '../kind-definition.ts'

export const itaIdentityCard: KindDefinition = {
  id: 'ita-identity-card-2016',
  family: 'ita-identity-card',
  issuer: 'ITA',
  type: 'I',
  name: 'Identity Card',
  from: 2016,
  size: 'ID-1',
  languages: ['it', 'en'],
  scripts: ['Latn'],
  ownTitles: ['CARTA DI IDENTITÀ'],
  titles: ['IDENTITY CARD'],
  issuerWords: ['REPUBBLICA ITALIANA', "MINISTERO DELL'INTERNO"],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'issueAuthority', labels: ['COMUNE DI', 'MUNICIPALITY'] },
        { key: 'lastName', labels: ['COGNOME', 'SURNAME'] },
        { key: 'firstName', labels: ['NOME', 'NAME'] },
        { key: 'placeOfBirth', labels: ['LUOGO E DATA DI NASCITA', 'PLACE AND DATE OF BIRTH'] },
        {
          key: 'dob',
          isUnlabelled: true,
          date: 'DD.MM.YYYY',
          place: { of: 'placeOfBirth', direction: 'below' },
        },
        { key: 'sex', labels: ['SESSO', 'SEX'] },
        { key: 'height', labels: ['STATURA', 'HEIGHT'] },
        { key: 'nationalityIso3', labels: ['CITTADINANZA', 'NATIONALITY'] },
        { key: 'issued', labels: ['EMISSIONE', 'ISSUING'], date: 'DD.MM.YYYY' },
        { key: 'expiry', labels: ['SCADENZA', 'EXPIRY'], date: 'DD.MM.YYYY' },
        {
          key: 'documentNumber',
          isUnlabelled: true,
          numberRule: 'number of an identity card',
          place: { of: 'title', direction: 'below' },
        },
      ],
      regions: [{ what: 'portrait', region: [0.05, 0.26, 0.28, 0.6] }],
    },
    {
      side: 'BACK',
      zone: 'TD1',
      codes: ['code-39'],
      fields: [
        { key: 'unread', labels: ['COGNOME E NOME DEI GENITORI O DI CHI NE FA LE VECI'], isOptional: true },
        { key: 'personalNumber', labels: ['CODICE FISCALE', 'FISCAL CODE'], numberRule: 'codice fiscale' },
        { key: 'unread', labels: ['ESTREMI ATTO DI NASCITA'], isOptional: true },
        { key: 'address1', labels: ['INDIRIZZO DI RESIDENZA', 'RESIDENCE'] },
      ],
    },
  ],
  sources: [
    'https://www.cartaidentita.interno.gov.it/',
    'https://en.wikipedia.org/wiki/Italian_electronic_identity_card',
  ],
  tried: 'description',
}
