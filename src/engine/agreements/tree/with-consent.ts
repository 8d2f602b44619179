import type { BlockLook, ContractTree } from '../../../vocabulary/agreements/contract-tree.ts'
import { plainText } from './looks.ts'

const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** A contract with what its parties agree to beneath it, for clients that show the contract alone. */
export function withConsent(tree: ContractTree, text: string): ContractTree {
  const rtl = rightToLeft.test(text)
  const look: BlockLook = {
    ...{ align: rtl ? 'right' : 'left', rtl, left: 0, right: 0, indent: 0, together: true },
  }
  const content = [{ kind: 'text', text, look: plainText, href: null, isolated: false }] as const
  return { ...tree, blocks: [...tree.blocks, { kind: 'rule' }, { kind: 'paragraph', look, content }] }
}
