import { capture } from './capture.ts'
import { flow } from './flow.ts'

export const en = { flow, capture }
