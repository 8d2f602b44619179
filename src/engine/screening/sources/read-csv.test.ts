import { describe, expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'

async function rowsOf(...chunks: string[]): Promise<(readonly string[])[]> {
  const rows: (readonly string[])[] = []
  for await (const row of readCsv(stream(chunks), 'the file')) rows.push(row)
  return rows
}

async function* stream(chunks: readonly string[]): AsyncGenerator<string> {
  for (const chunk of chunks) yield await Promise.resolve(chunk)
}

describe('readCsv', () => {
  it('reads rows that are cut anywhere, quoted cells and a final control-Z', async () => {
    expect(await rowsOf('1,"A, ', 'B" ,-0- \r\n2,"say ""x""",', 'c\r\n\u001a')).toEqual([
      ['1', 'A, B', '-0-'],
      ['2', 'say "x"', 'c'],
    ])
  })

  it('refuses a quote that is never closed', async () => {
    await expect(rowsOf('1,"never closed\n2,b\n')).rejects.toThrow('the file cannot be read as CSV')
  })

  it('names the line at which a file is no CSV', async () => {
    await expect(rowsOf('1,a\n2,"b" c\n3,d\n')).rejects.toThrow('the file cannot be read as CSV, line 2.')
  })

  it('leaves out a byte order mark and empty rows, and keeps empty cells', async () => {
    expect(await rowsOf('\ufeff', ' a ,"b "\n\r\n  \n,,\r"c"\n')).toEqual([['a', 'b'], ['', '', ''], ['c']])
  })

  it('keeps a quote inside a cell that has none around it', async () => {
    expect(await rowsOf('1,SHIP "ONE" LTD,b\n')).toEqual([['1', 'SHIP "ONE" LTD', 'b']])
  })

  it('keeps the empty cells between tabs', async () => {
    const rows: (readonly string[])[] = []
    for await (const row of readCsv(stream(['a\t\t"b\tc"\n\t', '\td\n']), 'the file', '\t')) rows.push(row)
    expect(rows).toEqual([
      ['a', '', 'b\tc'],
      ['', '', 'd'],
    ])
  })

  it('stops at a row without end', async () => {
    await expect(rowsOf('x'.repeat(600_000), 'x'.repeat(600_000))).rejects.toThrow('cannot be read')
  })

  it('passes on why a file broke off', async () => {
    const broken = (async function* () {
      yield await Promise.resolve('1,a\n')
      throw new Error('the disk is gone')
    })()
    const reading = (async () => {
      for await (const row of readCsv(broken, 'the file')) expect(row).toHaveLength(2)
    })()
    await expect(reading).rejects.toThrow('cannot be read')
  })

  it('reads no further than a little ahead, and closes the file when its reader stops', async () => {
    let sent = 0
    let isClosed = false
    const endless = (async function* () {
      try {
        for (;;) {
          sent++
          yield await Promise.resolve(`${'x'.repeat(1000)},${String(sent)}\n`)
        }
      } finally {
        isClosed = true
      }
    })()
    for await (const row of readCsv(endless, 'the file')) {
      expect(row[1]).toBe('1')
      break
    }
    await expect.poll(() => isClosed).toBe(true)
    expect(sent).toBeLessThan(1000)
  })
})
