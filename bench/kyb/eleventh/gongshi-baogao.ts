import { call, distinct, listed, pairs, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, parts } from '../drawn/written.ts'

const people = ['欧阳静怡', '黄振邦', '魏思远', '蒋红梅', '邵国强', '田晓璐', '尹志刚', '覃雨桐'] as const
const places = [
  ['浙江省嘉兴市南湖区', '凌公塘路', '嘉兴市南湖区市场监督管理局', '330402'],
  ['四川省绵阳市涪城区', '园艺街', '绵阳市涪城区市场监督管理局', '510703'],
  ['山东省潍坊市奎文区', '东风东街', '潍坊市奎文区市场监督管理局', '370705'],
  ['广东省佛山市顺德区', '容桂大道', '佛山市顺德区市场监督管理局', '440606'],
] as const
const brands = ['禾丰源', '锐驰', '云栖谷', '百川汇', '金穗']
const trades = [
  ['精密机械', '一般项目：机械零件、零部件加工；模具制造；模具销售；五金产品零售；货物进出口；技术进出口。（除依法须经批准的项目外，凭营业执照依法自主开展经营活动）'],
  ['食品科技', '许可项目：食品销售；食品生产。（依法须经批准的项目，经相关部门批准后方可开展经营活动）一般项目：农副产品销售；包装服务；国内货物运输代理。'],
  ['环保工程', '一般项目：环境保护专用设备销售；水污染治理；固体废物治理；工程管理服务；技术服务、技术开发、技术咨询、技术转让、技术推广。'],
] as const // prettier-ignore

const look = `
#let red = rgb("#b5232a")
#set page(paper: "a4", margin: (x: 17mm, top: 18mm, bottom: 17mm), header: text(7.5pt, fill: luma(110))[国家企业信用信息公示系统 #h(1fr) http:\\//www.gsxt.gov.cn], footer: align(center, text(8pt)[1 / 1]))
#set text(font: "Noto Sans CJK SC", size: 9pt, cjk-latin-spacing: none, lang: "zh", region: "cn")
#set par(leading: 0.6em, spacing: 0.8em)
#let title(words) = align(center, text(19pt, weight: "bold", fill: red, tracking: 2pt, words))
#let part(words) = block(above: 12pt, below: 6pt, stroke: (left: 3pt + red), inset: (left: 6pt, y: 2pt), text(11.5pt, weight: "bold", words))
#let facts(..pairs) = table(columns: (1fr, 1fr), stroke: 0.5pt + luma(190), inset: 5pt, ..pairs.pos().map(((label, value)) => [#text(fill: luma(90), label)：#value]))
#let long(..pairs) = block(above: -0.5pt, table(columns: (1fr), stroke: 0.5pt + luma(190), inset: 5pt, ..pairs.pos().map(((label, value)) => [#text(fill: luma(90), label)：#value])))
#let listed(columns, heads, ..cells) = table(columns: columns, align: center + horizon, stroke: 0.5pt + luma(190), inset: 5pt, fill: (x, y) => if y == 0 { rgb("#f6e9e9") } else { none }, ..heads, ..cells.pos())
#let cards(..pairs) = grid(columns: (1fr, 1fr, 1fr), gutter: 4mm, ..pairs.pos().map(((name, post)) => block(width: 100%, stroke: 0.5pt + luma(190), inset: 7pt, align(center)[#text(10.5pt, name) \\ #text(fill: luma(90), post)])))
`

const signs = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY')

/** `2018-07-05` as `2018年07月05日`. */
const dated = (date: string): string => date.replace(/^(\d+)-(\d+)-(\d+)$/u, '$1年$2月$3日')
/** Yuan in ten thousands, with the decimals that the register prints. */
const wan = (yuan: number): string => (yuan / 10_000).toFixed(6)

