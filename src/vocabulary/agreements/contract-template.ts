/** Upright or lying, as the wire writes it. */
export const orientations = { portrait: '0', landscape: '1' } as const
export type Orientation = (typeof orientations)[keyof typeof orientations]

/** What a contract is made from: HTML with placeholders, and how its pages look. */
export interface ContractTemplate {
  readonly name: string
  /** HTML as it was sent. */
  readonly content: string
  readonly orientation: Orientation
  /** IANA name: the clock of every time that is printed. */
  readonly timezone: string
  /** As it was asked for; `fontUsed` says which family takes its place. */
  readonly font: string
}

/** Which template a file was made from, as it then was. */
export interface TemplateVersion {
  readonly id: string
  /** From 1. */
  readonly version: number
}

/** How a file says which template it was made from, among its keywords. */
export const templateNote = (template: TemplateVersion | undefined): string =>
  template === undefined ? '' : `Template ${template.id}, version ${template.version}`

export const contractTemplateDefaults = {
  orientation: orientations.portrait,
  timezone: 'UTC',
  font: 'Open Sans',
} as const

export const templateIdForm = /^[0-9A-Z]{12}$/
