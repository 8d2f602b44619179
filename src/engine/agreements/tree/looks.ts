import type { Element } from 'hast'
import type { Alignment, TextLook } from '../../../vocabulary/agreements/contract-tree.ts'
import { htmlColours } from '../html-colours.table.ts'
import { lengthInPoints } from './lengths.ts'

/** What an element passes on to what stands in it. Lengths in points. */
export interface Surroundings {
  readonly text: TextLook
  readonly align: 'start' | 'end' | Alignment
  readonly rtl: boolean
  readonly left: number
  readonly right: number
  readonly indent: number
  readonly together: boolean
  /** Blanks and ends of lines stay. */
  readonly pre: boolean
  readonly href: string | null
  /** Inside a value of a placeholder. */
  readonly value: boolean
  /** 1..6 inside a heading; 0 outside. */
  readonly heading: number
  /** How many lists and tables are open. */
  readonly depth: number
  /** Of the column that it stands in. */
  readonly width: number
}

export const baseSize = 10.5
const [smallestSize, largestSize] = [4, 96]
/** Of headings, in sizes of the base. */
const headingSizes = [1.9, 1.5, 1.25, 1.1, 1, 0.9]
/** Sizes 1..7 of `font`, in points. */
const fontSizes = [7.5, 10, 12, 13.5, 18, 24, 36]
export const quoteIndent = 24

export const plainText: TextLook = {
  ...{ bold: false, italic: false, underline: false, strike: false },
  ...{ script: null, size: baseSize, colour: null, background: null, lang: null },
}

export const outside = (width: number): Surroundings => ({
  ...{ text: plainText, align: 'start', rtl: false, left: 0, right: 0, indent: 0, together: false },
  ...{ pre: false, value: false, href: null, heading: 0, depth: 0, width },
})

