import type { Invented } from '../independent/invented.ts'
import { literal, printed, type DrawnLayout } from '../drawn/drawn-document.ts'

const places = [
  ['上海', '310115', '上海市浦东新区张杨路', '浦东新区市场监督管理局'],
  ['杭州', '330106', '浙江省杭州市西湖区文三路', '杭州市西湖区市场监督管理局'],
  ['苏州', '320505', '江苏省苏州市虎丘区狮山路', '苏州市虎丘区市场监督管理局'],
  ['成都', '510107', '四川省成都市武侯区人民南路', '成都市武侯区市场监督管理局'],
] as const
const firsts = ['云岭', '海澜', '晨曦', '嘉禾', '远帆']
const trades = ['精密机械', '信息科技', '食品贸易', '环保设备', '文化传播']
const families = ['陈', '林', '周', '黄', '徐', '郭']
const givens = ['志远', '雅琴', '建国', '晓梅', '文博', '静怡']
const types = ['有限责任公司(自然人投资或控股)', '有限责任公司(自然人独资)', '其他股份有限公司(非上市)']
const objects = [
  '一般项目:机械设备销售;机械零件、零部件加工;技术服务、技术开发、技术咨询;货物进出口。(除依法须经批准的项目外,凭营业执照依法自主开展经营活动)',
  '许可项目:食品销售。(依法须经批准的项目,经相关部门批准后方可开展经营活动)一般项目:日用百货销售;国内贸易代理;仓储服务。',
]
/** Letters of the unified code: no I, O, S, V, Z. */
const codeLetters = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY')

const inChinese = (date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${year}年${month}月${day}日`
}

const look = `
#set page(paper: "a4", flipped: true, margin: 20mm, background: place(center + horizon,
  rect(width: 277mm, height: 190mm, stroke: 2.5pt + rgb("#8a6d3b"), inset: 5pt, rect(width: 100%, height: 100%, stroke: 0.7pt + rgb("#8a6d3b")))))
#set text(font: "Noto Serif CJK SC", size: 13pt, lang: "zh", region: "cn", cjk-latin-spacing: none)
#let label(words) = text(font: "Noto Sans CJK SC", weight: "bold", words)
#let facts(..list) = grid(columns: (27mm, 1fr), row-gutter: 15pt, ..list.pos().map(((name, value)) => (label(name), value)).flatten())
#let code(bits) = grid(columns: 21 * (1.1mm,), rows: 1.1mm, ..bits.map((bit) => rect(width: 1.1mm, height: 1.1mm, stroke: none, fill: if bit == 1 { black })))
`

const facts = (rows: readonly (readonly [string, string])[]): string =>
  `#facts(${rows.map(([label, value]) => `(${literal(label)}, ${literal(value)})`).join(', ')})`

const codeOf = (made: Invented): string => Array.from({ length: 441 }, () => made.int(0, 1)).join(', ')

/** A Chinese business licence: two columns across, a seal over the name of the authority. */
export const businessLicence: DrawnLayout = (made) => {
  const [town, area, street, authority] = made.pick(places)
  const type = made.pick(types)
  const name = `${town}${made.pick(firsts)}${made.pick(trades)}${type.includes('股份') ? '股份有限公司' : '有限公司'}`
  const number = made.number('CN', 'registrationNumber', () => `91${area}MA${Array.from({ length: 8 }, () => made.pick(codeLetters)).join('')}`) // prettier-ignore
  const date = made.date(2016, 2023)
  const address = `${street}${made.int(12, 990)}号${made.int(1, 9)}幢${made.int(101, 1290)}室`
  const millions = made.pick([1, 2, 5, 10])
  const person = `${made.pick(families)}${made.pick(givens)}`
  const source = `${look}
#place(top + right, code((${codeOf(made)})))
#place(top + left)[#label[统一社会信用代码] \\ #text(14pt)[${printed(number)}]]
#align(center)[#circle(radius: 9mm, stroke: 1.5pt + rgb("#b3261e"), align(center + horizon, text(20pt, fill: rgb("#b3261e"))[★]))
#v(-4pt)
#text(40pt, weight: "bold")[营 业 执 照]
#v(-20pt)
#text(13pt)[(副 本)]]
#v(14pt)
#grid(columns: (1.12fr, 1fr), column-gutter: 12mm,
[${facts([
    ['名　　　称', name],
    ['类　　　型', type],
    ['法定代表人', person],
    ['经 营 范 围', made.pick(objects)],
  ])}],
[${facts([
    ['注 册 资 本', `人民币${millions * 100}.0000万元整`],
    ['成 立 日 期', inChinese(date)],
    ['住　　　所', address],
  ])}])
#place(bottom + right, dx: -8mm, dy: -6mm)[
#place(center + horizon, circle(radius: 17mm, stroke: 2pt + rgb("#d04a40"), align(center + horizon, text(26pt, fill: rgb("#d04a40"))[★])))
#align(center)[#label[登 记 机 关] #h(6mm) ${printed(authority)}
#v(4pt)
${printed(inChinese(made.date(2024, 2025)))}]]
#place(bottom + left, dy: 16mm, text(8pt)[国家企业信用信息公示系统网址: http:\\/\\/www.gsxt.gov.cn])
#place(bottom + right, dy: 16mm, text(8pt)[国家市场监督管理总局监制])
`
  return {
    source,
    truth: {
      layout: '营业执照 (China)',
      language: 'zh',
      values: {
        legalName: name,
        registrationNumber: number,
        entityType: type,
        incorporationDate: date,
        address,
      },
      capital: { amount: millions * 1_000_000, currency: 'CNY' },
      officers: [{ name: person, role: 'representative' }],
      owners: [],
    },
  }
}
