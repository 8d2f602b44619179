import type { Element, Root } from 'hast'
import type { ContractField } from '../../../vocabulary/agreements/contract-tree.ts'
import { attribute } from '../tree/looks.ts'
import { type FieldFlaw, fieldOf, flawOf, isField, uidOf } from './field-of.ts'

/** Why a field cannot be filled. */
export interface FieldProblem {
  /** Empty where it has none. */
  readonly uid: string
  readonly problem: FieldFlaw | 'duplicate-uid' | 'missing-party' | 'too-many'
  /** What to do about it. */
  readonly message: string
}

export interface TemplateFields {
  /** In the order of the template, without those that cannot be filled. */
  readonly fields: readonly ContractField[]
  readonly problems: readonly FieldProblem[]
}

const maxFields = 200

const messages: Readonly<Record<FieldProblem['problem'], string>> = {
  'missing-uid': 'It has no data-uid. Give it one of its own.',
  'invalid-uid': 'Its data-uid is longer than 100 characters, or has ones that cannot be printed.',
  'duplicate-uid': 'Another field has the same data-uid. Each needs one of its own.',
  'unknown-kind': 'Its data-field must be signature, initials, date, text, checkbox, select or image.',
  'missing-options': 'A select needs data-options, separated by |.',
  'missing-party': 'Other fields name a party in data-party; this one names none.',
  'too-many': `A template may have ${maxFields} fields. The rest is left out.`,
}

/** The places of a sanitised template that parties fill, and what is wrong with the others. */
export function readFields(tree: Root): TemplateFields {
  const elements = fieldElements(tree)
  const isShared = elements.some((element) => partyOf(element) !== '')
  const fields: ContractField[] = []
  const problems: FieldProblem[] = []
  const known = new Set<string>()
  for (const element of elements) {
    const uid = uidOf(element)
    const note = (problem: FieldProblem['problem']): void => {
      problems.push({ uid: uid.slice(0, 100), problem, message: messages[problem] })
    }
    const flaw = flawOf(element)
    const field = fieldOf(element)
    if (fields.length >= maxFields) {
      note('too-many')
      break
    }
    if (field === null) note(flaw ?? 'missing-uid')
    else if (known.has(uid)) note('duplicate-uid')
    else if (isShared && partyOf(element) === '') note('missing-party')
    else fields.push(field)
    known.add(uid)
  }
  return { fields, problems }
}

const partyOf = (element: Element): string => attribute(element, 'data-party')?.trim() ?? ''

function fieldElements(parent: Root | Element): Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return isField(child) ? [child] : fieldElements(child)
  })
}

/** The names of all parties, each once, in the order in which the template has them first. */
export function partiesOf(fields: readonly ContractField[]): readonly string[] {
  return [...new Set(fields.map(({ party }) => party))]
}
