import { describe, expect, it } from 'vitest'
import { abbreviateOrganisationTypes, abbreviateLegalForms } from './abbreviate-forms.ts'

const abbreviated = (name: string) => abbreviateLegalForms(name.split(' ')).join(' ')

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
    ['company veltran joint stock', 'jsc veltran'],
    ['a7 limited liability company', 'a7 llc'],
    ['mb joint stock company', 'mb jsc'],
    ['a limited liability company 7', 'a llc 7'],
    ['s ogranichennoi otvetstvennostyu veltran obshchestvo', 'ooo veltran'],
  ])('%s is %s', (name, short) => expect(abbreviated(name)).toBe(short))

  it.each(['veltran stock', 'joint company', 'veltran limited', 'sociedad veltran', ''])(
    'leaves %s as it is',
    (name) => expect(abbreviated(name)).toBe(name),
  )
})

describe('shortenBodies', () => {
  it.each([
    ['arsenal design bureau', 'arsenal kb'],
    ['konstruktorskoe biuro arsenal', 'kb arsenal'],
    ['bureau veltran llc experimental design', 'okb veltran llc'],
    ['proizvodstvennoe obyedinenie veltran jsc nauchno', 'npo veltran jsc'],
    ['central research institute veltran llc', 'tsnii veltran llc'],
    ['veltran gesellschaft mit beschrankter haftung', 'veltran gmbh'],
  ])('%s is %s', (name, short) => expect(abbreviateOrganisationTypes(name.split(' ')).join(' ')).toBe(short))

  it('is asked for: a legal form alone says nothing of what a body is', () =>
    expect(abbreviated('arsenal design bureau')).toBe('arsenal design bureau'))
})
