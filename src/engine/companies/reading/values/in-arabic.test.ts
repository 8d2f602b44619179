import { expect, it } from 'vitest'
import { inArabic } from './in-arabic.ts'

const read = (text: string) => inArabic([{ text }])[0]?.text

it('a sign that no word of Arabic can have at its end is the comma', () => {
  expect(read('دينار أردنيء ومركزها الرئيسي (الزرقاءء حي معصوم. شارع')).toBe(
    'دينار أردني، ومركزها الرئيسي (الزرقاء، حي معصوم. شارع',
  )
  expect(read('وتعديلاته, أشهد')).toBe('وتعديلاته، أشهد')
  expect(read('عضوة فيهاء ويفوض')).toBe('عضوة فيها، ويفوض')
  expect(read('وقت طباعتهء وللتحقق')).toBe('وقت طباعته، وللتحقق')
  expect(read('بناءء للطلب')).toBe('بناءً للطلب')
})

it.each(['أسماء الشركاء', 'بدء النشاط', 'تاريخ الانتهاء', 'مجلس الفقهاء', 'كل شيء بريء', 'الجزء البطيء', 'وضوء', 'بهاء الدين'])(
  'a hamza that may stand there stays: %s',
  (text) => expect(read(text)).toBe(text),
) // prettier-ignore

it('print in other letters stays', () => {
  expect(read('Doha, Qatar')).toBe('Doha, Qatar')
})
