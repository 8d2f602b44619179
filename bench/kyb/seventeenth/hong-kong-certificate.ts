import { printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, slashed } from '../drawn/written.ts'

const firsts = [
  ['GOLDEN HARVEST PEAK', '金穗峰'],
  ['JADE LION', '玉獅'],
  ['EVER BRIGHT OCEAN', '恒輝海洋'],
  ['NEW CENTURY BRIDGE', '新紀橋'],
] as const
const trades = [
  ['TRADING', '貿易', 'GENERAL TRADING'],
  ['TECHNOLOGY', '科技', 'INFORMATION TECHNOLOGY SERVICES'],
  ['HOLDINGS', '控股', 'INVESTMENT HOLDING'],
] as const
const places = [
  'LOCKHART CENTRE, 301-307 LOCKHART ROAD, WAN CHAI, HONG KONG',
  'CHEONG TAI FACTORY BUILDING, 16 TAI YAU STREET, SAN PO KONG, KOWLOON',
  'WING ON PLAZA, 62 MODY ROAD, TSIM SHA TSUI, KOWLOON, HONG KONG',
]

const look = `
#set page(paper: "a4", margin: (x: 18mm, top: 15mm, bottom: 15mm))
#set text(font: ("Liberation Serif", "Noto Serif CJK TC"), size: 10.5pt, lang: "zh", region: "HK")
#set par(leading: 0.65em, spacing: 1em)
#let form(..list) = table(columns: (62mm, 1fr), stroke: none, inset: (x: 4pt, y: 7pt), align: left + top, ..list.pos().map(row => (row.at(0), text(font: ("Liberation Mono", "Noto Sans Mono CJK TC"), row.at(1)))).flatten())
#let web(..list) = table(columns: (74mm, 1fr), stroke: 0.5pt + rgb("#b5b5b5"), inset: 6pt, align: left + horizon, ..list.pos().map(row => (table.cell(fill: rgb("#f1f1f1"), row.at(0)), row.at(1))).flatten())
`

/** The business registration certificate of Hong Kong, and what the search of its Companies Registry says on the page after it. */
export const hongKongCertificate: DrawnLayout = (made) => {
  const [first, firstLocal] = made.pick(firsts)
  const [trade, tradeLocal, nature] = made.pick(trades)
  const [name, local] = [`${first} ${trade} LIMITED`, `${firstLocal}${tradeLocal}有限公司`]
  const number = `${made.int(50_000_000, 76_999_999)}`
  const date = made.date(2010, 2022)
  const issued = `2025${date.slice(4)}`
  const address = `UNIT ${made.int(1, 28)}, ${made.int(3, 24)}/F, ${made.pick(places)}`
  const pair = (label: string, value: string): string => `([${label}], [${printed(value)}])`
  const both = (text: string, other: string): string => `([${text}], [${printed(name)} \\ ${printed(other)}])`
  const searched = daysAfter(issued, made.int(5, 60))
  const source = `${look}
#align(center)[#text(size: 9pt)[*正本 ORIGINAL*] #h(1fr) #text(size: 9pt)[表格 2 #h(3mm) FORM 2 #h(3mm) \\[第 5 條 regulation 5\\]]

#text(size: 12pt)[商業登記條例（第 310 章） \\ BUSINESS REGISTRATION ORDINANCE (Chapter 310) \\ 商業登記規例 \\ BUSINESS REGISTRATION REGULATIONS]

#text(size: 16pt)[*商業登記證* \\ *Business Registration Certificate*]]
#v(4mm)
#form(${both('業務 / 法團所用名稱 \\ Name of Business / Corporation', local)},
  ${pair('業務 / 分行名稱 \\ Business / Branch Name', '************')},
  ${pair('地址 \\ Address', address)},
  ${pair('業務性質 \\ Nature of Business', nature)},
  ${pair('法律地位 \\ Status', 'BODY CORPORATE')})
#v(2mm)
#table(columns: (1fr, 1fr, 1.5fr, 1fr), stroke: 0.6pt, inset: 6pt, align: center + horizon, [生效日期 \\ Date of Commencement], [屆滿日期 \\ Date of Expiry], [登記證號碼 \\ Certificate No.], [登記費及徵費 \\ Fee and Levy], [${slashed(issued)}], [${slashed(daysAfter(issued, 364))}], [${number}-000-${issued.slice(5, 7)}-25-${made.int(0, 9)}], [\\$2,200 \\ (FEE = \\$2,200 \\ LEVY = \\$0)])
#v(4mm)
請注意下列《商業登記條例》的規定： \\ Please note the following requirements of the Business Registration Ordinance:

#text(size: 9pt)[1. 第 6(6) 條規定任何業務獲發商業登記證或分行登記證，並不表示該業務或經營該業務的人或受僱於該業務的僱員已遵從有關的任何法律規定。 \\ Section 6(6) provides that the issue of a business registration certificate shall not be deemed to imply that the requirements of any law in relation to such business have been complied with.

2. 第 12 條規定各業務須將其有效的商業登記證或有效的分行登記證於每一營業地點展示。 \\ Section 12 provides that valid business registration certificate shall be displayed at every address where business is carried on.]
#v(1fr)
#align(center, text(size: 9pt)[機印所示登記費及徵費收訖 RECEIVED FEE AND LEVY HERE STATED IN PRINTED FIGURES \\ ${slashed(issued)} #h(4mm) ${made.digits(12)}])
#pagebreak()
#set text(font: ("Liberation Sans", "Noto Sans CJK TC"), size: 9.5pt)
#grid(columns: (1fr, auto), [#text(size: 13pt)[*公司註冊處 Companies Registry*] \\ 電子查冊服務 e-Search Services], [查冊日期 Search Date: ${slashed(searched)}])
#v(4mm)
*公司資料 Company Particulars*
#web(${pair('商業登記號碼 Business Registration Number (BRN)', number)},
  ${both('公司名稱 Company Name', local)},
  ${pair('公司類別 Company Type', 'Private company limited by shares 私人股份有限公司')},
  ${pair('成立日期 Date of Incorporation', slashed(date))},
  ${pair('公司現況 Company Status', 'Live 仍註冊')},
  ${pair('備註 Remarks', '-')},
  ${pair('清盤模式 Winding Up Mode', '-')},
  ${pair('解散日期 Date of Dissolution', '-')},
  ${pair('押記登記冊 Register of Charges', 'Unavailable 沒有')},
  ${pair('重要事項 Important Note', '-')})
#v(2mm)
*公司名稱記錄 Name History*
#table(columns: (36mm, 1fr), stroke: 0.5pt + rgb("#b5b5b5"), inset: 6pt, align: left + horizon, [生效日期 \\ Effective Date], [使用名稱 \\ Name Used], [${slashed(date)}], [${printed(name)} \\ ${printed(local)}])
#v(3mm)
#text(size: 8pt)[公司註冊處所提供的資料是根據各公司交付登記的文件編製而成。 \\ The information provided is compiled from the documents delivered by the companies for registration.]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: '商業登記證 (Hong Kong)',
      language: 'zh',
      values: { legalName: name, legalNameLocal: local, registrationNumber: number, entityType: 'Private company limited by shares', status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: null,
      officers: [],
      owners: [],
    },
  }
}
