import { expect, it } from 'vitest'
import { workBudget } from '../../../reading/work/work-budget.ts'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import { pageTagger, type TagWords } from './page-tagger.ts'
import { tagsBy } from './tags.fixture.ts'

const pages = [printInRows(['Company Larkfield Ltd']), printInRows(['Status active'], { page: 1 })]
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
  const request = { tagWords, signal, budget: workBudget(1000) }
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
  expect(await pageTagger()(pages, { tagWords, signal, budget })).toHaveLength(1)
  expect([asked, budget.isStopped()]).toEqual([[3], true])
})
