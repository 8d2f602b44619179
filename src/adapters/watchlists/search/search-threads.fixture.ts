import { serveSearches } from './serve-searches.ts'
import { openScriptedList } from './told-list.fixture.ts'

await serveSearches(openScriptedList)
