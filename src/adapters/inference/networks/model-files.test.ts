import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faceFiles } from '../face/face-analysis.ts'
import { scriptNetworks } from '../text/script-networks.table.ts'
import { readModelFiles, takenFrom } from './model-files.ts'
import { Networks } from './networks.ts'

let directory: string
const sha256 = createHash('sha256').update('weights').digest('hex')

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'models-'))
  await writeFile(join(directory, 'manifest.json'), JSON.stringify({ files: [{ name: 'a.onnx', sha256 }] }))
})
afterEach(() => rm(directory, { recursive: true }))

describe('weight files', () => {
  it('are handed over when they are the published ones', async () => {
    await writeFile(join(directory, 'a.onnx'), 'weights')
    const file = (await readModelFiles(directory, ['a.onnx'])).get('a.onnx')
    expect(file && Buffer.from(file.bytes).toString()).toBe('weights')
    expect(file?.sha256).toBe(sha256)
  })

  it('are kept no longer once they are taken', async () => {
    await writeFile(join(directory, 'a.onnx'), 'weights')
    const files = await readModelFiles(directory, ['a.onnx'])
    expect(Buffer.from(takenFrom(files, 'a.onnx')).toString()).toBe('weights')
    expect([...files]).toEqual([])
    expect(takenFrom(files, 'a.onnx')).toHaveLength(0)
  })

  it('#68 are refused when a single byte differs', async () => {
    await writeFile(join(directory, 'a.onnx'), 'weighty')
    await expect(readModelFiles(directory, ['a.onnx'])).rejects.toThrow(
      /has SHA-256 .* but manifest\.json says/,
    )
  })

  it('are refused when the manifest does not know them', async () => {
    await writeFile(join(directory, 'b.onnx'), 'weights')
    await expect(readModelFiles(directory, ['b.onnx'])).rejects.toThrow(/not listed/)
  })

  it('are refused when one is missing', async () => {
    await expect(readModelFiles(directory, ['a.onnx'])).rejects.toThrow(/ENOENT.*a\.onnx/)
  })

  it('#68 that are not the published ones keep the service from starting', async () => {
    const files = [
      ...Object.values(scriptNetworks).flatMap(({ files }) => files),
      'page-finder.onnx',
      'registration-tagger.onnx',
      'strip-reader.onnx',
      'text-detector.onnx',
      'text-finder.onnx',
      'text-recogniser.onnx',
      'script-finder.onnx',
      'script-latn.onnx',
      'script-latn.alphabet.json',
      'text-recogniser.alphabet.json',
    ]
    await writeFile(
      join(directory, 'manifest.json'),
      JSON.stringify({ files: files.map((name) => ({ name, sha256 })) }),
    )
    for (const name of files) await writeFile(join(directory, name), 'changed')
    await expect(
      Networks.open({
        settings: { modelDirectory: directory, threads: 1 },
        waiting: 1,
        milliseconds: 20_000,
      }),
    ).rejects.toThrow(/page-finder\.onnx has SHA-256/)
  })

  describe('of the networks that look at faces', () => {
    const faces = Object.values(faceFiles)
    const readers = [
      ...Object.values(scriptNetworks).flatMap(({ files }) => files),
      'page-finder.onnx',
      'registration-tagger.onnx',
      'text-detector.onnx',
      'text-finder.onnx',
      'strip-reader.onnx',
      'text-recogniser.onnx',
      'script-finder.onnx',
      'script-latn.onnx',
      'script-latn.alphabet.json',
      'text-recogniser.alphabet.json',
    ]
    const open = () => Networks.open({ settings: { modelDirectory: directory, threads: 1 }, waiting: 1, milliseconds: 20_000 }) // prettier-ignore

    beforeEach(async () => {
      const files = [...readers, ...faces]
      await writeFile(
        join(directory, 'manifest.json'),
        JSON.stringify({ files: files.map((name) => ({ name, sha256 })) }),
      )
      for (const name of files) await writeFile(join(directory, name), 'weights')
    })

    it.each(faces)('keep the service from starting when %s is altered', async (name) => {
      await writeFile(join(directory, name), 'weighty')
      await expect(open()).rejects.toThrow(`${name} has SHA-256`)
    })
  })
})
