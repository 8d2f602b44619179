import { serveSearches } from './serve-searches.ts'
import { openToldList } from './told-list.fixture.ts'

await serveSearches(openToldList)
