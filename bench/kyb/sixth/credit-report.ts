import { distinct, literal, type DrawnLayout } from '../drawn/drawn-document.ts'
import { parts } from '../drawn/written.ts'

const places = [
  ['南京', '320106', '江苏省南京市鼓楼区中山北路', '南京市鼓楼区市场监督管理局'],
  ['青岛', '370202', '山东省青岛市市南区香港中路', '青岛市市南区行政审批服务局'],
  ['厦门', '350203', '福建省厦门市思明区湖滨南路', '厦门市思明区市场监督管理局'],
  ['西安', '610113', '陕西省西安市雁塔区高新路', '西安市市场监督管理局高新区分局'],
] as const
const firsts = ['瑞禾', '启明', '恒泰', '蓝湾', '华辰', '润泽']
const trades = ['新材料', '医疗器械', '物流', '建筑工程', '软件', '农产品']
const families = ['赵', '孙', '吴', '郑', '冯', '蒋', '沈', '韩']
const givens = ['明华', '丽娟', '子涵', '国强', '思雨', '海燕', '俊杰', '玉兰']
const objects = [
  '一般项目：技术服务、技术开发、技术咨询、技术交流、技术转让；货物进出口；国内贸易代理。（除依法须经批准的项目外，凭营业执照依法自主开展经营活动）',
  '许可项目：道路货物运输；建设工程施工。（依法须经批准的项目，经相关部门批准后方可开展经营活动）',
]
const type = '有限责任公司（自然人投资或控股）'
/** Letters of the unified code: no I, O, S, V, Z. */
const codeLetters = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY')

const inChinese = (date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${year}年${month}月${day}日`
}

const look = `
#set page(paper: "a4", margin: (x: 17mm, top: 20mm, bottom: 16mm), footer: [#text(8pt)[国家企业信用信息公示系统 #h(1fr) 第 #context counter(page).display() 页]])
#set text(font: "Noto Sans CJK SC", size: 9.5pt, lang: "zh", region: "cn", cjk-latin-spacing: none)
#let part(title) = block(above: 15pt, below: 7pt, text(12pt, weight: "bold", title))
#let ruled(columns, ..list) = table(columns: columns, stroke: 0.5pt + luma(120), inset: 5.5pt, align: horizon, ..list)
`

const texts = (list: readonly string[]): string => list.map(literal).join(', ')
const heads = (list: readonly string[]): string =>
  list
    .map((head) => `table.cell(fill: luma(232), align: center, text(weight: "bold", ${literal(head)}))`)
    .join(', ')

/** The publicity report on a Chinese company: two labels and values a row, then tables of members and of officers. */
export const creditReport: DrawnLayout = (made) => {
  const [town, area, street, authority] = made.pick(places)
  const name = `${town}${made.pick(firsts)}${made.pick(trades)}有限公司`
  const number = made.number('CN', 'registrationNumber', () => `91${area}MA${Array.from({ length: 8 }, () => made.pick(codeLetters)).join('')}`) // prettier-ignore
  const date = made.date(2015, 2023)
  const address = `${street}${made.int(10, 390)}号${made.int(1, 9)}栋${made.int(101, 1990)}室`
  const million = made.pick([1, 2, 5, 10, 50])
  const surnames = distinct(made, families, 4)
  const persons = distinct(made, givens, 4).map((given, at) => `${surnames[at] ?? ''}${given}`)
  const [chair = '', manager = '', inspector = '', silent = ''] = persons
  const holders = [chair, silent, manager]
  const owned = parts(made, holders.length)
  const members = holders.flatMap((holder, at) => [
    `${at + 1}`,
    holder,
    '自然人股东',
    `${million * (owned[at] ?? 0)}`,
    '货币',
    inChinese(date),
  ])
  const source = `${look}
#align(center)[#text(15pt, weight: "bold")[国家企业信用信息公示系统]
#v(2pt)
#text(20pt, weight: "bold")[企业信用信息公示报告]
#v(2pt)
#text(11pt)[${name}] \\ 报告生成时间：${inChinese(made.date(2025, 2025))}]
#part[基础信息]
#ruled((35mm, 1fr, 24mm, 1fr), ${texts(['统一社会信用代码', number, '企业名称', name, '类型', type, '法定代表人', chair, '注册资本', `${million * 100}.000000万人民币`, '成立日期', inChinese(date), '营业期限自', inChinese(date), '营业期限至', '', '登记机关', authority, '核准日期', inChinese(made.date(2024, 2024)), '登记状态', '存续（在营、开业、在册）', '行政区划', area])}, ${literal('住所')}, table.cell(colspan: 3, ${literal(address)}), ${literal('经营范围')}, table.cell(colspan: 3, ${literal(made.pick(objects))}))
#part[股东及出资信息]
#ruled((12mm, 1fr, 1fr, 1.2fr, 1fr, 1.3fr), ${heads(['序号', '股东名称', '股东类型', '认缴出资额（万元）', '出资方式', '认缴出资日期'])}, ${texts(members)})
#part[主要人员信息]
#ruled((12mm, 1fr, 1.5fr), ${heads(['序号', '姓名', '职务'])}, ${texts(['1', chair, '董事长', '2', manager, '总经理', '3', inspector, '监事'])})
#part[变更信息]
暂无变更信息
#v(1fr)
#text(8pt)[本报告内容由企业登记机关依法公示，信息截至报告生成时间。网址：www.gsxt.gov.cn]
`
  return {
    source,
    truth: {
      layout: '企业信用信息公示报告 (China)',
      language: 'zh',
      values: { legalName: name, registrationNumber: number, entityType: type, status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: million * 1_000_000, currency: 'CNY' },
      officers: [
        { name: chair, role: 'chair' },
        { name: manager, role: 'managing_director' },
      ],
      owners: holders.map((holder, at) => ({ name: holder, share: owned[at] ?? 0 })),
    },
  }
}
