import { templateNote } from '../../../vocabulary/agreements/contract-template.ts'
import { fieldCaption } from '../../../vocabulary/agreements/field-caption.ts'
import type {
  Block,
  BlockLook,
  ContractTree,
  Inline,
  TableCell,
  TextLook,
} from '../../../vocabulary/agreements/contract-tree.ts'

/** A contract as one page of HTML that runs nothing and fetches nothing, whatever opens it. */
export function contractHtml(tree: ContractTree): string {
  const { title, template, lang, landscape, font, header, footer, blocks } = tree
  const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
  const part = (tag: string, all: readonly Block[]): string =>
    all.length === 0 ? '' : `<${tag}>${htmlBlocks(all, tree)}</${tag}>\n`
  return `<!doctype html>
<html lang="${escaped(lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
${template === undefined ? '' : `<meta name="keywords" content="${escaped(templateNote(template))}">\n`}<title>${escaped(title)}</title>
<style>
@page { size: A4 ${landscape ? 'landscape' : 'portrait'}; margin: 20mm }
body { font: 10.5pt/1.4 "${font}", "Noto Sans", sans-serif; max-width: ${landscape ? 257 : 170}mm; margin: 12mm auto }
p, h1, h2, h3, h4, h5, h6, ul, ol, table, hr { margin: 0 0 .6em }
h1, h2, h3, h4, h5, h6 { margin-top: 1.2em; break-after: avoid; font-size: inherit }
table { border-collapse: collapse }
td, th { padding: 4pt; font-weight: inherit }
table.lines td, table.lines th { border: .5pt solid #8a94a3 }
table.lines th { background: #f1f3f6 }
hr { border: 0; border-top: .5pt solid #8a94a3 }
.break { break-after: page }
.field { display: inline-block }
.field i { display: block; border-bottom: .75pt solid }
.field span { font-size: 8pt; color: #4b5563 }
.box i { display: inline-block; border: .75pt solid; margin-right: 4pt; vertical-align: middle }
.box span { font-size: inherit; color: inherit }
</style>
</head>
<body>
${part('header', header)}<main>
${htmlBlocks(blocks, tree)}
</main>
${part('footer', footer)}</body>
</html>
`
}

const entities: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const htmlBlocks = (blocks: readonly Block[], tree: ContractTree): string =>
  blocks.map((block) => htmlBlock(block, tree)).join('\n')

function htmlBlock(block: Block, tree: ContractTree): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}${place(block.look)}>${inlines(block.content, tree)}</h${block.level}>`
    case 'paragraph':
      return `<p${place(block.look)}>${inlines(block.content, tree)}</p>`
    case 'list': {
      const { numbers, items, look } = block
      const [tag, type] = numbers === null ? ['ul', ''] : ['ol', ` type="${numbers}"`]
      const written = items.map(({ number, blocks }) => {
        const value = numbers === null ? '' : ` value="${number}"`
        return `<li${value}>${htmlBlocks(blocks, tree)}</li>`
      })
      return `<${tag}${type}${place(look)}>${written.join('')}</${tag}>`
    }
    case 'table':
      return htmlTable(block, tree)
    case 'rule':
      return '<hr>'
    case 'page-break':
      return '<div class="break"></div>'
  }
}

function htmlTable(table: Extract<Block, { readonly kind: 'table' }>, tree: ContractTree): string {
  const columns = table.columns.map((share) => `<col style="width:${percent(share)}">`).join('')
  const rows = Array.from({ length: table.rows }, (_, row) => {
    const cells = table.cells.filter((cell) => cell.row === row).map((cell) => htmlCell(cell, tree))
    return `<tr>${cells.join('')}</tr>`
  })
  const part = (tag: string, some: readonly string[]): string =>
    some.length === 0 ? '' : `<${tag}>${some.join('\n')}</${tag}>`
  const body = part('thead', rows.slice(0, table.headerRows)) + part('tbody', rows.slice(table.headerRows))
  const lines = table.bordered ? ' class="lines"' : ''
  return `<table${lines}${place(table.look, [`width:${percent(table.width)}`])}><colgroup>${columns}</colgroup>${body}</table>`
}

function htmlCell(
  { rowSpan, columnSpan, isHeader, background, vertical, blocks }: TableCell,
  tree: ContractTree,
): string {
  const tag = isHeader ? 'th' : 'td'
  const spans = `${columnSpan > 1 ? ` colspan="${columnSpan}"` : ''}${rowSpan > 1 ? ` rowspan="${rowSpan}"` : ''}`
  const style = `vertical-align:${vertical}${background === null ? '' : `;background:${background}`}`
  return `<${tag}${spans} style="${style}">${htmlBlocks(blocks, tree)}</${tag}>`
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`

