import type {
  Block,
  ContractPicture,
  ContractTree,
  FieldFilling,
  Inline,
} from '../../../vocabulary/agreements/contract-tree.ts'

/** What a party put into a field, sound and encoded anew. */
export type FieldAnswer =
  | {
      readonly uid: string
      readonly kind: 'picture'
      readonly png: Uint8Array
      /** Width by height. */
      readonly ratio: number
    }
  | { readonly uid: string; readonly kind: 'text'; readonly text: string; readonly handwritten: boolean }
  | { readonly uid: string; readonly kind: 'mark'; readonly isSet: boolean }

/** A contract with the answers of its parties in their places, and what stands where, by uid. Everything else stays as it was. */
export function fillFields(
  tree: ContractTree,
  answers: readonly FieldAnswer[],
): { readonly tree: ContractTree; readonly fillings: ReadonlyMap<string, FieldFilling> } {
  const pictures: ContractPicture[] = [...tree.pictures]
  const fillings = new Map(answers.map((answer) => [answer.uid, fillingOf(answer, pictures)]))
  const filled = (blocks: readonly Block[]): readonly Block[] =>
    blocks.map((block) => filledBlock(block, fillings))
  return {
    tree: {
      ...{ ...tree, pictures },
      ...{ header: filled(tree.header), footer: filled(tree.footer), blocks: filled(tree.blocks) },
    },
    fillings,
  }
}

function fillingOf(answer: FieldAnswer, pictures: ContractPicture[]): FieldFilling {
  if (answer.kind === 'text') return { kind: 'text', text: answer.text, handwritten: answer.handwritten }
  if (answer.kind === 'mark') return { kind: 'mark', isSet: answer.isSet }
  const picture = pictures.push({ format: 'png', bytes: answer.png }) - 1
  return { kind: 'picture', picture, ratio: answer.ratio }
}

type Fillings = ReadonlyMap<string, FieldFilling>

function filledBlock(block: Block, fillings: Fillings): Block {
  const within = (blocks: readonly Block[]): readonly Block[] =>
    blocks.map((inner) => filledBlock(inner, fillings))
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, content: block.content.map((part) => filledInline(part, fillings)) }
    case 'list':
      return { ...block, items: block.items.map((item) => ({ ...item, blocks: within(item.blocks) })) }
    case 'table':
      return { ...block, cells: block.cells.map((cell) => ({ ...cell, blocks: within(cell.blocks) })) }
    case 'rule':
    case 'page-break':
      return block
  }
}

function filledInline(part: Inline, fillings: Fillings): Inline {
  return part.kind === 'field' ? { ...part, filling: fillings.get(part.field.uid) ?? null } : part
}
