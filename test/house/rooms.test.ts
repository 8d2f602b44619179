import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const { may } = require('../../.arrows.cjs') as { may: Record<string, readonly string[]> }

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '')
const sources = tracked.filter((path) => path.startsWith('src/') && path.endsWith('.ts'))

describe('The house', () => {
  it('has every room of src/ in the arrow table', () => {
    const rooms = new Set(
      sources
        .map((path) => path.split('/'))
        .filter((parts) => parts.length > 2)
        .map((parts) => parts[1]),
    )
    expect([...rooms].filter((room) => room === undefined || !(room in may))).toEqual([])
  })

  it('names its files in kebab-case', () => {
    const odd = sources
      .map((path) => basename(path))
      .filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.ts$/.test(name))
    expect(odd).toEqual([])
  })

  it('avoids words that say nothing', () => {
    const banned = /(^|\/)(index|common|misc)\.ts$|(^|[-/.])(utils?|helpers?|managers?|services?)([-/.]|$)/
    expect(sources.filter((path) => banned.test(path))).toEqual([])
  })

  it('keeps what is not the product out of the repository', () => {
    const stray = tracked.filter(
      (path) => /(^|\/)(shared|symbolon-data)\//.test(path) || path.endsWith('.whl'),
    )
    expect(stray).toEqual([])
  })

  it('has a test beside every check, list source and endpoint', () => {
    const tests = new Set(tracked.filter((path) => path.endsWith('.test.ts')))
    const checks = sources.filter(
      (path) =>
        /^src\/checks\/[a-z-]+\.ts$/.test(path) && !path.endsWith('/all.ts') && !path.endsWith('.test.ts'),
    )
    const lists = sources.filter((path) => /^src\/screening\/sources\/[a-z_]+\/source\.ts$/.test(path))
    const lacking = [...checks, ...lists].filter((path) => !tests.has(path.replace(/\.ts$/, '.test.ts')))
    expect(lacking).toEqual([])
  })
})
