import { join } from 'node:path'
import type { OwnershipDrawing } from '../../vocabulary/companies/ownership-drawing.ts'
import type { DocumentBlock, DocumentTree } from '../../flows/ports/typesetting/typesetting.ts'
import { openCompilers, workspace } from './compilers.ts'
import { documentTemplate } from './template.ts'
import { plainText } from './plain-text.ts'

/** Loads the fonts once, and sets documents with them. */
export function createTypesetter(): (tree: DocumentTree, at: number) => Uint8Array {
  const compilerFor = openCompilers()
  return (tree, at) => {
    const images: Uint8Array[] = []
    const document = {
      ...tree,
      ...plainHeading(tree),
      blocks: tree.blocks.map((block) => plainBlock(block, images)),
    }
    const text = JSON.stringify(document)
    const compiler = compilerFor(text)
    compiler.resetShadow()
    compiler.mapShadow(join(workspace, 'page.json'), Buffer.from(text))
    for (const [index, bytes] of images.entries())
      compiler.mapShadow(join(workspace, imageFileName(index)), Buffer.from(bytes))
    const pdf = compiler.pdf(
      { mainFileContent: documentTemplate },
      { creationTimestamp: Math.floor(at / 1000) },
    )
    compiler.resetShadow()
    // Of what was compiled for others nothing is kept.
    compiler.evictCache(0)
    return new Uint8Array(pdf)
  }
}

const imageFileName = (index: number): string => `picture-${index}.jpg`

function plainHeading({ title, subtitle, mark, footer }: DocumentTree): Omit<DocumentTree, 'blocks'> {
  return {
    title: plainText(title),
    subtitle: plainText(subtitle),
    mark: mark === null ? null : plainText(mark),
    footer: plainText(footer),
  }
}

/** As it lies, its texts made plain. */
function plainDrawing(drawing: OwnershipDrawing): OwnershipDrawing {
  return {
    ...drawing,
    boxes: drawing.boxes.map((box) => ({ ...box, title: cellText(box.title), detail: cellText(box.detail) })),
    labels: drawing.labels.map((label) => ({ ...label, text: plainText(label.text) })),
    leftOut: drawing.leftOut.map((text) => plainText(text)),
  }
}

const cellText = (text: string): string => plainText(text, 'cell')

function plainBlock(block: DocumentBlock, images: Uint8Array[]): unknown {
  switch (block.kind) {
    case 'pairs':
      return { ...block, rows: block.rows.map((row) => row.map(cellText)) }
    case 'table': {
      const columns = block.columns.map(({ title, share }) => ({ title: cellText(title), share }))
      return { ...block, columns, rows: block.rows.map((row) => row.map(cellText)) }
    }
    case 'pictures': {
      const named = block.pictures.map(({ title, bytes }) => ({
        title: plainText(title),
        file: imageFileName(images.push(bytes) - 1),
      }))
      return { kind: block.kind, pictures: named }
    }
    case 'drawing':
      return {
        ...block,
        title: plainText(block.title),
        legend: plainText(block.legend),
        drawing: plainDrawing(block.drawing),
      }
    default:
      return { ...block, text: plainText(block.text) }
  }
}
