import { afterEach, expect, it } from 'vitest'
import type { FaceSearchTask, TemplateChanges } from '../../../flows/ports/face/face-search.ts'
import { openFaceSearch, type OpenFaceSearch } from './open-face-search.ts'

/** Someone whose direction is one axis of the space: like no one else. */
function face(axis: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(1024))
  view.setFloat32(4 * axis, 1, true)
  return new Uint8Array(view.buffer)
}

let open: OpenFaceSearch
afterEach(() => open.close())

/** An account whose templates come two at a time, and what was asked of it. */
function account(people: number) {
  const ids = Array.from({ length: people }, (_, at) => `t${String(at)}`)
  const gone: string[] = []
  const request: (number | null)[] = []
  const changesSince: FaceSearchTask['changesSince'] = (after) => {
    request.push(after?.added ?? null)
    const from = after?.added ?? 0
    const added = ids.slice(from, from + 2).map((id, at) => ({ id, bytes: face(from + at) }))
    const place = { added: from + added.length, gone: gone.length }
    const page: TemplateChanges = {
      added,
      gone: gone.slice(after?.gone ?? 0),
      place,
      isAll: added.length < 2,
    }
    return Promise.resolve(page)
  }
  return { ids, gone, asked: request, changesSince }
}

const look = (
  gallery: string,
  { changesSince }: Pick<ReturnType<typeof account>, 'changesSince'>,
  axis: number,
) =>
  open.search({
    gallery,
    changesSince,
    question: { bytes: face(axis), placeWeight: 0.75, least: 0.5, most: 5 },
    signal: new AbortController().signal,
  })

it('loads a gallery once, takes in what came and went since, and keeps galleries apart', async () => {
  open = openFaceSearch({ most: 100 })
  const one = account(5)
  expect(await look('one', one, 3)).toEqual({ searched: 5, hits: [{ id: 't3', evidence: 1 }] })
  expect(one.asked).toEqual([null, 2, 4])
  one.ids.push('t5')
  one.gone.push('t3')
  expect(await look('one', one, 3)).toEqual({ searched: 5, hits: [] })
  expect(await look('one', one, 5)).toMatchObject({ hits: [{ id: 't5' }] })
  expect(one.asked.slice(3)).toEqual([5, 6])
  expect(await look('two', account(2), 1)).toMatchObject({ searched: 2, hits: [{ id: 't1' }] })
  expect(await look('none', account(0), 1)).toEqual({ searched: 0, hits: [] })
})

it('holds no more than it may: anyone who was not asked for longest is loaded again', async () => {
  open = openFaceSearch({ most: 6 })
  const [one, two] = [account(4), account(3)]
  await look('one', one, 0)
  await look('two', two, 0)
  expect(await look('one', one, 0)).toMatchObject({ searched: 4 })
  expect(one.asked.filter((after) => after === null)).toHaveLength(2)
  const large = account(9)
  await expect(look('three', large, 0)).rejects.toThrow('held in memory')
  await expect(look('three', large, 0)).rejects.toThrow('held in memory')
  expect(large.asked).toEqual([null, 2, 4, 6])
  expect(await look('two', two, 2)).toMatchObject({ searched: 3, hits: [{ id: 't2' }] })
})

it('forgets a gallery that no one searches', async () => {
  open = openFaceSearch({ most: 100, idleMs: 1 })
  const one = account(2)
  await look('one', one, 0)
  await expect
    .poll(
      async () => {
        await look('one', one, 0)
        return one.asked.filter((after) => after === null).length
      },
      { interval: 30 },
    )
    .toBeGreaterThan(1)
})