function place(look: BlockLook, more: readonly string[] = []): string {
  const style = [
    ...(look.align === (look.rtl ? 'right' : 'left') ? [] : [`text-align:${look.align}`]),
    ...(look.left === 0 ? [] : [`margin-left:${points(look.left)}`]),
    ...(look.right === 0 ? [] : [`margin-right:${points(look.right)}`]),
    ...(look.indent === 0 ? [] : [`text-indent:${points(look.indent)}`]),
    ...(look.together ? ['break-inside:avoid'] : []),
    ...more,
  ]
  const direction = look.rtl ? ' dir="rtl"' : ' dir="ltr"'
  return direction + (style.length === 0 ? '' : ` style="${style.join(';')}"`)
}

const points = (length: number): string => `${Math.round(length * 100) / 100}pt`

const inlines = (content: readonly Inline[], tree: ContractTree): string =>
  content.map((part) => htmlInline(part, tree)).join('')

function htmlInline(part: Inline, tree: ContractTree): string {
  switch (part.kind) {
    case 'text': {
      const shown = lookedAt(escaped(part.text), part.look)
      const text = part.isolated ? `<bdi>${shown}</bdi>` : shown
      return part.href === null
        ? text
        : `<a href="${escaped(part.href)}" rel="noopener noreferrer">${text}</a>`
    }
    case 'break':
      return '<br>'
    case 'picture': {
      const picture = tree.pictures[part.picture]
      if (picture === undefined) return ''
      const source = `data:image/${picture.format};base64,${Buffer.from(picture.bytes).toString('base64')}`
      return `<img src="${source}" alt="${escaped(part.alt)}" style="width:${points(part.width)};height:${points(part.height)}">`
    }
    // All of it is one page.
    case 'page':
      return lookedAt('1', part.look)
    case 'field':
      return htmlField(part)
  }
}

/** A place to fill by hand: a line with its label beneath it, or a box with the label beside it. */
function htmlField({ field, width, height }: Extract<Inline, { readonly kind: 'field' }>): string {
  const { uid, kind, label, party, optional, options } = field
  const named = [
    kind === 'signature' ? 'data-signature="1"' : `data-field="${kind}"`,
    ...[`data-uid="${escaped(uid)}"`, `data-label="${escaped(label)}"`, `data-party="${escaped(party)}"`],
    ...(options.length === 0 ? [] : [`data-options="${escaped(options.join('|'))}"`]),
    ...(optional && kind !== 'checkbox' ? ['data-optional="1"'] : []),
  ].join(' ')
  const css = kind === 'checkbox' ? 'field box' : 'field'
  const size = `width:${points(width)};height:${points(height)}`
  return `<span class="${css}" ${named}><i style="${size}"></i><span>${escaped(fieldCaption(field))}</span></span>`
}

function lookedAt(text: string, look: TextLook): string {
  const style = styleOf(look).join(';')
  const lang = look.lang === null ? '' : ` lang="${look.lang}"`
  const attributes = lang + (style === '' ? '' : ` style="${style}"`)
  const tags = [
    ...(look.bold ? ['strong'] : []),
    ...(look.italic ? ['em'] : []),
    ...(look.script === null ? [] : [look.script === 'sub' ? 'sub' : 'sup']),
  ]
  const inner = attributes === '' ? text : `<span${attributes}>${text}</span>`
  return tags.reduce((wrapped, tag) => `<${tag}>${wrapped}</${tag}>`, inner)
}

function styleOf({ size, colour, background, underline, strike }: TextLook): readonly string[] {
  const decoration = [...(underline ? ['underline'] : []), ...(strike ? ['line-through'] : [])].join(' ')
  return [
    ...(size === 10.5 ? [] : [`font-size:${points(size)}`]),
    ...(colour === null ? [] : [`color:${colour}`]),
    ...(background === null ? [] : [`background:${background}`]),
    ...(decoration === '' ? [] : [`text-decoration:${decoration}`]),
  ]
}
