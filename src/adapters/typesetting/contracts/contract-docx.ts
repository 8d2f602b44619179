import {
  BorderStyle,
  Document,
  Footer,
  Header,
  LevelFormat,
  Packer,
  PageBreak,
  PageOrientation,
  Paragraph,
} from 'docx'
import type { Block, ContractTree, NumberStyle } from '../../../vocabulary/agreements/contract-tree.ts'
import { templateNote } from '../../../vocabulary/agreements/contract-template.ts'
import type { DocxBlock, DocxContext, ListPlace } from './docx-context.ts'
import { docxParagraph } from './docx-paragraph.ts'
import { docxTable } from './docx-table.ts'

/** Twips: a twentieth of a point. */
const a4 = { width: 11906, height: 16838 }
const margin = 1134

type List = Extract<Block, { readonly kind: 'list' }>

/** A contract for word processors. No macro, no address that is fetched, no relationship to anything outside the file. */
export async function contractDocx(tree: ContractTree): Promise<Uint8Array> {
  const context: DocxContext = { tree, numbering: [], listDepth: 0, blocksOf: docxBlocks }
  const children = docxBlocks(tree.blocks, context)
  const header = docxBlocks(tree.header, context)
  const footer = docxBlocks(tree.footer, context)
  const document = new Document({
    ...{ title: tree.title, creator: 'Symbolon', lastModifiedBy: 'Symbolon', description: '' },
    keywords: templateNote(tree.template),
    styles: {
      default: {
        document: { run: { font: tree.font, size: '10.5pt', language: { value: tree.lang } } },
        listParagraph: { run: {} },
      },
    },
    numbering: {
      config: context.numbering.map(({ reference, levels }) => ({ reference, levels: [...levels] })),
    },
    sections: [
      {
        properties: {
          page: {
            size: {
              ...a4,
              orientation: tree.landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
            },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        headers: header.length === 0 ? {} : { default: new Header({ children: header }) },
        footers: footer.length === 0 ? {} : { default: new Footer({ children: footer }) },
        children,
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

function docxBlocks(blocks: readonly Block[], context: DocxContext, place?: ListPlace): DocxBlock[] {
  const written: DocxBlock[] = []
  for (const [index, block] of blocks.entries()) {
    written.push(...docxBlock(block, context, index === 0 ? place : place && { ...place, isFirst: false }))
    // Two tables without anything between them are one to a word processor.
    if (block.kind === 'table') written.push(new Paragraph({ spacing: { before: 0, after: 60, line: 120 } }))
  }
  return written
}

function docxBlock(block: Block, context: DocxContext, place: ListPlace | undefined): DocxBlock[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [docxParagraph(block, context, place)]
    case 'list':
      return docxList(block, context)
    case 'table':
      return [docxTable(block, context)]
    case 'rule':
      return [
        new Paragraph({
          border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: '8A94A3', space: 1 } },
        }),
      ]
    case 'page-break':
      return [new Paragraph({ children: [new PageBreak()], spacing: { before: 0, after: 0 } })]
  }
}

const formats: Readonly<Record<NumberStyle, (typeof LevelFormat)[keyof typeof LevelFormat]>> = {
  '1': LevelFormat.DECIMAL,
  a: LevelFormat.LOWER_LETTER,
  A: LevelFormat.UPPER_LETTER,
  i: LevelFormat.LOWER_ROMAN,
  I: LevelFormat.UPPER_ROMAN,
}

/** Twips by which each list stands in. */
const listIndent = 480

/** Items whose numbers follow each other share a counter; where a number is skipped another counter begins. */
function docxList(list: List, context: DocxContext): DocxBlock[] {
  const level = context.listDepth
  const inside = { ...context, listDepth: level + 1 }
  const written: DocxBlock[] = []
  let [reference, expected] = ['', Number.NaN]
  for (const { number, blocks } of list.items) {
    if (reference === '' || (list.numbers !== null && number !== expected))
      reference = newCounter(context, { list, level, start: number })
    expected = number + 1
    const place = { reference, level: Math.min(level, 8), isFirst: true, indent: listIndent * (level + 1) }
    const beginsWithText = blocks[0]?.kind === 'paragraph' || blocks[0]?.kind === 'heading'
    // The mark of an item stands before text, not before a table or a list.
    const mark = { kind: 'paragraph', look: list.look, content: [] } as const
    if (!beginsWithText) written.push(docxParagraph(mark, context, place))
    written.push(...docxBlocks(blocks, inside, { ...place, isFirst: beginsWithText }))
  }
  return written
}

function newCounter(
  { numbering }: DocxContext,
  { list, level, start }: { readonly list: List; readonly level: number; readonly start: number },
): string {
  const reference = `list-${numbering.length}`
  const format = list.numbers === null ? LevelFormat.BULLET : formats[list.numbers]
  const levels = Array.from({ length: Math.min(level, 8) + 1 }, (_, at) => ({
    ...{ level: at, format, start, text: list.numbers === null ? '•' : `%${at + 1}.` },
    style: { paragraph: { indent: { left: listIndent * (at + 1), hanging: 320 } } },
  }))
  numbering.push({ reference, levels })
  return reference
}
