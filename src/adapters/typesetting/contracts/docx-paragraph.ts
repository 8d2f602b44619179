import {
  AlignmentType,
  HeadingLevel,
  ImageRun,
  type IRunOptions,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  TextRun,
} from 'docx'
import { fieldCaption } from '../../../vocabulary/agreements/field-caption.ts'
import type {
  Alignment,
  Block,
  ContractTree,
  Inline,
  TextLook,
} from '../../../vocabulary/agreements/contract-tree.ts'
import type { DocxContext, ListPlace } from './docx-context.ts'
import { familyOfText, isRightToLeft } from './script-fonts.ts'

type Line = Extract<Block, { readonly kind: 'paragraph' | 'heading' }>

const twips = (points: number): number => Math.round(points * 20)

const levels = [
  ...[HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3],
  ...[HeadingLevel.HEADING_4, HeadingLevel.HEADING_5, HeadingLevel.HEADING_6],
] as const

/** Sides of the page: `docx` itself turns them for paragraphs that run from right to left. */
const alignments: Readonly<Record<Alignment, (typeof AlignmentType)[keyof typeof AlignmentType]>> = {
  left: AlignmentType.LEFT,
  right: AlignmentType.RIGHT,
  center: AlignmentType.CENTER,
  justify: AlignmentType.BOTH,
}

export function docxParagraph(line: Line, { tree }: Pick<DocxContext, 'tree'>, place?: ListPlace): Paragraph {
  const { look, content } = line
  const level = line.kind === 'heading' ? levels[line.level - 1] : undefined
  const [before, after] = look.rtl ? [look.right, look.left] : [look.left, look.right]
  const indent = {
    left: twips(before) + (place?.indent ?? 0),
    right: twips(after),
    firstLine: twips(look.indent),
  }
  const isItem = place?.isFirst === true
  return new Paragraph({
    children: content.flatMap((part) => docxInline(part, tree, look.rtl)),
    alignment: alignments[look.align],
    bidirectional: look.rtl,
    keepLines: look.together,
    keepNext: line.kind === 'heading',
    spacing: level === undefined ? { before: 0, after: 120, line: 276 } : { before: 300, after: 140 },
    ...(level === undefined ? {} : { heading: level }),
    ...(isItem ? { numbering: { reference: place.reference, level: place.level } } : { indent }),
  })
}

function docxInline(part: Inline, tree: ContractTree, rtl: boolean): ParagraphChild[] {
  switch (part.kind) {
    case 'text':
      return [new TextRun({ ...runLook(part.look, tree, part.text), text: shownText(part, rtl) })]
    case 'break':
      return [new TextRun({ break: 1 })]
    case 'page': {
      const field = part.which === 'number' ? PageNumber.CURRENT : PageNumber.TOTAL_PAGES
      return [new TextRun({ ...runLook(part.look, tree, ''), children: [field] })]
    }
    case 'picture':
      return picture(part, tree)
    case 'field':
      return part.field.kind === 'checkbox' ? checkbox(part) : lineToFill(part)
  }
}

const leftToRightMark = '\u200E'

/** Behind letters that run from right to left the parts of a date would be turned: 2026-11-26 read as 26-11-2026. */
function shownText({ text, isolated }: Extract<Inline, { readonly kind: 'text' }>, rtl: boolean): string {
  return rtl && isolated && !isRightToLeft(text) ? leftToRightMark + text + leftToRightMark : text
}

function picture(
  part: Extract<Inline, { readonly kind: 'picture' }>,
  { pictures }: ContractTree,
): ParagraphChild[] {
  const found = pictures[part.picture]
  if (found === undefined) return []
  return [
    new ImageRun({
      type: found.format === 'png' ? 'png' : 'jpg',
      data: found.bytes,
      // Pixels of 96 to the inch.
      transformation: { width: (part.width * 4) / 3, height: (part.height * 4) / 3 },
      altText: { name: `picture-${part.picture}`, title: part.alt, description: part.alt },
    }),
  ]
}

/** A line to write on, of blanks, and what it is for beneath it. */
function lineToFill({ field, width }: Extract<Inline, { readonly kind: 'field' }>): ParagraphChild[] {
  const blanks = '\u00A0'.repeat(Math.max(10, Math.round(width / 2.7)))
  return [
    new TextRun({ break: 2, text: blanks, underline: {} }),
    new TextRun({ break: 1, text: fieldCaption(field), size: '8pt', color: '4B5563' }),
  ]
}

function checkbox({ field }: Extract<Inline, { readonly kind: 'field' }>): ParagraphChild[] {
  return [new TextRun({ text: `\u2610 ${fieldCaption(field)}` })]
}

function runLook(look: TextLook, tree: ContractTree, text: string): IRunOptions {
  const { font } = tree
  const lang = look.lang ?? tree.lang
  const family = familyOfText(text, lang)
  const isBidi = isRightToLeft(text)
  return {
    ...{ bold: look.bold, italics: look.italic, strike: look.strike },
    ...(look.underline ? { underline: {} } : {}),
    subScript: look.script === 'sub',
    superScript: look.script === 'super',
    size: `${look.size}pt`,
    color: look.colour === null ? '000000' : look.colour.slice(1),
    ...(look.background === null
      ? {}
      : { shading: { type: ShadingType.CLEAR, color: 'auto', fill: look.background.slice(1) } }),
    rightToLeft: isBidi,
    font: { ascii: font, hAnsi: font, cs: family, eastAsia: family },
    language: isBidi ? { bidirectional: lang } : { value: lang, eastAsia: lang },
  }
}
