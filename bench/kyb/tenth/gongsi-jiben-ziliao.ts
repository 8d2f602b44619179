import { distinct, listed, pairs, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped } from '../drawn/written.ts'

const places = [
  ['臺北市政府', '臺北市內湖區', ['瑞光路', '港墘路', '洲子街']],
  ['臺中市政府', '臺中市西屯區', ['工業區一路', '市政北二路', '文心路三段']],
  ['新竹科學園區管理局', '新竹市東區', ['力行一路', '園區二路', '公道五路二段']],
  ['高雄市政府', '高雄市前鎮區', ['復興四路', '成功二路', '新生路']],
] as const
const firsts = ['鼎鑫', '昱翔', '海弘', '禾晉', '立詠', '群曜']
const surnames = ['陳', '林', '黃', '張', '吳', '蔡', '許', '鄭']
const given = ['志豪', '淑芬', '建宏', '雅婷', '俊傑', '美玲', '家豪', '怡君', '文雄', '佩珊']
const trades = [
  ['電子', 'CC01080', '電子零組件製造業'],
  ['資訊', 'I301010', '資訊軟體服務業'],
  ['食品', 'F102170', '食品什貨批發業'],
  ['生技', 'IG01010', '生物技術服務業'],
] as const
const common = [
  ['F401010', '國際貿易業'],
  ['ZZ99999', '除許可業務外，得經營法令非禁止或限制之業務'],
] as const

const look = `
#set page(paper: "a4", margin: (x: 16mm, top: 13mm, bottom: 14mm))
#set text(font: "Noto Sans CJK TC", size: 9pt, lang: "zh", region: "TW", cjk-latin-spacing: none)
#let bar(title) = block(above: 9pt, below: 0pt, width: 100%, fill: rgb("#3b7a9e"), inset: (x: 6pt, y: 4.5pt), text(fill: white, weight: "bold", title))
#let facts(..list) = table(columns: (46mm, 1fr), stroke: 0.5pt + luma(170), inset: (x: 6pt, y: 4.4pt), fill: (x, y) => if x == 0 { rgb("#eaf3f8") }, ..list.pos().map(((label, value)) => (text(label), text(value))).flatten())
#let listed(columns, heads, ..cells) = table(columns: columns, align: center + horizon, stroke: 0.5pt + luma(170), inset: (x: 5pt, y: 4.4pt), fill: (x, y) => if y == 0 { rgb("#eaf3f8") }, ..heads.map(head => text(head)), ..cells.pos().map(cell => text(cell)))
`

/** `2011-03-14` in the years of the Republic. */
const ofRepublic = (date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${`${Number(year) - 1911}`.padStart(3, '0')}年${month}月${day}日`
}

/** What the Taiwanese public inquiry prints of a company: directors with their shares, of a stated number of issued shares. */
export const gongsiJibenZiliao: DrawnLayout = (made) => {
  const [field, code, trade] = made.pick(trades)
  const name = `${made.pick(firsts)}${field}股份有限公司`
  const number = made.number('TW', 'registrationNumber', () => made.digits(8))
  const [office, town, streets] = made.pick(places)
  const road = `${town}${made.pick(streets)}${made.int(3, 580)}號${made.int(2, 12)}樓${made.pick(['', '之1', '之3'])}`
  const date = made.date(1999, 2018)
  const changed = made.date(2021, 2024)
  const givens = distinct(made, given, 5)
  const named = distinct(made, surnames, 5).map((surname, at) => `${surname}${givens[at]}`)
  const total = made.pick([500_000, 1_000_000, 3_000_000])
  const held = [made.int(30, 45), made.int(12, 25), made.int(5, 10), 0]
  const posts = ['董事長', '董事', '董事', '監察人'] as const
  const roles = ['chair', 'director', 'director', 'board_member'] as const
  const source = `${look}
#grid(columns: (1fr, auto), align: (left + horizon, right + horizon), [#text(14pt, weight: "bold", fill: rgb("#20506b"))[商工登記公示資料查詢服務] #linebreak() #text(8pt)[經濟部商業發展署]], text(8pt)[列印日期：${printed(ofRepublic(made.date(2025, 2025)))}])
#v(2mm)
#bar("公司基本資料")
${pairs('facts', [
  ['統一編號', number],
  ['登記現況', '核准設立'],
  ['公司名稱', name],
  ['章程所訂外文公司名稱', ''],
  ['資本總額(元)', grouped(total * 10, ',')],
  ['實收資本額(元)', grouped(total * 10, ',')],
  ['每股金額(元)', '10'],
  ['已發行股份總數(股)', grouped(total, ',')],
  ['代表人姓名', named[0] ?? ''],
  ['公司所在地', road],
  ['登記機關', office],
  ['核准設立日期', ofRepublic(date)],
  ['最後核准變更日期', ofRepublic(changed)],
  ['複數表決權特別股', '無'],
  ['對於特定事項具否決權特別股', '無'],
])}
#bar("所營事業資料")
${pairs('facts', [[code, trade], ...common])}
#bar("董監事資料")
${listed('16mm, 26mm, 1fr, 1fr, 40mm', ['序號', '職稱', '姓名', '所代表法人', '持有股份數(股)'], named.slice(0, 4).flatMap((one, at) => [`000${at + 1}`, posts[at] ?? '', one, '', grouped((total * (held[at] ?? 0)) / 100, ',')]))}
#bar("經理人資料")
${listed('16mm, 1fr, 1fr', ['序號', '姓名', '到職日期'], ['0001', named[4] ?? '', ofRepublic(made.date(2019, 2020))])}
#v(4mm)
#text(7.5pt)[※ 本資料係依公司登記機關之登記資料顯示，僅供參考，如有疑義，應以公司登記機關核准之登記事項表所載為準。依公司法第 393 條規定，上列事項得於本署網站公開。]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: '公司基本資料 (Taiwan)',
      language: 'zh',
      values: { legalName: name, registrationNumber: number, status: 'active', incorporationDate: date, address: road }, // prettier-ignore
      capital: { amount: total * 10, currency: 'TWD' },
      officers: named.map((one, at) => ({
        name: one,
        role: roles[at] ?? 'managing_director',
      })),
      owners: named.slice(0, 3).map((one, at) => ({ name: one, share: held[at] ?? 0 })),
    },
  }
}
