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
  expect(read('للتجارة ش.م.م, هي شركة')).toBe('للتجارة ش.م.م. هي شركة')
  expect(read('بناءء للطلب')).toBe('بناءً للطلب')
})

it.each(['أسماء الشركاء', 'بدء النشاط', 'تاريخ الانتهاء', 'مجلس الفقهاء', 'كل شيء بريء', 'الجزء البطيء', 'وضوء', 'بهاء الدين'])(
  'a hamza that may stand there stays: %s',
  (text) => expect(read(text)).toBe(text),
) // prettier-ignore

it('thousands that a letter parts stand as they are read', () => {
  expect(read('٠٠٠و٥٠ جنيه مصرى')).toBe('٥٠٬٠٠٠ جنيه مصرى')
  expect(read('٠٠٠و٥٠٠و٢')).toBe('٢٬٥٠٠٬٠٠٠')
  expect(read('المادة ١٢و١٣')).toBe('المادة ١٢و١٣')
})

it('letters that a word of Arabic cannot have are those for which they were taken', () => {
  expect(read('سلطنة غمان')).toBe('سلطنة عمان')
  expect(read('شركة ذات مسۇولية محدودة')).toBe('شركة ذات مسؤولية محدودة')
  expect(read('حل الشرگة')).toBe('حل الشركة')
  expect(read('رئيسآ لهيئة المديرين')).toBe('رئيسا لهيئة المديرين')
  expect(read('شركة گلستان - القرآن')).toBe('شركة گلستان - القرآن')
})

it('print in other letters stays, and pages of Persian', () => {
  expect(inArabic([{ text: 'شرکت ملی' }, { text: 'الگو' }])[1]?.text).toBe('الگو')
  expect(read('Doha, Qatar')).toBe('Doha, Qatar')
})
