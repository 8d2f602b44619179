import { literal, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, gap } from '../drawn/written.ts'

const people = ['陈思远', '刘桂兰', '欧阳建国', '徐晓雯', '马立新', '何嘉明', '郭佩珊']
const firsts = ['锐腾', '嘉禾瑞', '云栖', '鼎盛源', '海晟', '博雅康']
const trades = [
  ['网络科技', '一般项目：技术服务、技术开发、技术咨询、技术交流、技术转让、技术推广；软件开发；信息系统集成服务；计算机软硬件及辅助设备批发。（除依法须经批准的项目外，凭营业执照依法自主开展经营活动）许可项目：第二类增值电信业务。（依法须经批准的项目，经相关部门批准后方可开展经营活动，具体经营项目以相关部门批准文件或许可证件为准）'],
  ['国际贸易', '一般项目：货物进出口；技术进出口；针纺织品及原料销售；日用百货销售；机械设备销售；电子产品销售；国内贸易代理。（除依法须经批准的项目外，凭营业执照依法自主开展经营活动）'],
  ['餐饮管理', '许可项目：餐饮服务；食品销售。（依法须经批准的项目，经相关部门批准后方可开展经营活动）一般项目：餐饮管理；企业管理咨询；会议及展览服务；外卖递送服务。（除依法须经批准的项目外，凭营业执照依法自主开展经营活动）'],
] as const // prettier-ignore
const places = [
  ['上海', '上海市浦东新区市场监督管理局', '310115', '上海市浦东新区张江路', '幢'],
  ['杭州', '杭州市西湖区市场监督管理局', '330106', '浙江省杭州市西湖区文三路', '室'],
  ['深圳市', '深圳市市场监督管理局', '440300', '深圳市南山区粤海街道科苑南路', '层'],
  ['成都', '成都市武侯区市场监督管理局', '510107', '成都市武侯区天府大道北段', '室'],
] as const
const forms = ['有限责任公司（自然人投资或控股）', '有限责任公司（自然人独资）', '有限责任公司（法人独资）', '有限责任公司（外国法人独资）'] // prettier-ignore
const digits = '零壹贰叁肆伍陆柒捌玖'
const letters = '0123456789ABCDEFGHJKLMNPQRTUWXY'

const look = `
#set page(width: 297mm, height: 210mm, margin: (x: 24mm, top: 19mm, bottom: 15mm), background: rect(width: 100% - 16mm, height: 100% - 16mm, stroke: 3pt + rgb("#b89b5e"), inset: 2mm, rect(width: 100%, height: 100%, stroke: 0.7pt + rgb("#b89b5e"))))
#set text(font: "Noto Serif CJK SC", size: 11.5pt, lang: "zh", cjk-latin-spacing: none)
#let spread(words) = box(width: 20mm, grid(columns: (1fr,) * words.clusters().len(), ..words.clusters().enumerate().map(((at, sign)) => align(if at == 0 { left } else if at == words.clusters().len() - 1 { right } else { center }, text(weight: "bold", sign)))))
#let row(label, value) = grid(columns: (25mm, 1fr), spread(label), value)
#let code(seed) = box(width: 24mm, height: 24mm, stroke: 0.8pt, grid(columns: (1fr,) * 16, rows: (1fr,) * 16, ..range(256).map((at) => rect(width: 100%, height: 100%, stroke: none, fill: if calc.rem(at * at * 7 + at * seed, 11) < 5 { black } else { white }))))
`

/** `2018-03-12` as `2018年03月12日`. */
const dated = (date: string, sign = ''): string => {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${year}${sign}年${sign}${month}${sign}月${sign}${day}${sign}日`
}

/** The Chinese business licence in its wide form: the code above, two columns of labels, the registrar's seal. */
export const yingyeZhizhao: DrawnLayout = (made) => {
  const [trade, scope] = made.pick(trades)
  const [city, registrar, region, street, unit] = made.pick(places)
  const name = `${city}${made.pick(firsts)}${trade}有限公司`
  const form = made.pick(forms)
  const sign = (): string => letters.charAt(made.int(0, letters.length - 1))
  const number = made.number('CN', 'registrationNumber', () => `91${region}MA${Array.from({ length: 8 }, sign).join('')}`) // prettier-ignore
  const date = made.date(2009, 2023)
  const issued = daysAfter(date, made.int(90, 900))
  const chief = made.pick(people)
  const hundreds = made.int(1, 9)
  const capital = hundreds * 1_000_000
  const written = made.pick([`${digits.charAt(hundreds)}佰万元整`, `人民币${hundreds}00.0000万元整`, `${hundreds}00万元人民币`]) // prettier-ignore
  const address = `${street}${made.int(11, 980)}号${made.int(1, 9)}号楼${made.int(2, 28)}${unit}`
  const years = made.pick([20, 30])
  const end = `${Number(date.slice(0, 4)) + years}${daysAfter(date, -1).slice(4)}`
  const term = made.pick([`${dated(date)}至不约定期限`, `${dated(date)}至${dated(end)}`])
  const row = (label: string, value: string): string => `#row(${literal(label)}, ${literal(value)})`
  const source = `${look}
#grid(columns: (62mm, 1fr, 62mm), [#v(10mm) #text(10pt)[统一社会信用代码] \\ #v(0.5mm) #text(12pt, weight: "bold")[${number}]],
  align(center)[#circle(radius: 8mm, fill: rgb("#c8342c"), stroke: 1pt + rgb("#d9b24c")) #v(1mm) #text(34pt, weight: "bold", tracking: 10pt)[营业执照] \\ #v(1mm) #text(13pt)[（副${gap}本）]],
  grid(columns: (1fr, 25mm), gutter: 3mm, [], code(${made.int(2, 10)}), grid.cell(colspan: 2, text(7pt)[扫描二维码登录“国家企业信用信息公示系统”了解更多登记、备案、许可、监管信息。])))
#v(9mm)
#grid(columns: (1fr, 1fr), column-gutter: 12mm, row-gutter: 6.5mm,
  [${row('名称', name)}], [${row('注册资本', written)}],
  [${row('类型', form)}], [${row('成立日期', dated(date))}],
  [${row('法定代表人', chief)}], [${row('营业期限', term)}],
  [#set text(10.5pt)
  ${row('经营范围', scope)}], [${row('住所', address)}])
#v(1fr)
#align(right)[#box(width: 92mm)[#align(center)[#text(weight: "bold")[登${gap}记${gap}机${gap}关] #v(1mm) #text(fill: rgb("#c8342c"), 10pt)[${printed(registrar)}] #v(3mm) ${printed(dated(issued, ' '))}]]]
#v(4mm)
#line(length: 100%, stroke: 0.5pt)
#grid(columns: (auto, 1fr, auto), column-gutter: 8mm, text(7.5pt)[${printed('国家企业信用信息公示系统网址：http://www.gsxt.example')}], align(center, text(7.5pt)[市场主体应当于每年1月1日至6月30日通过国家企业信用信息公示系统报送公示年度报告。]), text(7.5pt)[国家市场监督管理总局监制])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: '营业执照（副本）',
      language: 'zh',
      values: {
        legalName: name,
        registrationNumber: number,
        entityType: form,
        incorporationDate: date,
        address,
      },
      capital: { amount: capital, currency: 'CNY' },
      officers: [{ name: chief, role: 'representative' }],
      owners: [],
    },
  }
}
