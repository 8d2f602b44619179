import type { Figures } from './counted-in-myriads.ts'

/** Figures as they are written out in contracts and licences (大写), in both scripts, and as in plain text. */
const digits: Readonly<Record<string, number>> = {
  ...{
    零: 0,
    〇: 0,
    一: 1,
    壹: 1,
    二: 2,
    两: 2,
    兩: 2,
    贰: 2,
    貳: 2,
    三: 3,
    叁: 3,
    參: 3,
    叄: 3,
    四: 4,
    肆: 4,
  },
  ...{ 五: 5, 伍: 5, 六: 6, 陆: 6, 陸: 6, 七: 7, 柒: 7, 八: 8, 捌: 8, 九: 9, 玖: 9 },
}
const units: Readonly<Record<string, number>> = { 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1000, 仟: 1000 }
const groups: Readonly<Record<string, number>> = {
  ...{ 万: 10_000, 萬: 10_000, 亿: 100_000_000, 億: 100_000_000 },
}

/** Such figures before the sign of a currency. */
const writtenOut =
  /[零〇一壹二两兩贰貳三叁參叄四肆五伍六陆陸七柒八捌九玖十拾百佰千仟万萬亿億]{2,}(?=\s?(?:元|圆|圓|人民币|人民幣|美元|港元|港币|港幣|澳門元|新臺幣|新台币))/gu

/** `壹佰万元整` → 1,000,000: amounts that are written out in Han, and where they stand. */
export function amountsInHan(text: string): readonly (Figures & { readonly printed: string })[] {
  return [...text.matchAll(writtenOut)].flatMap(({ 0: printed, index }) => {
    const amount = amountOfHan(printed)
    return amount === 0
      ? []
      : [{ amount, printed: String(amount), start: index, end: index + printed.length }]
  })
}

/** Digits times their units make a group of four, groups times theirs the sum. */
function amountOfHan(printed: string): number {
  let [sum, group, digit] = [0, 0, 0]
  for (const sign of printed) {
    const [unit, myriads] = [units[sign], groups[sign]]
    if (unit !== undefined) [group, digit] = [group + (digit === 0 ? 1 : digit) * unit, 0]
    else if (myriads !== undefined) [sum, group, digit] = [sum + (group + digit) * myriads, 0, 0]
    else digit = digits[sign] ?? 0
  }
  return sum + group + digit
}
