import { pairs, table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, percent } from './kit/written.ts'

const words = {
  given: '建国|秀英|志强|晓燕|文博|丽华|子轩|海涛|雨桐',
  surnames: '赵|钱|孙|欧阳|吴|郑|冯|诸葛|蒋',
  streets: '浦东新区银城中路|南山区科苑南路|朝阳区建国路|天河区体育东路',
  cities: ';上海市|;深圳市|;北京市|;广州市',
  stems: '青松机械制造|云帆国际物流|白鹭生物科技|江南春茶业|恒星半导体技术开发与咨询服务',
  firms: '翠竹投资管理有限公司|北极星控股集团股份有限公司',
}

const dateOf = (date: string): string => dated(date, 'YYYY年MM月DD日')

/** The business licence: landscape, two columns, labels whose signs are spaced out. */
export const chineseLicence: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 1], nominals: [10_000], shares: [50, 100, 500, 1000] })
  const sheet = openSheet(c.random, { width: 842, height: 595 })
  const name = `${c.city.slice(0, 2)}${c.stem}有限公司`
  const number = `91${c.digits(6)}MA${c.digits(7)}${c.random.pick(['X', 'K', 'P', '3'])}`
  const address = `${c.city}${c.street}${c.streetNumber}号${c.random.whole(1, 30)}层`
  const form = c.random.pick(['有限责任公司(自然人投资或控股)', '有限责任公司(自然人独资)', '有限责任公司'])
  const chief = c.officers[0]
  const spaced = c.random.happens(0.6)
  const label = (text: string, gap: string): string => (spaced ? Array.from(text).join(gap) : text)
  sheet.text('营业执照', { size: 30, align: 'centre' })
  sheet.text('（副本）', { size: 14, align: 'centre' })
  sheet.text('统一社会信用代码', { size: sheet.size })
  sheet.text(number, { size: sheet.size * 1.2 })
  sheet.gap(12)
  const look = { style: 'beside', split: 0.22, gap: 8 } as const
  sheet.columns([
    () => pairs(sheet, [[label('名称', '    '), name], [label('类型', '    '), form], ['法定代表人', `${chief?.surname ?? ''}${chief?.given ?? ''}`], ['经营范围', '一般项目：技术服务、技术开发、技术咨询；货物进出口；国内贸易代理。（除依法须经批准的项目外，凭营业执照依法自主开展经营活动）']], look),
    () => pairs(sheet, [['注册资本', `${c.random.happens(0.5) ? '人民币' : ''}${amount(c.capital / 10_000, '')}万元${c.random.happens(0.5) ? '人民币' : '整'}`], ['成立日期', dateOf(c.incorporated)], ['营业期限', c.maybe(0.6, `${dateOf(c.incorporated)}至长期`)], [label('住所', '    '), address]], look),
  ])
  sheet.gap(20)
  sheet.text(`登记机关  ${c.city}市场监督管理局`, { from: 0.6 })
  sheet.text(dated(c.issued, 'YYYY 年 MM 月 DD 日'), { from: 0.65 })
  sheet.text('国家企业信用信息公示系统网址：http://www.gsxt.gov.cn', { size: 8 })
  return finished(sheet, {
    ...{ layout: 'cn-yingye-zhizhao', language: 'zh', country: 'CN' },
    values: { legalName: name, registrationNumber: number, entityType: form, incorporationDate: c.incorporated, address },
    capital: [c.capital, 'CNY'],
    officers: chief === undefined ? [] : [{ name: `${chief.surname}${chief.given}`, role: 'representative' }],
  })
}

/** A print of the public credit system: a grid of key values, shareholders and main staff in tables. */
export const chineseReport: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [2, 5], owners: [1, 5], nominals: [10_000], shares: [100, 500, 2000] })
  const sheet = openSheet(c.random)
  const name = `${c.stem}（${c.city.slice(0, 2)}）有限公司`
  const number = `91${c.digits(6)}MA${c.digits(8)}`
  const isOpen = c.random.happens(0.85)
  const address = `${c.city}${c.street}${c.streetNumber}号`
  const whole = (one: { surname: string; given: string }): string => `${one.surname}${one.given}`
  const posts = [['董事长', 'chair'], ['总经理', 'managing_director'], ['董事', 'board_member'], ['董事', 'board_member'], ['董事', 'board_member']] as const
  sheet.text('企业信用信息公示报告', { size: 16, align: 'centre' })
  sheet.text(`报告生成时间：${dateOf(c.issued)}`, { align: 'right' })
  sheet.gap(6)
  sheet.text('营业执照信息', { size: sheet.size * 1.2 })
  pairs(sheet, [['统一社会信用代码', number], ['企业名称', name], ['类型', '有限责任公司'], ['法定代表人', c.officers[0] === undefined ? '' : whole(c.officers[0])], ['注册资本', `${amount(c.capital / 10_000, '', c.random.pick(['', '.']))}万人民币`], ['成立日期', dateOf(c.incorporated)], ['登记机关', `${c.city}市场监督管理局`], ['核准日期', dateOf(c.registered)], ['登记状态', isOpen ? '存续（在营、开业、在册）' : '注销'], ['住所', address]], { style: ['inline', 'beside'], mark: '：', split: 0.26 })
  sheet.gap(6)
  sheet.text('股东及出资信息', { size: sheet.size * 1.2 })
  table(sheet, c.owners.map((one, at) => [String(at + 1), one.person === null ? one.name : whole(one.person), one.person === null ? '企业法人' : '自然人股东', amount(one.amount / 10_000, ''), `${percent(one.share)}%`]), {
    ...{ titles: ['序号', '股东名称', '股东类型', '认缴出资额（万元）', '持股比例'], at: [0, 0.1, 0.48, 0.64, 0.88] },
  })
  sheet.gap(6)
  sheet.text('主要人员信息', { size: sheet.size * 1.2 })
  table(sheet, c.officers.map((one, at) => [String(at + 1), whole(one), posts[at]?.[0] ?? '']), { titles: ['序号', '姓名', '职务'], at: [0, 0.2, 0.5] })
  return finished(sheet, {
    ...{ layout: 'cn-xinyong', language: 'zh', country: 'CN' },
    values: {
      ...{ legalName: name, registrationNumber: number, entityType: '有限责任公司', address },
      ...{ status: isOpen ? 'active' : 'dissolved', incorporationDate: c.incorporated },
    },
    capital: [c.capital, 'CNY'],
    officers: c.officers.map((one, at) => ({ name: whole(one), role: posts[at]?.[1] ?? 'board_member' })),
    owners: c.owners.map((one) => ({ name: one.person === null ? one.name : whole(one.person), share: one.share })),
  })
}
