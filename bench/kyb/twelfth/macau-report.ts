import { call, distinct, listed, pairs, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, parts } from '../drawn/written.ts'

const people = ['陳家豪', '何美寶', '歐陽偉明', '李嘉敏', '梁志堅', '黃鳳儀', '鄭國權', '譚詠詩'] as const
const firsts = [
  ['濠江', 'Hou Kong'],
  ['新蓮峰', 'San Lin Fong'],
  ['利昌', 'Lei Cheong'],
  ['海星', 'Hoi Seng'],
] as const
const trades = [
  ['貿易', 'Comércio', 'Trading', '進出口貿易及批發零售日用百貨'],
  ['建築工程', 'Construção e Engenharia', 'Construction', '樓宇建築、裝修及維修工程'],
  ['飲食管理', 'Gestão de Restauração', 'Catering', '經營餐廳、咖啡室及飲食場所之管理'],
] as const
const places = ['澳門新馬路', '澳門荷蘭園大馬路', '氹仔成都街', '澳門黑沙環慕拉士大馬路', '路環石街']
const buildings = ['南豐大廈', '永利工業中心', '海天居', '國際銀行大廈']

const look = `
#let green = rgb("#0b5d48")
#set page(paper: "a4", margin: (x: 16mm, top: 14mm, bottom: 16mm), footer: text(7.5pt)[商業及動產登記局 Conservatória dos Registos Comercial e de Bens Móveis #h(1fr) 1 / 1])
#set text(font: "Noto Serif CJK TC", size: 9.3pt, cjk-latin-spacing: none, lang: "zh", region: "hk")
#set par(leading: 0.55em, spacing: 0.75em)
#let portuguese(words) = text(font: "Noto Sans", size: 6.8pt, fill: luma(70), words)
#let bar(words, other) = block(width: 100%, above: 9pt, below: 0pt, stroke: (top: 1.2pt + green, bottom: 0.4pt + green), inset: (x: 2pt, y: 4pt))[#text(10pt, weight: "bold", fill: green, words) #h(1fr) #portuguese(other)]
#let rows(..triples) = block(above: 0pt, below: 0pt, table(columns: (47mm, 1fr), stroke: (x, y) => (bottom: 0.4pt + luma(170)), inset: (x: 2pt, y: 4.4pt), align: left + horizon, ..triples.pos().map(((label, value)) => (if "|" in label { [#label.split("|").at(0) \\ #portuguese(label.split("|").at(1))] } else { label }, value)).flatten()))
#let firm(..cells) = block(above: 0pt, below: 0pt, table(columns: (47mm, 16mm, 1fr), stroke: (x, y) => (bottom: 0.4pt + luma(170)), inset: (x: 2pt, y: 4.4pt), align: left + horizon, table.cell(rowspan: 3)[商業名稱 \\ #portuguese[Firma]], ..cells.pos()))
#let listed(columns, heads, ..cells) = block(above: 5pt, below: 0pt, table(columns: columns, stroke: 0.4pt + luma(120), inset: 4pt, align: center + horizon, ..heads.map(head => [#head.split("|").at(0) \\ #portuguese(head.split("|").at(1))]), ..cells.pos()))
`

/** `2018-07-05` as `2018年7月5日`. */
const dated = (date: string): string => date.replace(/^(\d+)-0?(\d+)-0?(\d+)$/u, '$1年$2月$3日')

