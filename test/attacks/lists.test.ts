import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readSettings } from '../../src/platform/settings/settings.ts'
import { listedEntities } from '../clients/listed-entities.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { amlAnswer } from '../world/service/wire-shapes.ts'

/** Names that hide, and packages that reach further than they should. */
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function found(name: string): Promise<string[]> {
  const reply = await server.ask({ method: 'POST', url: '/aml', key: 'test', body: { name } })
  return amlAnswer.parse(reply.json()).match.flatMap(({ fullname }) => fullname)
}

const listedPerson = listedEntities.name

describe('a listed name', () => {
  const [first = '', ...rest] = listedPerson.split(' ')
  const accented = Array.from(listedPerson)
    .map((letter) => (letter === 'a' ? 'a\u0301' : letter))
    .join('')
  const cyrillic: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х' }
  const wide = Array.from(listedPerson).map((letter) => (letter === ' ' ? ' ' : String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0))).join('') // prettier-ignore

  it.each([
    ['as it is listed', listedPerson],
    ['in capitals', listedPerson.toUpperCase()],
    ['in another order', [...rest, first].join(' ')],
    ['with a comma', `${rest.join(' ')}, ${first}`],
    ['with combining marks', accented],
    ['in wide letters', wide],
    ['with characters that no one sees', Array.from(listedPerson).join('\u200b')],
    ['with one letter of another script that looks the same', listedPerson.replace(/[aeopcx]/, (letter) => cyrillic[letter] ?? letter)], // prettier-ignore
    ['with blanks and signs around', `  ${listedPerson.replaceAll(' ', ' \u00a0 ')} .`],
    ['with one letter wrong', listedPerson.slice(0, -1)],
  ])('#108 %s is found', async (_, name) => {
    expect(await found(name)).not.toEqual([])
  })

  it('#108 is not found by a stranger’s name: the control that not everyone is', async () => {
    expect(await found('Wilhelmina Quackenbush')).toEqual([])
  })

  it.each([
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>&b;',
    '=1+1',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
  ])('#111 as %s is looked for as a name and nothing else', async (name) => {
    expect(await found(name)).toEqual([])
  })
})

describe('what the product is made of', () => {
  const lock = z
    .object({
      packages: z.record(
        z.string(),
        z.looseObject({
          resolved: z.string().optional(),
          integrity: z.string().optional(),
          link: z.boolean().optional(),
        }),
      ),
    }) // prettier-ignore
    .parse(JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')))

  it('#125 is pinned by its hash, package by package, and runs no script of a package at install', () => {
    const without = Object.entries(lock.packages).filter(([path, entry]) => path !== '' && entry.integrity?.startsWith('sha512-') !== true) // prettier-ignore
    expect(without.map(([path]) => path)).toEqual([])
    const npmrc = readFileSync(new URL('../../.npmrc', import.meta.url), 'utf8')
    expect(npmrc).toMatch(/^ignore-scripts=true$/m)
    const manifest = z
      .object({
        dependencies: z.record(z.string(), z.string()),
        devDependencies: z.record(z.string(), z.string()),
      })
      .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')))
    const floating = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(([, version]) => !/^(?:npm:[@/\w-]+@)?\d+\.\d+\.\d+$/.test(version)) // prettier-ignore
    expect(floating).toEqual([])
  })

  it.each([
    ['a key that is too short', { SYMBOLON_SERVER_KEY: 'short' }],
    ['the same key twice', { SYMBOLON_SERVER_KEY: 'a'.repeat(32), SYMBOLON_TEST_KEY: 'a'.repeat(32) }],
    ['a range that is none', { SYMBOLON_FETCH_ALLOW: 'everything' }],
    ['a setting that no one knows', { SYMBOLON_MASTERKEY: 'x' }],
  ])('#127 does not start with %s', (_, environment) => {
    expect(() => readSettings(environment)).toThrow(/^The settings are wrong:/)
  })
})
