import { expect, it } from 'vitest'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import { titledOfficers } from './titled-officers.ts'

const read = (rows: readonly (string | readonly string[])[]) =>
  titledOfficers(printInRows(rows)).map(({ name, role }) => [name, role])

it.each([
  ['a title and a role behind a name in Arabic', ['قوامها السيدة لينا محمود العبادي رئيسا لهيئة المديرين'], [['لينا محمود العبادي', 'chair']]],
  ['in whose capacity', ['يتولى إدارتها السيد جورج الياس خوري بصفة مدير'], [['جورج الياس خوري', 'managing_director']]],
  ['a role before a name and the number of a resident', ['사내이사 한서준 750904-*******'], [['한서준', 'director']]],
  ['titles in a list of directors', ['กรรมการของบริษัทมี 2 คน', '1. นายสมศักดิ์ พิทักษ์ธรรม', '2. นางสาววรรณา แก้วมณี'], [['สมศักดิ์ พิทักษ์ธรรม', 'director'], ['วรรณา แก้วมณี', 'director']]],
])('%s show officers', (_, rows, officers) => {
  expect(read(rows)).toEqual(officers)
}) // prettier-ignore

it.each([
  ['a title without a role', ['حضر السيد جورج الياس خوري']],
  ['a role far behind', ['حضر السيد جورج الياس خوري بعد ان قدم كل وثائقه مدير']],
  ['a nationality and a date before a role', ['السيد رزق ١٩٦٨ مصري شريك']],
  ['a word that is no role before a number', ['주소지 한서준 750904-*******']],
  ['a title where no directors are named', ['1. นายสมศักดิ์ พิทักษ์ธรรม']],
])('%s shows none', (_, rows) => {
  expect(read(rows)).toEqual([])
}) // prettier-ignore
