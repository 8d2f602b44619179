import { describe, expect, it } from 'vitest'
import { shortenForms } from './shorten-forms.ts'

const shortened = (name: string) => shortenForms(name.split(' ')).join(' ')

describe('shortenForms', () => {
  it.each([
    ['veltran gesellschaft mit beschrankter haftung', 'veltran gmbh'],
    ['public joint stock company veltran', 'pjsc veltran'],
    ['obshchestvo s ogranichennoi otvetstvennostyu veltran', 'ooo veltran'],
    ['veltran aktiengeselschaft', 'veltran ag'],
    ['limited liabil ity company veltran', 'llc veltran'],
    ['limitedliability company veltran', 'llc veltran'],
    ['public joint stock companyveltran', 'pjsc veltran'],
    ['veltran northlimited liability company', 'veltran north llc'],
  ])('%s is %s', (name, short) => expect(shortened(name)).toBe(short))

  it.each(['veltran stock', 'joint company', 'veltran limited', 'sociedad veltran', ''])(
    'leaves %s as it is',
    (name) => expect(shortened(name)).toBe(name),
  )
})
