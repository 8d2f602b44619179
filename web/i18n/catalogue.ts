import type { en } from './en.ts'

/** The shape of a catalogue: a text may say anything, its key and its arguments may not change. */
export type Texts<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? string
    : Source[Key] extends (...args: infer Arguments) => string
      ? (...args: Arguments) => string
      : Texts<Source[Key]>
}

/** All texts of the pages in one language. A catalogue without one of the keys does not compile. */
export type Catalogue = Texts<typeof en>
