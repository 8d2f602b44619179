import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checks, notImplementedCodes } from '../../src/engine/checks/all.ts'
import {
  answerWarnings,
  companyWarningCodes,
  linkWarningCodes,
  profileCodes,
  warningCodes,
  warnings,
} from '../../src/vocabulary/decision/warnings.ts'
import { languages } from '../../src/vocabulary/texts/languages.ts'

const page = readFileSync(fileURLToPath(new URL('../../docs/reference/warnings.md', import.meta.url)), 'utf8')
const [raised = '', rest = ''] = page.split('## Not implemented, never raised')
const [neverRaised = '', companies = ''] = rest.split('## Of companies alone')
const [ofCompanies = '', links = ''] = companies.split('## Of hosted links alone')
const [ofLinks = '', beside = ''] = links.split('## Beside the codes of a profile')
const codesIn = (part: string) => Array.from(part.matchAll(/^\| `([A-Z_0-9]+)`/gm), ([, code]) => code)

describe('The catalogue of warnings', () => {
  it('is on the page whole, each code once, under what a check does or under what none does', () => {
    const built = checks.map(({ code }) => code).filter((code) => !notImplementedCodes.includes(code))
    expect(codesIn(raised).toSorted()).toEqual(built.toSorted())
    expect(codesIn(beside)).toEqual(Object.keys(answerWarnings))
    expect(codesIn(neverRaised)).toEqual(notImplementedCodes)
    expect(codesIn(ofCompanies)).toEqual(companyWarningCodes)
    expect(codesIn(ofLinks)).toEqual(linkWarningCodes)
    expect([...codesIn(raised), ...codesIn(neverRaised)].toSorted()).toEqual([...warningCodes].toSorted())
  })

  it.each([...profileCodes, ...linkWarningCodes])(
    '%s has a meaning, a severity and a default in range',
    (code) => {
      const { severity, default: rule } = warnings[code]
      expect(languages.en.warnings[code]).toMatch(/^[A-Z].*\.$/)
      expect(['low', 'medium', 'high']).toContain(severity)
      const levels: readonly number[] = [rule.review, rule.reject]
      expect(levels.filter((level) => level !== -1 && (level < 0 || level > 1))).toEqual([])
      expect(rule.weight).toBeGreaterThan(0)
    },
  )
})
