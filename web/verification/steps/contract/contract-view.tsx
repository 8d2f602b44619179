import { type ComponentChild, h } from 'preact'
import { voidElements } from './contract-html.table.ts'
import type { ContractField, ContractNode } from './read-contract.ts'

interface ContractViewProps {
  readonly nodes: readonly ContractNode[]
  readonly showField: (field: ContractField) => ComponentChild
}

/** The contract, rebuilt node by node: no HTML is made of a string. */
export function ContractView({ nodes, showField }: ContractViewProps) {
  return <>{nodes.map((node, at) => shown(node, at, showField))}</>
}

function shown(node: ContractNode, key: number, showField: ContractViewProps['showField']): ComponentChild {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'field':
      return showField(node.field)
    case 'element': {
      // An object of styles is set property by property, which the content policy allows.
      const props = { ...node.attributes, style: node.styles, key }
      if (voidElements.includes(node.tag)) return h(node.tag, props)
      return h(node.tag, props, <ContractView nodes={node.children} showField={showField} />)
    }
  }
}
