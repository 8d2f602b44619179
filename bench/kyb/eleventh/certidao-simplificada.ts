import { inCents, pairs, people, printed, type DrawnLayout, type Pair } from '../drawn/drawn-document.ts'
import { parts, slashed } from '../drawn/written.ts'

const names = {
  given: ['JUSSARA APARECIDA', 'CLEITON', 'MARIA DAS DORES', 'WAGNER LUIZ', 'THAÍS', 'SEVERINO', 'IVONE', 'RODRIGO'],
  family: ['FAGUNDES DA LUZ', 'TAKAHASHI', 'DE MORAES REGO', 'ZANELATTO', 'QUEIROZ BRANDÃO', 'DOS ANJOS', 'SCHNEIDER'],
} as const // prettier-ignore
const towns = [
  ['Paraná', 'PR', '41', 'AVENIDA SETE DE SETEMBRO', 'REBOUÇAS', 'CURITIBA', '80230'],
  ['Pernambuco', 'PE', '26', 'RUA DA AURORA', 'SANTO AMARO', 'RECIFE', '50040'],
  ['Minas Gerais', 'MG', '31', 'RUA PADRE EUSTÁQUIO', 'CARLOS PRATES', 'BELO HORIZONTE', '30710'],
  ['Bahia', 'BA', '29', 'AVENIDA TANCREDO NEVES', 'CAMINHO DAS ÁRVORES', 'SALVADOR', '41820'],
] as const
const seconds = ['BOA ESPERANÇA', 'IRMÃOS ZANELATTO', 'RIO VERDE', 'SÃO BENEDITO', 'ESTRELA DO SUL']
const trades = [
  ['PADARIA E CONFEITARIA', 'COMÉRCIO VAREJISTA DE PRODUTOS DE PADARIA E LATICÍNIOS COM PREDOMINÂNCIA DE REVENDA; LANCHONETES, CASAS DE CHÁ E SIMILARES.'],
  ['AUTO PEÇAS', 'COMÉRCIO A VAREJO DE PEÇAS E ACESSÓRIOS NOVOS PARA VEÍCULOS AUTOMOTORES; SERVIÇOS DE MANUTENÇÃO E REPARAÇÃO MECÂNICA.'],
  ['MADEIREIRA', 'COMÉRCIO ATACADISTA DE MADEIRA E PRODUTOS DERIVADOS; TRANSPORTE RODOVIÁRIO DE CARGA, EXCETO PRODUTOS PERIGOSOS.'],
] as const // prettier-ignore

const look = `
#set page(paper: "a4", margin: (x: 15mm, top: 13mm, bottom: 14mm))
#set text(font: "Liberation Sans", size: 8.4pt, lang: "pt", hyphenate: false)
#set par(leading: 0.5em, spacing: 0.6em)
#let box-row(..pairs) = block(above: 0pt, below: -0.5pt, table(columns: pairs.pos().map(_ => 1fr), stroke: 0.5pt, inset: (x: 4pt, y: 3.2pt), ..pairs.pos().map(((label, value)) => [#text(7pt, label) \\ #text(9pt, value)])))
#let partner(..pairs) = block(above: 0pt, below: -0.5pt, table(columns: (2.3fr, 1.25fr, 1fr, 1fr, 1.15fr), stroke: 0.5pt, inset: (x: 4pt, y: 3.2pt), ..pairs.pos().map(((label, value)) => [#text(7pt, label) \\ #value])))
#let bar(words) = block(above: 0pt, below: -0.5pt, width: 100%, stroke: 0.5pt, fill: luma(222), inset: 3.4pt, text(weight: "bold", words))
`

/** The two check digits of a CPF behind nine digits, with its dots. */
function withCheck(nine: string): string {
  const checkOf = (digits: string): string => {
    const sum = Array.from(digits).reduce(
      (total, digit, at) => total + Number(digit) * (digits.length + 1 - at),
      0,
    )
    return `${((sum * 10) % 11) % 10}`
  }
  const ten = nine + checkOf(nine)
  return (ten + checkOf(ten)).replace(/^(\d{3})(\d{3})(\d{3})/u, '$1.$2.$3-')
}

