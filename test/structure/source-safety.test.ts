import { describe, expect, it } from 'vitest'
import { productSources } from './product-sources.ts'

const found = (pattern: RegExp): readonly string[] =>
  productSources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([words]) => `${path}: ${words}`),
  )

const argumentsOf = (call: string): ReadonlySet<string> =>
  new Set(found(new RegExp(`\\b${call}\\(\\s*[^,)]*`, 'g')).map((words) => words.replace(/^.*\(\s*/s, '')))

describe('The sources of the product', () => {
  it('evaluates no text and starts no shell', () => {
    expect(found(/\beval\(|\bnew Function\b|'node:vm'|\bsetTimeout\(\s*['"`]/g)).toEqual([])
    expect(found(/\b(?:exec|execSync)\b[^;\n]*'node:child_process'/g)).toEqual([])
    expect(found(/\bshell:\s*(?!false)/g)).toEqual([])
  })

  it('makes no pattern of text', () => {
    // Around patterns of their own tables.
    expect(found(/\bRegExp\(/g)).toEqual([
      'src/engine/companies/reading/company/deed-sentences.ts: RegExp(',
      'src/engine/documents/kinds/matching/number-evidence.ts: RegExp(',
    ])
  })

  it('takes cryptography from Node, and of it what is sound', () => {
    expect([...argumentsOf('createCipheriv')]).toEqual(["'aes-256-gcm'"])
    expect([...argumentsOf('createDecipheriv')]).toEqual(["'aes-256-gcm'"])
    for (const call of ['createHash', 'createHmac']) {
      const used = [...argumentsOf(call)]
      expect(used.length, call).toBeGreaterThan(0)
      expect(
        used.filter((name) => !["'sha256'", "'sha512'"].includes(name)),
        call,
      ).toEqual([])
    }
    expect(found(/\brejectUnauthorized:\s*false/g)).toEqual([])
  })

  it('takes randomness for secrets from the system alone', () => {
    expect(found(/\bMath\.random\b/g)).toEqual([])
  })

  it('keeps nothing in a browser, but for the step of a hosted link until its tab is closed', () => {
    const stores = found(/\b(?:localStorage|sessionStorage|indexedDB)\b|document\.cookie|'set-cookie'/gi)
    expect(stores).toEqual(['web/verification/session/session-store.ts: sessionStorage'])
  })

  it('puts text into a page as text alone, never as markup', () => {
    expect(
      found(/\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc)\b|document\.write/g),
    ).toEqual([])
  })
})
