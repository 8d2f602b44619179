import { boxed, call, distinct, listed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, grouped, parts } from '../drawn/written.ts'

const people = ['鄺兆輝', '馮潔儀', '伍嘉俊', '司徒婉玲', '蔡永康', '麥秀芬', '鄧智恒', '簡寶珊'] as const
const firsts = [
  ['鴻圖', 'Hung To'],
  ['紫荊', 'Bauhinia'],
  ['東昇', 'Tung Sing'],
  ['獅山', 'Lion Hill'],
] as const
const trades = [
  ['電子', 'Electronics'],
  ['物流', 'Logistics'],
  ['珠寶', 'Jewellery'],
] as const
const places = ['九龍觀塘道', '香港皇后大道中', '新界荃灣沙咀道', '九龍彌敦道', '香港德輔道西']
const buildings = ['創富中心', '恒昌大廈', '海景商業大廈', '永盛工業大廈']

const look = `
#set page(paper: "a4", margin: (x: 15mm, top: 12mm, bottom: 14mm), footer: text(7pt)[指明編號 2/2023 (2023 年 12 月) #h(1fr) 第 1 頁])
#set text(font: "Noto Sans CJK TC", size: 9pt, cjk-latin-spacing: none, lang: "zh", region: "hk")
#set par(leading: 0.5em, spacing: 0.7em)
#let boxed(columns, ..pairs) = block(above: 4pt, below: 3pt, table(columns: columns, stroke: 0.6pt, inset: 5pt, ..pairs.pos().map(((label, value)) => [#text(7.5pt, fill: luma(60), label) \\ #text(10pt, value)])))
#let part(number, words, english) = block(above: 9pt, below: 0pt)[#box(width: 8mm, strong(number)) #strong(words) #text(7.5pt, english)]
#let listed(columns, heads, ..cells) = block(above: 4pt, below: 3pt, table(columns: columns, stroke: 0.6pt, inset: 4.5pt, align: horizon, ..heads.map(one => table.cell(fill: luma(230), text(7.5pt, one))), ..cells.pos()))
`

/** `2018-07-05` as `05 07 2018`, as the form's boxes for day, month and year have it. */
const dated = (date: string): string => date.split('-').toReversed().join(' / ')

/** The yearly return that a private company of Hong Kong fills in, in Chinese: numbered items over boxes. */
export const hongKongAnnualReturn: DrawnLayout = (made) => {
  const [han, latin] = made.pick(firsts)
  const [trade, english] = made.pick(trades)
  const name = `${han}${trade}有限公司`
  const number = `${made.int(10_000_000, 76_999_999)}`
  const date = made.date(2003, 2021)
  const place = (): string =>
    `${made.pick(places)}${made.int(2, 480)}號${made.pick(buildings)}${made.int(2, 28)}樓${made.int(1, 12)}室`
  const address = place()
  const shares = made.pick([10_000, 100_000, 500_000])
  const owned = parts(made, 3)
  const chosen = distinct(made, people, 6)
  const [first = '', second = '', , secretary = '', presenter = '', former = ''] = chosen
  const holders = chosen.slice(0, 3)
  const id = (): string => `${made.pick(['A', 'D', 'K', 'Z'])}${made.digits(3)}XXX(X)`
  const made2025 = `2025${date.slice(4)}`
  const source = `${look}
#grid(columns: (1fr, auto), [#text(8pt)[公司註冊處 \\ Companies Registry]], align(right)[#text(8pt)[表格 Form] \\ #text(20pt, weight: "bold")[NAR1]])
#align(center)[#text(16pt, weight: "bold", tracking: 3pt)[周年申報表] \\ #text(9pt)[Annual Return]]
${boxed('1fr', [['商業登記號碼 Business Registration Number', number]])}
${call('part', '1', '公司名稱', 'Company Name')}
${boxed('1fr', [['中文及英文名稱', `${name}  ${latin} ${english} Limited`]])}
${call('part', '2', '商業名稱及公司類別', 'Business Name and Type of Company')}
${boxed('1fr, 1fr', [['商業名稱（如有的話）', '不適用'], ['公司類別', '私人公司']])}
${call('part', '3', '本申報表的結算日期及成立日期', 'Date of Return and Date of Incorporation')}
${boxed('1fr, 1fr', [['結算日期（日 / 月 / 年）', dated(made2025)], ['公司成立為法團的日期（日 / 月 / 年）', dated(date)]])}
${call('part', '4', '註冊辦事處地址', 'Address of Registered Office')}
${boxed('1fr', [['地址', address]])}
${call('part', '5', '按揭及押記', 'Mortgages and Charges')}
${boxed('1fr', [['尚未償還的負債總額', '無']])}
${call('part', '6', '股本', 'Share Capital')}
${listed('1fr, 1fr, 1fr, 1.2fr, 1.2fr', ['股份類別', '貨幣單位', '已發行股份總數', '已發行股份的總款額', '已繳付或視為已繳付的總款額'], ['普通股', 'HKD', grouped(shares, ','), `${grouped(shares, ',')}.00`, `${grouped(shares, ',')}.00`])}
${call('part', '7', '公司秘書（自然人）', 'Company Secretary')}
${listed('1fr, 2fr, 1fr', ['中文姓名', '香港通訊地址', '身分證號碼（部分）'], [secretary, place(), id()])}
${call('part', '8', '董事（自然人）', 'Directors')}
${listed('9mm, 1fr, 16mm, 2.2fr, 1fr', ['', '中文姓名', '身分', '通訊地址', '身分證號碼（部分）'], ['1', first, '董事', place(), id(), '2', second, '董事', place(), id()])}
${call('part', '9', '成員詳情', 'Particulars of Members')}
${listed('9mm, 1fr, 1fr, 1fr, 1.6fr', ['', '姓名', '現時持有股份數目', '百分比', '備註'], [...holders.flatMap((one, at) => [`${at + 1}`, one, grouped((shares / 100) * (owned[at] ?? 0), ','), `${owned[at] ?? 0}%`, at === 2 ? `${dated(daysAfter(made2025, -120))} 由 ${former} 轉讓` : ''])])}
#v(1fr)
#grid(columns: (1fr, 1fr), column-gutter: 8mm, block(stroke: 0.6pt, width: 100%, inset: 5pt)[#text(7.5pt)[提交人資料 Presentor] \\ 姓名：${presenter}會計師事務所 \\ 地址：${place()} \\ 電話：2${made.digits(7)} #h(4mm) 檔號：AR-${made.digits(4)}], [簽署：#h(2mm) _${first}_ \\ #v(2mm) 董事 #h(2mm) 日期：${dated(daysAfter(made2025, made.int(5, 30)))}])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: '周年申報表 (Hong Kong)',
      language: 'zh',
      values: { legalName: name, registrationNumber: number, entityType: '私人公司', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: shares, currency: 'HKD' },
      officers: [
        { name: secretary, role: 'secretary' },
        { name: first, role: 'director' },
        { name: second, role: 'director' },
      ],
      owners: holders.map((one, at) => ({ name: one, share: owned[at] ?? 0 })),
    },
  }
}
