import type { Element } from 'hast'
import {
  type ContractField,
  type FieldKind,
  fieldKinds,
} from '../../../vocabulary/agreements/contract-tree.ts'
import { attribute } from '../tree/looks.ts'

/** The party of fields that name none, where no field of the template names one. */
export const onlyParty = 'signer'

const maxOptions = 50
const uidForm = /^[^\p{Cc}]{1,100}$/u

/** `data-signature` of the wire, or `data-field` with a kind. */
export function isField(element: Element): boolean {
  return attribute(element, 'data-signature') !== undefined || attribute(element, 'data-field') !== undefined
}

/** What is wrong with a field by itself; null where it can be filled. */
export type FieldFlaw = 'missing-uid' | 'invalid-uid' | 'unknown-kind' | 'missing-options'

export function flawOf(element: Element): FieldFlaw | null {
  const kind = kindOf(element)
  const uid = uidOf(element)
  if (uid === '') return 'missing-uid'
  if (!uidForm.test(uid)) return 'invalid-uid'
  if (kind === null) return 'unknown-kind'
  return kind === 'select' && optionsOf(element).length === 0 ? 'missing-options' : null
}

/** A place of a template that a party fills; null for one that has a flaw. */
export function fieldOf(element: Element): ContractField | null {
  const kind = kindOf(element)
  if (kind === null || flawOf(element) !== null) return null
  const party = textOf(element, 'data-party')
  return {
    ...{ uid: uidOf(element), kind, label: textOf(element, 'data-label') },
    party: party === '' ? onlyParty : party,
    optional: kind === 'checkbox' || isYes(attribute(element, 'data-optional')),
    options: kind === 'select' ? optionsOf(element) : [],
  }
}

export const uidOf = (element: Element): string => attribute(element, 'data-uid')?.trim() ?? ''

const maxText = 200

/** As it may stand on a page and in an answer. */
function textOf(element: Element, name: string): string {
  return plain(attribute(element, name) ?? '')
}

const plain = (written: string): string =>
  written
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxText)

function kindOf(element: Element): FieldKind | null {
  const written = attribute(element, 'data-field')?.trim().toLowerCase()
  if (written === undefined || written === '') return 'signature'
  return fieldKinds.find((kind) => kind === written) ?? null
}

/** Separated by `|`. */
function optionsOf(element: Element): readonly string[] {
  const options = (attribute(element, 'data-options') ?? '')
    .split('|')
    .map(plain)
    .filter((option) => option !== '')
  return [...new Set(options)].slice(0, maxOptions)
}

const isYes = (written: string | undefined): boolean =>
  written !== undefined && !['0', 'false', 'no'].includes(written.trim().toLowerCase())
