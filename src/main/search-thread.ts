import { serveSearches } from '../adapters/watchlists/search/serve-searches.ts'
import { openList } from '../engine/screening/open-list.ts'

/** Started as a thread, as many as the settings say: searching long lists never holds up requests. */
await serveSearches(openList)
