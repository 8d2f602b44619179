import type { KindDefinition } from '../kind-definition.ts'

/** The holder’s data stand on the side without the portrait. */
export const braRg: KindDefinition = {
  id: 'bra-rg',
  family: 'bra-identity-card',
  issuer: 'BRA',
  type: 'I',
  name: 'Identity Card (RG)',
  to: 2025,
  size: { width: 96, height: 65 },
  languages: ['pt'],
  scripts: ['Latn'],
  ownTitles: ['CARTEIRA DE IDENTIDADE'],
  titles: ['CEDULA DE IDENTIDADE'],
  issuerWords: [
    'REPÚBLICA FEDERATIVA DO BRASIL',
    'SECRETARIA DA SEGURANÇA PÚBLICA',
    'INSTITUTO DE IDENTIFICAÇÃO',
  ],
  colours: ['green'],
  sides: [
    { side: 'FRONT', words: ['POLEGAR DIREITO', 'ASSINATURA DO TITULAR'], fields: [] },
    {
      side: 'BACK',
      ownWords: ['VÁLIDA EM TODO O TERRITÓRIO NACIONAL', 'LEI Nº 7.116 DE 29/08/83'],
      words: ['ASSINATURA DO DIRETOR'],
      fields: [
        { key: 'documentNumber', labels: ['REGISTRO GERAL'] },
        { key: 'issued', labels: ['DATA DE EXPEDIÇÃO'], date: 'DD/MM/YYYY' },
        { key: 'fullName', labels: ['NOME'] },
        { key: 'unread', labels: ['FILIAÇÃO'] },
        { key: 'placeOfBirth', labels: ['NATURALIDADE'] },
        { key: 'dob', labels: ['DATA DE NASCIMENTO'], date: 'DD/MM/YYYY' },
        { key: 'unread', labels: ['DOC ORIGEM', 'DOC. ORIGEM'] },
        { key: 'personalNumber', labels: ['CPF'], numberRule: 'CPF', isOptional: true },
      ],
    },
  ],
  sources: ['Lei nº 7.116, de 29 de agosto de 1983', 'https://en.wikipedia.org/wiki/Brazilian_identity_card'],
  tried: 'description',
}
