import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { shippedModels } from '../../tools/generate/parts.ts'

const folder = fileURLToPath(new URL('../../models/', import.meta.url))
const weightFiles = readdirSync(folder).filter(
  (name) => !/\.(md|txt)$/.test(name) && name !== 'manifest.json',
)

/** The newest row of a file in the history of its card: [date, file, first twelve digits of the SHA-256, why]. */
function lastHistoryRow(file: string): readonly string[] {
  const card = `${folder}${file.split('.')[0] ?? ''}.md`
  const [, history = ''] = (existsSync(card) ? readFileSync(card, 'utf8') : '').split('\n## History\n')
  const rows = history.split('\n').filter((line) => line.includes(`| \`${file}\` |`))
  return (rows.at(-1) ?? '').split('|').map((cell) => cell.replaceAll('`', '').trim()).slice(1, 5) // prettier-ignore
}

describe('The weights in models/', () => {
  it('are listed in manifest.json, and no others are', () => {
    expect(shippedModels.map(({ name }) => name).sort()).toEqual(weightFiles.sort())
  })

  it.each(shippedModels)('$name has the listed SHA-256', ({ name, sha256 }) => {
    expect(createHash('sha256').update(readFileSync(folder + name)).digest('hex')).toBe(sha256) // prettier-ignore
  })

  it.each(shippedModels)('$name was last replaced for a reason that its card states', ({ name, sha256 }) => {
    const [date = '', , digits, why = ''] = lastHistoryRow(name)
    expect(digits).toBe(sha256.slice(0, 12))
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(why).not.toBe('')
  })
})
