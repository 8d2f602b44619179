import { inCents, monthsOf, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { inWords, parts } from '../drawn/written.ts'

const names = {
  given: ['Alcinda', 'Salvador João', 'Ivone Celeste', 'Abdul Carimo', 'Graça', 'Horácio', 'Zaida'],
  family: ['Macuácua', 'Nhantumbo', 'Chissano Langa', 'Mussagy', 'Cumbane', 'Sitoe', 'Mondlane Tivane'],
} as const
const women: readonly string[] = ['Alcinda', 'Ivone Celeste', 'Graça', 'Zaida']
const births = ['Maputo', 'Inhambane', 'Xai-Xai', 'Beira', 'Quelimane']
const places = [
  ['Maputo', 'Avenida Eduardo Mondlane', 'bairro Central'],
  ['Matola', 'Avenida das Indústrias', 'bairro da Machava'],
  ['Beira', 'Rua Major Serpa Pinto', 'bairro do Chaimite'],
  ['Nampula', 'Avenida Paulo Samuel Kankhomba', 'bairro de Muahivire'],
] as const
const firsts = ['Mbeu', 'Índico', 'Kulima', 'Ponta Nova', 'Xiluva']
const trades = ['Agro-Comercial', 'Logística', 'Construções', 'Pescas', 'Serviços e Consultoria']
const objects = [
  'comércio a grosso e a retalho, com importação e exportação, de produtos agrícolas, insumos e equipamentos',
  'prestação de serviços de transporte, armazenagem, agenciamento e despacho de mercadorias',
]
const months = monthsOf('pt').map((month) => `${month.charAt(0).toUpperCase()}${month.slice(1)}`)
const amounts = [
  [100_000, 'cem mil'],
  [200_000, 'duzentos mil'],
  [500_000, 'quinhentos mil'],
] as const

const look = (head: string): string => `
#set page(paper: "a4", margin: (x: 15mm, top: 20mm, bottom: 13mm), columns: 2, header: [${head} #v(-5pt) #line(length: 100%, stroke: 0.5pt)])
#set columns(gutter: 7mm)
#set text(font: "FreeSerif", size: 10pt, lang: "pt", hyphenate: true)
#set par(justify: true, leading: 0.52em, spacing: 0.75em, first-line-indent: 4mm)
#let article(number, title) = block(above: 11pt, below: 8pt, width: 100%, align(center)[#set par(first-line-indent: 0mm)
#text(9pt)[ARTIGO #number] \\ #text(9pt, weight: "bold")[(#title)]])
`

/** The official journal of Mozambique: what a company's deed says, in sentences that run down two columns. */
export const boletimRepublica: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(trades)}, Limitada`
  const date = made.date(2013, 2023)
  const [town, street, quarter] = made.pick(places)
  const address = `${street}, n.º ${made.int(12, 2900)}, ${quarter}, cidade de ${town}`
  const number = `10${made.digits(7)}`
  const [capital, inLetters] = made.pick(amounts)
  const partners = people(made, names, 3).map(({ given, family }) => ({ name: `${given} ${family}`, isWoman: women.includes(given) })) // prettier-ignore
  const owned = parts(made, partners.length)
  const money = (amount: number): string => `${inCents(amount, ['.', ','])}MT`
  const sex = (isWoman: boolean, forms: readonly [string, string]): string => forms[isWoman ? 0 : 1]
  const described = partners.map(({ name: person, isWoman }, at) => `*${['Primeiro', 'Segundo', 'Terceiro'][at] ?? ''}.* ${printed(person)}, ${sex(isWoman, ['casada', 'casado'])}, natural de ${made.pick(births)}, de nacionalidade moçambicana, residente na cidade de ${town}, ${sex(isWoman, ['portadora', 'portador'])} do Bilhete de Identidade n.º ${made.digits(12)}${made.pick(['B', 'F', 'N', 'S'])}, emitido pelo Arquivo de Identificação Civil de ${town};`) // prettier-ignore
  const taken = partners.map(({ name: person, isWoman }, at) => `${'abc'.charAt(at)}) Uma quota no valor nominal de ${money((capital / 100) * (owned[at] ?? 0))}, correspondente a ${owned[at] ?? 0}% do capital social, pertencente ${sex(isWoman, ['à sócia', 'ao sócio'])} ${printed(person)};;`) // prettier-ignore
  const [head] = partners
  const page = made.int(1210, 6980)
  const source = `${look(`#text(8.5pt)[${printed(inWords(made.date(2024, 2024), months, ' DE ').toUpperCase())} #h(1fr) ${page}]`)}
