import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { asvsLevels } from './asvs-levels.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const page = read('docs/operate/security.md')

/** Rows of the table under a heading, cell by cell; a bar inside a cell is written `\|`. */
function tableUnder(heading: string): readonly (readonly string[])[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|')),
    )
    .filter(([first = '']) => /^\d/.test(first))
}

const metRows = tableUnder('OWASP ASVS').map(([id = '', level = '', what = '', shown = '']) => ({
  id,
  level,
  what,
  shown,
}))
const otherSections = tableUnder('What does not apply').flatMap(([ids = '']) => ids.split(', '))

const requirements = Object.entries(asvsLevels).flatMap(([section, levels]) =>
  Array.from(levels, (level, at) => ({ id: `${section}.${at + 1}`, level })),
)

describe('The page on security', () => {
  it('answers every requirement of levels 1 and 2 once, or says why it does not apply', () => {
    const doesNotApply = (id: string) =>
      otherSections.some((part) => id === part || id.startsWith(`${part}.`))
    const requiredItems = requirements.filter(({ id, level }) => level !== '3' && !doesNotApply(id))
    expect(metRows.map(({ id, level }) => `${id} ${level}`)).toEqual(
      requiredItems.map(({ id, level }) => `${id} ${level}`),
    )
  })

  it.each(metRows)('names a test that is there for $id, or says that it is not met', ({ what, shown }) => {
    expect(what).not.toBe('')
    if (shown.startsWith('not met: ')) {
      expect(shown.length).toBeGreaterThan(20)
      return
    }
    const [, path = '', title = ''] = /^`([\w./-]+\.test\.ts)` › (.+)$/.exec(shown) ?? []
    expect(path, shown).not.toBe('')
    expect(existsSync(fileURLToPath(new URL(`../../${path}`, import.meta.url))), path).toBe(true)
    expect(read(path)).toContain(title)
  })

  it('says how many are met', () => {
    const open = metRows.filter(({ shown }) => shown.startsWith('not met')).length
    expect(page).toContain(`${metRows.length - open} of the ${metRows.length} that apply are met`)
  })

  it('has every chapter that must be written down', () => {
    for (const heading of [
      'Who might attack, and where',
      'Ways in',
      'Guessing',
      'Keys and algorithms',
      'Whom the service talks to',
      'What is kept, and how each kind is treated',
      'What is logged',
      'What costs much',
      'Parts of others',
      'What we do not do',
    ]) {
      const section = page.split(/^## /m).find((part) => part.startsWith(heading))
      expect(section?.length ?? 0, heading).toBeGreaterThan(200)
    }
  })

  it('is where SECURITY.md leads', () => {
    expect(read('SECURITY.md')).toContain('docs/operate/security.md')
  })
})
