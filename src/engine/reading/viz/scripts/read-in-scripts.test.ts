import { describe, expect, it } from 'vitest'
import { readQuads, readViz } from '../read-viz.ts'
import { sliceLine } from '../split-labels.ts'
import { pageInScripts, type ScriptLine } from './page-in-scripts.fixture.ts'

const thai: readonly ScriptLine[] = [
  { text: 'บัตรประจำตัวประชาชน', at: [200, 20], script: 'Thai' },
  { text: 'ชื่อตัวและชื่อสกุล นาย สมชาย ใจดี', at: [200, 60], script: 'Thai' },
  { text: 'Name Mr. Somchai', at: [200, 100] },
  { text: 'เกิดวันที่ 12 ส.ค. 2517', at: [200, 140], script: 'Thai' },
  { text: 'Date of Birth 12 Aug. 1974', at: [200, 180] },
  { text: '1 1037 02071 81 1', at: [200, 220] },
]

const textsOf = async (lines: readonly ScriptLine[], options = {}) => {
  const { pageReader, quads, asked } = pageInScripts(lines, options)
  const read = await readQuads(pageReader, quads)
  return { texts: read.map(({ text }) => text), scripts: read.map(({ script }) => script), asked }
}

describe('Lines of print', () => {
  it('are read each in its script', async () => {
    const { texts, scripts } = await textsOf(thai)
    expect(texts).toEqual(thai.map(({ text }) => text))
    expect(scripts).toEqual(thai.map(({ script }) => script))
  })

  it('are read once where all of them are Latin', async () => {
    const { asked } = await textsOf(thai.filter(({ script }) => script === undefined))
    expect(asked).toEqual([{ alphabet: 'latin', lines: 3 }])
  })

  it('are read in Latin alone where no script is asked for, blanks and all', async () => {
    const { texts, asked } = await textsOf(thai, { scripts: [] })
    expect(asked).toHaveLength(1)
    expect(texts).toContain(' 12 .. 2517')
  })

  it('of a script that cannot be read keep the Latin words in them, and are none where there are only blanks', async () => {
    const lines: readonly ScriptLine[] = [
      { text: 'ФАМИЛИЯ ИМЯ', at: [20, 20], script: 'Cyrl' },
      { text: 'Фамилия / Surname', at: [20, 60], script: 'Cyrl' },
    ]
    expect((await textsOf(lines, { scripts: ['Thai'] })).texts).toEqual([' ', ' / Surname'])
  })

  it('in two scripts hold the words of both', async () => {
    const lines: readonly ScriptLine[] = [
      { text: 'Фамилия / Surname', at: [20, 20], script: 'Cyrl' },
      { text: '姓名 Name', at: [20, 60], script: 'Hani' },
      { text: 'الاسم Name', at: [20, 100], script: 'Arab' },
    ]
    expect((await textsOf(lines)).texts).toEqual(lines.map(({ text }) => text))
  })

  it('tell which way up a page of another script lies', async () => {
    const upsideDown = pageInScripts(thai.filter(({ script }) => script === 'Thai'), { isFlipped: true }) // prettier-ignore
    const lines = await readViz(upsideDown.pageReader, upsideDown.found)
    expect(lines.map(({ text }) => text)).toContain('บัตรประจำตัวประชาชน')
    expect(lines.every(({ quad: [a, b] }) => b[0] < a[0])).toBe(true)
  })

  it('from right to left are cut where their words stand', async () => {
    const { pageReader, quads } = pageInScripts([{ text: 'الاسم محمد', at: [100, 20], script: 'Arab' }])
    const [line] = await readQuads(pageReader, quads)
    if (line === undefined) throw new Error('nothing was read')
    const value = sliceLine(line, 6, line.text.length)
    expect(value.text).toBe('محمد')
    expect(value.quad[0][0]).toBe(100)
    expect(value.quad[1][0]).toBeCloseTo(145, 0)
  })
})
