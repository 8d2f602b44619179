import { describe, expect, it } from 'vitest'
import { romanise } from './romanise.ts'
import { romaniseArabic } from './romanisers/arabic.ts'
import { romaniseCyrillic } from './romanisers/cyrillic.ts'
import { romaniseHan } from './romanisers/han.ts'
import { romaniseHangul } from './romanisers/hangul.ts'
import { romaniseHebrew } from './romanisers/hebrew.ts'
import { romaniseKana } from './romanisers/kana.ts'

describe('romanise', () => {
  it.each([
    ['владимир путин', 'vladimir putin'],
    ['игорь', 'igor'],
    ['γιωργος', 'giorgos'],
    ['bjørn æsir', 'bjorn aesir'],
    ['plain words 12', 'plain words 12'],
  ])('writes %s as %s', (given, latin) => expect(romanise(given)).toBe(latin))

  it('answers every way in which a word is written', () => {
    expect(romanise('김 경').split(' ')[0]).toMatch(/^kim\|/)
    expect(romanise('a|b')).toBe('a b')
  })

  it('reads no words out of small pictures', () => {
    expect(romanise('😀 王 🇫🇷').trim()).toBe(romanise('王').trim())
    expect(romanise('😀').trim()).toBe('')
  })

  it('keeps Han signs apart, one word each', () => {
    expect(romanise('王小明').trim().split(' ')).toHaveLength(3)
  })
})

describe('the romanisers', () => {
  it.each([
    ['михаил', 'mikhail'],
    ['щербаков', 'shcherbakov'],
    ['зеленський', 'zelenskiy'],
    ['лукашэнка', 'lukashenka'],
    ['быкаў', 'bykau'],
    ['вучић', 'vucic'],
  ])('write the Cyrillic %s as %s', (word, latin) => expect(romaniseCyrillic(word)[0]).toBe(latin))

  it('know Ukrainian by its letters, whose г is an h', () => {
    expect(romaniseCyrillic('григорій')).toEqual(['hryhoriy', 'grigoriy'])
  })

  it.each([
    ['محمد', 'mahamad'],
    ['الكاني', 'al kani'],
    ['جواد', 'jawad'],
    ['حسين', 'hasin'],
    ['الله', 'allah'],
    ['گلپایگانی', 'galapayagani'],
  ])('write the Arabic %s as %s', (word, latin) => expect(romaniseArabic(word)).toEqual([latin]))

  it('read letters of Hebrew both ways', () => {
    expect(romaniseHebrew('משה')[0]).toBe('masha')
    expect(romaniseHebrew('דוד')[0]).toBe('dod')
    expect(romaniseHebrew('אברהם')).toContain('avaraham')
    expect(romaniseHebrew('כהן')).toContain('kahan')
  })

  it('write a Korean syllable in the ways of both states, and a family name as families do', () => {
    expect(romaniseHangul('경', false)).toEqual(['gyeong', 'kyong', 'kyoung'])
    expect(romaniseHangul('이', true)).toContain('lee')
    expect(romaniseHangul('이', false)).not.toContain('lee')
  })

  it('read Han signs by the surnames first', () => {
    expect(romaniseHan('曾小明').map(([main]) => main)).toEqual(['zeng', 'xiao', 'ming'])
    expect(romaniseHan('欧阳娜')[0]).toEqual(['ouyang', 'auyeung'])
    expect(romaniseHan('金正恩')[0]).toContain('kim')
    expect(romaniseHan('金正恩')[1]).toEqual(expect.arrayContaining(['zheng', 'jong']))
    expect(romaniseHan('金正恩')[2]).toEqual(expect.arrayContaining(['en', 'un']))
    expect(romaniseHan('馬正恩').slice(1)).toEqual([['zheng'], ['en']])
  })

  it.each([
    ['ким чен ын', 'kim|gim|keem chen|jung|jeon|chung|jun|jong yn|eun|un'],
    ['ким чен ир', /^kim\S* chen\S* ir\|il/],
    ['ким анна', 'kim anna'],
    ['пак виктор', 'pak viktor'],
    ['ан чен', /^an\S* chen\S*jong/],
    ['си цзиньпин', 'si|xi tszinpin|jinping'],
    ['чжан вэй', /^chzhan\S*\|zhang vey\|wei/],
    ['хуан го', /\|huang\S* go\|guo/],
    ['ши юнъань', 'shi yunan|yongan'],
    ['мао цзэдун', 'mao tszedun|zedong'],
    ['сюй юнань', 'syuy|xu yunan|younan'],
    ['си иванов', 'xi|si ivanov'],
    ['иван чен', 'ivan chen'],
  ])('read %s as a name of Korea or China where all of it is one', (name, latin) =>
    expect(romanise(name)).toMatch(latin),
  )

  it.each([
    ['シュミット', 'shumitto'],
    ['たかはし', 'takahashi'],
    ['ジョン', 'jon'],
    ['トウゴウ', 'togo'],
    ['ファン', 'fan'],
  ])('write the kana %s as %s', (word, latin) => expect(romaniseKana(word)).toEqual([latin]))
})
