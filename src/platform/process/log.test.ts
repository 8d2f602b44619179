import { describe, expect, it } from 'vitest'
import { createLog, type LogFields } from './log.ts'

function written(fields: LogFields): Record<string, unknown> {
  let line = ''
  createLog('info', { write: (text: string) => (line += text) }).info('something happened', fields)
  expect(line.trimEnd()).not.toContain('\n')
  return JSON.parse(line) as Record<string, unknown>
}

describe('the log', () => {
  it('drops every field that is not on its list', () => {
    const fields = { route: '/scan', customData: 'canary', body: { name: 'canary' } } as LogFields
    const line = written(fields)
    expect(line['route']).toBe('/scan')
    expect(JSON.stringify(line)).not.toContain('canary')
  })

  it('writes name, message, code and causes of an error, and nothing else it carries', () => {
    const cause = Object.assign(new Error('socket closed'), { code: 'ECONNRESET', detail: 'canary' })
    const line = JSON.stringify(written({ error: new Error('cannot store', { cause }) }))
    expect(line).toContain('cannot store')
    expect(line).toContain('ECONNRESET')
    expect(line).not.toContain('canary')
  })

  it('quotes nothing of what a parser, a database or a check of arguments was given', () => {
    const thrown = (work: () => unknown): unknown => {
      try {
        return work()
      } catch (error) {
        return error
      }
    }
    const faults = [
      thrown((): unknown => JSON.parse('{"name":\n canary\n}')),
      Object.assign(new Error('invalid input syntax for type bigint: "canary"'), { code: '22P02' }),
      Object.assign(new TypeError(`The "size" must be a number. Received type string ('canary')`), {
        code: 'ERR_INVALID_ARG_TYPE',
      }),
    ]
    for (const error of faults) {
      expect(error).toBeInstanceOf(Error)
      const line = JSON.stringify(written({ error: new Error('cannot do it', { cause: error }) }))
      expect(line).toContain('log.test.ts')
      expect(line).not.toContain('canary')
    }
  })

  it('keeps a hostile value on one line and short', () => {
    const line = written({ route: `a\r\nb\u001b[31m${'x'.repeat(1000)}` })
    expect(String(line['route']).length).toBeLessThan(310)
  })
})
