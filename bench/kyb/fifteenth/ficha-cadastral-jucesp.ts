import { distinct, inCents, itemAt, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, parts, slashed } from '../drawn/written.ts'

const names = {
  given: ['RENATA CRISTINA', 'OTAVIO AUGUSTO', 'LUZIA', 'WAGNER', 'THAIS HELENA', 'EDSON LUIZ'],
  family: ['BITTENCOURT', 'SALGADO NETO', 'YAMASHITA', 'DE MORAES PRADO', 'FURLANETO', 'ABRANTES'],
} as const
const firsts = ['JEQUITIBA', 'PAINEIRAS', 'TIETE NORTE', 'VALE DO ANHEMBI', 'MANTIQUEIRA']
const trades = [
  ['COMERCIO DE ALIMENTOS', 'COMÉRCIO ATACADISTA DE PRODUTOS ALIMENTÍCIOS EM GERAL'],
  ['SERVICOS DE INFORMATICA', 'DESENVOLVIMENTO DE PROGRAMAS DE COMPUTADOR SOB ENCOMENDA'],
  ['TRANSPORTES', 'TRANSPORTE RODOVIÁRIO DE CARGA, EXCETO PRODUTOS PERIGOSOS E MUDANÇAS, INTERMUNICIPAL'],
] as const
const places = [
  ['RUA AUGUSTA', 'CONSOLACAO', 'SAO PAULO', '01304-001'],
  ['AVENIDA FRANCISCO GLICERIO', 'CENTRO', 'CAMPINAS', '13012-100'],
  ['RUA FREI GASPAR', 'CENTRO', 'SANTOS', '11010-091'],
  ['AVENIDA INDEPENDENCIA', 'ALTO', 'PIRACICABA', '13419-160'],
] as const
const amounts = [
  [100_000, 'CEM MIL REAIS'],
  [300_000, 'TREZENTOS MIL REAIS'],
  [500_000, 'QUINHENTOS MIL REAIS'],
] as const

const look = `
#set page(paper: "a4", margin: (x: 14mm, top: 13mm, bottom: 14mm), footer: text(7pt)[Documento Gratuito - Proibida a Comercialização #h(1fr) Página 1 de 1])
#set text(font: "Liberation Sans", size: 8.4pt, lang: "pt", hyphenate: false)
#set par(leading: 0.5em, spacing: 1.2em)
#let cell(label, value, span: 1) = table.cell(colspan: span, if label == "" { strong(value) } else [#text(6.6pt, label) \\ #value])
#let boxes(columns, ..cells) = block(above: 0pt, below: 0pt, table(columns: columns, stroke: 0.6pt, inset: 3.5pt, ..cells.pos()))
#let head(words) = block(above: 9pt, below: 0pt, width: 100%, stroke: 0.6pt, fill: luma(215), inset: 3.5pt, align(center, strong(words)))
#let body(words) = block(above: 0pt, below: 0pt, width: 100%, stroke: 0.6pt, inset: 5pt, words)
`

const cell = ([label, value]: readonly [string, string], span = 1): string =>
  `cell(${JSON.stringify(label)}, ${JSON.stringify(value)}, span: ${span})`