/** The short certificate of a Brazilian board of trade: ruled boxes with a small label each. */
export const certidaoSimplificada: DrawnLayout = (made) => {
  const [trade, purpose] = made.pick(trades)
  const name = `${trade} ${made.pick(seconds)} LTDA`
  const [state, short, first, street, quarter, town, code] = made.pick(towns)
  const address = `${street}, ${made.int(12, 2900)}, ${quarter}, ${town}, ${short}, CEP ${code}-${made.digits(3)}`
  const number = `${first}2${made.digits(8)}`
  const tax = made
    .number('BR', 'taxNumber', () => `${made.int(11, 45)}${made.digits(6)}0001${made.digits(2)}`)
    .replace(/^(..)(...)(...)(....)(..)$/u, '$1.$2.$3/$4-$5')
  const date = made.date(1998, 2021)
  const started = date.replace(/-\d\d$/u, '-01')
  const capital = made.pick([50_000, 80_000, 150_000, 400_000])
  const owned = parts(made, 3)
  const persons = people(made, names, 3).map(({ given, family }) => `${given} ${family}`)
  const manages = [true, made.int(0, 1) === 1, false]
  const money = (amount: number): string => `R$ ${inCents(amount, ['.', ','])}`
  const partners = persons.map((one, at): readonly Pair[] => [
    ['Nome / CPF ou CNPJ', `${one}\n${withCheck(made.digits(9))}`],
    ['Participação no capital', money((capital / 100) * (owned[at] ?? 0))],
    ['Espécie de sócio', 'SÓCIO'],
    ['Administrador', manages[at] === true ? 'S' : 'N'],
    ['Término do mandato', manages[at] === true ? 'INDETERMINADO' : 'XXXXXXXXXX'],
  ])
  const filed = slashed(made.date(2023, 2024))
  const source = `${look}
#align(center)[#text(8pt)[Ministério do Empreendedorismo, da Microempresa e da Empresa de Pequeno Porte \\ Secretaria Nacional de Microempresa e Empresa de Pequeno Porte \\ Departamento Nacional de Registro Empresarial e Integração] \\ #text(10pt, weight: "bold")[Junta Comercial do Estado – ${state}] \\ #v(1mm) #text(14pt, weight: "bold")[Certidão Simplificada]]
#v(1mm)
Certificamos que as informações abaixo constam dos documentos arquivados nesta Junta Comercial e são vigentes na data da sua expedição.
#v(1mm)
${pairs('box-row', [['Nome Empresarial', name], ['Protocolo', `${short}C${made.digits(10)}`]])}
${pairs('box-row', [['Natureza Jurídica', 'Sociedade Empresária Limitada']])}
${pairs('box-row', [['Número de Identificação do Registro de Empresas - NIRE (Sede)', number], ['CNPJ', tax]])}
${pairs('box-row', [['Data de Arquivamento do Ato Constitutivo', slashed(date)], ['Data de Início de Atividade', slashed(started)]])}
${pairs('box-row', [['Endereço Completo (Logradouro, Nº e Complemento, Bairro, Cidade, UF, CEP)', address]])}
${pairs('box-row', [['Objeto Social', purpose]])}
${pairs('box-row', [['Capital Social', money(capital)], ['Capital Integralizado', money(capital)], ['Porte', made.pick(['EPP (Empresa de Pequeno Porte)', 'ME (Microempresa)'])], ['Prazo de Duração', 'INDETERMINADO']])}
#bar[Dados do Sócio / Administrador]
${partners.map((one) => pairs('partner', one)).join('\n')}
#bar[Último Arquivamento]
${pairs('box-row', [['Data', filed], ['Número', made.digits(11)], ['Ato / eventos', '002 / 051 - ALTERAÇÃO / CONSOLIDAÇÃO DE CONTRATO/ESTATUTO']])}
${pairs('box-row', [['Situação', 'ATIVA'], ['Status', 'SEM STATUS']])}
#bar[Filial(ais) nesta Unidade da Federação ou fora dela]
${pairs('box-row', [['NIRE', 'XXXXXXXXXXX'], ['CNPJ', 'XXXXXXXXXXXXXX'], ['Endereço Completo', 'NADA MAIS']])}
#v(5mm)
Certidão emitida eletronicamente em ${printed(slashed(made.date(2025, 2025)))}, às ${made.int(8, 19)}:${made.int(10, 59)}:${made.int(10, 59)} (horário de Brasília).

Se impressa, verificar sua autenticidade no portal da Junta Comercial, com o código ${printed(made.digits(8))}.
#v(7mm)
#align(center, block(width: 80mm)[#line(length: 100%, stroke: 0.5pt) #v(-1mm) ${printed(made.pick(['LEANDRO M. BITTENCOURT', 'EVALDO GUEDES CAMPELO', 'AUGUSTO R. PIMENTA']))} \\ Secretário Geral])
#v(1fr)
#grid(columns: (22mm, 1fr), column-gutter: 4mm, align: horizon, rect(width: 20mm, height: 20mm, stroke: 0.5pt, fill: tiling(size: (4pt, 4pt))[#square(size: 2pt, fill: black)]), text(7pt)[Documento assinado digitalmente nos termos da MP 2.200-2/2001.])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'certidão simplificada (Brazil)',
      language: 'pt',
      values: { legalName: name, registrationNumber: number, taxNumber: tax, entityType: 'Sociedade Empresária Limitada', status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'BRL' },
      officers: persons.filter((_, at) => manages[at]).map((one) => ({ name: one, role: 'director' })),
      owners: persons.map((one, at) => ({ name: one, share: owned[at] ?? 0 })),
    },
  }
}
