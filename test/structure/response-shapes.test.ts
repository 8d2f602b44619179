import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  brokenPromises,
  promisedFile,
  readJson,
  responseShapes,
} from '../../tools/generate/response-shapes.ts'

const interfaceFile = fileURLToPath(new URL('../../openapi.json', import.meta.url))
const shape = (properties: object, required: readonly string[] = []) =>
  responseShapes({
    paths: {
      '/a': {
        get: {
          responses: {
            200: { content: { 'application/json': { schema: { type: 'object', properties, required } } } },
          },
        },
      },
    },
  })

describe('the shape of every answer', () => {
  it('keeps what was promised once', () => {
    const now = responseShapes(readJson(interfaceFile))
    expect(now.size).toBeGreaterThan(300)
    expect(brokenPromises(readJson(promisedFile), now)).toEqual([])
  })

  it('may grow, and may not lose, rename or retype a field, nor make one uncertain that was certain', () => {
    const promised = Object.fromEntries(shape({ name: { type: 'string' } }, ['name']))
    expect(brokenPromises(promised, shape({ name: { type: 'string' }, more: {} }, ['name']))).toEqual([])
    expect(brokenPromises(promised, shape({}))).toHaveLength(1)
    expect(brokenPromises(promised, shape({ title: { type: 'string' } }, ['title']))).toHaveLength(1)
    expect(brokenPromises(promised, shape({ name: { type: 'integer' } }, ['name']))).toHaveLength(1)
    expect(brokenPromises(promised, shape({ name: { type: 'string' } }))).toHaveLength(1)
  })
})
