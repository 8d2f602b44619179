import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileDamages } from '../../../../test/world/faults/damages.ts'
import { screeningEngine } from '../../../engine/screening/screening-engine.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { EngineSource } from '../versions/list-engine.ts'
import { textChunks } from './text-chunks.ts'

/** How many damaged files are read; `npm run fuzz:lists` reads 100,000. */
const runs = Number(process.env['FUZZ_LISTS'] ?? 200)
/** Which files, of all that could be: the same number, the same files. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_101)

interface Sample {
  readonly source: EngineSource
  readonly files: Readonly<Record<string, Buffer>>
}

/** Every edition of every list for which a sample lies beside its source. */
const samples: readonly Sample[] = screeningEngine.sources.flatMap((source) => {
  const folder = fileURLToPath(
    new URL(`../../../engine/screening/sources/${folderOf(source)}/sample/`, import.meta.url),
  )
  const paths = source.files.length === 0 ? [] : readdirSync(folder).map((name) => `${folder}${name}`)
  const editions = [paths, ...paths.map((path) => [path])].map((some) => source.recognise(some)?.parts ?? {})
  const distinct = new Map(editions.map((parts) => [JSON.stringify(parts), parts]))
  return [...distinct.values()]
    .filter((parts) => Object.keys(parts).length > 0)
    .map((parts) => {
      const files = Object.entries(parts).map(([part, path]): [string, Buffer] => [part, readFileSync(path)])
      return { source, files: Object.fromEntries(files) }
    })
})

function folderOf(source: EngineSource): string {
  return source.files[0]?.url.includes('data.opensanctions.org') === true ? 'opensanctions' : source.id
}

function anyFile(value: number): Buffer {
  return Object.values(samples[value % samples.length]?.files ?? {})[0] ?? Buffer.alloc(0)
}

/** How many entities a list has in these files; null when it is refused. Everything else is thrown. */
async function read(source: EngineSource, files: Readonly<Record<string, Buffer>>): Promise<number | null> {
  const streams = Object.entries(files).map(
    ([part, bytes]) => [part, textChunks({ bytes }, () => undefined)] as const,
  )
  const ids = new Set<string>()
  try {
    for await (const entity of source.entities(Object.fromEntries(streams), () => undefined)) {
      expect(entity.names[0]?.text).toMatch(/./)
      ids.add(entity.id)
    }
    return ids.size
  } catch (error) {
    if (error instanceof Refusal && error.code === 'ERROR_OPERATION_FAILED') return null
    throw error
  }
}

describe('a damaged list', () => {
  it('has a sample of every list that is fetched', () => {
    const known = new Set(samples.map(({ source }) => source.id))
    expect(screeningEngine.sources.filter(({ files, id }) => files.length > 0 && !known.has(id))).toEqual([])
    expect(samples.length).toBeGreaterThan(known.size)
  })

  it('is read or refused with a sentence, and nothing else happens', async () => {
    const name = fc.constantFrom(...Object.keys(fileDamages), 'of another list')
    const damaged = fc.record({ which: fc.nat(), part: fc.nat(), name, where: fc.double({ min: 0, max: 1, noNaN: true }), value: fc.nat() })
    await fc.assert(
      fc.asyncProperty(damaged, async ({ which, part, name, where, value }) => {
        const sample = samples[which % samples.length]
        if (sample === undefined) return
        const [key = '', file = Buffer.alloc(0)] = Object.entries(sample.files)[part % Object.keys(sample.files).length] ?? []
        const bytes = fileDamages[name]?.(file, Math.floor(where * file.length), value) ?? anyFile(value)
        await read(sample.source, { ...sample.files, [key]: bytes })
      }),
      { numRuns: runs, seed, endOnFailure: true },
    )
  }, 7_200_000) // prettier-ignore

  it.each(samples.map((sample) => [`${sample.source.id} (${Object.keys(sample.files).join(', ')})`, sample] as const))(
    'is whole in the sample of %s, and is refused when its main file is empty or a web page',
    async (_, { source, files }) => {
      expect(await read(source, files)).not.toBeNull()
      const main = 'sdn' in files ? 'sdn' : (Object.keys(files)[0] ?? '')
      const page = Buffer.from('<!DOCTYPE html><html><body>Service unavailable</body></html>\n')
      expect(await read(source, { ...files, [main]: page })).toBeNull()
      expect((await read(source, { ...files, [main]: Buffer.alloc(0) })) ?? 0).toBe(0)
    },
  ) // prettier-ignore
})
