import { call, distinct, type DrawnLayout } from '../drawn/drawn-document.ts'
import { daysAfter, parts } from '../drawn/written.ts'

const persons = ['蒋文博', '欧阳雪', '傅国强', '邓丽娟', '韦志勇', '卓然', '龚建平', '祝晓峰'] as const
const firsts = ['鹏海', '莲塘', '南岭', '云杉', '启辰']
const trades = ['智能装备', '供应链', '生物医药', '文化传媒'] as const
const places = [
  ['南山区粤海街道', '科技园社区', '科苑路'],
  ['福田区香蜜湖街道', '东海社区', '深南大道'],
  ['龙岗区坂田街道', '岗头社区', '雪岗路'],
] as const
const buildings = ['创业大厦', '金润科技楼', '汇通中心']
const letters = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY')
const signs = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const

/** `2021-06-13` as `二〇二一年六月十三日`. */
function inHan(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const tens = (value: number): string => {
    const ten = Math.floor(value / 10)
    return `${ten > 1 ? (signs[ten] ?? '') : ''}${ten > 0 ? '十' : ''}${value % 10 === 0 ? '' : (signs[value % 10] ?? '')}`
  }
  return `${Array.from(year, (sign) => signs[Number(sign)]).join('')}年${tens(Number(month))}月${tens(Number(day))}日`
}

const look = `
#set page(paper: "a4", margin: (x: 28mm, top: 24mm, bottom: 20mm))
#set text(font: "Noto Serif CJK SC", size: 11pt, cjk-latin-spacing: none, lang: "zh", region: "cn")
#set par(leading: 0.85em, spacing: 1em)
#let lines(..texts) = block(above: 7pt, below: 12pt, inset: (left: 8mm), stack(spacing: 9pt, ..texts.pos()))
`

/** The letter by which Shenzhen's bureau tells a company that its changes are entered. What is after stands below what was before. */
export const biangengTongzhi: DrawnLayout = (made) => {
  const trade = made.pick(trades)
  const [name = '', before = ''] = distinct(made, firsts, 2).map((first) => `深圳市${first}${trade}有限公司`)
  const code = made.number('CN', 'registrationNumber', () => `91440300MA5${Array.from({ length: 6 }, () => made.pick(letters)).join('')}${made.pick(letters)}`) // prettier-ignore
  const place = (): string => {
    const [district, quarter, road] = made.pick(places)
    return `深圳市${district}${quarter}${road}${made.int(2, 990)}号${made.pick(buildings)}${made.int(1, 20)}层${made.int(101, 2012)}`
  }
  const [address, older] = [place(), place()]
  const capital = made.pick([300, 500, 1000])
  const owned = parts(made, 3)
  const [chief = '', manager = '', supervisor = '', holder = '', former = '', formerHolder = '', contact = ''] = distinct(made, persons, 7) // prettier-ignore
  const holders = [holder, chief, supervisor]
  const share = (one: string, amount: number, percent: number): string =>
    `${one}：出资额${amount}（万元），出资比例${percent}%`
  const changed = made.date(2022, 2024)
  const listedUnder = (label: string, texts: readonly string[]): string =>
    `*${label}：*\n${call('lines', ...texts)}`
  const change = (what: string, old: readonly string[], fresh: readonly string[]): string => `${listedUnder(`变更前${what}`, old)}\n${listedUnder(`变更后${what}`, fresh)}` // prettier-ignore
  const source = `${look}
#align(center, text(20pt, weight: "bold", tracking: 4pt)[变更（备案）通知书])
#align(right)[〔${changed.slice(0, 4)}〕第2${made.digits(10)}号]
#v(3mm)
*${name}*（统一社会信用代码：${code}）：

#h(2em)我局已于${inHan(changed)}对你企业申请的（名称、住所、认缴注册资本总额（万元）、股东信息、成员）变更予以核准；对你企业的（章程、指定联系人）予以备案，具体核准变更（备案）事项如下：

*备案前指定联系人：*${formerHolder} #h(2em) *备案后指定联系人：*${contact}

${change('名称', [before], [name])}
${change('住所', [older], [address])}
${change('认缴注册资本总额（万元）', ['人民币100'], [`人民币${capital}`])}
${change('股东信息', [share(formerHolder, 60, 60), share(former, 40, 40)], holders.map((one, at) => share(one, (capital / 100) * (owned[at] ?? 0), owned[at] ?? 0)))}
${change('成员', [`${former}（法定代表人，执行董事，总经理）、${formerHolder}（监事）`], [`${chief}（法定代表人，执行董事）`, `${manager}（总经理）`, `${supervisor}（监事）`])}
*章程备案：*${daysAfter(changed, -6)} 章程
#v(3mm)
#text(9.5pt)[税务部门重要提示：如您在税务部门已登记的信息发生变更，请于三十日内向主管税务机关办理变更。]
#v(1fr)
#align(right)[深圳市市场监督管理局 \\ ${inHan(changed)}]
` // prettier-ignore
  return {
    source,
    truth: {
      layout: '变更（备案）通知书 (China)',
      language: 'zh',
      values: { legalName: name, registrationNumber: code, address },
      capital: { amount: capital * 10_000, currency: 'CNY' },
      officers: [
        { name: chief, role: 'director' },
        { name: manager, role: 'managing_director' },
        { name: supervisor, role: 'board_member' },
      ],
      owners: holders.map((one, at) => ({ name: one, share: owned[at] ?? 0 })),
    },
  }
}
