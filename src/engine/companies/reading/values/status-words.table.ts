import type { CompanyStatus } from '../../../../vocabulary/companies/company.ts'

/** Words of registers for a status, plain small letters, the gravest first: a line may hold several. */
export const statusWords: readonly (readonly [CompanyStatus, RegExp])[] = [
  [
    'dissolved',
    /\b(?:dissolved|struck off|deregistered|cancell?ed|revoked|forfeited|withdrawn|merged|terminated|void|gelöscht|geloescht|erloschen|aufgelöst und gelöscht|radiee?|dissoute|disuelta|extinguida|extinta|cancelada|dissolvida|cessata|cancellata|estinta|ontbonden|uitgeschreven|beeindigd|opgeheven|wykreslon[ya]|rozwiazan[ya]|ophort|oplost|avregistrerad|upplost|vymazan[ay]|zanikla|zanikl|baixada|cloturee|poistettu|purettu|lakannut|lakkautettu|slettet|opplost|torolt|torolve|megszunt|radiata|dizolvata|terkin|kapali|brisan[oa]?|izbrisan[oa]?|kustutatud|likvidets|izslegts|isregistruotas|διαγραμμενη|ликвидировано|прекратило|припинено|заличен|closed|ended|inactive dissolved|not active|expired)\b/u,
  ],
  [
    'in_liquidation',
    /\b(?:in liquidation|liquidation|winding up|wound up|administration order|in administration|insolvency|insolvent|receivership|bankrupt|bankruptcy|in liquidazione|liquidazione|fallimento|en liquidacion|liquidacion|concurso|em liquidacao|liquidacao|insolvencia|i\.? ?l\.?|in abwicklung|insolvenz|insolvenzverfahren|aufgelost|en liquidation|liquidation judiciaire|redressement judiciaire|faillite|faillissement|surseance|in vereffening|w likwidacji|likwidacja|upadlosc|w upadlosci|konkurs|under konkurs|likvidation|v likvidaci|likvidace|selvitystilassa|konkurssissa|avvikling|under avvikling|konkurs|felszamolas|vegelszamolas|in lichidare|in insolventa|tasfiye|tasfiye halinde|u likvidaciji|v likvidaciji|u stecaju|likvideerimisel|pankrotis|likvidacija|likvidacijas|в стадии ликвидации|в процесі припинення|в ликвидация|υπο εκκαθαριση|clearance|liquidazione volontaria)\b/u,
  ],
  [
    'inactive',
    /\b(?:inactive|dormant|suspended|not in good standing|delinquent|non trading|inattiva|inactiva|sospesa|suspendida|suspensa|inactif|en sommeil|inactieve?|inapta|ruhend|ruht|nieaktywn[ya]|zawieszon[ya]|cierre provisional|baja provisional)\b/u,
  ],
  [
    'active',
    /\b(?:active|live|in good standing|good standing|existing|in existence|registered|subsisting|current|normal|incorporated|aktiv|aktive|eingetragen|bestehend|actief|ingeschreven|normale toestand|rechtstoestand normaal|en activite|activite|actif|active|inscrite|inscrit[ao]s?|habilitad[ao]|immatriculee|activa|vigente|ativa|ativo|activo|en vigor|alta|attiva|attivo|iscritta|aktywn[ya]|wpisan[ya]|czynn[ya]|registreret|registrerad|verksam|verksamt|aktivni|zapsana|situation normale|in bedrijf|regular|w rejestrze|zarejestrowan[ya]|platn[aey]|platny|zapisan[ay]|kayitli|εγγεγραμμενη|rekisterissa|toimiva|toiminnassa|voimassa|registrert|aktivt|mukodo|mukodik|bejegyezve|ervenyben|hatalyos|functiune|in functiune|inregistrat|inregistrata|faal|aktif|tescilli|upisan[oa]?|aktivan|aktivna|registrovan[oa]?|registrisse kantud|registrets|registrēts|registruotas|iregistruotas|ενεργη|ενεργος|действующее|действует|зарееструвано|зареєстровано|активен|aktiv normal|existing company|berdaftar|wujud|dang hoat dong|open|operating|trading|extant|on register|valid|ongoing|in business|good (?:legal|corporate) standing|validly existing)\b/u,
  ],
]

/** The same in scripts in which words have no edges that a pattern sees; as `plainOf` has them. */
export const statusSigns: readonly (readonly [CompanyStatus, RegExp])[] = [
  ['dissolved', /注销|註銷|吊销|吊銷|解散|已告解散|閉鎖|폐업|해산|말소|청산종결|ликвидирован|прекращен|прекратил|припинен|заличен|брисан|διαγραφ|διαγραμμεν|ملغ|مشطوب|منحل|شطب|מחוק|חוסלה/u],
  ['in_liquidation', /清算|清盤|清盘|破产|破產|청산중|파산|в стадии ликвидации|в процессе ликвидации|в процесі припинення|в стані припинення|в ликвидация|у ликвидацији|у стечају|υπο εκκαθαριση|تحت التصفية|قيد التصفية|בפירוק/u],
  ['inactive', /停业|歇业|停業|歇業|휴업|приостановлен|معلق|موقوف|منتهي|ανενεργ|לא פעיל/u],
  ['active', /存续|存續|在营|在業|在业|开业|在册|核准設立|仍註冊|已註冊|正常|계속사업자|정상|де[йи]ствующ|де[йи]ствует|зарегистрировано|зареєстрован|активен|активан|активно|ενεργ|نشط|ساري|سارية|قائم|فعال|פעיל/u],
] // prettier-ignore
