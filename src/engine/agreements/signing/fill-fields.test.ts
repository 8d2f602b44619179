import { expect, it } from 'vitest'
import { parseTemplate } from '../parse-template.ts'
import { buildTree } from '../tree/build-tree.ts'
import { fillFields } from './fill-fields.ts'

const place = (uid: string, kind = 'signature') => `<span data-field="${kind}" data-uid="${uid}"></span>`

it('answers stand in their fields, wherever these are, and nothing else is changed', () => {
  const html = `<footer>${place('f', 'initials')}</footer><h1>A ${place('h', 'text')}</h1>
    <ul><li>${place('l')}</li></ul><table><tr><td>${place('t', 'checkbox')}</td></tr></table><p>${place('e')}</p>`
  const { tree } = buildTree(parseTemplate(html).tree, { title: '', landscape: false, font: 'Noto Sans' })
  const png = new Uint8Array([1, 2, 3])
  const filled = fillFields(tree, [
    { uid: 'f', kind: 'text', text: 'AE', handwritten: true },
    { uid: 'h', kind: 'text', text: 'x', handwritten: false },
    { uid: 'l', kind: 'picture', png, ratio: 3 },
    { uid: 't', kind: 'mark', isSet: true },
  ])
  const found = new Map<string, unknown>()
  const emptied: unknown = JSON.parse(
    JSON.stringify({ ...filled.tree, pictures: tree.pictures }, (_, value: unknown) => {
      if (typeof value !== 'object' || value === null || !('filling' in value)) return value
      found.set(uidOf(value), value.filling)
      return { ...value, filling: null }
    }),
  )
  expect(Object.fromEntries(found)).toEqual({
    f: { kind: 'text', text: 'AE', handwritten: true },
    h: { kind: 'text', text: 'x', handwritten: false },
    l: { kind: 'picture', picture: 0, ratio: 3 },
    t: { kind: 'mark', isSet: true },
    e: null,
  })
  expect(filled.tree.pictures).toEqual([{ format: 'png', bytes: png }])
  expect(emptied).toEqual(JSON.parse(JSON.stringify(tree)))
})

function uidOf(part: object): string {
  const field: unknown = Reflect.get(part, 'field')
  return typeof field === 'object' && field !== null ? String(Reflect.get(field, 'uid')) : ''
}
