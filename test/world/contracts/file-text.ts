import { PDFiumLibrary } from '@hyzyla/pdfium'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { fromBuffer } from 'yauzl'

/** Text of a PDF, page by page, as PDFium reads it. */
export async function pdfPages(bytes: Uint8Array): Promise<readonly string[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(Buffer.from(bytes))
  const pages = [...document.pages()].map((page) => page.getText())
  document.destroy()
  library.destroy()
  return pages
}

/** Entries of a ZIP archive, by name. */
export function zipEntries(bytes: Uint8Array): Promise<ReadonlyMap<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Buffer>()
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, archive) => {
      if (error !== null) {
        reject(error)
        return
      }
      archive.on('entry', (entry: { readonly fileName: string }) => {
        archive.openReadStream(entry as never, (failed, stream) => {
          if (failed !== null) {
            reject(failed)
            return
          }
          const parts: Buffer[] = []
          stream.on('data', (part: Buffer) => parts.push(part))
          stream.on('end', () => {
            entries.set(entry.fileName, Buffer.concat(parts))
            archive.readEntry()
          })
        })
      })
      archive.on('end', () => resolve(entries))
      archive.readEntry()
    })
  })
}

/** Text of one part of a DOCX, its runs in their order. */
export async function docxText(bytes: Uint8Array, part = 'word/document.xml'): Promise<string> {
  const xml = (await zipEntries(bytes)).get(part)?.toString('utf8') ?? ''
  const runs = [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:br\/>|<\/w:p>/g)]
  return unescaped(runs.map(([whole, text]) => (whole.startsWith('<w:t') ? (text ?? '') : '\n')).join(''))
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** Text below an element of a page, as browsers parse it. */
export function htmlText(html: string, below = 'main'): string {
  const texts: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node, inside: boolean): void => {
    if (inside && 'value' in node) texts.push(node.value)
    if ('childNodes' in node)
      for (const child of node.childNodes) visit(child, inside || node.nodeName === below)
  }
  visit(parse(html), false)
  return texts.join('')
}
