import type {
  Alignment,
  Block,
  BlockLook,
  Inline,
  TextLook,
} from '../../../vocabulary/agreements/contract-tree.ts'
import type { Surroundings } from './looks.ts'

/** Blanks that HTML takes as one; a no-break space is none of them. */
const blanks = /[ \t\n\r\f]+/g
/** No character of a text: XML and pages could not hold them. */
const noCharacters = /[\p{Cs}\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

export function blockLook({ align, rtl, left, right, indent, together }: Surroundings): BlockLook {
  return { align: physical(align, rtl), rtl, left, right, indent, together }
}

function physical(align: Surroundings['align'], rtl: boolean): Alignment {
  if (align === 'start') return rtl ? 'right' : 'left'
  if (align === 'end') return rtl ? 'left' : 'right'
  return align
}

/** Gathers what stands in lines into paragraphs and headings, between other blocks. */
export class BlockSink {
  readonly blocks: Block[] = []
  #line: { readonly around: Surroundings; readonly content: Inline[] } | null = null
  /** Whether a blank would be the first of its line, or follow another. */
  #afterBlank = true

  text(written: string, around: Surroundings): void {
    const clean = written.replace(noCharacters, '')
    const lines = around.pre ? clean.replaceAll('\t', '    ').split(/\r\n|\r|\n/) : [clean]
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.add({ kind: 'break' }, around)
      const text = around.pre ? line.replaceAll(' ', '\u00A0') : this.#collapsed(line)
      if (text !== '') this.#run(text, around)
    }
  }

  add(inline: Inline, around: Surroundings): void {
    this.#contentIn(around).push(inline)
    this.#afterBlank = inline.kind === 'break'
  }

  block(block: Block): void {
    this.flush()
    this.blocks.push(block)
  }

  /** Ends the paragraph that is open. */
  flush(): void {
    const line = this.#line
    this.#line = null
    this.#afterBlank = true
    if (line === null) return
    const content = trimmed(line.content)
    if (content.length === 0) return
    const look = blockLook(line.around)
    const { heading } = line.around
    this.blocks.push(
      heading > 0 ? { kind: 'heading', level: heading, look, content } : { kind: 'paragraph', look, content },
    )
  }

  #contentIn(around: Surroundings): Inline[] {
    this.#line ??= { around, content: [] }
    return this.#line.content
  }

  #collapsed(line: string): string {
    const text = line.replace(blanks, ' ')
    return this.#afterBlank && text.startsWith(' ') ? text.slice(1) : text
  }

  #run(text: string, around: Surroundings): void {
    const content = this.#contentIn(around)
    this.#afterBlank = text.endsWith(' ')
    const { text: look, href } = around
    const isolated = around.value && (around.rtl || rightToLeft.test(text))
    const last = content.at(-1)
    if (last?.kind === 'text' && !isolated && !last.isolated && last.href === href && isSame(last.look, look))
      content[content.length - 1] = { ...last, text: last.text + text }
    else content.push({ kind: 'text', text, look, href, isolated })
  }
}

function isSame(one: TextLook, other: TextLook): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** Without a blank at its end; a break at the end is that of a line without text. */
function trimmed(content: readonly Inline[]): readonly Inline[] {
  const last = content.at(-1)
  if (last?.kind !== 'text' || !last.text.endsWith(' ')) return content
  const text = last.text.slice(0, -1)
  const rest = content.slice(0, -1)
  return text === '' ? trimmed(rest) : [...rest, { ...last, text }]
}
