import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** `npm start`: compiles what changed, then serves in this very process, so that signals reach the service itself. */
const place = (path) => fileURLToPath(new URL(path, import.meta.url))
const compiler = [place('../node_modules/typescript/bin/tsc'), '-p', place('../tsconfig.build.json')]
const { status } = spawnSync(process.execPath, compiler, { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
process.argv.push('serve')
await import('../dist/main.js')
