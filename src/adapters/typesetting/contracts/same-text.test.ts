import { describe, expect, it } from 'vitest'
import { docxText, htmlText, pdfPages, zipEntries } from '../../../../test/world/contracts/file-text.ts'
import {
  contractTree,
  leaseTemplate,
  leaseValues,
  shapedTexts,
} from '../../../../test/world/contracts/lease.ts'
import { contractDocx } from './contract-docx.ts'
import { contractHtml } from './contract-html.ts'
import { createContractSetter } from './contract-pdf.ts'

const at = Date.UTC(2026, 10, 26)
const setPdf = createContractSetter()

/** Marks of items, and what stands on every page, are no text of a word processor's body. */
const mark = /^(•|\d+\.)\s/
/** Without blanks, ends of lines, and characters that only turn text. */
const letters = (text: string): string => text.replace(/[\s\u2066-\u2069\u200B\u200E\u00AD\uFFFE]/g, '')

async function pdfBody(html: string): Promise<string> {
  const pages = await pdfPages(setPdf(contractTree(html), at).bytes)
  const lines = pages
    .flatMap((page) => page.split(/\r?\n/))
    .filter((line) => !/^(Lease 2026-17|Page \d+ of \d+)\s*$/.test(line))
  return lines.map((line) => line.replace(mark, '')).join('\n')
}

describe('PDF, DOCX and HTML of one contract', () => {
  it('say the same, letter by letter', async () => {
    const tree = contractTree(leaseTemplate)
    const html = letters(htmlText(contractHtml(tree)))
    expect(html).toContain(
      'ANNAMARIAERIKSSON(エリクソン),born1974-08-12.#panic("x")$\\]*bold*`raw`<label>@ref#read("/etc/passwd")',
    )
    expect(letters(await pdfBody(leaseTemplate))).toBe(html)
    expect(letters(await docxText(await contractDocx(tree)))).toBe(html)
  })

  it('hold the same letters of scripts that are shaped', async () => {
    const tree = contractTree(shapedTexts)
    const html = letters(htmlText(contractHtml(tree)))
    expect(letters(await docxText(await contractDocx(tree)))).toBe(html)
    const read = letters(await pdfBody(shapedTexts))
    const missing = [...new Set(html)].filter(
      (letter) => !read.normalize('NFKD').includes(letter.normalize('NFKD')),
    )
    expect(missing).toEqual([])
    expect(read).toContain('1974-08-12')
  })

  it('have header, footer and numbers on each page', async () => {
    const pages = await pdfPages(setPdf(contractTree(leaseTemplate), at).bytes)
    expect(pages).toHaveLength(2)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Lease 2026-17')
      expect(page).toContain(`Page ${index + 1} of 2`)
    }
    const docx = await contractDocx(contractTree(leaseTemplate))
    expect(await docxText(docx, 'word/header1.xml')).toContain('Lease 2026-17')
    expect((await zipEntries(docx)).get('word/footer1.xml')?.toString()).toMatch(/PAGE.*NUMPAGES/)
  })
})

it('in a DOCX from right to left, lines keep to their side of the page, and a date keeps its order', async () => {
  const html = `<div dir="rtl" lang="ar"><h1>عقد</h1><p align="left">إيجار</p><p>المولودة في %{dob}.</p></div>`
  const entries = await zipEntries(await contractDocx(contractTree(html)))
  const xml = entries.get('word/document.xml')?.toString() ?? ''
  // In such a paragraph `left` is where lines begin: on the right (ISO 29500-4, 14.11.2).
  const sides = [...xml.matchAll(/<w:bidi\/>.*?<w:jc w:val="(\w+)"\/>/g)].map(([, side]) => side)
  expect(sides).toEqual(['left', 'right', 'left'])
  expect(xml).toContain('\u200E1974-08-12\u200E')
})

it('a PDF is PDF/A, tagged, in its language; one with a character that no font has is none, and is set all the same', async () => {
  const { bytes, archival } = setPdf(contractTree(leaseTemplate), at)
  const text = Buffer.from(bytes).toString('latin1')
  expect(archival).toBe(true)
  for (const part of [
    '<pdfaid:part>2</pdfaid:part>',
    '<pdfaid:conformance>A</pdfaid:conformance>',
    '/MarkInfo',
    '/StructTreeRoot',
    '/Lang',
  ])
    expect(text, part).toContain(part)
  const other = setPdf(contractTree('<p>x \u{1F9E7} y</p>'), at)
  expect(other.archival).toBe(false)
  expect((await pdfPages(other.bytes)).join('')).toContain('x')
})

it('the same contract at the same instant is the same PDF', () => {
  const once = (): string => Buffer.from(setPdf(contractTree(leaseTemplate), at).bytes).toString('base64')
  expect(once()).toBe(once())
})

it('#81 #83 no file refers to anything outside itself, or runs anything', async () => {
  const hostile = new Map([
    ...leaseValues,
    ['fullName', '</p><script>alert(1)</script> ]]> &#x26; "\' <?xml ?>'],
  ])
  const tree = contractTree(leaseTemplate, hostile)
  const entries = await zipEntries(await contractDocx(tree))
  for (const [name, content] of entries) {
    expect(name).not.toMatch(/vba|macro|activeX|embeddings|\.bin$/i)
    if (name.endsWith('.rels')) expect(content.toString()).not.toContain('TargetMode="External"')
  }
  expect(await docxText(await contractDocx(tree))).toContain(
    '<script>alert(1)</script> ]]> &#x26; "\' <?xml ?>',
  )
  const html = contractHtml(tree)
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toMatch(/<script|src="(?!data:)|@import|url\(/)
  expect(html).toContain("default-src 'none'")
  const pdf = Buffer.from(setPdf(tree, at).bytes).toString('latin1')
  expect(pdf).not.toMatch(/\/JavaScript|\/JS\b|\/Launch|\/EmbeddedFile/)
})
