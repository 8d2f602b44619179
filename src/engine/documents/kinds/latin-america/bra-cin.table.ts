import type { KindDefinition } from '../kind-definition.ts'

export const braCin: KindDefinition = {
  id: 'bra-cin-2022',
  family: 'bra-identity-card',
  issuer: 'BRA',
  type: 'I',
  name: 'National Identity Card (CIN)',
  from: 2022,
  size: 'ID-1',
  languages: ['pt', 'en'],
  scripts: ['Latn'],
  ownTitles: ['CARTEIRA DE IDENTIDADE'],
  titles: ['IDENTITY CARD'],
  issuerWords: ['REPÚBLICA FEDERATIVA DO BRASIL', 'GOVERNO FEDERAL', 'BRASIL'],
  sides: [
    {
      side: 'FRONT',
      codes: ['qr'],
      fields: [
        { key: 'fullName', labels: ['Nome', 'Name'] },
        { key: 'unread', labels: ['Nome Social', 'Social Name'], isOptional: true },
        { key: 'personalNumber', labels: ['Registro Geral - CPF', 'Personal Number'], numberRule: 'CPF' },
        { key: 'sex', labels: ['Sexo', 'Sex'] },
        { key: 'dob', labels: ['Data de Nascimento', 'Date of Birth'], date: 'DD/MM/YYYY' },
        { key: 'nationalityIso3', labels: ['Nacionalidade', 'Nationality'] },
        { key: 'placeOfBirth', labels: ['Naturalidade', 'Place of Birth'] },
        { key: 'expiry', labels: ['Data de Validade', 'Expiry Date'], date: 'DD/MM/YYYY' },
        { key: 'unread', labels: ['Assinatura do Titular', "Cardholder's Signature"], isOptional: true },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.28, 0.26, 0.52] }],
    },
    {
      side: 'BACK',
      zone: 'TD1',
      codes: ['qr'],
      fields: [
        { key: 'unread', labels: ['Filiação', 'Filiation'] },
        { key: 'issueAuthority', labels: ['Órgão Expedidor', 'Card Issuer'] },
        { key: 'unread', labels: ['Local', 'Place of Issue'] },
        { key: 'issued', labels: ['Data de Emissão', 'Issue Date'], date: 'DD/MM/YYYY' },
      ],
    },
  ],
  sources: [
    'Decreto nº 10.977, de 23 de fevereiro de 2022',
    'https://en.wikipedia.org/wiki/Brazilian_identity_card',
  ],
  tried: 'description',
}
