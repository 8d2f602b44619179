import { describe, expect, it } from 'vitest'
import { guessCountry } from './guess-country.ts'

const all = ['AT', 'CH', 'DE', 'FR', 'GB', 'US']

describe('The first guess of a country', () => {
  it.each([
    ['both agree', ['de-CH', 'en'], 'Europe/Zurich', 'CH'],
    ['the clock is elsewhere than the language', ['en-US'], 'Europe/Berlin', 'DE'],
    ['the clock is where nothing is offered', ['en-GB'], 'Asia/Tokyo', 'GB'],
    ['the language names no country', ['fr'], 'Europe/Paris', 'FR'],
    ['nothing points anywhere', ['eo'], 'UTC', null],
    ['a language is no language', ['x'], 'Europe/Vienna', 'AT'],
  ])('where %s', (...[, languages, timeZone, country]) => {
    expect(guessCountry(all, { languages, timeZone })).toBe(country)
  })
})
