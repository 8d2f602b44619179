import { distinct, literal, type DrawnLayout } from '../drawn/drawn-document.ts'
import { gap, grouped, parts } from '../drawn/written.ts'

const places = [
  ['臺北市大安區復興南路一段', '106', '府產業商字'],
  ['新北市新店區寶橋路', '231', '新北府經司字'],
  ['臺中市西屯區臺灣大道三段', '407', '府授經登字'],
  ['高雄市前鎮區成功二路', '806', '高市府經商公字'],
] as const
const firsts = ['翔鈺', '德馨', '綠洲', '泓達', '昱寶', '群峰']
const trades = [
  ['精密科技', 'CC01080', '電子零組件製造業'],
  ['國際貿易', 'F401010', '國際貿易業'],
  ['餐飲', 'F501060', '餐館業'],
  ['設計工程', 'I503010', '景觀、室內設計業'],
] as const
const families = ['陳', '林', '黃', '張簡', '吳', '蔡', '鄭', '歐陽', '賴', '蕭']
const givens = ['怡君', '建宏', '淑芬', '冠霖', '雅婷', '文雄', '欣', '志豪', '佩珊']

const look = `
#set page(paper: "a4", margin: (x: 15mm, top: 13mm, bottom: 12mm))
#set text(font: "Noto Serif CJK TC", size: 9.5pt, lang: "zh", region: "tw")
#set table(stroke: 0.6pt, inset: (x: 4pt, y: 5pt), align: horizon)
#set block(spacing: 0pt)
`

/** `2013-03-14` as `民國102年3月14日`. */
const ofRepublic = (date: string): string => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return `民國${year - 1911}年${month}月${day}日`
}

const cells = (columns: string, list: readonly string[]): string =>
  `#table(columns: (${columns}), ${list.map(literal).join(', ')})`

/** The form on which a limited company of Taiwan is registered: numbered boxes, one list of its head and holders, years of the republic. */
export const registrationForm: DrawnLayout = (made) => {
  const [trade, code, business] = made.pick(trades)
  const name = `${made.pick(firsts)}${trade}有限公司`
  const number = made.number('TW', 'registrationNumber', () => made.digits(8))
  const [road, post, office] = made.pick(places)
  const address = `${road}${made.int(2, 400)}號${made.int(2, 18)}樓之${made.int(1, 6)}`
  const date = made.date(2013, 2022)
  const capital = made.pick([1_000_000, 3_000_000, 5_000_000, 12_000_000])
  const surnames = distinct(made, families, 3)
  const persons = distinct(made, givens, 3).map((given, at) => `${surnames[at] ?? ''}${given}`)
  const [head = ''] = persons
  const owned = parts(made, persons.length)
  const home = (): string => `${made.pick(places)[0]}${made.int(2, 300)}巷${made.int(1, 60)}號`
  const identity = (): string =>
    `${made.pick(Array.from('ABEFHJKLNPQT'))}${made.pick(['1', '2'])}${made.digits(3)}＊＊＊＊${made.digits(1)}`
  const listed = persons.flatMap((person, at) => [
    `${at + 1}`,
    at === 0 ? '董事' : '股東',
    person,
    identity(),
    grouped((capital / 100) * (owned[at] ?? 0), ','),
    home(),
  ])
  const boxes = Array.from(number, (digit) => digit)
  const source = `${look}
#grid(columns: (1fr, auto), align: bottom, text(8pt)[（本表共 1 頁，第 1 頁）], table(columns: (30mm, ) + 8 * (6mm,), align: center + horizon, [公司統一編號], ${boxes.map(literal).join(', ')}))
#v(3mm)
#align(center, text(17pt, weight: "bold", tracking: 2pt)[有限公司設立登記表])
#v(3mm)
${cells('34mm, 1fr, 30mm, 38mm', ['公司預查編號', `1${made.digits(8)}`, '公司聯絡電話', `(0${made.int(2, 7)})2${made.digits(7)}`])}
${cells('9mm, 42mm, 1fr', ['一、', '公司名稱', name])}
${cells('9mm, 42mm, 18mm, 1fr', ['二、', '（郵遞區號）公司所在地（含鄉鎮市區村里）', `（${post}）`, address])}
${cells('9mm, 42mm, 1fr, 9mm, 32mm, 22mm', ['三、', '代表公司負責人', head, '四、', '董事人數', '1 人'])}
${cells('9mm, 42mm, 1fr', ['五、', '資本總額（阿拉伯數字）', `新臺幣 ${grouped(capital, ',')} 元`])}
${cells('9mm, 42mm, 1fr', ['六、', '股東出資種類', '現金'])}
${cells('9mm, 42mm, 1fr', ['七、', '章程訂定日期', ofRepublic(date.replace(/-\d\d$/u, '-01'))])}
#table(columns: (1fr,), align: center, fill: luma(235), text(10pt)[所${gap}營${gap}事${gap}業])
#table(columns: (14mm, 30mm, 1fr), align: center + horizon, [編號], [代碼], [營業項目說明], [1], [${code}], [${business}], [2], [ZZ99999], [除許可業務外，得經營法令非禁止或限制之業務])
#table(columns: (1fr,), align: center, fill: luma(235), text(10pt)[董 事、股 東 或 其 他 負 責 人 名 單])
#table(columns: (11mm, 15mm, 31mm, 33mm, 28mm, 1fr), align: center + horizon, [編號], [職稱], [姓名（或法人名稱）], [身分證號（或法人統一編號）], [出資額（元）], [（郵遞區號）住所或居所], ${listed.map(literal).join(', ')})
#v(5mm)
#text(8.5pt)[上列登記事項經核與申請書件相符。變更登記時應依規定另行填送變更登記表。]
#v(1fr)
#table(columns: (1fr, 1fr), rows: (7mm, 52mm), align: (x, y) => if y == 0 { center + horizon } else { left + top }, [公司印章及代表公司負責人印章], [※ 公務記載蓋章欄], align(center + horizon)[#box(rect(width: 31mm, height: 31mm, stroke: 1.6pt + rgb("#b8322a"), align(center + horizon, text(12pt, fill: rgb("#b8322a"))[${name.slice(0, 4)} \\ ${name.slice(4)}]))) #h(6mm) #box(rect(width: 13mm, height: 13mm, stroke: 1.2pt + rgb("#b8322a"), align(center + horizon, text(8pt, fill: rgb("#b8322a"))[${head} \\ 印])))], [核准登記日期：${ofRepublic(date)} #v(2mm) 核准登記文號：${office}第${made.int(1020, 1110)}${made.digits(7)}號 #v(2mm) 登記機關核對無誤後發還一份])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: '有限公司設立登記表 (Taiwan)',
      language: 'zh',
      values: { legalName: name, registrationNumber: number, incorporationDate: date, address },
      capital: { amount: capital, currency: 'TWD' },
      officers: [{ name: head, role: 'director' }],
      owners: persons.map((person, at) => ({ name: person, share: owned[at] ?? 0 })),
    },
  }
}
