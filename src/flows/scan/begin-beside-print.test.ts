import { describe, expect, it } from 'vitest'
import { partialStub } from '../../../test/world/partial-stub.ts'
import { td1 } from '../../engine/documents/formats/td1.ts'
import { boxMapping } from '../../engine/imaging/page/box-mapping.ts'
import { blankImage } from '../../engine/reading/page-reader.fixture.ts'
import { findPreset } from '../../engine/profiles/presets.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Quad } from '../../vocabulary/imaging/pixels.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import type { Inference } from '../ports/inference/inference.ts'
import { beginBesidePrint } from './begin-beside-print.ts'
import type { ReadingTask } from './reading-task.ts'

const corners: Quad<'page'> = [[100, 400], [700, 400], [700, 450], [100, 450]] // prettier-ignore
const page = { pixels: blankImage, original: blankImage }
const placed = {
  ...{ pixels: blankImage, isAnswered: true, textQuads: [corners] },
  mrzLocation: { page: td1.page, corners },
  upright: { pixels: blankImage, mapping: boxMapping(page, 0) },
}

function begin(settings: Partial<Profile> = {}, isAnswered = true) {
  const asked: string[] = []
  const inference = partialStub<Inference>(
    {
      findObjects: () => {
        asked.push('objects')
        return Promise.resolve({ pages: [], portraits: [], signatures: [] })
      },
      rectify: () => {
        asked.push('rectify')
        return Promise.resolve(blankImage)
      },
      encodeJpeg: () => {
        asked.push('encode')
        return Promise.resolve(new Uint8Array([1]))
      },
    },
    'inference',
  )
  const preset = findPreset('security_medium')
  if (preset === null) throw new Error('There is no such preset')
  const task = partialStub<ReadingTask>(
    {
      ports: partialStub<ReadingTask['ports']>({ inference }, 'ports'),
      principal: partialStub<Principal>({}, 'principal'),
      profile: { ...preset, ...settings },
      limits: { maxImageBytes: 1, fetchTimeoutMs: 1, signal: new AbortController().signal },
    },
    'task',
  )
  return { asked, begun: beginBesidePrint(task, { ...placed, isAnswered }) }
}

describe('while print beside a zone is read', () => {
  it('portraits are looked for and the picture is made that is answered', async () => {
    const { asked, begun } = begin({ obscure: [] })
    expect(asked).toEqual(['objects'])
    expect(await begun.output).toEqual(new Uint8Array([1]))
    expect(asked).toEqual(['objects', 'rectify', 'encode'])
    expect(await begun.place).not.toBeNull()
  })

  it('no picture is made that is not answered, or on which something is covered later', () => {
    expect(begin({ obscure: ['documentNumber'] }).begun.output).toBeNull()
    expect(begin({ obscure: [] }, false).begun.output).toBeNull()
  })

  it('no portrait is looked for where the profile asks for none', async () => {
    const { asked, begun } = begin({ objectDetection: false })
    await begun.output
    expect([begun.objects, asked.includes('objects')]).toEqual([null, false])
  })
})