/** The simplified record of the board of trade of São Paulo: boxes, then partners and filings in long sentences of capitals. */
export const fichaCadastralJucesp: DrawnLayout = (made) => {
  const [trade, purpose] = made.pick(trades)
  const [street, quarter, town, cep] = made.pick(places)
  const [capital, inWords] = made.pick(amounts)
  const name = `${made.pick(firsts)} ${trade} LTDA`
  const nire = `352${made.digits(8)}`
  const cnpj = made.number('BR', 'taxNumber', () => `${made.int(10, 48)}${made.digits(6)}0001${made.digits(2)}`).replace(/(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})/u, '$1.$2.$3/$4-$5') // prettier-ignore
  const date = made.date(2006, 2021)
  const building = `${made.int(12, 2900)}`
  const owned = parts(made, 3)
  const persons = people(made, names, 5).map(({ given, family }) => ({
    name: `${given} ${family}`,
    said: `NACIONALIDADE BRASILEIRA, CPF: ${made.digits(3)}.${made.digits(3)}.${made.digits(3)}-${made.digits(2)}, RG/RNE: ${made.digits(8)} - SP, RESIDENTE À ${itemAt(distinct(made, ['RUA DAS CAMELIAS', 'ALAMEDA LORENA', 'RUA DO BOSQUE'], 1), 0)}, ${made.int(10, 990)}, ${town} - SP, CEP ${cep.slice(0, 6)}${made.digits(3)}`,
  })) // prettier-ignore
  const [lead, other, holder, hired, former] = [0, 1, 2, 3, 4].map((at) => itemAt(persons, at))
  const money = (share: number): string => inCents((capital / 100) * share, ['.', ','])
  const posts = [
    ['SÓCIO E ADMINISTRADOR, ASSINANDO PELA EMPRESA', owned[0]],
    ['SÓCIO E ADMINISTRADOR, ASSINANDO PELA EMPRESA', owned[1]],
    ['SÓCIO', owned[2]],
    ['ADMINISTRADOR, ASSINANDO PELA EMPRESA', undefined],
  ] as const
  const current = [lead, other, holder, hired].map((one, at) => {
    const [post, share] = itemAt(posts, at)
    return `${one?.name ?? ''}, ${one?.said ?? ''}, NA SITUAÇÃO DE ${post}${share === undefined ? '' : `, COM VALOR DE PARTICIPAÇÃO NA SOCIEDADE DE $ ${money(share)}`}.`
  })
  const filed = (day: string): string =>
    `NUM.DOC: ${made.int(100, 899)}.${made.digits(3)}/${day.slice(2, 4)}-${made.digits(1)}#h(8mm)SESSÃO: ${slashed(day)}`
  const shown = daysAfter('2025-01-20', made.int(0, 200))
  const source = `${look}
#grid(columns: (1fr, auto), [*JUCESP* \\ Junta Comercial do Estado de São Paulo], align(right)[Governo do Estado de São Paulo \\ Secretaria de Desenvolvimento Econômico])
#v(3mm)
#align(center)[#text(13pt, weight: "bold")[FICHA CADASTRAL SIMPLIFICADA] \\ #v(1mm) #text(7pt)[NESTA FICHA CADASTRAL SIMPLIFICADA, AS INFORMAÇÕES DOS QUADROS "EMPRESA", "CAPITAL", "ENDEREÇO", "OBJETO SOCIAL" E "TITULAR/SÓCIOS/DIRETORIA" REFEREM-SE À SITUAÇÃO ATUAL DA EMPRESA, NA DATA DE EMISSÃO DESTE DOCUMENTO. \\ A AUTENTICIDADE DESTA FICHA CADASTRAL SIMPLIFICADA PODERÁ SER CONSULTADA NO SITE WWW.JUCESP.EXAMPLE, MEDIANTE O CÓDIGO DE AUTENTICIDADE INFORMADO AO FINAL DESTE DOCUMENTO.]]
#head[EMPRESA]
#boxes((1fr, 1fr, 1fr), cell("", ${JSON.stringify(name)}, span: 3), ${cell(['TIPO:', 'SOCIEDADE LIMITADA'], 3)}, ${cell(['NIRE MATRIZ', nire])}, ${cell(['DATA DA CONSTITUIÇÃO', slashed(date)])}, ${cell(['EMISSÃO', slashed(shown)])}, ${cell(['INÍCIO DE ATIVIDADE', slashed(daysAfter(date, -made.int(4, 30)))])}, ${cell(['CNPJ', cnpj])}, ${cell(['INSCRIÇÃO ESTADUAL', `${made.digits(3)}.${made.digits(3)}.${made.digits(3)}.${made.digits(3)}`])})
#head[CAPITAL]
#body[${printed(`R$ ${inCents(capital, ['.', ','])} (${inWords})`)}]
#head[ENDEREÇO]
#boxes((1fr, 1fr, 18mm), ${cell(['LOGRADOURO:', street])}, ${cell(['NÚMERO:', building], 2)}, ${cell(['BAIRRO:', quarter])}, ${cell(['COMPLEMENTO:', ''], 2)}, ${cell(['MUNICÍPIO:', town])}, ${cell(['CEP:', cep])}, ${cell(['UF:', 'SP'])})
#head[OBJETO SOCIAL]
#body[${printed(purpose)}]
#head[TITULAR / SÓCIOS / DIRETORIA]
#body[${current.map(printed).join('\n\n')}]
#head[5 ÚLTIMOS ARQUIVAMENTOS]
#body[${filed(daysAfter(date, 1210))}

${printed(`RETIRA-SE DA SOCIEDADE ${former?.name ?? ''}, ${former?.said ?? ''}, NA SITUAÇÃO DE SÓCIO E ADMINISTRADOR, ASSINANDO PELA EMPRESA, COM VALOR DE PARTICIPAÇÃO NA SOCIEDADE DE $ ${money(itemAt(owned, 2))}.`)}

${printed('CONSOLIDAÇÃO CONTRATUAL DA MATRIZ.')}]
#body[${filed(daysAfter(date, 655))}

${printed(`ALTERAÇÃO DA ATIVIDADE ECONÔMICA / OBJETO SOCIAL DA SEDE PARA ${purpose}.`)}]
#v(1fr)
#align(center)[*FIM DAS INFORMAÇÕES PARA NIRE: ${nire}* \\ DATA DA ÚLTIMA ATUALIZAÇÃO DA BASE DE DADOS: ${slashed(daysAfter(shown, -1))}]
#text(7pt)[Ficha Cadastral Simplificada emitida para ${made.pick(['IVONE SEABRA', 'JAIR COPPOLA'])} : ${made.digits(11)}. Documento certificado por JUNTA COMERCIAL DO ESTADO DE SAO PAULO. Autenticidade: ${made.digits(9)}]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'ficha cadastral simplificada (São Paulo)',
      language: 'pt',
      values: { legalName: name, registrationNumber: nire, taxNumber: cnpj, entityType: 'SOCIEDADE LIMITADA', incorporationDate: date, address: [street, building, quarter, town, cep, 'SP'].join(', ') }, // prettier-ignore
      capital: { amount: capital, currency: 'BRL' },
      officers: [lead, other, hired].map((one) => ({ name: one?.name ?? '', role: 'director' as const })),
      owners: [lead, other, holder].map((one, at) => ({ name: one?.name ?? '', share: owned[at] ?? 0 })),
    },
  }
}