/** An attribute of an element, if it is text. */
export function attribute({ properties }: Element, name: string): string | undefined {
  const value = Object.hasOwn(properties, name) ? properties[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Declarations of a sanitised `style`, by property. */
export function styleOf(element: Element): ReadonlyMap<string, string> {
  const declarations = (attribute(element, 'style') ?? '').split('; ').map((text) => text.split(': '))
  return new Map(declarations.map(([name = '', value = '']) => [name, value]))
}

/** `#rrggbb`; null for none. */
export function colourOf(written: string | undefined): string | null {
  const value = written?.trim().toLowerCase() ?? ''
  if (/^#[0-9a-f]{6}$/.test(value)) return value
  if (/^#[0-9a-f]{3}$/.test(value)) return value.replace(/[0-9a-f]/g, '$&$&')
  const [, ...channels] = /^rgb\( ?(\d{1,3}) ?, ?(\d{1,3}) ?, ?(\d{1,3}) ?\)$/.exec(value) ?? []
  if (channels.length === 3) return `#${channels.map((channel) => hexByte(Number(channel))).join('')}`
  return Object.hasOwn(htmlColours, value) ? (htmlColours[value] ?? null) : null
}

const hexByte = (value: number): string => Math.min(value, 255).toString(16).padStart(2, '0')

type TextChange = Partial<TextLook>
const bold: TextChange = { bold: true }
const italic: TextChange = { italic: true }

const textChanges = new Map<string, TextChange>([
  ...(['strong', 'b', 'th', 'dt'] as const).map((tag) => [tag, bold] as const),
  ...(['em', 'i'] as const).map((tag) => [tag, italic] as const),
  ['u', { underline: true }],
  ['s', { strike: true }],
  ['sub', { script: 'sub' }],
  ['sup', { script: 'super' }],
  ['mark', { background: '#fff3a3' }],
])

/** What holds inside an element, from what holds around it. */
export function within(element: Element, around: Surroundings): Surroundings {
  const style = styleOf(element)
  const text = textWithin(element, around.text, style)
  const base = { em: text.size, whole: around.width }
  const heading = isHeading(element) ? Number(element.tagName[1]) : around.heading
  const rtl = directionOf(element, style) ?? around.rtl
  return {
    ...around,
    ...{ text, heading, rtl },
    align: alignmentOf(element, style) ?? around.align,
    left: around.left + (lengthInPoints(style.get('margin-left'), base) ?? 0) + ownIndent(element, rtl).left,
    right:
      around.right + (lengthInPoints(style.get('margin-right'), base) ?? 0) + ownIndent(element, rtl).right,
    indent: lengthInPoints(style.get('text-indent'), base) ?? around.indent,
    together:
      around.together || style.get('page-break-inside') === 'avoid' || style.get('break-inside') === 'avoid',
    pre: around.pre || element.tagName === 'pre',
    value: around.value || element.tagName === 'bdi',
  }
}

/** Quotations and definitions stand in. */
function ownIndent({ tagName }: Element, rtl: boolean): { readonly left: number; readonly right: number } {
  if (tagName === 'blockquote') return { left: quoteIndent, right: quoteIndent }
  if (tagName === 'dd') return rtl ? { left: 0, right: quoteIndent } : { left: quoteIndent, right: 0 }
  return { left: 0, right: 0 }
}

function textWithin(element: Element, around: TextLook, style: ReadonlyMap<string, string>): TextLook {
  const { tagName } = element
  const change = textChanges.get(tagName)
  return {
    ...around,
    ...change,
    ...(isHeading(element) ? bold : {}),
    ...styledText(style),
    ...(tagName === 'span' ? scriptOf(style) : {}),
    size: sizeOf(element, around, style),
    colour: colourOf(style.get('color') ?? attribute(element, 'color')) ?? around.colour,
    background: colourOf(inlineBackground(element, style)) ?? change?.background ?? around.background,
    lang: languageOf(element) ?? around.lang,
  }
}

const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName)

const decorations: Readonly<Record<string, TextChange>> = {
  underline: { underline: true },
  'line-through': { strike: true },
  none: { underline: false, strike: false },
}

function styledText(style: ReadonlyMap<string, string>): TextChange {
  const weight = style.get('font-weight')
  return {
    ...(weight === undefined ? {} : { bold: weight === 'bold' || Number(weight) >= 600 }),
    ...(style.has('font-style') ? { italic: style.get('font-style') !== 'normal' } : {}),
    ...decorations[style.get('text-decoration') ?? ''],
  }
}

function scriptOf(style: ReadonlyMap<string, string>): TextChange {
  const script = style.get('vertical-align')
  return script === 'sub' || script === 'super' ? { script } : {}
}

/** Cells are painted whole. */
const inlineBackground = ({ tagName }: Element, style: ReadonlyMap<string, string>): string | undefined =>
  ['td', 'th', 'tr', 'table', 'thead', 'tbody', 'tfoot'].includes(tagName)
    ? undefined
    : style.get('background-color')

function sizeOf(element: Element, around: TextLook, style: ReadonlyMap<string, string>): number {
  const { tagName } = element
  const heading = isHeading(element) ? headingSizes[Number(tagName[1]) - 1] : undefined
  const usual =
    heading === undefined ? (tagName === 'small' ? around.size * 0.85 : around.size) : baseSize * heading
  const font = tagName === 'font' ? fontSizes[Number(attribute(element, 'size')) - 1] : undefined
  const base = { em: around.size, whole: around.size }
  const size = lengthInPoints(style.get('font-size'), base) ?? font ?? usual
  return Math.min(largestSize, Math.max(smallestSize, Math.round(size * 100) / 100))
}

/** Tags of languages as Typst, Word and HTML all take them. */
function languageOf(element: Element): string | null {
  const written = attribute(element, 'lang')?.trim() ?? ''
  return /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(written) ? written : null
}

function directionOf(element: Element, style: ReadonlyMap<string, string>): boolean | null {
  const written = style.get('direction') ?? attribute(element, 'dir')?.toLowerCase()
  if (written === 'rtl') return true
  return written === 'ltr' ? false : null
}

const alignments: ReadonlySet<string> = new Set(['left', 'right', 'center', 'justify', 'start', 'end'])

function alignmentOf(element: Element, style: ReadonlyMap<string, string>): Surroundings['align'] | null {
  if (element.tagName === 'center' || element.tagName === 'caption') return 'center'
  const written = style.get('text-align') ?? attribute(element, 'align')?.trim().toLowerCase() ?? ''
  return isAlignment(written) ? written : null
}

const isAlignment = (written: string): written is Surroundings['align'] => alignments.has(written)
