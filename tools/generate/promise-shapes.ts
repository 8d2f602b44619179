import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisedFile, readJson, responseShapes } from './response-shapes.ts'

/** Adds the fields that answers have won to the golden file; what was promised before stays (docs/reference/versioning.md). */
const promisedShapes = existsSync(promisedFile) ? readJson(promisedFile) : {}
const currentShapes = responseShapes(readJson(fileURLToPath(new URL('../../openapi.json', import.meta.url))))
const all = { ...Object.fromEntries(currentShapes), ...promisedShapes }
const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(promisedFile, `${JSON.stringify(sorted, null, 2)}\n`)
console.log(`${Object.keys(sorted).length} fields promised`)
