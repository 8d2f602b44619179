import { serveSearches } from './serve-searches.ts'
import { openReportedList } from './told-list.fixture.ts'

await serveSearches(openReportedList)
