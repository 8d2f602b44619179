import type { KindDefinition } from '../kind-definition.ts'

export const braCnh2022: KindDefinition = {
  id: 'bra-cnh-2022',
  family: 'bra-cnh',
  issuer: 'BRA',
  type: 'D',
  name: 'National Driving Licence (CNH)',
  from: 2022,
  size: { width: 85, height: 60 },
  languages: ['pt', 'en', 'es'],
  scripts: ['Latn'],
  ownTitles: ['CARTEIRA NACIONAL DE HABILITAÇÃO'],
  titles: ['DRIVER LICENSE', 'PERMISO DE CONDUCCIÓN'],
  issuerWords: [
    'REPÚBLICA FEDERATIVA DO BRASIL',
    'SECRETARIA NACIONAL DE TRÂNSITO',
    'SENATRAN',
    'MINISTÉRIO DA INFRAESTRUTURA',
    'MINISTÉRIO DOS TRANSPORTES',
  ],
  sides: [
    {
      side: 'FRONT',
      zone: 'TD1',
      fields: [
        { key: 'fullName', labels: ['2 e 1 NOME E SOBRENOME', 'NOME E SOBRENOME'] },
        { key: 'unread', labels: ['1ª HABILITAÇÃO'] },
        {
          key: 'dob',
          labels: ['3 DATA, LOCAL E UF DE NASCIMENTO', 'DATA, LOCAL E UF DE NASCIMENTO'],
          date: 'DD/MM/YYYY, PLACE, UF',
        },
        { key: 'issued', labels: ['4a DATA EMISSÃO', 'DATA EMISSÃO'], date: 'DD/MM/YYYY' },
        { key: 'expiry', labels: ['4b VALIDADE', 'VALIDADE'], date: 'DD/MM/YYYY' },
        {
          key: 'unread',
          labels: ['4c DOC IDENTIDADE / ORG EMISSOR / UF', 'DOC IDENTIDADE / ÓRG EMISSOR / UF'],
        },
        { key: 'personalNumber', labels: ['4d CPF', 'CPF'], numberRule: 'CPF' },
        {
          key: 'documentNumber',
          labels: ['5 Nº REGISTRO', 'Nº REGISTRO'],
          numberRule: 'número de registro da CNH',
        },
        { key: 'vehicleClass', labels: ['9 CAT HAB', 'CAT HAB'] },
        { key: 'nationalityFull', labels: ['NACIONALIDADE'] },
        { key: 'unread', labels: ['FILIAÇÃO'] },
        { key: 'unread', labels: ['7 ASSINATURA DO PORTADOR'], isOptional: true },
      ],
      regions: [{ what: 'portrait', region: [0.05, 0.28, 0.24, 0.44] }],
    },
  ],
  sources: [
    'Resolução CONTRAN nº 886/2021',
    'https://en.wikipedia.org/wiki/Carteira_Nacional_de_Habilita%C3%A7%C3%A3o',
  ],
  tried: 'description',
}
