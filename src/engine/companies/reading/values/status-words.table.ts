import type { CompanyStatus } from '../../../../vocabulary/companies/company.ts'

/** Words of registers for a status, plain small letters, the gravest first: a line may hold several. */
export const statusWords: readonly (readonly [CompanyStatus, RegExp])[] = [
  [
    'dissolved',
    /\b(?:dissolved|struck off|deregistered|cancell?ed|revoked|forfeited|withdrawn|merged|terminated|void|gelöscht|geloescht|erloschen|aufgelöst und gelöscht|radiee?|dissoute|disuelta|extinguida|extinta|cancelada|dissolvida|cessata|cancellata|estinta|ontbonden|uitgeschreven|beeindigd|opgeheven|wykreslon[ya]|rozwiazan[ya]|ophort|oplost|avregistrerad|upplost|vymazan[ay]|zanikla|baixada|cloturee)\b/u,
  ],
  [
    'in_liquidation',
    /\b(?:in liquidation|liquidation|winding up|wound up|administration order|in administration|insolvency|insolvent|receivership|bankrupt|bankruptcy|in liquidazione|liquidazione|fallimento|en liquidacion|liquidacion|concurso|em liquidacao|liquidacao|insolvencia|i\.? ?l\.?|in abwicklung|insolvenz|insolvenzverfahren|aufgelost|en liquidation|liquidation judiciaire|redressement judiciaire|faillite|faillissement|surseance|in vereffening|w likwidacji|likwidacja|upadlosc|w upadlosci|konkurs|under konkurs|likvidation|v likvidaci|likvidace)\b/u,
  ],
  [
    'inactive',
    /\b(?:inactive|dormant|suspended|not in good standing|delinquent|non trading|inattiva|inactiva|sospesa|suspendida|suspensa|inactif|en sommeil|inactieve?|inapta|ruhend|ruht|nieaktywn[ya]|zawieszon[ya]|cierre provisional|baja provisional)\b/u,
  ],
  [
    'active',
    /\b(?:active|live|in good standing|good standing|existing|in existence|registered|subsisting|current|normal|incorporated|aktiv|aktive|eingetragen|bestehend|actief|ingeschreven|normale toestand|rechtstoestand normaal|en activite|activite|actif|active|inscrite|immatriculee|activa|vigente|ativa|ativo|activo|en vigor|alta|attiva|attivo|iscritta|aktywn[ya]|wpisan[ya]|czynn[ya]|registreret|registrerad|aktivni|zapsana|situation normale|in bedrijf|regular|w rejestrze)\b/u,
  ],
]
