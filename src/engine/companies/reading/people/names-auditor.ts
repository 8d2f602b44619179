import { plainOf } from '../labels/label-words.ts'

/** Those who audit a company and do not act for it, as registers call them; plain small letters. */
const auditors =
  /\b(?:auditors?|audit firms?|statutory auditor|abschlussprufer(?:in)?|wirtschaftsprufer|revisionsstelle|commissaires? aux comptes|organe de revision|reviseur(?: d entreprises)?|revisor(?:es)? fiscal(?:es)?|auditor(?:es)? de cuentas|ufficio di revisione|societa di revisione|revisore(?: legale)?|sindac[oi]|collegio sindacale|commissaris|bedrijfsrevisor|registeraccountant|revisor oficial de contas|fiscal unico|bieg(?:ly|lego) rewident)/u

/** Whether a text names one who audits. */
export function namesAuditor(text: string): boolean {
  return auditors.test(plainOf(text).replace(/[’'.-]/gu, ' '))
}
