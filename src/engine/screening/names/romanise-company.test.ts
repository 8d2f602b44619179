import { describe, expect, it } from 'vitest'
import { prepareName } from './prepare-name.ts'
import { romaniseCompany } from './romanise-company.ts'

const words = (name: string) => prepareName(name, 'other').tokens.join(' ')

describe('romaniseCompany', () => {
  it.each([
    [
      '深圳市佰联升电子科技有限公司',
      'shenzhen city bailiansheng electronic|electronics technology|tech co ltd',
    ],
    ['조선백호무역회사', 'korea|choson baekho trading corporation'],
    ['Общество с ограниченной ответственностью «Тесткомплект»', 'ooo testkomplekt'],
    [
      'АО «Раменский приборостроительный завод»',
      'ao ramenskiy|ramen|ramensk instrument|instrumentation|priborostroitelnyy plant|factory|works|zavod',
    ],
    ['شرکت بازرگانی نفت ایران', 'company|sherkat trading|commercial oil|petroleum|naft iran'],
  ])('puts the words of which companies are named into English: %s', (name, expected) => {
    expect(words(name)).toBe(expected)
  })

  it.each([
    ['ООО «Велтран Шиппинг»', 'ooo veltran shipping'],
    ['Велтранский институт', 'veltranskiy|veltran|veltransk institute|institut'],
    ['НПО «Велтран» имени И.И.Петрова', 'npo veltran im ii|2 petrova'],
    ['Федеральное государственное бюджетное учреждение науки «Велтран»', 'fgbu veltran'],
  ])('reads what Russian takes from English, from towns and from founders: %s', (name, expected) => {
    expect(words(name)).toBe(expected)
  })

  it.each([
    ['香港永利國際貿易有限公司', 'hong|hk kong yongli|winglee international trading|trade co ltd'],
    ['佳海集团第六工程有限公司', 'jiahai group no|sixth 6 engineering co ltd'],
    ['纽沃泰国际物流有限公司', 'niuwotai international logistics co ltd'],
    ['新军会电子公司', 'xinjunhui electronic|electronics company|co'],
    ['朝鲜人民军', 'korea|choson peoples army'],
    ['長沙拓邦株式会社', 'changsha tuobang kk'],
    ['Shenzhen Veltran Keji Youxian Gongsi', 'shenzhen veltran keji|technology co ltd'],
  ])('cuts a run of Han at the words of trades, places and forms: %s', (name, expected) => {
    expect(words(name)).toBe(expected)
  })

  it.each([
    ['ولتران للشحن والتجارة ش.ذ.م.م', 'walataran shipping trading|trade llc'],
    ['ولتران تريدينغ م.د.م.س', 'walataran trading dmcc'],
    ['قرارگاه سایبری سپاه پاسداران', 'headquarters|base|command cyber irgc'],
    ['삼성전자 주식회사', 'samseong electronics|electronic kk'],
  ])('reads forms and trades of Arabic, Persian and Korean: %s', (name, expected) => {
    expect(words(name)).toBe(expected)
  })

  it('takes no name for the short word it begins with', () => {
    expect(words('Газпром')).toBe('gazprom')
    expect(words('ПАО «Газпром нефть»')).toContain('gazprom')
    expect(words('Станкопром')).toBe('stankoprom')
    expect(words('Stankoprom')).toBe('stankoprom')
  })

  it('leaves Latin names and persons alone', () => {
    expect(romaniseCompany('siemens ~ bank ag')).toBe('siemens ~ bank ag')
    expect(prepareName('Союзов Иван', 'person').tokens.join(' ')).toBe('soyuzov ivan')
  })

  it.each([
    ['Banque Centrale de Syrie', 'banque|bank centrale|central de syrie|syria'],
    ['Sanaye Veltran', 'sanaye|industries veltran'],
    ['شرکت ولتران با مسئولیت محدود', 'company|sherkat walataran llc'],
    ['Proizvodstvennaia Veltran', 'proizvodstvennaia|production|industrial|manufacturing veltran'],
    ['Veltran Systems', 'veltran systems'],
    ['Veltran Treyding', 'veltran treyding|trading'],
    ['Veltran Metallurgicheski', 'veltran metallurgicheski|metallurgical|metallurgy'],
    ['Transport Company Veltran', 'transport company veltran'],
    ['Veltranskoe', 'veltranskoe|veltran|veltransk'],
  ])('says in English beside its own tongue what a body is: %s', (name, expected) => {
    expect(words(name)).toBe(expected)
  })

  it('lets no sign of the text pass for its own', () => {
    expect(words('банк ~ a|b')).toBe('bank a b')
  })
})
