import { join } from 'node:path'
import type { CertificatePart } from '../../../vocabulary/agreements/certificate-pages.ts'
import type { PdfExtras } from '../../../flows/ports/typesetting/contract-setter.ts'
import type { Block, ContractTree, Inline, TextLook } from '../../../vocabulary/agreements/contract-tree.ts'
import { templateNote } from '../../../vocabulary/agreements/contract-template.ts'
import { fieldCaption } from '../../../vocabulary/agreements/field-caption.ts'
import { openCompilers, workspace } from '../compilers.ts'
import { fontFamilies } from '../fonts.ts'
import { contractTemplate } from './contract-template.ts'
import { baseLanguage, familyOfLanguage } from './script-fonts.ts'

/** A PDF, and whether it keeps to PDF/A. */
export interface SetPdf {
  readonly bytes: Uint8Array
  readonly archival: boolean
}

/** Tagged, with Unicode for all text, and nothing from elsewhere: ISO 19005-2, level A. */
const archivalStandard = 'a-2a'

/** The same with a file inside, which level 2 refuses: ISO 19005-3, level A. */
const standardWithFile = 'a-3a'

const noExtras: PdfExtras = { mark: null, certificate: null, attachment: null }

/** Loads the fonts once, and sets contracts with them. Throws Error for what cannot be set. */
export function createContractSetter(): (tree: ContractTree, at: number, extras?: PdfExtras) => SetPdf {
  const compilerFor = openCompilers()
  return (tree, at, extras = noExtras) => {
    const text = JSON.stringify({ ...pageData(tree), ...extraData(tree, extras) })
    const compiler = compilerFor(text, tree.font)
    compiler.resetShadow()
    compiler.mapShadow(join(workspace, 'contract.json'), Buffer.from(text))
    for (const [index, { bytes }] of tree.pictures.entries())
      compiler.mapShadow(join(workspace, pictureFile(tree, index)), Buffer.from(bytes))
    const { attachment } = extras
    if (attachment !== null)
      compiler.mapShadow(join(workspace, attachment.name), Buffer.from(attachment.bytes))
    const creationTimestamp = Math.floor(at / 1000)
    const pages = { mainFileContent: contractTemplate }
    const pdfStandard = attachment === null ? archivalStandard : standardWithFile
    try {
      return set(() => compiler.pdf(pages, { creationTimestamp, pdfStandard }), true)
    } catch {
      // A character that no installed font has is a box on a page, and no PDF/A.
      return set(() => compiler.pdf(pages, { creationTimestamp }), false)
    } finally {
      compiler.resetShadow()
      // Of what was compiled for others nothing is kept.
      compiler.evictCache(0)
    }
  }
}

const set = (pdf: () => Buffer, archival: boolean): SetPdf => ({ bytes: new Uint8Array(pdf()), archival })

const pictureFile = ({ pictures }: ContractTree, index: number): string =>
  `picture-${index}.${pictures[index]?.format === 'png' ? 'png' : 'jpg'}`

function pageData(tree: ContractTree): object {
  const { title, template, lang, landscape, font, header, footer, blocks } = tree
  const kana = /[\u3040-\u30FF\uFF66-\uFF9F]/.test(JSON.stringify([header, footer, blocks]))
  const fonts = fontsFor(font, kana ? 'ja' : lang)
  const data = (all: readonly Block[]): unknown => all.map((block) => blockData(block, tree))
  return {
    ...{ title, keywords: templateNote(template), landscape, fonts, lang: baseLanguage(lang) },
    ...{ header: data(header), footer: data(footer), blocks: data(blocks) },
  }
}

function extraData(tree: ContractTree, { mark, certificate, attachment }: PdfExtras): object {
  return {
    mark,
    // In Latin letters, whatever the contract is in.
    latin: fontsFor('Noto Sans', 'en'),
    attachment: attachment && { name: attachment.name, description: attachment.description },
    certificate: certificate && {
      ...certificate,
      parts: certificate.parts.map((part) => partData(part, tree)),
    },
  }
}

function partData(part: CertificatePart, tree: ContractTree): unknown {
  if (part.kind !== 'party' || part.signature?.kind !== 'picture') return part
  return { ...part, signature: { ...part.signature, file: pictureFile(tree, part.signature.picture) } }
}

/** The family of the template first; Han characters look as the language writes them. */
function fontsFor(font: string, lang: string): readonly string[] {
  const ofLanguage = familyOfLanguage(lang)
  return [...new Set([font, 'Noto Sans', ...(ofLanguage === null ? [] : [ofLanguage]), ...fontFamilies])]
}

function blockData(block: Block, tree: ContractTree): unknown {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, content: block.content.map((part) => inlineData(part, tree)) }
    case 'list':
      return {
        ...block,
        items: block.items.map((item) => ({
          ...item,
          blocks: item.blocks.map((inner) => blockData(inner, tree)),
        })),
      }
    case 'table':
      return {
        ...block,
        cells: block.cells.map((cell) => ({
          ...cell,
          blocks: cell.blocks.map((inner) => blockData(inner, tree)),
        })),
      }
    default:
      return block
  }
}

function inlineData(part: Inline, tree: ContractTree): unknown {
  switch (part.kind) {
    case 'text':
    case 'page':
      return { ...part, look: lookData(part.look, tree) }
    case 'picture':
      return { ...part, file: pictureFile(tree, part.picture) }
    case 'field':
      return fieldData(part, tree)
    case 'break':
      return part
  }
}

function fieldData(part: Extract<Inline, { readonly kind: 'field' }>, tree: ContractTree): unknown {
  const { field, filling, width, height } = part
  const file = filling?.kind === 'picture' ? { file: pictureFile(tree, filling.picture) } : {}
  return {
    ...{ kind: 'field', width, height, caption: fieldCaption(field), isBox: field.kind === 'checkbox' },
    filling: filling && { ...filling, ...file },
  }
}

function lookData(look: TextLook, { font }: ContractTree): unknown {
  if (look.lang === null) return look
  return { ...look, lang: baseLanguage(look.lang), fonts: fontsFor(font, look.lang) }
}
