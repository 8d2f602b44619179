/** Elements of a contract that are rebuilt, each with the attributes that it keeps. What is not here leaves only its text. */
export const contractElements: Readonly<Record<string, readonly string[]>> = {
  ...{
    h1: [],
    h2: [],
    h3: [],
    h4: [],
    h5: [],
    h6: [],
    p: [],
    br: [],
    hr: [],
    pre: [],
    blockquote: [],
    div: [],
  },
  ...{
    span: [],
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
  },
  ...{ ul: [], ol: ['start', 'type'], li: ['value'], dl: [], dt: [], dd: [], code: [], a: ['href'] },
  ...{ table: ['class'], caption: [], colgroup: [], col: ['span'], thead: [], tbody: [], tfoot: [], tr: [] },
  ...{ th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'], img: ['src', 'alt'] },
}

/** Elements that end where they begin. */
export const voidElements: readonly string[] = ['br', 'hr', 'col', 'img']

/** Parts of the page of the contract, as blocks. */
export const contractParts: readonly string[] = ['header', 'main', 'footer', 'section', 'article', 'figure']

/** Elements of which the text goes, too. */
export const elementsWithoutText: readonly string[] = [
  ...['script', 'style', 'title', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math'],
  ...['audio', 'video', 'canvas', 'select', 'textarea', 'link', 'meta', 'base', 'form', 'button', 'input'],
]

/** Attributes of every element. */
export const contractAttributes: readonly string[] = ['dir', 'lang']

const length = /^-?\d{1,4}(\.\d{1,3})?(px|pt|em|mm|cm|%)?$/
const colour = /^(#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\( ?\d{1,3} ?, ?\d{1,3} ?, ?\d{1,3} ?\)|[a-z]{3,20})$/

/** Declarations of `style` that are kept; none can name an address, or lay something over the page. */
export const contractStyles: Readonly<Record<string, RegExp>> = {
  color: colour,
  background: colour,
  'background-color': colour,
  'text-align': /^(left|right|center|justify|start|end)$/,
  direction: /^(ltr|rtl)$/,
  'font-size': length,
  'font-weight': /^(normal|bold|[1-9]00)$/,
  'font-style': /^(normal|italic|oblique)$/,
  'text-decoration': /^(none|underline|line-through|underline line-through)$/,
  'text-indent': length,
  'margin-left': length,
  'margin-right': length,
  width: length,
  height: length,
  'vertical-align': /^(top|middle|bottom|baseline|sub|super)$/,
}

/** Values of attributes, where not every text will do. */
export const attributeValues: Readonly<Record<string, RegExp>> = {
  href: /^(https?:|mailto:)/i,
  src: /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=\s]+$/,
  class: /^lines$/,
  ...{
    colspan: /^\d{1,3}$/,
    rowspan: /^\d{1,3}$/,
    span: /^\d{1,3}$/,
    start: /^-?\d{1,6}$/,
    value: /^-?\d{1,6}$/,
  },
  ...{ type: /^[1aAiI]$/, dir: /^(ltr|rtl|auto)$/, lang: /^[\w-]{1,35}$/ },
}
