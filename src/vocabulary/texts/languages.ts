import type { Catalogue } from './catalogue.ts'
import { en } from './en/all.ts'

/** Languages of the service (BCP 47) and their texts. What is stored, and what the wire answers, is English. */
export const languages = { en } as const satisfies Readonly<Record<string, Catalogue>>
