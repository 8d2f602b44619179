import { inCents, monthsOf, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped, inWords, parts, slashed } from '../drawn/written.ts'

const names = {
  given: [
    'Adriana Regina',
    'Cauê',
    'Márcio Antônio',
    'Rosângela',
    'Thiago Augusto',
    'Conceição',
    'Jurandir',
    'Lívia',
  ],
  family: [
    'Albuquerque Sá',
    'Figueiredo',
    'Guimarães Prado',
    'Cavalcante',
    'Zanetti',
    'Nóbrega Leal',
    'Sampaio',
  ],
} as const
const women = ['Adriana Regina', 'Rosângela', 'Conceição', 'Lívia']
const places = [
  ['Campinas', 'SP', 'São Paulo', '13010', 'Cambuí', '35'],
  ['Curitiba', 'PR', 'Paraná', '80410', 'Batel', '41'],
  ['Recife', 'PE', 'Pernambuco', '50030', 'Boa Vista', '26'],
  ['Uberlândia', 'MG', 'Minas Gerais', '38400', 'Fundinho', '31'],
] as const
const streets = [
  'Rua Barão de Jaguara',
  'Avenida Sete de Setembro',
  'Rua das Palmeiras',
  'Alameda dos Ipês',
  'Rua Quinze de Novembro',
]
const firsts = ['JATOBÁ', 'SERRA AZUL', 'PÉ DE CEDRO', 'MARÉ ALTA', 'CAMPO NOVO', 'ARARIPE']
const trades = [
  'COMÉRCIO DE ALIMENTOS',
  'SERVIÇOS DE INFORMÁTICA',
  'INDÚSTRIA DE MÓVEIS',
  'TRANSPORTES RODOVIÁRIOS',
]
const months = monthsOf('pt')
const amounts = [
  [50_000, 'cinquenta mil'],
  [80_000, 'oitenta mil'],
  [100_000, 'cem mil'],
  [200_000, 'duzentos mil'],
] as const

const look = `
#set page(paper: "a4", margin: (left: 30mm, right: 20mm, top: 24mm, bottom: 30mm))
#set text(font: "New Computer Modern", size: 11pt, lang: "pt", region: "BR", hyphenate: false)
#set par(justify: true, leading: 0.75em, spacing: 1.1em)
`

/** A Brazilian partnership deed: nothing but sentences, the partners' shares among them, and a stamp of the registrar. */
export const contratoSocial: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(trades)} LTDA`
  const date = made.date(2008, 2023)
  const [town, state, stateName, code, quarter, area] = made.pick(places)
  const postcode = `${code}-${made.digits(3)}`
  const address = `${made.pick(streets)}, nº ${made.int(12, 980)}, bairro ${quarter}, ${town} – ${state}, CEP ${postcode}`
  const nire = `${area}2${made.digits(7)}${made.digits(1)}`
  const [capital, inLetters] = made.pick(amounts)
  const partners = people(made, names, 3).map(({ given, family }) => ({
    name: `${given} ${family}`.toUpperCase(),
    isWoman: women.includes(given),
    born: made.date(1955, 1996),
    tax: `${made.digits(3)}.${made.digits(3)}.${made.digits(3)}-${made.digits(2)}`,
  }))
  const owned = parts(made, partners.length)
  const described = partners.map(
    ({ name: person, isWoman, born, tax }) =>
      `${printed(person)}, ${isWoman ? 'brasileira, solteira, empresária, nascida' : 'brasileiro, solteiro, empresário, nascido'} em ${slashed(born)}, ${isWoman ? 'inscrita' : 'inscrito'} no CPF sob o nº ${tax}, residente e ${isWoman ? 'domiciliada' : 'domiciliado'} na ${printed(`${made.pick(streets)}, nº ${made.int(12, 980)}, ${town} – ${state}`)}`,
  )
  const taken = partners.map(({ name: person, isWoman }, at) => {
    const amount = (capital / 100) * (owned[at] ?? 0)
    return `${'abc'.charAt(at)}) ${isWoman ? 'a sócia' : 'o sócio'} ${printed(person)} subscreve ${grouped(amount)} quotas, no valor total de R\\$ ${inCents(amount, ['.', ','])}, correspondentes a ${owned[at] ?? 0}% do capital social`
  })
  const [head] = partners
  const runs = head?.isWoman === true ? 'à sócia' : 'ao sócio'
  const source = `${look}
