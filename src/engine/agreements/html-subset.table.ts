import { htmlColours } from './html-colours.table.ts'

/** What makes an element a place for a signature, a date, … */
const ofFields = [
  ...['data-signature', 'data-field', 'data-uid', 'data-label', 'data-party'],
  ...['data-options', 'data-optional'],
]

/** Elements of HTML that a contract may have, each with the attributes that it may have besides those of all. */
export const subsetElements: Readonly<Record<string, readonly string[]>> = {
  ...{ h1: [], h2: [], h3: [], h4: [], h5: [], h6: [], p: [], br: [], hr: [], pre: [], blockquote: [] },
  ...{ section: [], article: [], header: [], footer: [], center: [], figure: [], figcaption: [] },
  ...{
    // `%{page}` and `%{pages}`: number or count.
    span: ['data-page', ...ofFields],
    // Values of placeholders stand in one of these.
    bdi: [],
    strong: [],
    b: [],
    em: [],
    i: [],
    u: [],
    s: [],
    sub: [],
    sup: [],
    small: [],
    mark: [],
    code: [],
  },
  ...{ ul: [], li: ['value'], dl: [], dt: [], dd: [], ol: ['start', 'type'] },
  ...{ table: ['border', 'width'], caption: [], colgroup: [], col: ['span', 'width'], thead: [], tbody: [] },
  ...{ tfoot: [], tr: [], th: ['colspan', 'rowspan', 'valign'], td: ['colspan', 'rowspan', 'valign'] },
  a: ['href'],
  font: ['color', 'size'],
  div: ofFields,
  img: ['src', 'alt', 'width', 'height', 'data-image', ...ofFields],
}

export const subsetAttributes: readonly string[] = ['align', 'dir', 'lang', 'style']

/** Elements of which the content goes, too: it is no text of the contract. */
export const elementsWithoutText: readonly string[] = [
  ...['script', 'style', 'title', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math'],
  ...['audio', 'video', 'canvas', 'select', 'textarea', 'noframes', 'noembed'],
]

const length = /^\d{1,4}(\.\d{1,3})?(px|pt|em|mm|cm|%)?$/
const writtenColour = /^(#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\( ?\d{1,3} ?, ?\d{1,3} ?, ?\d{1,3} ?\)|transparent)$/
const colour = {
  test: (value: string): boolean => writtenColour.test(value) || Object.hasOwn(htmlColours, value),
}
const pageBreak = /^(always|page|auto|avoid)$/

/** Declarations of `style` that a contract may have, by property; values in lower case. None can name an address. */
export const subsetStyles: Readonly<Record<string, Pick<RegExp, 'test'>>> = {
  color: colour,
  'background-color': colour,
  'text-align': /^(left|right|center|justify|start|end)$/,
  direction: /^(ltr|rtl)$/,
  'font-size': length,
  'font-weight': /^(normal|bold|[1-9]00)$/,
  'font-style': /^(normal|italic|oblique)$/,
  'text-decoration': /^(none|underline|line-through)$/,
  'text-indent': length,
  'margin-left': length,
  'margin-right': length,
  width: length,
  height: length,
  'vertical-align': /^(top|middle|bottom|baseline|sub|super)$/,
  'page-break-before': pageBreak,
  'page-break-after': pageBreak,
  'page-break-inside': pageBreak,
  'break-before': pageBreak,
  'break-after': pageBreak,
  'break-inside': pageBreak,
}
