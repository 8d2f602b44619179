import { serveListThread } from '../lists/list-thread.ts'
import { screeningEngine } from '../screening/engine.ts'

/** Started as a thread for each import of a list: reading and indexing never hold up requests. */
await serveListThread(screeningEngine)