#align(center)[#set par(justify: false)
*CONTRATO DE CONSTITUIÇÃO DE SOCIEDADE EMPRESÁRIA LIMITADA \\ ${printed(name)}*]

Pelo presente instrumento particular, ${described.slice(0, -1).join(';; ')};; e ${described.at(-1) ?? ''}, resolvem, de comum acordo, constituir uma *sociedade empresária limitada*, mediante as seguintes cláusulas e condições:

*CLÁUSULA PRIMEIRA.* A sociedade girará sob o nome empresarial *${printed(name)}*.

*CLÁUSULA SEGUNDA.* A sociedade terá sua sede na ${printed(address)}, podendo abrir filiais em qualquer parte do território nacional, por deliberação dos sócios.

*CLÁUSULA TERCEIRA.* O objeto social será ${printed(made.pick(['o comércio varejista e atacadista, a representação comercial e a prestação de serviços correlatos', 'a industrialização, a distribuição e o transporte de mercadorias em geral']))}.

*CLÁUSULA QUARTA.* A sociedade iniciará suas atividades na data do registro deste instrumento, e seu prazo de duração é indeterminado.

*CLÁUSULA QUINTA.* O capital social é de R\\$ ${inCents(capital, ['.', ','])} (${printed(inLetters)} reais), dividido em ${grouped(capital)} quotas de valor nominal de R\\$ 1,00 (um real) cada uma, totalmente subscritas e integralizadas neste ato, em moeda corrente do País, da seguinte forma: ${taken.join('; ')}.

*CLÁUSULA SEXTA.* A responsabilidade de cada sócio é restrita ao valor de suas quotas, mas todos respondem solidariamente pela integralização do capital social, nos termos do art. 1.052 da Lei nº 10.406/2002.

*CLÁUSULA SÉTIMA.* As quotas são indivisíveis e não poderão ser cedidas ou transferidas a terceiros sem o consentimento dos demais sócios, a quem fica assegurado, em igualdade de condições, o direito de preferência para a sua aquisição.

*CLÁUSULA OITAVA.* A administração da sociedade caberá ${runs} ${printed(head?.name ?? '')}, na qualidade de administrador${head?.isWoman === true ? 'a' : ''}, com os poderes e atribuições de representação ativa e passiva da sociedade, judicial e extrajudicialmente, autorizado o uso do nome empresarial, vedado, no entanto, em atividades estranhas ao interesse social.

*CLÁUSULA NONA.* Ao término de cada exercício social, em 31 de dezembro, serão levantados o inventário, o balanço patrimonial e o balanço de resultado econômico, cabendo aos sócios, na proporção de suas quotas, os lucros ou perdas apurados.

*CLÁUSULA DÉCIMA.* O administrador declara, sob as penas da lei, que não está impedido de exercer a administração da sociedade, por lei especial ou em virtude de condenação criminal.

*CLÁUSULA DÉCIMA PRIMEIRA.* Fica eleito o foro de ${printed(town)} para o exercício e o cumprimento dos direitos e obrigações resultantes deste contrato.

E por estarem assim justos e contratados, assinam o presente instrumento.

#align(center)[${printed(`${town}, ${inWords(date, months, ' de ')}.`)}]
#v(12mm)
#grid(columns: (1fr, 1fr, 1fr), column-gutter: 6mm, ${partners.map(({ name: person }) => `align(center)[#line(length: 100%, stroke: 0.5pt) #v(-8pt) #text(8.5pt)[${printed(person)}]]`).join(', ')})
#v(1fr)
#rect(width: 100%, stroke: 0.6pt, inset: 7pt, text(8.5pt)[*Junta Comercial do Estado ${state === 'PR' ? 'do' : 'de'} ${printed(stateName)}* \\ Certifico o registro sob o NIRE nº ${nire} em ${slashed(date)}. Protocolo ${made.digits(2)}/${made.digits(6)}. \\ Para validar este documento, acesse o sítio da Junta Comercial e informe o número do protocolo.])
`
  return {
    source,
    truth: {
      layout: 'contrato social (Brazil)',
      language: 'pt',
      values: { legalName: name, registrationNumber: nire, entityType: 'sociedade empresária limitada', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'BRL' },
      officers: partners.slice(0, 1).map(({ name: person, born }) => ({ name: person, role: 'director', birthDate: born })), // prettier-ignore
      owners: partners.map(({ name: person }, at) => ({ name: person, share: owned[at] ?? 0 })),
    },
  }
}
