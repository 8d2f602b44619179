import { en } from './en/all.ts'

/** The shape of a catalogue: a text may say anything, its key and its arguments may not change. */
export type Texts<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? string
    : Source[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Texts<Source[Key]>
}

/** All texts of the service in one language. A catalogue without one of the keys does not compile. */
export type Catalogue = Texts<typeof en>

/** Languages of the service (BCP 47) and their texts. English is the first one, and gives all others their shape. */
export const catalogues = { en } as const satisfies Readonly<Record<string, Catalogue>>
