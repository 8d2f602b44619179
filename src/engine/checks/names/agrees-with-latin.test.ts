import { describe, expect, it } from 'vitest'
import { romaniseName } from '../../../flows/scan/names/romanise-name.ts'
import type { PrintScript } from '../../../vocabulary/reading/script.ts'
import { agreesWithLatin } from './agrees-with-latin.ts'

const compare = (text: string, latin: string, script: PrintScript) =>
  agreesWithLatin({ text, spellings: romaniseName(text) ?? [] }, latin, script)

describe('A local name beside Latin letters', () => {
  it.each([
    ['Иванов Сергей', 'IVANOV SERGEI', 'Cyrl'],
    ['Юлия Щербакова', 'IULIIA SHCHERBAKOVA', 'Cyrl'],
    ['Шевченко Олександр', 'SHEVCHENKO OLEKSANDR', 'Cyrl'],
    ['Παπαδόπουλος Γεώργιος', 'PAPADOPOULOS GEORGIOS', 'Grek'],
    ['محمد الأحمد', 'MOHAMMED AL AHMAD', 'Arab'],
    ['王小明', 'WANG XIAOMING', 'Hani'],
    ['김민준', 'KIM MINJUN', 'Kore'],
  ] as const)('%s is %s', (local, latin, script) => expect(compare(local, latin, script)).toBe('same'))

  it.each([
    ['Иванов Сергей', 'PETROV SERGEI', 'Cyrl'],
    ['Иванов Сергей', 'IVANOV DMITRII', 'Cyrl'],
    ['Παπαδόπουλος Γεώργιος', 'ATHANASIADIS GEORGIOS', 'Grek'],
    ['محمد الأحمد', 'ANNA ERIKSSON', 'Arab'],
  ] as const)('%s is surely not %s', (local, latin, script) =>
    expect(compare(local, latin, script)).toBe('different'),
  )

  it.each([
    ['王小明', 'ERIKSSON ANNA', 'Hani'],
    ['山田太郎', 'YAMADA TARO', 'Hani'],
    ['สมชาย ใจดี', 'SOMCHAI JAIDEE', 'Thai'],
    ['محمد الأحمد', 'MUHAMED ALI', 'Arab'],
    ['कुमार', 'KUMAR', 'Deva'],
    ['', 'ERIKSSON', 'Cyrl'],
    ['Иванов', '', 'Cyrl'],
  ] as const)('%s may or may not be %s', (local, latin, script) => {
    expect(['unknown', 'same']).toContain(compare(local, latin, script))
  })

  it.each([
    ['Иванова Анна Сергеевна', 'IVANOVA ANNA'],
    ['Евгений Жуков', 'EVGENY ZHUKOV'],
    ['Евгений Жуков', 'YEVGENIY JOUKOV'],
    ['Наталья Хрущёва', 'NATALIA KHRUSHCHEVA'],
    ['Олег Цой', 'OLEG TSOI'],
    ['Ганна Гончар', 'HANNA HONCHAR'],
    ['Ђорђевић Џон', 'DJORDJEVIC DZON'],
    ['Әбдірахманов Нұрлан', 'ABDIRAKHMANOV NURLAN'],
    ['Жұмабаев Қайрат', 'ZHUMABAYEV KAIRAT'],
    ['Нұрсұлтан Әлиев', 'NURSULTAN ALIYEV'],
    ['Батбаяр Отгон', 'BATBAYAR OTGON'],
    ['Ҷамшед Раҳмонов', 'JAMSHED RAHMONOV'],
    ['Өмүрбек Үсөнов', 'OMURBEK USONOV'],
    ['Христов Юри', 'HRISTOV YURI'],
  ])('%s is not held to be another than %s', (local, latin) => {
    expect(compare(local, latin, 'Cyrl')).not.toBe('different')
  })

  it.each([
    ['Γιώργος Χατζηγεωργίου', 'GIORGOS CHATZIGEORGIOU'],
    ['Μπάμπης Ντόκος', 'BAMPIS NTOKOS'],
    ['Ευάγγελος Αυγερινός', 'EVANGELOS AVGERINOS'],
    ['Ψωμάς Ξένος', 'PSOMAS XENOS'],
  ])('%s is not held to be another than %s', (local, latin) => {
    expect(compare(local, latin, 'Grek')).not.toBe('different')
  })
})
