import { companyExtract, certificacionRegistral, extraitLuxembourg } from './layouts.ts'

/** The fourth set: three layouts in three languages, drawn before the reader was mended for the third. */
export const fourthLayouts = [companyExtract, extraitLuxembourg, certificacionRegistral] as const
