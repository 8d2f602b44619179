import { describe, expect, it } from 'vitest'
import { expectMatchesOpenApi } from '../world/service/expect-matches-open-api.ts'

const headers = { 'content-type': 'application/json; charset=utf-8' }

describe('the comparison of answers with the interface', () => {
  it('takes what the interface says', () => {
    expectMatchesOpenApi('DELETE', '/transaction/00ff', {
      statusCode: 200,
      headers,
      body: '{"success":true}',
    })
  })

  it.each([
    ['a status that is not declared', 'DELETE', '/transaction/00ff', 418, '{"success":true}'],
    ['a path that is not there', 'GET', '/elsewhere', 200, '{}'],
    ['a shape that is wrong', 'DELETE', '/transaction/00ff', 200, '{"success":"yes"}'],
    [
      'a shape that is wrong far inside',
      'GET',
      '/transaction',
      200,
      '{"limit":1,"offset":0,"total":1,"transactions":[{}]}',
    ],
    [
      'a refusal without its code',
      'GET',
      '/transaction',
      401,
      '{"success":false,"error":{"status":401,"message":""}}',
    ],
  ])('bites at %s', (...[, method, url, statusCode, body]) => {
    expect(() => expectMatchesOpenApi(method, url, { statusCode, headers, body })).toThrow()
  })

  it('bites at another type of content', () => {
    const reply = { statusCode: 200, headers: { 'content-type': 'text/html' }, body: '{"success":true}' }
    expect(() => expectMatchesOpenApi('DELETE', '/transaction/00ff', reply)).toThrow()
  })
})
