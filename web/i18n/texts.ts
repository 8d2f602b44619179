import type { Texts } from '../../src/vocabulary/texts/catalogue.ts'
import type { en } from './en.ts'

/** All texts of the pages in one language. A catalogue without one of the keys does not compile. */
export type Catalogue = Texts<typeof en>
