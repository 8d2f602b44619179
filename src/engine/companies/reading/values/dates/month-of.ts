import { monthOfWord } from '../../../../documents/viz/dates/month-words.ts'
import { monthNames } from '../../../../documents/viz/tables/month-names.table.ts'
import { plainOf } from '../../labels/label-words.ts'

/** Months that the table of documents does not have; plain small letters. */
const furtherMonths: Readonly<Record<string, number>> = { marts: 3, augusti: 8, januari: 1, februari: 2, maj: 5, leden: 1, unor: 2, kveten: 5, listopad: 11, prosinec: 12, ocak: 1, subat: 2, mart: 3, nisan: 4, mayis: 5, haziran: 6, temmuz: 7, agustos: 8, eylul: 9, ekim: 10, kasim: 11, aralik: 12, tammikuuta: 1, helmikuuta: 2, maaliskuuta: 3, huhtikuuta: 4, toukokuuta: 5, kesakuuta: 6, heinakuuta: 7, elokuuta: 8, syyskuuta: 9, lokakuuta: 10, marraskuuta: 11, joulukuuta: 12, ledna: 1, unora: 2, brezna: 3, dubna: 4, kvetna: 5, cervna: 6, cervence: 7, srpna: 8, zari: 9, rijna: 10, listopadu: 11, prosince: 12, januara: 1, februara: 2, marca: 3, aprila: 4, maja: 5, juna: 6, jula: 7, augusta: 8, septembra: 9, oktobra: 10, novembra: 11, decembra: 12, januar: 1, februar: 2, marcius: 3, aprilis: 4, majus: 5, junius: 6, julius: 7, augusztus: 8, szeptember: 9, oktober: 10, november: 11, december: 12, ianuarie: 1, februarie: 2, martie: 3, aprilie: 4, mai: 5, iunie: 6, iulie: 7, septembrie: 9, octombrie: 10, noiembrie: 11, decembrie: 12, sijecnja: 1, veljace: 2, ozujka: 3, travnja: 4, svibnja: 5, lipnja: 6, srpnja: 7, kolovoza: 8, rujna: 9, studenoga: 11, studenog: 11, prosinca: 12, jaanuar: 1, veebruar: 2, aprill: 4, juuni: 6, juuli: 7, oktoober: 10, detsember: 12, pebruari: 2, maret: 3, mei: 5, juni: 6, juli: 7, agustus: 8, desember: 12, mac: 3, julai: 7, ogos: 8, disember: 12, machi: 3, aprili: 4, septemba: 9, oktoba: 10, novemba: 11, disemba: 12, desemba: 12, agosti: 8, yanvar: 1, fevral: 2, aprel: 4, iyun: 6, iyul: 7, avgust: 8, sentyabr: 9, sentabr: 9, oktyabr: 10, noyabr: 11, dekabr: 12 } // prettier-ignore

/** Languages whose months are not written in Latin letters. */
const monthLanguages = ['ru', 'uk', 'bg', 'sr', 'el', 'ar', 'he'] as const

/** The month that a word names, 1..12; null where it names none. */
export function monthOf(word: string): number | null {
  const plain = plainOf(word).replace(/[^a-z]/g, '')
  if (plain === '') {
    const named = monthOfWord(word.replace(/\.$/u, ''), monthLanguages)
    return named?.calendar === 'gregory' ? named.month : null
  }
  const at = monthNames.findIndex((names) => names.includes(plain.toUpperCase()))
  return at >= 0 ? at + 1 : (furtherMonths[plain] ?? null)
}
