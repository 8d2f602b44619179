import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Service, serviceKeys, startService } from '../world/service/service.ts'
import { isShown, runnablePages, type Snippet, snippetsOf } from './pages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const withSnippets = runnablePages(root).filter(
  (page) => snippetsOf(readFileSync(join(root, page), 'utf8')).length > 0,
)

let service: Service
beforeAll(async () => {
  service = await startService({ program: 'built' })
})
afterAll(async () => {
  await service.stop()
  rmSync(service.directory, { recursive: true, force: true })
})

const mark = '── end of a block ──'

/** Runs the blocks of a page in one shell, in a folder with nothing but the files of its recipe; the output of each. */
function run(snippets: readonly Snippet[], folder: string): readonly string[] {
  const command = 'symbolon() { node "$PROGRAM" "$@"; }; npx() { "$@"; }'
  const blocks = snippets.map(({ script }) => `${script}\necho '${mark}'`)
  const shell = spawnSync('bash', ['-euo', 'pipefail', '-c', [command, ...blocks].join('\n')], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      KEY: serviceKeys.test,
      TEST_KEY: serviceKeys.test,
      PROGRAM: join(root, 'dist/main.js'),
      SYMBOLON_DATA_DIR: service.directory,
    },
  })
  if (shell.status !== 0) throw new Error(`${shell.stdout}\n${shell.stderr}`)
  return shell.stdout.split(`${mark}\n`).slice(0, snippets.length)
}

describe('the commands of a page', () => {
  it('stand in README, tutorial, most guides, the pages of operation and recipes', () => {
    expect(withSnippets.length).toBeGreaterThanOrEqual(13)
  })

  it.each(withSnippets)('%s run as they stand there, and answer what it shows', (page) => {
    const text = readFileSync(join(root, page), 'utf8').replaceAll('http://127.0.0.1:8080', service.url)
    const snippets = snippetsOf(text)
    const folder = mkdtempSync(join(tmpdir(), 'symbolon-guide-'))
    if (page.startsWith('docs/recipes/')) cpSync(join(root, dirname(page)), folder, { recursive: true })
    try {
      run(snippets, folder).forEach((output, at) => {
        const { line, shown } = snippets[at] ?? { line: 0, shown: null }
        if (shown === null) return
        const place = `${page}:${line}\n${output}`
        if (shown.kind === 'json')
          expect(isShown(JSON.parse(shown.text), JSON.parse(output)), place).toBe(true)
        else
          for (const shownLine of shown.text.trim().split('\n'))
            expect(output.split('\n'), place).toContain(shownLine)
      })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
