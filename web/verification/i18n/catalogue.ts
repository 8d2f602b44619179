import type { Texts } from '../../i18n/catalogue.ts'
import type { en } from './languages/en/en.ts'

/** All texts of this page in one language. A catalogue without one of the keys does not compile. */
export type Catalogue = Texts<typeof en>