#align(center, text(13pt, weight: "bold")[${printed(name)}])

Certifico, para efeitos de publicação, que no dia ${printed(inWords(date, months, ' de '))}, foi matriculada na Conservatória do Registo das Entidades Legais sob NUEL ${number}, uma entidade denominada ${printed(name)}, que se regerá pelas cláusulas constantes dos artigos seguintes.

É celebrado o presente contrato de sociedade, nos termos do artigo 90 do Código Comercial, entre:

${described.join('\n\n')}

Pelo presente contrato outorgam e constituem entre si uma sociedade por quotas de responsabilidade limitada, que se regerá pelas cláusulas seguintes:
#article[PRIMEIRO][Denominação e duração]
Um) A sociedade adopta a denominação de ${printed(name)}, e constitui-se sob a forma de sociedade por quotas de responsabilidade limitada.

Dois) A sua duração é por tempo indeterminado, contando-se o seu início a partir da data da celebração do presente contrato.
#article[SEGUNDO][Sede]
Um) A sociedade tem a sua sede na ${printed(address)}.

Dois) Por deliberação da assembleia geral, a sociedade poderá transferir a sua sede para qualquer outro local do território nacional, bem como abrir ou encerrar sucursais, delegações e agências.
#article[TERCEIRO][Objecto]
Um) A sociedade tem por objecto ${printed(made.pick(objects))}.

Dois) A sociedade poderá exercer outras actividades subsidiárias ou conexas, desde que devidamente autorizada, e adquirir participações financeiras em outras sociedades, ainda que com objecto diferente do seu.
#article[QUARTO][Capital social]
O capital social, integralmente subscrito e realizado em dinheiro, é de ${money(capital)} (${inLetters} meticais), correspondente à soma de três quotas assim distribuídas:

${taken.join('\n\n')}
#article[QUINTO][Aumento do capital]
O capital social poderá ser aumentado uma ou mais vezes, mediante entradas em numerário ou em espécie, pela incorporação de suprimentos ou por capitalização de lucros, conforme deliberação dos sócios.
#article[SEXTO][Divisão e cessão de quotas]
Um) A divisão e a cessão de quotas entre os sócios são livres.

Dois) A cessão de quotas a favor de terceiros depende do consentimento da sociedade, que goza do direito de preferência em primeiro lugar e os sócios em segundo.
#article[SÉTIMO][Administração]
Um) A administração da sociedade e a sua representação em juízo e fora dele, activa e passivamente, será exercida ${head?.isWoman === true ? 'pela sócia' : 'pelo sócio'} ${printed(head?.name ?? '')}, que desde já fica ${head?.isWoman === true ? 'nomeada administradora' : 'nomeado administrador'}, com dispensa de caução.

Dois) A sociedade obriga-se pela assinatura ${head?.isWoman === true ? 'da administradora' : 'do administrador'}, ou pela de um mandatário nos limites específicos do respectivo mandato.
#article[OITAVO][Assembleia geral]
A assembleia geral reúne-se ordinariamente uma vez por ano, para apreciação e aprovação do balanço e das contas do exercício findo e para deliberar sobre a repartição de lucros e perdas.
#article[NONO][Exercício e contas]
O exercício social coincide com o ano civil, e o balanço fechar-se-á com referência a trinta e um de Dezembro de cada ano.
#article[DÉCIMO][Dissolução]
A sociedade só se dissolve nos casos fixados na lei ou por comum acordo dos sócios, quando assim o entenderem.
#article[DÉCIMO PRIMEIRO][Casos omissos]
Em tudo o que fica omisso regularão as disposições do Código Comercial e demais legislação aplicável na República de Moçambique.

Está conforme.

${town}, ${printed(inWords(made.date(2024, 2024), months, ' de '))}. — O Técnico, #emph[Ilegível].
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'Boletim da República (Mozambique)',
      language: 'pt',
      values: { legalName: name, registrationNumber: number, entityType: 'sociedade por quotas de responsabilidade limitada', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'MZN' },
      officers: [{ name: head?.name ?? '', role: 'director' }],
      owners: partners.map(({ name: person }, at) => ({ name: person, share: owned[at] ?? 0 })),
    },
  }
}
