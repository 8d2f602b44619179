import { serveListJobs } from '../adapters/watchlists/import/list-thread.ts'
import { screeningEngine } from '../engine/screening/screening-engine.ts'

/** Started as a thread for each import of a list: reading and indexing never hold up requests. */
await serveListJobs(screeningEngine)