/** The written report of the commercial register of Macao: Chinese labels over Portuguese ones, the firm in three languages, quotas in patacas. */
export const macauReport: DrawnLayout = (made) => {
  const [han, latin] = made.pick(firsts)
  const [trade, portuguese, english, purpose] = made.pick(trades)
  const name = `${han}${trade}有限公司`
  const number = `${made.int(11_000, 98_000)} (SO)`
  const taxNumber = `8${made.digits(7)}`
  const date = made.date(2001, 2020)
  const address = `${made.pick(places)}${made.int(3, 480)}號${made.pick(buildings)}${made.int(1, 24)}樓${made.pick(['A', 'B', 'C', 'D'])}座`
  const capital = made.pick([25_000, 50_000, 100_000, 300_000])
  const owned = parts(made, 3)
  const chosen = distinct(made, people, 6)
  const [first = '', , , manager = '', secretary = '', former = ''] = chosen
  const holders = chosen.slice(0, 3)
  const left = daysAfter(date, made.int(500, 1000))
  const money = (amount: number): string => `${grouped(amount, ',')}.00`
  const act = (day: string): string =>
    `AP.${made.int(2, 98)}/${day.replace(/^(\d+)-(\d+)-(\d+)$/u, '$3$2$1')}`
  const [firstAct, lastAct] = [act(date), act(left)]
  const source = `${look}
#grid(columns: (1fr, auto), align: (left, right), [#text(10pt)[澳門特別行政區政府] \\ 法務局 #h(2mm) 商業及動產登記局], [#portuguese[Governo da Região Administrativa Especial de Macau \\ Direcção dos Serviços de Assuntos de Justiça]])
#v(1mm)
#align(center)[#text(15pt, weight: "bold", tracking: 2pt)[商業登記書面報告] \\ #portuguese[Informação por escrito do registo comercial]]
#v(1mm)
申請編號：${made.digits(6)}/2025 #h(1fr) 發出日期：${dated(made.date(2025, 2025))}
${call('bar', '一、公司資料', 'Dados da sociedade')}
${pairs('rows', [['登記編號|N.º de matrícula', number], ['納稅人編號|N.º de contribuinte', taxNumber]])}
${call('firm', '中文', name, '葡文', `${latin} – ${portuguese}, Limitada`, '英文', `${latin} ${english} Limited`)}
${pairs('rows', [
  ['法人類型|Tipo de pessoa colectiva', '有限公司'],
  ['設立登記日期|Data do registo de constituição', dated(date)],
  ['法人住所|Sede', address],
  ['所營事業|Objecto', purpose],
  ['公司資本|Capital social', `澳門元 ${money(capital)}`],
  ['營業年度終結日|Data de encerramento do exercício', '12月31日'],
])}
${call('bar', '二、股東及股', 'Sócios e quotas')}
${listed('12mm, 1fr, 1fr, 1fr, 1fr', ['序號|N.º', '股東姓名|Sócio', '婚姻狀況|Estado civil', '股之票面價值|Valor da quota', '登錄編號|Inscrição'], holders.flatMap((one, at) => [`${at + 1}`, one, made.pick(['未婚', '已婚，取得共同財產制', '已婚，分別財產制']), `MOP ${money((capital / 100) * (owned[at] ?? 0))}`, at === 2 ? `3 ${lastAct}` : `1 ${firstAct}`]))}
${call('bar', '三、行政管理機關', 'Órgão de administração')}
${listed('12mm, 1fr, 1fr, 1.4fr, 1fr', ['序號|N.º', '姓名|Nome', '職務|Cargo', '任期|Mandato', '登錄編號|Inscrição'], ['1', first, '董事長', '無指定任期', `1 ${firstAct}`, '2', manager, '董事', '無指定任期', `4 ${lastAct}`])}
#v(2mm)
#text(8.3pt)[簽名方式：由任何兩名董事共同簽署。]
${call('bar', '四、公司秘書', 'Secretário da sociedade')}
${pairs('rows', [['秘書姓名|Nome', secretary]])}
${call('bar', '五、附註', 'Averbamentos')}
${pairs('rows', [[lastAct, `董事 ${former} 於 ${dated(daysAfter(left, -10))} 辭去職務。`], [act(daysAfter(left, 200)), '修改章程：所營事業。']])}
${call('bar', '六、負擔及待決程序', 'Ónus e processos pendentes')}
${pairs('rows', [['質權、假扣押、破產|Penhor, arresto, falência', '沒有登記']])}
#v(2mm)
#text(8pt)[本報告僅供參考，不具證明效力。如需證明文件，請向本局申請商業登記證明。]
#v(1fr)
#grid(columns: (1fr, 1fr), [], align(center)[登記官 \\ #v(5mm) ${made.pick(['岑家欣', '杜永祥', '施雅雯'])}])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: '商業登記書面報告 (Macao)',
      language: 'zh',
      values: { legalName: name, registrationNumber: number, taxNumber, entityType: '有限公司', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'MOP' },
      officers: [
        { name: first, role: 'chair' },
        { name: manager, role: 'director' },
        { name: secretary, role: 'secretary' },
      ],
      owners: holders.map((one, at) => ({ name: one, share: owned[at] ?? 0 })),
    },
  }
}
