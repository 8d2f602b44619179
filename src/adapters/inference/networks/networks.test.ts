import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeHangingModels } from '../../../../test/world/faults/hanging-models.ts'
import { installation } from '../../../flows/ports/inference/inference.ts'
import { abandonedThreadCount } from '../../../platform/threads/threads.ts'
import { Networks } from './networks.ts'
import { stripes } from './stripes.fixture.ts'

/** A second of the processor, or several of a busy one. */
const iterations = 1_200_000n
const modelDirectory = mkdtempSync(join(tmpdir(), 'symbolon-slow-models-'))

/** A program whose networks are ended in the midst of a run must not abort: this one would. */
describe('networks that are at work over a picture', () => {
  beforeAll(() => writeHangingModels(modelDirectory, iterations))
  afterAll(() => rmSync(modelDirectory, { recursive: true }))

  const open = (milliseconds: number) =>
    Networks.open({
      settings: { modelDirectory, threads: 1 },
      waiting: 4,
      milliseconds,
    })
  const wide = stripes(1200, 800)
  const unheeded = new AbortController().signal

  it('are waited for when they are closed', async () => {
    const networks = await open(120_000)
    const ended = networks
      .for(installation.account)
      .findText(wide, { signal: unheeded })
      .catch(() => null)
    // The run itself must be under way.
    await sleep(500)
    await networks.close()
    expect(abandonedThreadCount()).toBe(0)
    await ended
  })

  it('are left behind when they take too long, end by themselves, and others take up the next picture', async () => {
    const networks = await open(200)
    const finder = networks.for(installation.account)
    await expect(finder.findText(wide, { signal: unheeded })).rejects.toThrow('did not answer within 200 ms')
    expect(abandonedThreadCount()).toBe(1)
    await expect.poll(abandonedThreadCount).toBe(0)
    const found = () => finder.findText(stripes(64, 40), { signal: unheeded }).catch(() => 'too late')
    await expect.poll(found).toEqual([])
    await networks.close()
  })

  it('do not change the status with which a program ends', async () => {
    const fixture = fileURLToPath(new URL('./exit-at-work.fixture.ts', import.meta.url))
    const program = spawn(process.execPath, ['--import', 'tsx', fixture, modelDirectory])
    expect(await once(program, 'exit')).toEqual([3, null])
  })
})
