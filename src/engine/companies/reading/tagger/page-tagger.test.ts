import { expect, it } from 'vitest'
import { workBudget } from '../../../reading/work/work-budget.ts'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import { pageTagger, type TagWords } from './page-tagger.ts'
import { wordsOfPage as wordsOf } from './tag-print.ts'
import { tagsBy } from './tags.fixture.ts'

const pages = [printInRows(['Company Larkfield Ltd']), printInRows(['Status active'], { page: 1 })]
const wordsOfPage = (pieces: Parameters<typeof wordsOf>[0]) => Promise.resolve(wordsOf(pieces))
const signal = new AbortController().signal

function counting() {
  const asked: number[] = []
  const tagWords: TagWords = ({ pieces: { length } }) => {
    asked.push(length)
    return Promise.resolve(
      tagsBy(
        {},
        Array.from({ length }, () => 'word'),
      ),
    )
  }
  return { asked, tagWords }
}

it('The network is asked about a page once, and again when its print is another', async () => {
  const { asked, tagWords } = counting()
  const tagPages = pageTagger()
  const request = { wordsOfPage, tagWords, signal, budget: workBudget(1000) }
  await tagPages(pages, request)
  expect(await tagPages(pages, request)).toHaveLength(2)
  expect(asked).toEqual([3, 2])
  await tagPages(
    [pages[0] ?? [], printInRows(['Status'], { page: 1 }), printInRows(['Since 2 May 1999'], { page: 2 })],
    request,
  )
  expect(asked).toEqual([3, 2, 4])
})

it('The network is not asked about pages for which no work is left', async () => {
  const { asked, tagWords } = counting()
  const budget = workBudget(7)
  const tagged = await pageTagger()(pages, { wordsOfPage, tagWords, signal, budget })
  expect(tagged.map(({ tags }) => tags !== null)).toEqual([true, false])
  expect([asked, budget.isStopped()]).toEqual([[3], true])
})
