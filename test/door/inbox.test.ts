import { Script } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestAccount, type TestServer } from '../world/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestAccount()
})
afterAll(() => server.close())

const get = (url: string) => server.ask({ method: 'GET', url, key: null })

describe('the inbox page', () => {
  it('is there without a key, and says to newcomers what it shows and how the first event comes', async () => {
    const page = await get('/x/inbox')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const reported of ['Webhook inbox', 'symbolon listen', 'SYMBOLON_WEBHOOK_ALLOW'])
      expect(page.body).toContain(reported)
  })

  it('runs nothing that is written in it, and takes everything from this service', async () => {
    const { body, headers } = await get('/x/inbox')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|\sstyle=|javascript:/i)
    const request = [...body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, url = '']) => url)
    expect(request).toEqual(['/x/inbox/inbox.css', '/x/inbox/inbox.js'])
    for (const [at, url] of request.entries()) {
      const part = await get(url)
      expect(part.statusCode).toBe(200)
      expect(part.headers['content-type']).toBe(`text/${['css', 'javascript'][at]}; charset=utf-8`)
    }
  })

  it('puts what was sent on the page as text alone, never as marks', async () => {
    const { body } = await get('/x/inbox/inbox.js')
    expect(body).not.toMatch(/innerHTML|outerHTML|insertAdjacent|document\.write|eval\(|Function\(/)
    expect(() => new Script(body)).not.toThrow()
  })

  it('names only parts that the page has', async () => {
    const [page, script] = [(await get('/x/inbox')).body, (await get('/x/inbox/inbox.js')).body]
    const named = [...script.matchAll(/\bat\('(\w+)'\)/g)].map(([, id = '']) => id)
    expect(named.length).toBeGreaterThan(5)
    for (const id of named) expect(page).toContain(`id="${id}"`)
  })
})
