import { inCents, itemAt, pairs, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, parts, withDots } from '../drawn/written.ts'

const names = {
  given: ['Maria de Fátima', 'Rui Alexandre', 'Catarina', 'Joaquim António', 'Inês Sofia', 'Nuno Miguel'],
  family: ['Vasconcelos Brito', 'Teixeira Lopes', 'Figueiredo', 'Carvalhal Pinto', 'Seabra', 'Mourão'],
} as const
const firsts = ['Azulmar', 'Quinta da Lapa', 'Pedra & Sal', 'Lusocorte', 'Serra Nova', 'Tejovia']
const trades = [
  ['Hotelaria', 'Exploração de empreendimentos turísticos, alojamento local e restauração.', '55111-R3'],
  ['Consultoria', 'Consultoria para os negócios e a gestão, formação profissional.', '70220-R3'],
  ['Construções', 'Construção de edifícios, compra e venda de bens imóveis.', '41200-R3'],
] as const
const places = [
  ['Rua Castilho', 'Lisboa', 'Lisboa', 'Santo António', '1250 - 069', 'Lisboa'],
  ['Rua de Santa Catarina', 'Porto', 'Porto', 'Bonfim', '4000 - 447', 'Porto'],
  ['Avenida da Liberdade', 'Braga', 'Braga', 'São Victor', '4710 - 251', 'Braga'],
  ['Rua Ferreira Borges', 'Coimbra', 'Coimbra', 'Almedina', '3000 - 180', 'Coimbra'],
] as const
const form = 'SOCIEDADE POR QUOTAS'
const binding = 'Com a intervenção de um gerente.'

const look = `
#set page(paper: "a4", margin: (left: 22mm, right: 20mm, top: 15mm, bottom: 15mm))
#set text(font: "Liberation Sans", size: 9.5pt, lang: "pt", hyphenate: false)
#set par(leading: 0.6em)
#let part(words) = block(above: 11pt, below: 7pt, width: 100%, fill: rgb("#dfe7ef"), inset: 4pt, text(weight: "bold", words))
#let head(words) = block(above: 9pt, below: 5pt, text(weight: "bold", words))
#let rows(..pairs) = block(above: 4pt, below: 8pt, stack(spacing: 5pt, ..pairs.pos().map(((label, value)) => if label == "" { value } else [#text(weight: "bold", label) #value])))
`

