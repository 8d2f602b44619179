import type { FieldKind } from '../../../vocabulary/agreements/contract-tree.ts'

/** In points; `least` and `lowest`: what a template may not go below. */
interface FieldSize {
  readonly width: number
  readonly height: number
  readonly least: number
  readonly lowest: number
}

/** How large a field is whose template asks for no size. */
export const fieldSizes: Readonly<Record<FieldKind, FieldSize>> = {
  signature: { width: 200, height: 52, least: 60, lowest: 24 },
  initials: { width: 70, height: 36, least: 30, lowest: 18 },
  date: { width: 100, height: 18, least: 50, lowest: 12 },
  text: { width: 200, height: 18, least: 30, lowest: 12 },
  checkbox: { width: 11, height: 11, least: 8, lowest: 8 },
  select: { width: 160, height: 18, least: 30, lowest: 12 },
  image: { width: 160, height: 110, least: 30, lowest: 24 },
}