/** The report that the public credit register of China gives of a company, with its investors and main persons. */
export const gongshiBaogao: DrawnLayout = (made) => {
  const [district, road, office, area] = made.pick(places)
  const town = district.slice(district.indexOf('省') + 1, district.indexOf('市'))
  const [trade, purpose] = made.pick(trades)
  const name = `${town}${made.pick(brands)}${trade}有限公司`
  const number = made.number('CN', 'registrationNumber', () => `91${area}MA${made.int(2, 9)}${made.pick(['A', 'B', 'F', 'H'])}${made.digits(2)}${made.pick(['K', 'L', 'P', 'Q'])}${made.digits(2)}${made.pick(signs)}`) // prettier-ignore
  const date = made.date(2016, 2022)
  const address = `${district}${road}${made.int(18, 990)}号${made.int(1, 9)}幢${made.int(101, 909)}室`
  const capital = made.pick([5_000_000, 10_000_000, 12_000_000, 30_000_000])
  const [director, manager, supervisor, investor] = distinct(made, people, 4)
  const owned = parts(made, 3)
  const fund = `${town}${made.pick(['同心', '汇智', '启明'])}企业管理合伙企业（有限合伙）`
  const holders = [director ?? '', investor ?? '', fund]
  const changed = daysAfter(date, made.int(400, 1000))
  const dueOn = daysAfter(date, 7300)
  const source = `${look}
#v(2mm)
${call('title', '企业信用信息公示报告')}
#v(1mm)
#align(center)[${name} #h(8mm) 报告生成时间：${dated(made.date(2025, 2025))}]
${call('part', '营业执照信息')}
${pairs('facts', [
  ['统一社会信用代码', number],
  ['企业名称', name],
  ['类型', '有限责任公司(自然人投资或控股)'],
  ['法定代表人', director ?? ''],
  ['注册资本', `${wan(capital)}万人民币`],
  ['成立日期', dated(date)],
  ['营业期限自', dated(date)],
  ['营业期限至', '长期'],
  ['登记机关', office],
  ['核准日期', dated(changed)],
])}
${pairs('long', [
  ['登记状态', '存续（在营、开业、在册）'],
  ['住所', address],
  ['经营范围', purpose],
])}
${call('part', '股东及出资信息')}
${listed('12mm, 1.8fr, 1fr, 1.15fr, 1.15fr, 1fr', ['序号', '股东名称', '股东类型', '认缴额（万元）', '实缴额（万元）', '认缴出资日期'], holders.flatMap((one, at) => [`${at + 1}`, one, at === 2 ? '合伙企业' : '自然人股东', wan((capital / 100) * (owned[at] ?? 0)), wan(at === 1 ? 0 : (capital / 200) * (owned[at] ?? 0)), dated(dueOn)]))}
#text(8pt)[共 3 条信息，共 1 页]
${call('part', '主要人员信息')}
${pairs('cards', [
  [director ?? '', '董事'],
  [manager ?? '', '经理'],
  [supervisor ?? '', '监事'],
])}
${call('part', '变更信息')}
${listed('12mm, 1.3fr, 1.6fr, 1.6fr, 1fr', ['序号', '变更事项', '变更前内容', '变更后内容', '变更日期'], ['1', '经营范围变更', '技术服务；技术开发；货物进出口。', '见本报告经营范围。', dated(changed)])}
${call('part', '行政处罚信息')}
暂无行政处罚信息
${call('part', '列入严重违法失信名单（黑名单）信息')}
暂无列入严重违法失信名单（黑名单）信息
#v(1fr)
#text(8pt, fill: luma(90))[提示：本报告内容由市场主体依法公示及登记机关依法产生，仅供参考。市场主体对其公示信息的真实性、及时性负责。]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: '企业信用信息公示报告 (China)',
      language: 'zh',
      values: { legalName: name, registrationNumber: number, entityType: '有限责任公司(自然人投资或控股)', status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'CNY' },
      officers: [
        { name: director ?? '', role: 'director' },
        { name: manager ?? '', role: 'managing_director' },
        { name: supervisor ?? '', role: 'board_member' },
      ],
      owners: holders.map((one, at) => ({ name: one, share: owned[at] ?? 0 })),
    },
  }
}
