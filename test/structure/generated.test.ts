import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../../src/entrypoints/http/all.ts'
import { endpointRefusals } from '../../src/entrypoints/http/kit/endpoint-refusals.ts'
import { refusalCodes } from '../../src/vocabulary/refusals.table.ts'
import { committed, generatedFiles } from '../../tools/generate/generated.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.(test|fixture))\.ts$/.test(path))
    .map((path) => join(folder, path))
}

describe('Generated files', () => {
  it.each(generatedFiles)('$path says what its tables say (npm run generate)', async (file) => {
    expect(committed(file)).toBe(await file.text())
  })

  it('make an OpenAPI document that a public linter takes', () => {
    execFileSync(join(root, 'node_modules/.bin/redocly'), ['lint', 'openapi.json', '--format=stylish'], {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', CI: 'true' },
      stdio: 'pipe',
    })
  })
})

describe('Refusals', () => {
  const code = sourcesBelow(join(root, 'src'))
    .filter((path) => !/vocabulary\/(refusals\.|texts\/)/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')

  it.each(refusalCodes)('%s is given somewhere', (name) => {
    const actualText =
      name === 'ERROR_INVALID_VALUE' ? code.includes('invalidValue(') : code.includes(`'${name}'`)
    expect(actualText).toBe(true)
  })

  it.each(refusalCodes)('%s is declared by at least one endpoint', (name) => {
    const declared: ReadonlySet<string> = new Set(allEndpoints.flatMap(endpointRefusals))
    // Given by the router before any endpoint is reached.
    const byRouter = name === 'ERROR_METHOD_NOT_ALLOWED'
    expect(declared.has(name) || byRouter).toBe(true)
  })
})

describe('Settings', () => {
  it('are read from the environment in one folder alone', () => {
    const readers = sourcesBelow(join(root, 'src')).filter((path) =>
      /process\.env\b/.test(readFileSync(path, 'utf8')),
    )
    expect(readers.map((path) => path.slice(root.length))).toEqual(['src/main.ts'])
  })
})

describe('Endpoints', () => {
  it('have one file each, named after what they do', () => {
    const files = sourcesBelow(join(root, 'src/entrypoints/http')).filter((path) =>
      /\/(get|list|post|put|patch|delete|export)-[a-z-]+\.ts$/.test(path),
    )
    expect(files).toHaveLength(allEndpoints.length)
  })

  it('have no twin', () => {
    const names = allEndpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(new Set(names).size).toBe(names.length)
  })
})
