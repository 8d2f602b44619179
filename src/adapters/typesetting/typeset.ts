import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { DocumentBlock, DocumentTree } from '../../flows/ports/typesetting.ts'
import { fontFiles } from './fonts.ts'
import { pageLook } from './template.ts'
import { plainText } from './plain-text.ts'

/** A folder that is not there: the look reads nothing but what it is handed. */
const workspace = join(tmpdir(), 'symbolon-no-such-folder')

/** Loads the fonts once, and sets documents with them. */
export function typesetter(): (tree: DocumentTree, at: number) => Uint8Array {
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFiles() }] })
  return (tree, at) => {
    const pictures: Uint8Array[] = []
    const page = { ...tree, ...plain(tree), blocks: tree.blocks.map((block) => plainBlock(block, pictures)) }
    compiler.resetShadow()
    compiler.mapShadow(join(workspace, 'page.json'), Buffer.from(JSON.stringify(page)))
    for (const [index, bytes] of pictures.entries())
      compiler.mapShadow(join(workspace, pictureFile(index)), Buffer.from(bytes))
    const pdf = compiler.pdf({ mainFileContent: pageLook }, { creationTimestamp: Math.floor(at / 1000) })
    compiler.resetShadow()
    // Of what was compiled for others nothing is kept.
    compiler.evictCache(0)
    return new Uint8Array(pdf)
  }
}

const pictureFile = (index: number): string => `picture-${index}.jpg`

function plain({ title, subtitle, mark, footer }: DocumentTree): Omit<DocumentTree, 'blocks'> {
  return {
    title: plainText(title),
    subtitle: plainText(subtitle),
    mark: mark === null ? null : plainText(mark),
    footer: plainText(footer),
  }
}

const inCell = (text: string): string => plainText(text, 'cell')

function plainBlock(block: DocumentBlock, pictures: Uint8Array[]): unknown {
  switch (block.kind) {
    case 'pairs':
      return { ...block, rows: block.rows.map((row) => row.map(inCell)) }
    case 'table': {
      const columns = block.columns.map(({ title, share }) => ({ title: inCell(title), share }))
      return { ...block, columns, rows: block.rows.map((row) => row.map(inCell)) }
    }
    case 'pictures': {
      const named = block.pictures.map(({ title, bytes }) => ({
        title: plainText(title),
        file: pictureFile(pictures.push(bytes) - 1),
      }))
      return { kind: block.kind, pictures: named }
    }
    default:
      return { ...block, text: plainText(block.text) }
  }
}
