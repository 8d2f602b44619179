import { describe, expect, it } from 'vitest'
import { ApiError, createClient, requestUrl } from './client.ts'

interface Sent {
  readonly url: string
  readonly init: RequestInit
}

function clientThatAnswers(response: () => Response) {
  const sent: Sent[] = []
  const client = createClient('secret', (url, init = {}) => {
    sent.push({ url: url instanceof Request ? url.url : String(url), init })
    return Promise.resolve(response())
  })
  return { client, sent }
}

describe('The client of the pages', () => {
  it('fills the path, encodes what stands in it, and sends what of the query has a value', () => {
    const query = { limit: 5, decision: undefined, trace: true, other: false, customData: 'a&b' }
    expect(requestUrl('/transaction/{id}', { id: 'a/b?c' }, query)).toBe(
      '/transaction/a%2Fb%3Fc?limit=5&trace=1&customData=a%26b',
    )
  })

  it('sends the key as a header and the body as JSON, and no cookies', async () => {
    const { client, sent } = clientThatAnswers(() => Response.json({ success: true }))
    const id = 'ab'.repeat(16)
    await client.call('PATCH /transaction/{id}', { path: { id }, body: { decision: 'accept' } })
    expect(sent).toHaveLength(1)
    const { url, init } = sent[0] ?? { url: '', init: {} }
    expect(url).toBe(`/transaction/${id}`)
    expect(init).toMatchObject({ method: 'PATCH', credentials: 'omit', body: '{"decision":"accept"}' })
    expect(new Headers(init.headers).get('x-api-key')).toBe('secret')
    expect(url).not.toContain('secret')
  })

  it('throws a refusal with its code, its sentence and the id of the request', async () => {
    const body = { success: false, error: { status: 403, code: 'ERROR_KEY_FORBIDDEN', message: 'No.' } }
    const headers = { 'x-request-id': 'r1' }
    const { client } = clientThatAnswers(() => Response.json(body, { status: 403, headers }))
    const error: unknown = await client
      .call('GET /transaction', { query: {} })
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 403, code: 'ERROR_KEY_FORBIDDEN', message: 'No.', requestId: 'r1' })
  })

  it('reports an answer that is no envelope by its status', async () => {
    const { client } = clientThatAnswers(() => new Response('Bad gateway', { status: 502 }))
    await expect(client.call('GET /transaction', { query: {} })).rejects.toMatchObject({ status: 502 })
  })

  it('tells no answer apart from a request that was aborted', async () => {
    const client = createClient('secret', () => Promise.reject(new TypeError('fetch failed')))
    await expect(client.call('GET /transaction', { query: {} })).rejects.toMatchObject({ code: 'NO_ANSWER' })
    const signal = AbortSignal.abort(new Error('left'))
    await expect(client.call('GET /transaction', { query: {}, signal })).rejects.toBeInstanceOf(TypeError)
  })

  it('answers pictures as bytes', async () => {
    const headers = { 'content-type': 'image/jpeg' }
    const { client } = clientThatAnswers(() => new Response('bytes', { headers }))
    const picture = await client.call('GET /imagevault/{token}', { path: { token: 'a' } })
    expect(await picture.text()).toBe('bytes')
  })
})
