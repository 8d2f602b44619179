import { distinct, itemAt, listed, pairs, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, parts } from '../drawn/written.ts'

const people = ['欧阳志强', '曾丽娟', '赖国栋', '邱婉婷', '温少华', '古建平', '丘海燕', '罗伟雄'] as const
const firsts = ['鹏海', '莲花山', '大鹏湾', '梧桐', '蛇口']
const trades = [
  ['智能科技', '计算机软硬件、智能家居产品的技术开发与销售；国内贸易；经营进出口业务。'],
  ['供应链管理', '供应链管理及相关配套服务；国内货运代理；国际货运代理；经营进出口业务。'],
  ['精密模具', '模具、五金制品、塑胶制品的设计与销售；国内贸易。'],
] as const
const places = [
  ['南山区粤海街道', '科苑路', '研发楼'],
  ['宝安区西乡街道', '固戍社区朱坳路', '厂房'],
  ['龙岗区坂田街道', '雪岗北路', '大厦'],
] as const
const letters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const form = '有限责任公司'

const look = `
#set page(paper: "a4", margin: (x: 16mm, top: 15mm, bottom: 16mm), footer: align(center, text(8pt)[第 1 页 共 1 页]))
#set text(font: "Noto Serif CJK SC", size: 9.4pt, lang: "zh", region: "cn", cjk-latin-spacing: none)
#set par(leading: 0.6em, spacing: 0.7em)
#let part(words) = block(above: 10pt, below: 4pt, text(font: "Noto Sans CJK SC", weight: "bold", size: 10pt, words))
#let rows(..pairs) = block(above: 0pt, below: 0pt, table(columns: (46mm, 1fr), stroke: 0.5pt, inset: 4.4pt, ..pairs.pos().map(((label, value)) => (label, value)).flatten()))
#let listed(columns, heads, ..cells) = block(above: 0pt, below: 0pt, table(columns: columns, stroke: 0.5pt, inset: 4.4pt, align: center + horizon, ..heads, ..cells.pos()))
`

const inHan = (date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${year}年${Number(month)}月${Number(day)}日`
}

/** The query sheet of the Shenzhen registrar: what is registered and filed of a company in bordered tables, holders, members and changes. */
export const chaxundanShenzhen: DrawnLayout = (made) => {
  const [trade, purpose] = made.pick(trades)
  const [district, street, building] = made.pick(places)
  const name = `深圳市${made.pick(firsts)}${trade}有限公司`
  const number = made.number('CN', 'registrationNumber', () => `91440300MA5${Array.from({ length: 7 }, () => letters.charAt(made.int(0, letters.length - 1))).join('')}`) // prettier-ignore
  const date = made.date(2015, 2021)
  const address = `深圳市${district}${street}${made.int(2, 88)}号${made.int(1, 9)}栋${building}${made.int(3, 28)}0${made.int(1, 9)}`
  const former = `深圳市${district}${street}${made.int(100, 180)}号${made.int(101, 609)}`
  const tenThousands = made.pick([100, 500, 1000, 3000])
  const owned = parts(made, 3)
  const [chief = '', manager = '', supervisor = '', first = '', second = '', third = '', left = ''] = distinct(made, people, 7) // prettier-ignore
  const holders = [first, second, third]
  const amount = (share: number): string => `${(tenThousands * share) / 100}`
  const changed = daysAfter(date, made.int(500, 900))
  const shown = daysAfter('2025-02-10', made.int(0, 200))
  const source = `${look}
#align(center, text(font: "Noto Sans CJK SC", size: 15pt, weight: "bold")[深圳市市场监督管理局商事主体登记及备案信息查询单])
#v(2mm)
查询编号：${made.digits(14)} #h(1fr) 查询日期：${inHan(shown)}
#part[企业登记基本信息]
${pairs('rows', [
  ['统一社会信用代码', number],
  ['注册号', `4403${made.digits(11)}`],
  ['企业名称', name],
  ['住所', address],
  ['法定代表人', chief],
  ['认缴注册资本（万元）', `人民币 ${tenThousands}`],
  ['企业类型', form],
  ['成立日期', date],
  ['营业期限', '永续经营'],
  ['核准日期', changed],
  ['年报情况', '2023年报已公示、2024年报已公示'],
  ['主体状态', '开业（存续）'],
  ['一般经营项目', purpose],
  ['许可经营项目', '无'],
  ['备注', ''],
])}
#part[股东登记信息]
${listed('1fr, 34mm, 30mm, 32mm, 32mm', ['股东名称', '出资额（万元）', '出资比例（%）', '股东属性', '股东类别'], holders.flatMap((one, at) => [one, amount(itemAt(owned, at)), `${itemAt(owned, at)}`, '中国籍自然人', '自然人股东']))}
#part[成员登记信息]
${listed('1fr, 46mm, 46mm, 32mm', ['成员姓名', '职务', '产生方式', '国籍'], [...[chief, '执行董事', '选举', '中国'], ...[manager, '总经理', '聘任', '中国'], ...[supervisor, '监事', '选举', '中国']])}
#part[变更（备案）信息]
${listed('24mm, 26mm, 1fr, 1fr', ['变更日期', '变更事项', '变更前内容', '变更后内容'], [
  ...[changed, '住所', former, address],
  ...[changed, '监事信息', left, supervisor],
])}
#part[分支机构、股权质押、动产抵押、法院冻结信息]
#table(columns: (1fr,), stroke: 0.5pt, inset: 4.4pt, [无])
#v(1fr)
#text(8.4pt)[说明：本查询单所载信息截至查询日期，内容由商事登记簿自动生成，仅供参考；如需证明用途，请以登记机关加盖档案查询专用章的纸质材料为准。]
#align(right)[深圳市市场监督管理局 \\ （档案查询专用章） \\ ${inHan(shown)}]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: '商事主体登记及备案信息查询单 (Shenzhen)',
      language: 'zh',
      values: { legalName: name, registrationNumber: number, entityType: form, status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: tenThousands * 10_000, currency: 'CNY' },
      officers: [
        { name: chief, role: 'director' },
        { name: manager, role: 'managing_director' },
        { name: supervisor, role: 'board_member' },
      ],
      owners: holders.map((one, at) => ({ name: one, share: owned[at] ?? 0 })),
    },
  }
}
