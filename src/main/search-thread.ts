import { serveSearches } from '../lists/serve-searches.ts'
import { openList } from '../screening/open-list.ts'

/** Started as a thread, as many as the settings say: searching long lists never holds up requests. */
await serveSearches(openList)
