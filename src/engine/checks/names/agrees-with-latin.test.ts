import { describe, expect, it } from 'vitest'
import { romaniseName } from '../../../flows/scan/names/romanise-name.ts'
import { agreesWithLatin } from './agrees-with-latin.ts'

const compare = (text: string, latin: string, issuer = '') => {
  const held = { surname: '', givenNames: '', fullName: latin, truncated: false }
  return agreesWithLatin({ text, spellings: romaniseName(text) ?? [] }, held, issuer)
}

describe('A local name beside Latin letters', () => {
  it.each([
    ['Иванов Сергей', 'IVANOV SERGEI'],
    ['Юлия Щербакова', 'IULIIA SHCHERBAKOVA'],
    ['Шевченко Олександр', 'SHEVCHENKO OLEKSANDR'],
    ['Παπαδόπουλος Γεώργιος', 'PAPADOPOULOS GEORGIOS'],
    ['محمد الأحمد', 'MOHAMMED AL AHMAD'],
    ['王小明', 'WANG XIAOMING'],
    ['김민준', 'KIM MINJUN'],
  ])('%s is %s', (local, latin) => expect(compare(local, latin)).toBe('same'))

  it.each([
    ['Иванов Сергей', 'PETROV SERGEI'],
    ['Иванов Сергей', 'IVANOV DMITRII'],
    ['Παπαδόπουλος Γεώργιος', 'ATHANASIADIS GEORGIOS'],
    ['محمد الأحمد', 'ANNA ERIKSSON'],
    ['محمد سالم المنصوري', 'MOHAMMED SALEM DARWISH'],
    ['יוסף כהן', 'MOSHE ALTERMAN'],
    ['राहुल शर्मा', 'RAHUL BANERJEE'],
    ['김민준', 'PARK SEOYEON'],
    ['ペトロワ アンナ', 'SCHMIDT JULIA'],
  ])('%s is surely not %s', (local, latin) => expect(compare(local, latin)).toBe('different'))

  it.each([
    ['山田太郎', 'YAMADA TARO'],
    ['สมชาย ใจดี', 'SOMCHAI JAIDEE'],
    ['محمد الأحمد', 'MUHAMED ALI'],
    ['कुमार', 'KUMAR'],
    ['চৌধুরী সুজন', 'SUJAN CHOWDHURY'],
    ['Игорь Николаевич Гутник', 'IHAR HUTNIK'],
    ['Евгений Пустовой', 'YAUHEN PUSTAVY'],
    ['Ольга Неборская', 'VOLHA NIABORSKAIA'],
    ['', 'ERIKSSON'],
    ['Иванов', ''],
  ])('%s may be %s', (local, latin) => {
    expect(['unknown', 'same']).toContain(compare(local, latin))
  })

  it('speaks of signs of Han on documents of China alone, where they are read in one way', () => {
    expect(compare('王小明', 'LIU JIANGUO', 'CHN')).toBe('different')
    expect(compare('王小明', 'WANG XIAOMIN', 'CHN')).not.toBe('different')
    for (const issuer of ['HKG', 'TWN', 'JPN', ''])
      expect(compare('王小明', 'LIU JIANGUO', issuer)).toBe('unknown')
  })

  it('misses a part of either name that was not read', () => {
    const half = (text: string, latin: string) =>
      agreesWithLatin(
        { text, spellings: romaniseName(text) ?? [], isHalf: true },
        { surname: '', givenNames: '', fullName: latin, truncated: false },
        '',
      )
    expect(half('Иванов', 'SERGEI IVANOV')).not.toBe('different')
    expect(half('Сергей', 'SERGEI IVANOV')).not.toBe('different')
    expect(half('Кузнецов', 'SERGEI IVANOV')).toBe('different')
  })

  it.each([
    ['Иванов Иван Петрович', 'IVANOV IVAN MARIA'],
    ['Иванова-Щербакова Анна', 'IVANOVA ANNA'],
    ['Абдурахманов Нурсултан', 'ABDURAKHMANOV NURSU'],
  ])('%s lacks or has more than %s, and is no other name for it', (local, latin) => {
    expect(compare(local, latin)).not.toBe('different')
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
    expect(compare(local, latin)).not.toBe('different')
  })

  it.each([
    ['Γιώργος Χατζηγεωργίου', 'GIORGOS CHATZIGEORGIOU'],
    ['Μπάμπης Ντόκος', 'BAMPIS NTOKOS'],
    ['Ευάγγελος Αυγερινός', 'EVANGELOS AVGERINOS'],
    ['Ψωμάς Ξένος', 'PSOMAS XENOS'],
  ])('%s is not held to be another than %s', (local, latin) => {
    expect(compare(local, latin)).not.toBe('different')
  })
})
