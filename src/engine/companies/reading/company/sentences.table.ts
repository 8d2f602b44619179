import type { CompanyKey } from '../../../../vocabulary/companies/company.ts'

/** How a sentence of a certificate, of articles or of a deed says a value. */
export interface Sentence {
  readonly key: CompanyKey | 'shareCapital'
  /** With the flag `g`: it is looked for in the whole text. */
  readonly pattern: RegExp
  /** What is taken of what stands behind the pattern. */
  readonly take:
    'name' | 'title' | 'date' | 'dateOfDeed' | 'number' | 'form' | 'status' | 'address' | 'capital'
  /** What it says, where the words themselves say it. */
  readonly says?: string
  /** What the page has to print besides. */
  readonly beside?: RegExp
}

/** Documents by which a company is founded: their own date is that of the company, where no other is printed. */
const foundingActs =
  /^(?![^]*\b(?:(?:articles|certificate) of (?:amendment|merger|dissolution|conversion)|restated|mis à jour)\b)[^]*\b(?:articles of (?:incorporation|organization|association)|certificate of (?:incorporation|formation|organization))\b/iu

/** The first that is found of a key counts. */
export const sentences: readonly Sentence[] = [
  // `Re: Oakfield Holdings Inc. (the “Company”)`: who certifies is another company.
  { key: 'legalName', pattern: /(?<!\p{L})(?:re|subject|of|for|concerning|regarding)(?:\s*:)?\s+(?=\p{Lu}[^()"“”:;]{3,80}\((?:the|hereinafter(?: called| referred to as)?(?: the)?)\s+(?!company\))[^\s)]?company[^\s)]?\))/giu, take: 'title' },
  { key: 'legalName', pattern: /\b(?:certif(?:y|ies) that|certificamos que|certifie que|bescheinigt,? dass|certifica che|certifica que|verklaart dat|zaświadcza,? że)\s*[,:]?\s*(?:the (?:company|corporation|entity)\s+)?/giu, take: 'name' },
  { key: 'legalName', pattern: /\b(?:the name of (?:the|this) (?:company|corporation|entity|limited liability company) (?:is|shall be)|la société dénommée|la sociedad denominada|la società denominata|die gesellschaft führt die firma|die firma der gesellschaft lautet|de vennootschap draagt de naam|incorporation of|a sociedade denominada)\s*:?\s*/giu, take: 'name' },
  { key: 'legalName', pattern: /(?<!\p{L})(?:(?:a|aura|prend|porte) (?:pour|la) dénomination(?: sociale)?(?: de| est)?|la dénomination(?: sociale)?(?: de la société)? est|tiene por denominación|se denominará|girará bajo la denominación(?: social)?(?: de)?|la denominación de la sociedad es|è denominata|la denominazione(?: sociale)?(?: della società)? è|assume la denominazione(?: sociale)?(?: di)?|(?:adota|adopta|tem|gira sob) a (?:firma|denominação)(?: social)?(?: de)?|die firma lautet|is genaamd|de naam van de vennootschap (?:is|luidt)|firma spółki brzmi|spółka (?:działa|działać będzie|będzie działać) pod firmą)\s*:?\s*/giu, take: 'title' },
  { key: 'incorporationDate', pattern: /\b(?:was|is|were|been|duly|this day)\s+(?:duly\s+|first\s+)?(?:incorporated|formed|registered|organi[sz]ed|established|constituted)\b[^.]{0,160}?\b(?:on|dated)\s+(?:the\s+)?(?=[\p{L}\d])/giu, take: 'date' },
  { key: 'incorporationDate', pattern: /\b(?:incorporated|formed|registered|established)\s+on\s+(?:the\s+)?/giu, take: 'date' },
  // Portugal counts the entries of a company: the first one is made of the request (`apresentação`) of a day.
  { key: 'incorporationDate', pattern: /\binsc(?:\.|rição)?\s*1\b[\s–-]*(?=ap\.?\s*\d{1,5}\s?\/\s?(?:19|20)\d{6}(?!\d))/giu, take: 'date' },
  { key: 'incorporationDate', pattern: /\b(?:registrad[ao]|inscrit[ao])\b[^.;]{0,90}?\bdesde(?: el)?\s+(?:(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo),?\s+)?(?=\d)/giu, take: 'date' },
  { key: 'incorporationDate', pattern: /\bgiven (?:at|under)\b[^.]{0,120}?\b(?:on|dated|this|the)\s+(?:the\s+)?(?=\d)/giu, take: 'date' },
  { key: 'incorporationDate', pattern: /\bakte,? (?:verleden|opgemaakt|ontvangen)\b[^.]{0,120}?\bop\s+(?=\d)/giu, take: 'date', beside: /\b(?:opgericht|oprichting)\b/iu },
  { key: 'incorporationDate', pattern: /\b(?:gesellschaftsvertrag vom|satzung vom|gegründet am|errichtet am|eingetragen am|constituée? le|immatriculée? (?:au rcs )?le|constituida (?:el|en fecha)|costituita (?:il|con atto del)|opgericht op|opgericht bij akte van|constituída em|zawiązana dnia|zarejestrowana dnia|inscrita el|iscritta il)\s+/giu, take: 'date' },
  { key: 'incorporationDate', pattern: /\bfiled\b(?=[\s:])/giu, take: 'date', beside: foundingActs },
  { key: 'incorporationDate', pattern: /\b(?:statuts(?: constitutifs)? en date du|statuts constitutifs du|acte constitutif (?:en date )?du|articles of incorporation dated)\s+/giu, take: 'date' },
  { key: 'incorporationDate', pattern: /\b(?:signed|executed|dated)\b[^.]{0,80}?\bthis\s+(?=\d)/giu, take: 'date', beside: foundingActs },
  { key: 'registrationNumber', pattern: /\b(?:registered (?:with|under) (?:company )?(?:number|no\.?)|(?:company|registration|registered|file|entity) (?:number|no\.?)|under (?:number|no\.?)|immatriculée au rcs [^\d]{0,30}sous le numéro|sous le numéro|unter der nummer|unter (?=hr[ab])|con el número|con il numero|onder nummer|sob o número|pod numerem(?: krs)?)\s*:?\s*/giu, take: 'number' },
  { key: 'entityType', pattern: /\bas (?:a|an)\s+(?=(?:private|public|limited|unlimited|domestic|foreign|exempt(?:ed)?|company|bvi|international|business)\b)/giu, take: 'form' },
  { key: 'entityType', pattern: /\b(?:certificate of incorporation|incorporation) of (?:a|an)\s+(?=(?:private|public|limited|unlimited)\b)/giu, take: 'form' },
  { key: 'address', pattern: /\b(?:registered office (?:of the company )?(?:is |being )?(?:situated |located )?at|whose registered office is (?:situated |located )?(?:at|in)|dont le siège(?: social)? est(?: situé| sis| établi| fixé)?(?: à| au)?|geschäftsansässig|mit (?:der )?(?:geschäfts)?anschrift|con domicilio(?: social)? en|domiciliada en|con sede(?: legale)? in|met zetel (?:te|aan)|kantoorhoudende (?:te|aan)|com sede (?:na|no|em)|z siedzibą (?:w|przy))\s*:?\s*/giu, take: 'address' },
  { key: 'address', pattern: /\baddress of (?:\p{L}+['’]s )?(?:the |its )?(?:\p{L}+['’]s )?(?:initial )?(?:principal|registered) (?:place of business|office)(?: of the (?:company|corporation|limited liability company))?(?: in this state)? (?:is|shall be)(?: located)?(?: at)?\s*:?\s*/giu, take: 'address' },
  { key: 'address', pattern: /\b(?:le siège(?: social)? (?:de la société )?est (?:fixé|établi|situé)(?: à| au)?|el domicilio social (?:se fija|queda fijado|radica) en|la sede (?:legale |sociale )?è (?:fissata |stabilita )?in|a sede (?:social )?(?:é|fica|situa-se) (?:na|no|em)|der sitz der gesellschaft ist in|adres siedziby(?: spółki)? (?:to|brzmi))\s*:?\s*/giu, take: 'address' },
  { key: 'shareCapital', pattern: /\b(?:au capital(?: social)? de|with (?:a|an) (?:issued |authori[sz]ed )?(?:share )?capital of|stammkapital(?: der gesellschaft)? (?:beträgt|von)|grundkapital (?:beträgt|von)|con (?:un )?capital social de|capital (?:suscrito|suscripto|pagado) (?:es|asciende) (?:de|a)|capitale sociale (?:di|pari a)|(?:geplaatst )?kapitaal (?:van|bedraagt)|com o capital social de|kapitał zakładowy wynosi|share capital (?:of the company )?is)\s*:?\s*/giu, take: 'capital' },
  { key: 'shareCapital', pattern: /(?<!\p{L})sermayesi(?!\p{L})[^;]{0,100}?(?<!\p{L})toplam\s+/giu, take: 'capital' },
  { key: 'status', pattern: /(?<!\b(?:not|nor|no longer) )\b(?:in good (?:legal |corporate )?standing|continuous and unbroken existence|(?:continues to|does) exist|has not been (?:dissolved|struck off)|continues? in existence|has a legal corporate existence|and is validly existing|still (?:on|in) the register|was in existence|se encuentra vigente|existe legalmente|est toujours (?:immatriculée|inscrite)|risulta (?:attiva|iscritta)|nadal istnieje|besteht fort)\b/giu, take: 'status', says: 'active' },
  { key: 'status', pattern: /(?:ما|لا)\s+(?:زالت|تزال)\s+(?:الشركة\s+)?(?:قائمة|مسجلة|مقيدة)/gu, take: 'status', says: 'active' },
] // prettier-ignore
