import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { linkLanguages } from '../../src/vocabulary/verification/hosted-link.ts'
import { packagePath } from '../../src/platform/files/package-path.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestAccount()
})
afterAll(() => server.close())

const get = (url: string) => server.ask({ method: 'GET', url, key: null })

describe('The hosted page', () => {
  it('may be framed by any origin, by one that isolates itself too, and may use the camera there', async () => {
    const { statusCode, headers } = await get('/?l=ar')
    expect(statusCode).toBe(200)
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers['permissions-policy']).toMatch(/camera=\(self\), geolocation=\(self\)/)
    expect(String(headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining([
        ...['frame-ancestors *', "script-src 'self'", "connect-src 'self'", "media-src 'self' blob:"],
        ...["require-trusted-types-for 'script'", 'trusted-types verification'],
      ]),
    )
  })

  it('gives the camera to no other page', async () => {
    const { headers } = await get('/x/inbox')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it.each([
    ['/docs/', '../docs'],
    ['/x/inbox/', '../inbox'],
  ])('has addresses that are relative: a page at %s is found at %s', async (url, location) => {
    const reply = await server.app.inject({ url })
    expect(reply.statusCode).toBe(308)
    expect(reply.headers['location']).toBe(location)
  })
})

describe('Files that the pages are made of', () => {
  const named = z.record(z.string(), z.looseObject({ contentType: z.string() }))
  const { assets } = z
    .object({ assets: named })
    .parse(JSON.parse(readFileSync(packagePath('dist/web/manifest.json'), 'utf8')))
  const names = Object.keys(assets)
  const headersOf = async (name: string) => (await get(`/assets/${name}`)).headers

  it('are kept by a browser for ever, for this origin alone, and are only what they say that they are', async () => {
    expect(names.length).toBeGreaterThan(20)
    for (const name of names) {
      const headers = await headersOf(name)
      expect(headers['content-type'], name).toBe(assets[name]?.contentType)
      expect(headers, name).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
    }
  })

  it('isolate themselves where they are scripts, so that one of them is a worker of an isolated page that asks for nothing', async () => {
    const scripts = names.filter((name) => name.endsWith('.js'))
    expect(scripts.filter((name) => name.startsWith('frame-worker'))).toHaveLength(1)
    for (const name of scripts)
      expect(await headersOf(name), name).toMatchObject({
        'cross-origin-embedder-policy': 'require-corp',
        // Without `sandbox`: what is sandboxed starts no worker.
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
  })

  it('are not found by other names', async () => {
    const reply = await get('/assets/manifest.json')
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['cache-control']).not.toContain('immutable')
  })
})

describe('What wrappers of the hosted page load', () => {
  it.each(['/asset/country.json', '/asset/language.json', '/js/docupassembed.js'])(
    '%s may be loaded by any origin',
    async (url) => {
      const { statusCode, headers } = await get(url)
      expect(statusCode).toBe(200)
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
      expect(headers['cache-control']).toBe('public, max-age=3600')
    },
  )

  it('names countries by their code and in English', async () => {
    const countries = (await get('/asset/country.json')).json()
    expect(countries).toContainEqual({ iso: 'DE', name_en: 'Germany' })
    expect(countries).toHaveLength(249)
  })

  it('names every language that a link may name', async () => {
    const languages = (await get('/asset/language.json')).json()
    expect(languages).toContainEqual({
      code: 'cn',
      name: '简体中文',
      name_en: 'Chinese (simplified)',
    })
    expect(languages).toHaveLength(linkLanguages.length)
  })

  it('is a script that needs nothing of the page but its window', async () => {
    const { body, headers } = await get('/js/docupassembed.js')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    const window: Record<string, unknown> = {}
    runInNewContext(body, { window, document: { currentScript: null }, HTMLScriptElement: Object })
    expect(window['DocupassEmbed']).toHaveProperty('show')
  })
})
