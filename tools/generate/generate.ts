import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { committed, generatedFiles } from './generated.ts'

/** Writes every generated file that is not as its tables say. */
for (const file of generatedFiles) {
  const text = await file.text()
  if (committed(file) === text) continue
  const target = fileURLToPath(new URL(`../../${file.path}`, import.meta.url))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
  console.log(`wrote ${file.path}`)
}
