import { literal, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { slashed } from '../drawn/written.ts'

const names = {
  given: ['JUSCELINO', 'MARLENE APARECIDA', 'TARCISIO', 'ROSANGELA', 'EDSON LUIS', 'CLEUSA', 'ADALBERTO', 'IVONE'],
  family: ['BITTENCOURT DE SA', 'PAIXAO LEAL', 'FAGUNDES NETO', 'DO AMARAL', 'TREVISAN COSTA', 'MENDONCA PRADO', 'ZANELLA'],
} as const // prettier-ignore
const places = [
  ['CURITIBA', 'PR', '80.410', 'R COMENDADOR ARAUJO', 'BATEL', '41'],
  ['BELO HORIZONTE', 'MG', '30.140', 'AV BRASIL', 'FUNCIONARIOS', '31'],
  ['RECIFE', 'PE', '51.020', 'R ERNESTO DE PAULA SANTOS', 'BOA VIAGEM', '81'],
  ['JOINVILLE', 'SC', '89.201', 'R DOUTOR JOAO COLIN', 'AMERICA', '47'],
] as const
const stems = ['SERRA AZUL', 'IPE ROXO', 'VALE DO JACUI', 'NOVA PARNAIBA', 'CAJUEIRO'] as const
const trades = [
  ['AGROINDUSTRIAL', '10.61-9-01 - Beneficiamento de arroz', '46.32-0-01 - Comércio atacadista de cereais e leguminosas beneficiados'],
  ['ENERGIA E PARTICIPACOES', '35.11-5-01 - Geração de energia elétrica', '64.62-0-00 - Holdings de instituições não-financeiras'],
  ['LOGISTICA', '49.30-2-02 - Transporte rodoviário de carga, exceto produtos perigosos e mudanças, intermunicipal, interestadual e internacional', '52.11-7-99 - Depósitos de mercadorias para terceiros, exceto armazéns gerais e guarda-móveis'],
] as const // prettier-ignore
const capitals = [
  [1_500_000, '1.500.000,00', 'Um milhao e quinhentos mil reais'],
  [850_000, '850.000,00', 'Oitocentos e cinquenta mil reais'],
  [12_000_000, '12.000.000,00', 'Doze milhoes de reais'],
] as const

const look = `
#set page(paper: "a4", margin: (x: 14mm, y: 12mm))
#set text(font: "Liberation Sans", size: 9pt, lang: "pt", hyphenate: false)
#let box-of(label, value) = block(width: 100%, height: 100%, stroke: 0.6pt, inset: (x: 3pt, y: 2.5pt))[#set par(leading: 3.4pt); #text(5.8pt, label) \\ #text(8.6pt, weight: "bold", value)]
#let boxes(columns, tall, ..list) = block(width: 100%, above: 3.2pt, below: 3.2pt, grid(columns: columns, rows: tall, column-gutter: 3pt, ..list.pos().map(((label, value)) => box-of(label, value))))
#let partner(name, kind) = block(width: 100%, above: 0pt, below: 5pt, stroke: (bottom: 0.4pt + luma(150)), inset: (y: 4pt), grid(columns: (38mm, 1fr), row-gutter: 5pt, [Nome/Nome Empresarial:], strong(name), [Qualificação:], strong(kind)))
`

type Box = readonly [label: string, value: string]

/** A row of boxes, each value under a small label. @param columns their widths, as Typst has them */
const boxes = (columns: string, list: readonly Box[], tall = '9mm'): string =>
  `#boxes((${columns},), ${tall}, ${list.map(([label, value]) => `(${literal(label)}, ${literal(value)})`).join(', ')},)`

const heads = (number: string, opened: string): string => `
#block(width: 100%, stroke: 0.6pt, inset: 5pt, below: 3.2pt, grid(columns: (18mm, 1fr, 18mm), align: center + horizon, circle(radius: 6.5mm, stroke: 0.8pt, align(center + horizon, text(5pt)[BRASÃO])), text(12pt, weight: "bold")[REPÚBLICA FEDERATIVA DO BRASIL \\ #v(-2mm) #text(10.5pt)[CADASTRO NACIONAL DA PESSOA JURÍDICA]], []))
#block(width: 100%, above: 3.2pt, below: 3.2pt, grid(columns: (46mm, 1fr, 36mm), rows: 14mm, column-gutter: 3pt, box-of([NÚMERO DE INSCRIÇÃO], [${printed(number)} \\ MATRIZ]), block(width: 100%, height: 100%, stroke: 0.6pt, align(center + horizon, text(11pt, weight: "bold")[COMPROVANTE DE INSCRIÇÃO E DE SITUAÇÃO CADASTRAL])), box-of([DATA DE ABERTURA], [${opened}])))`

/** A Brazilian card of the number of a company, with the managers' list of the same register under it. */
export const cartaoCnpj: DrawnLayout = (made) => {
  const [town, state, zip, street, quarter, area] = made.pick(places)
  const [trade, first, second] = made.pick(trades)
  const stem = made.pick(stems)
  const name = `${stem} ${trade} S.A.`
  const three = (): string => made.digits(3)
  const number = made.number('BR', 'taxNumber', () => `${made.int(10, 59)}.${three()}.${three()}/0001-${made.digits(2)}`) // prettier-ignore
  const founded = made.date(2001, 2019)
  const [streetNumber, suite, code] = [
    `${made.int(12, 2900)}`,
    `SALA ${made.int(101, 1904)}`,
    `${zip}-${three()}`,
  ]
  const [capital, figures, letters] = made.pick(capitals)
  const persons = people(made, names, 4).map(({ given, family }) => `${given} ${family}`)
  const kinds = ['08-Conselheiro de Administração', '08-Conselheiro de Administração', '10-Diretor', '10-Diretor'] // prettier-ignore
  const none = '********'
  const source = `${look}
${heads(number, slashed(founded))}
${boxes('1fr', [['NOME EMPRESARIAL', name]])}
${boxes('1fr, 24mm', [['TÍTULO DO ESTABELECIMENTO (NOME DE FANTASIA)', made.pick([none, stem])], ['PORTE', 'DEMAIS']])}
${boxes('1fr', [['CÓDIGO E DESCRIÇÃO DA ATIVIDADE ECONÔMICA PRINCIPAL', first]], '12.5mm')}
${boxes('1fr', [['CÓDIGO E DESCRIÇÃO DAS ATIVIDADES ECONÔMICAS SECUNDÁRIAS', second]], '12.5mm')}
${boxes('1fr', [['CÓDIGO E DESCRIÇÃO DA NATUREZA JURÍDICA', '205-4 - Sociedade Anônima Fechada']])}
${boxes('1fr, 22mm, 46mm', [['LOGRADOURO', street], ['NÚMERO', streetNumber], ['COMPLEMENTO', suite]])}
${boxes('26mm, 1fr, 1fr, 14mm', [['CEP', code], ['BAIRRO/DISTRITO', quarter], ['MUNICÍPIO', town], ['UF', state]])}
${boxes('1fr, 1fr', [['ENDEREÇO ELETRÔNICO', `FISCAL@${stem.replaceAll(' ', '')}.COM.BR`], ['TELEFONE', `(${area}) ${made.int(3000, 3999)}-${made.digits(4)}`]])}
${boxes('1fr', [['ENTE FEDERATIVO RESPONSÁVEL (EFR)', '*****']])}
${boxes('1fr, 46mm', [['SITUAÇÃO CADASTRAL', 'ATIVA'], ['DATA DA SITUAÇÃO CADASTRAL', slashed(founded.replace(/^\d{4}/u, '2021'))]])}
${boxes('1fr', [['MOTIVO DE SITUAÇÃO CADASTRAL', '']])}
${boxes('1fr, 46mm', [['SITUAÇÃO ESPECIAL', none], ['DATA DA SITUAÇÃO ESPECIAL', none]])}
#v(2mm)
#text(8pt)[Aprovado pela Instrução Normativa RFB nº 2.119, de 06 de dezembro de 2022. \\ Emitido no dia *${slashed(made.date(2025, 2025))}* às *${made.int(10, 18)}:${made.int(10, 59)}:${made.int(10, 59)}* (data e hora de Brasília). #h(1fr) Página: *1/1*]
#v(3mm)
#line(length: 100%, stroke: (dash: "dashed", thickness: 0.6pt))
#align(center, text(10.5pt, weight: "bold")[Consulta Quadro de Sócios e Administradores - QSA])
#grid(columns: (38mm, 1fr), row-gutter: 5pt, [CNPJ:], strong[${printed(number)}], [NOME EMPRESARIAL:], strong[${printed(name)}], [CAPITAL SOCIAL:], strong[${printed(`R$${figures} (${letters})`)}])
#v(1mm)
O Quadro de Sócios e Administradores (QSA) constante da base de dados do Cadastro Nacional da Pessoa Jurídica (CNPJ) é o seguinte:
#v(1mm)
${persons.map((person, at) => `#partner(${literal(person)}, ${literal(kinds[at] ?? '')})`).join('\n')}
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'comprovante CNPJ com QSA (Brazil)',
      language: 'pt',
      values: {
        // The one number stands under both words: that of its inscription, and CNPJ.
        ...{ legalName: name, registrationNumber: number, taxNumber: number, status: 'active', countryIso2: 'BR' },
        ...{ entityType: 'Sociedade Anônima Fechada', incorporationDate: founded },
        address: [street, streetNumber, suite, code, quarter, town, state].join(', '),
      },
      capital: { amount: capital, currency: 'BRL' },
      officers: persons.map((person, at) => ({ name: person, role: at < 2 ? 'board_member' : 'director' })),
      owners: [],
    },
  } // prettier-ignore
}
