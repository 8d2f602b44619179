import type { DocumentLanguage } from '../document-language.ts'

/** Portuguese. Sources: ICAO Doc 9303-4 section 4.1, Directive 2006/126/EC annex I, Regulation (EU) 2019/1157, national cards. */
export const pt: DocumentLanguage = {
  labels: {
    surname: ['Apelido', 'Apelidos', 'Sobrenome'],
    givenNames: ['Nomes próprios', 'Nome próprio', 'Prenomes'],
    middleName: ['Segundo nome', 'Nome do meio', 'Patronímico'],
    name: ['Nome', 'Nomes', 'Nome completo', 'Nome do titular'],
    dob: ['Data de nascimento', 'Data nascimento', 'Data nasc.', 'Nascido em'],
    placeOfBirth: ['Local de nascimento', 'Naturalidade', 'Lugar de nascimento'],
    issued: ['Data de emissão', 'Data emissão', 'Emitido em', 'Data de concessão', 'Data de expedição', 'Válido desde', 'Local e data de emissão'],
    expiry: ['Data de validade', 'Validade', 'Válido até', 'Data validade', 'Data de expiração',
      'Data de caducidade'],
    documentNumber: ['Número do documento', 'N.º do documento', 'Nº documento', 'Passaporte n.º',
      'Passaporte Nº', 'Número', 'Número do passaporte', 'Nº do cartão', 'Nº da carta', 'Documento nº', 'Registro Geral', 'Registo Geral'],
    personalNumber: ['Número pessoal', 'Nº pessoal', 'Número de identificação civil', 'Nº de identificação',
      'NIF', 'CPF', 'Número de identificação'],
    sex: ['Sexo', 'Género', 'Gênero'],
    nationality: ['Nacionalidade', 'Cidadania'],
    address: ['Morada', 'Endereço', 'Residência'],
    issueAuthority: ['Autoridade', 'Emitido por', 'Entidade emissora', 'Entidade emitente'],
    height: ['Altura'],
    weight: ['Peso corporal'],
    eyeColor: ['Cor dos olhos', 'Olhos'],
    hairColor: ['Cor do cabelo'],
  },
  nameOrders: {
    'surname first': ['Apelidos e nomes', 'Apelido e nome', 'Apelido, nome'],
    'given names first': ['Nome e apelidos', 'Nome e apelido'],
  },
  joined: [
    { fields: ['dob', 'placeOfBirth'], labels: ['Data e local de nascimento'] },
    { fields: ['placeOfBirth', 'dob'], labels: ['Local e data de nascimento'] },
  ],
  unread: ['Filiação'],
  titles: {
    P: ['Passaporte'],
    I: ['Bilhete de identidade', 'Cartão de cidadão', 'Cartão de identidade'],
    D: ['Carta de condução', 'Carteira nacional de habilitação'],
    R: ['Carta de residência', 'Título de residência', 'Autorização de residência'],
  },
} // prettier-ignore
