import { plainOf } from '../labels/label-words.ts'

/** Those who audit a company and do not act for it, as registers call them; plain small letters. */
const auditors =
  /(?<!\p{L})(?:auditors?|audit firms?|statutory auditor|abschlussprufer(?:in)?|wirtschaftsprufer|revisionsstelle|commissaires? aux comptes|organe de revision|reviseur(?: d entreprises)?|revisor(?:es)? fiscal(?:es)?|auditor(?:es)? de cuentas|ufficio di revisione|societa di revisione|revisore(?: legale)?|sindac[oi]|collegio sindacale|commissaris|bedrijfsrevisor|registeraccountant|revisor oficial de contas|fiscal unico|bieg(?:ly|lego) rewident|rechnungspruf\p{L}*|comisarios?(?:\(s\))? de cuentas|tilintarkasta\p{L}*|revisorer|konyvvizsgalo\p{L}*|denetci)(?!\p{L})|核數師|核数师|会计师事务所|會計師事務所|監査法人|会計監査人|회계감사인|مراقب الحسابات|مدقق الحسابات/u

/** Whether a text names one who audits. */
export function namesAuditor(text: string): boolean {
  return auditors.test(plainOf(text).replace(/[’'.-]/gu, ' '))
}