/** The permanent certificate of the Portuguese commercial register: the registration today, then each entry in order. */
export const certidaoPermanente: DrawnLayout = (made) => {
  const [trade, purpose, cae] = made.pick(trades)
  const name = `${made.pick(firsts)} - ${trade}, Lda`
  const number = made.number('PT', 'taxNumber', () => `5${made.digits(8)}`)
  const date = made.date(2006, 2022)
  const [street, county, town, parish, code, post] = made.pick(places)
  const seat = `${street}, n.º ${made.int(2, 320)}, ${made.int(1, 6)}.º Dto`
  const [within, delivered] = [`Distrito: ${county} Concelho: ${town} Freguesia: ${parish}`, `${code} ${post.toUpperCase()}`] // prettier-ignore
  const capital = made.pick([5000, 10_000, 50_000])
  const share = parts(made, 2)
  const euros = (amount: number): string => `${inCents(amount, ['.', ','])} Euros`
  const home = (): string => {
    const [road, , , , area, city] = made.pick(places)
    return `${road}, n.º ${made.int(3, 140)}, ${area} ${city}`
  }
  const persons = people(made, names, 4).map(({ given, family }) => ({ name: `${given} ${family}`, tax: `2${made.digits(8)}`, home: home() })) // prettier-ignore
  const [first, second, spouse, later] = [itemAt(persons, 0), itemAt(persons, 1), itemAt(persons, 2), itemAt(persons, 3)] // prettier-ignore
  const partners = [first, second]
  const entry = (at: number, day: string, what: string): string => `#head[${printed(`Insc. ${at}  AP. ${made.int(1, 160)}/${day.replaceAll('-', '')} ${made.int(10, 17)}:${made.int(10, 59)}:${made.int(10, 59)} UTC - ${what}`)}]` // prettier-ignore
  const manager = (one: typeof first): string => pairs('rows', [['NOME:', one.name], ['NIF/NIPC:', one.tax], ['Cargo:', 'Gerente'], ['Residência/Sede:', one.home]]) // prettier-ignore
  const close = `Conservatória do Registo Comercial de ${post} \\ O(A) Conservador(a), ${printed(made.pick(['Isabel Maria Quintela', 'Paulo Jorge Abrunhosa']))}`
  const added = daysAfter(date, made.int(400, 1200))
  const subscribed = daysAfter('2025-01-07', made.int(0, 300))
  const until = `${Number(subscribed.slice(0, 4)) + 1}${subscribed.slice(4)}`
  const common: readonly (readonly [string, string])[] = [['Natureza Jurídica:', form], ['Sede:', seat], ['', within], ['', delivered], ['Objecto:', purpose], ['Capital:', euros(capital)], ['Data do Encerramento do Exercício:', '31 Dezembro']] // prettier-ignore
  const source = `${look}
#grid(columns: (1fr, auto), text(15pt, weight: "bold")[Certidão Permanente], align(right, text(8pt)[Instituto dos Registos e do Notariado \\ Registo Comercial]))
#line(length: 100%)
#text(weight: "bold")[Código de acesso: ${made.digits(4)}-${made.digits(4)}-${made.digits(4)}] \\
#text(8pt)[${printed('A entrega deste código a qualquer entidade pública ou privada dispensa a apresentação de uma certidão em papel. (artº 75º, nº 5 do Código do Registo Comercial)')}]
#part[Matrícula]
${pairs('rows', [
  ['NIF/NIPC:', number],
  ['Firma:', name],
  ...common,
  ['CAE Principal:', cae],
  ['Forma de Obrigar:', binding],
])}
#head[Órgãos Sociais/Liquidatário/Administrador ou Gestor Judicial:]
GERÊNCIA:
${[first, later].map((one) => pairs('rows', [['Nome:', one.name], ['Cargo:', 'Gerente']])).join('\n')}
#v(2mm)
${pairs('rows', [['Conservatória onde se encontram depositados os documentos:', `Conservatória do Registo Comercial de ${post}`]])}
#text(8pt)[Os elementos constantes da matrícula não dispensam a consulta das inscrições e respectivos averbamentos e anotações porquanto são estes que definem a situação jurídica da entidade.]
#part[Inscrições - Averbamentos - Anotações]
${entry(1, date, 'CONSTITUIÇÃO DE SOCIEDADE E DESIGNAÇÃO DE MEMBRO(S) DE ORGÃO(S) SOCIAL(AIS)')}
${pairs('rows', [['FIRMA:', name], ['NIPC:', number], ...common])}
#head[SÓCIOS E QUOTAS:]
${partners.map((one, at) => pairs('rows', [
  ['QUOTA:', euros((capital * itemAt(share, at)) / 100)],
  ['TITULAR:', one.name],
  ['NIF/NIPC:', one.tax],
  ...(at === 0 ? ([['Estado civil:', 'Casado(a)'], ['Nome do cônjuge:', spouse.name], ['Regime de bens:', 'Comunhão de adquiridos']] as const) : ([['Estado civil:', 'Solteiro(a), maior']] as const)),
  ['Residência/Sede:', one.home],
])).join('\n#v(2mm)\n')}
#head[FORMA DE OBRIGAR/ÓRGÃOS SOCIAIS:]
${pairs('rows', [['Forma de obrigar:', binding], ['Estrutura da gerência:', 'Um ou mais gerentes, sócios ou não.']])}
#head[ORGÃO(S) DESIGNADO(S):]
GERÊNCIA:
${manager(first)}
${pairs('rows', [['Data da deliberação:', daysAfter(date, -2)]])}
${close}
${entry(2, added, 'DESIGNAÇÃO DE MEMBRO(S) DE ORGÃO(S) SOCIAL(AIS)')}
GERÊNCIA:
${manager(later)}
${pairs('rows', [['Data da deliberação:', daysAfter(added, -6)]])}
${close}
#head[An. 1 - ${daysAfter(date, 1).replaceAll('-', '')} - Publicado em ${printed('http://publicacoes.example')}.]
#v(4mm)
#align(center)[Certidão permanente subscrita em ${withDots(subscribed, '-')} e válida até ${withDots(until, '-')}]
#align(center)[Fim da Certidão]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'certidão permanente',
      language: 'pt',
      values: { legalName: name, registrationNumber: number, taxNumber: number, entityType: form, incorporationDate: date, address: `${seat}, ${within}, ${delivered}` }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: [first, later].map((one) => ({ name: one.name, role: 'managing_director' })),
      owners: partners.map((one, at) => ({ name: one.name, share: itemAt(share, at) })),
    },
  }
}
