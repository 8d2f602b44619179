import type { TestProject } from 'vitest/node'
import { provideStores } from './provide-stores.ts'

/** PostgreSQL, and blobs in files. */
export default (project: TestProject): Promise<() => Promise<void>> =>
  provideStores(project, { objects: false })
