import { describe, expect, it } from 'vitest'
import { languageCodes, languageOf } from './languages.ts'
import { en } from './languages/en/en.ts'

/** Path of each text → what it says of examples; a text with arguments is called with numbers and with names. */
type Said = readonly (readonly [path: string, text: string])[]

const numbers = [7, 8, 9] as const
const names = ['Namex', 'Namey', 'Namez'] as const

function saidIn(node: object, given: readonly unknown[], path = ''): Said {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const at = path === '' ? key : `${path}.${key}`
    if (typeof value === 'string') return [[at, value] as const]
    if (typeof value === 'function') return [[at, String(Reflect.apply(value, null, [...given]))] as const]
    return typeof value === 'object' && value !== null ? saidIn(value, given, at) : []
  })
}

/** Words that several languages share, and what the page takes as it is. */
const mayBeEqual =
  /^(flow\.title|steps\.documents(InText)?\.[VRDIP]|steps\.contract\.field\.(date|text|initials))$/

/** Texts of a name that may be empty. */
const ofName =
  /^(flow\.(welcome\.(lead|message)|privacy\.(who|withdraw)|askPerson\.text|location\.text|end\.\w+Text)|troubles\.inApp\.text)$/

const texts = (code: (typeof languageCodes)[number]) => languageOf(code).load()

describe('The texts of the hosted page', () => {
  it.each(languageCodes)('are complete in %s, and none is empty', async (code) => {
    const said = saidIn(await texts(code), numbers)
    expect(said.map(([path]) => path).toSorted()).toEqual(
      saidIn(en, numbers)
        .map(([path]) => path)
        .toSorted(),
    )
    expect(said.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each(languageCodes)('in %s say the names and numbers that they are given', async (code) => {
    const catalogue = await texts(code)
    for (const given of [numbers, names]) {
      const english = new Map(saidIn(en, given))
      for (const [path, text] of saidIn(catalogue, given))
        for (const value of given.map(String))
          if (english.get(path)?.includes(value) === true) expect(text, path).toContain(value)
    }
  })

  it.each(languageCodes)('in %s are whole sentences where a company has no name', async (code) => {
    const said = saidIn(await texts(code), ['', '', '']).filter(([path]) => ofName.test(path))
    expect(said.length).toBeGreaterThan(8)
    for (const [path, text] of said) expect(text, path).not.toMatch(/undefined|null|^\s| {2}/)
  })

  it.each(languageCodes.filter((code) => code !== 'en'))('are translated into %s', async (code) => {
    const english = new Map(saidIn(en, names))
    const said = saidIn(await texts(code), names)
    const same = said.filter(([path, text]) => english.get(path) === text && !mayBeEqual.test(path))
    expect(same.length / said.length, same.map(([path]) => path).join(' ')).toBeLessThanOrEqual(0.03)
  })

  it.each(languageCodes)('have short buttons in %s', async (code) => {
    const buttons =
      /(?<!handOff)\.(start|resume|agree|sms|call|check|again|save|camera|use|sign|nextField|retry|go|stay|open|here)$/
    const said = saidIn(await texts(code), names).filter(([path]) => buttons.test(path))
    expect(said.length).toBeGreaterThan(10)
    expect(said.filter(([, text]) => text.length > 45)).toEqual([])
  })
})
