import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished } from './kit/written.ts'

const words = {
  given: '민준|서연|도윤|하은|영수|정숙|지훈|수빈|동현',
  surnames: '김|박|최|정|강|윤|임|남궁|황보',
  streets: '서울특별시 강남구 테헤란로|부산광역시 해운대구 센텀중앙로|경기도 성남시 분당구 판교역로|대전광역시 유성구 대학로',
  cities: ';서울|;부산',
  stems: '한빛물산|백두정밀|푸른솔식품|은하수소프트웨어개발|동해해운항공',
  firms: '소나무홀딩스 주식회사|주식회사 무궁화투자',
}

/** A certificate of all registered matters: a number on top, a frame of label and value, officers in lines. */
export const koreanRegister: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 5], nominals: [500, 5000], shares: [2000, 10_000, 20_000] })
  const sheet = openSheet(c.random)
  const name = c.random.happens(0.5) ? `주식회사 ${c.stem}` : `${c.stem} 주식회사`
  const number = `110111-${c.digits(7)}`
  const address = `${c.street} ${c.streetNumber}, ${c.random.whole(2, 20)}층`
  const date = (text: string): string => dated(text, 'YYYY년 MM월 DD일')
  const row = (label: string, value: string, changed = ''): void => {
    sheet.row([{ text: label, from: 0, to: 0.2 }, { text: value, from: 0.22, to: 0.7 }, { text: changed, from: 0.74, to: 1 }])
    sheet.gap(4)
  }
  sheet.text('등기사항전부증명서(현재 유효사항)', { size: 14, align: 'centre' })
  sheet.gap(6)
  sheet.row([{ text: '등기번호', from: 0, to: 0.2 }, { text: c.digits(6), from: 0.22, to: 0.5 }])
  sheet.row([{ text: '등록번호', from: 0, to: 0.2 }, { text: number, from: 0.22, to: 0.6 }])
  sheet.gap(6)
  row(c.random.pick(['상 호', '상호', '상   호']), name, c.maybe(0.3, `${dated(c.registered, 'YYYY.MM.DD')} 등기`))
  row('본 점', address)
  row('공고방법', '서울특별시내에서 발행하는 일간신문에 게재한다.')
  row('1주의 금액', `금 ${amount(c.nominal, ',')} 원`)
  row('발행할 주식의 총수', `${amount(c.shares * 4, ',')} 주`)
  row('발행주식의 총수', `${amount(c.shares, ',')} 주`)
  row('자본금의 액', `금 ${amount(c.capital, ',')} 원`)
  sheet.gap(4)
  sheet.text('목 적', { align: 'centre' })
  sheet.text('1. 소프트웨어 개발 및 공급업\n1. 위 각호에 관련된 부대사업 일체')
  sheet.gap(4)
  sheet.text('임원에 관한 사항', { align: 'centre' })
  c.officers.forEach((person, at) => {
    sheet.gap(3)
    sheet.text(`${at === 0 ? '대표이사' : '사내이사'} ${person.surname}${person.given} ${person.birthDate.slice(2).replaceAll('-', '')}-*******${at === 0 ? ` ${person.street} ${person.streetNumber}` : ''}`)
    sheet.text(`${date(person.appointedOn)} 취임  ${date(person.appointedOn)} 등기`, { from: 0.05 })
  })
  sheet.gap(5)
  row('회사성립연월일', date(c.incorporated))
  row('등기기록의 개설 사유 및 연월일', `설립\n${date(c.registered)} 등기`)
  return finished(sheet, {
    ...{ layout: 'kr-deunggi', language: 'ko', country: 'KR' },
    values: { legalName: name, registrationNumber: number, address, incorporationDate: c.incorporated },
    capital: [c.capital, 'KRW'],
    officers: c.officers.map((person, at) => ({ name: `${person.surname}${person.given}`, role: at === 0 ? 'managing_director' : 'director' })),
  })
}
