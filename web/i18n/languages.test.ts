import { describe, expect, it } from 'vitest'
import { languageCodes, languages, preferredLanguage } from './languages.ts'
import { en } from './en.ts'

/** Path of each text → what it says; a text with arguments is called with an example. */
function textsOf(node: object, path = ''): readonly (readonly [path: string, text: string])[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const at = path === '' ? key : `${path}.${key}`
    if (typeof value === 'string') return [[at, value] as const]
    if (typeof value === 'function') {
      const said: unknown = Reflect.apply(value, null, [7])
      return [[at, String(said)] as const]
    }
    return typeof value === 'object' && value !== null ? textsOf(value, at) : []
  })
}

describe('The texts of the pages', () => {
  it.each(languageCodes)('are complete in %s, and none is empty', async (code) => {
    const texts = textsOf(await languages[code].load())
    expect(texts.map(([path]) => path)).toEqual(textsOf(en).map(([path]) => path))
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each(languageCodes)('in %s say what they are given', async (code) => {
    const { queue, webhooks } = await languages[code].load()
    expect(queue.count(3)).toContain('3')
    expect(queue.count(1)).not.toBe(queue.count(3).replace('3', '1'))
    expect(webhooks.answered(503)).toContain('503')
  })

  it.each(languageCodes.filter((code) => code !== 'en'))('in %s are translated', async (code) => {
    const english = new Map(textsOf(en))
    const texts = textsOf(await languages[code].load())
    const same = texts.filter(([path, text]) => english.get(path) === text)
    expect(same.length / texts.length).toBeLessThan(0.15)
  })

  it('come in the first language of the browser that there is, by its main part', () => {
    expect(preferredLanguage(['de-AT', 'en'])).toBe('de')
    expect(preferredLanguage(['pt', 'EN-gb', 'de'])).toBe('en')
    expect(preferredLanguage([])).toBe('en')
  })
})
