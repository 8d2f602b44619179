import { describe, expect, it } from 'vitest'
import { labelledPage } from '../../layout/labelled-page.ts'
import { printInRows } from '../../layout/print-pieces.fixture.ts'
import { datedEvents } from './dated-events.ts'

const events = (...rows: readonly (string | readonly string[])[]) =>
  datedEvents([labelledPage(printInRows(rows))], { country: null, today: '2026-11-26' }).map(({ value, event }) => `${value} ${event}`) // prettier-ignore

describe('What happened on a date', () => {
  it.each([
    ['Gründungsurkunde vom 24.04.2002', 'founding'],
    ['Tagesregister-Nr. 24 365 vom 24.04.2002', 'entry'],
    ['De akte van oprichting is op 24 april 2002 verleden', 'founding'],
    ['bij het Handelsregister ingeschreven op 24 april 2002', 'entry'],
    ['Début de l’exploitation : 24/04/2002', 'activity'],
    ['nominato con atto del 24/04/2002', 'other'],
    ['Laatste statutenwijziging: 24 april 2002', 'other'],
    ['Fecha de emisión: 24/04/2002', 'other'],
    ['核准登記日期：2002年4月24日', 'entry'],
    ['مسجلة لدى هذه الأمانة بتاريخ 24/04/2002', 'entry'],
    ['محضر الجمعية العمومية المسجل بتاريخ 24/04/2002', 'other'],
    ['Tanggal Pengesahan : 24/04/2002', 'entry'],
    ['Akta Pendirian tanggal 24/04/2002', 'founding'],
    ['Tarikh Lantikan 24/04/2002', 'other'],
    ['Kuruluş Tarihi: 24.04.2002', 'founding'],
    ['Đăng ký thay đổi lần thứ 2, ngày 24/04/2002', 'other'],
    ['Đăng ký lần đầu: ngày 24/04/2002', 'entry'],
    ['Дата первичной регистрации 24.04.2002', 'entry'],
    ['Дата выдачи 24.04.2002', 'other'],
    ['회사성립연월일 2002년 4월 24일', 'founding'],
    ['Ulm, 24.04.2002', null],
  ])('“%s” says %s', (line, event) => {
    expect(events(line)).toEqual([`2002-04-24 ${event}`])
  })

  it('is said by the title of its column, and not by that of another', () => {
    const titles = ['Début d’activité', 'Date d’immatriculation', 'Date des statuts']
    expect(events(titles, ['01/10/2013', '21/10/2013', '11/09/2013'])).toEqual([
      '2013-10-01 activity',
      '2013-10-21 entry',
      '2013-09-11 founding',
    ])
  })

  it('is not said by the sentence before', () => {
    expect(events('Der Vorstand ist eingetragen. Ulm, den 24.04.2002')).toEqual(['2002-04-24 null'])
  })
})
