import { serveSearches } from './serve-searches.ts'
import { openScriptedList } from './scripted-list.fixture.ts'

await serveSearches(openScriptedList)
