import { expect, it } from 'vitest'
import { templateBody } from './template-body.ts'

const html = '<p>%{fullName} – إيجار</p>'
const rest = { name: 'Lease', orientation: '1', timezone: 'Asia/Tokyo', font: 'Open Sans' }

it('takes what a service of this wire answers: content in base64, or plain', () => {
  const answer = { id: 'K7Q2ZB0M4XWA', ...rest, createdAt: 1, updatedAt: 0 }
  const packed = Buffer.from(html, 'utf8').toString('base64')
  const wrapped = packed.replace(/.{20}/g, '$&\n')
  for (const content of [packed, wrapped, html])
    expect(templateBody({ ...answer, content }, 'f')).toEqual({ ...rest, content: html })
})

it('takes a number for the orientation, leaves out what is not there, and refuses a file without content', () => {
  expect(templateBody({ name: 'n', orientation: 0, content: html }, 'f')).toEqual({
    name: 'n',
    orientation: '0',
    content: html,
  })
  expect(() => templateBody({ name: 'n' }, 'f.json')).toThrow('f.json holds no content')
})
