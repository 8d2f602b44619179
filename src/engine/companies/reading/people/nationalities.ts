import { stateByName } from '../../../documents/values/states.ts'
import { plainOf } from '../labels/label-words.ts'
import { africaAndAsiaNationalities } from './regions/africa-and-asia-nationalities.table.ts'
import { europeAndAmericasNationalities } from './regions/europe-and-americas-nationalities.table.ts'

/** How registers write a nationality, in the languages of the labels: beginnings of words, plain small letters. */
const beginnings: readonly (readonly [string, string])[] = [
  ['VG', 'british virgin|bvi'],
  ['GB', 'british|britanni|britisch|brits|brytyjsk|britisk|english|scottish|welsh|united kingdom|vereinigtes konigreich|royaume uni|reino unido|regno unito|verenigd koninkrijk|wielka brytania|uk'],
  ['IE', 'irish|irisch|irlandais|irlandes|irlandese|iers|irlandzk|ireland|irland'],
  ['DE', 'german|deutsch|allemand|aleman|tedesc|duits|alema|niemieck|tysk|germany|allemagne|alemania|germania|duitsland|alemanha|niemcy'],
  ['AT', 'austrian|osterreich|autrichien|austriac|oostenrijk|austriack|austria|autriche'],
  ['CH', 'swiss|schweiz|suisse|suiz|svizzer|zwitser|suic|szwajcar|switzerland'],
  ['FR', 'french|franzosisch|francais|frances|francese|frans|francusk|fransk|france|frankreich|francia|frankrijk|franca|francja'],
  ['BE', 'belgian|belgisch|belge|belga|belgie|belgium|belgique|belgien|belgica|belgio|belgia'],
  ['NL', 'dutch|niederland|neerlandais|neerlandes|holand|olandese|nederland|holenders|netherlands|pays bas|paises bajos|paesi bassi|paises baixos|holandia'],
  ['LU', 'luxemb|luksemburg'],
  ['ES', 'spanish|spanisch|espagnol|espanol|spagnol|spaans|espanhol|hiszpansk|spain|spanien|espagne|espana|spagna|spanje|espanha|hiszpania'],
  ['PT', 'portuguese|portugies|portugais|portugues|portoghese|portugees|portugal|portugalsk'],
  ['IT', 'italian|italienisch|italien|italiaan|wlosk|italy|italie|italia|wlochy'],
  ['PL', 'polish|polnisch|polonais|polac|polsk|pools|polon|poland|polen|pologne|polonia|polska'],
  ['DK', 'danish|danisch|danois|danes|dansk|deens|denmark|danmark'],
  ['SE', 'swedish|schwedisch|suedois|suec|svedese|zweeds|szwedzk|svensk|sweden|sverige'],
  ['NO', 'norwegian|norwegisch|norvegien|noruego|norvegese|noors|norwesk|norsk|norway|norge'],
  ['FI', 'finnish|finnisch|finlandais|finland|suomi'],
  ['CZ', 'czech|tschechisch|tcheque|checo|ceco|tsjechisch|czesk|cesk'],
  ['US', 'american|amerikan|americain|estadounidense|statunitense|amerykansk|united states|usa|etats unis|estados unidos|stati uniti'],
  ['CA', 'canadian|kanadisch|canadien|canadiense|canada'],
  ['AU', 'australian|australia'],
  ['CN', 'chinese|chinesisch|chinois|chino|cinese|china'],
  ['IN', 'indian|indisch|indien|india'],
  ['SG', 'singaporean|singapore'],
  ['HK', 'hong kong'],
  ['BR', 'brazilian|brasileir|brasilian|bresilien|brasile|brazil|brasil'],
  ['MX', 'mexican|mexikan|messican|mexico'],
  ['AE', 'emirati|united arab emirates'],
  ['RO', 'romanian|rumanisch|roumain|rumano|rumeno|romania'],
  ['HU', 'hungarian|ungarisch|hongrois|hungaro|ungherese|hungary'],
  ['FI', 'suomen|finlandsk|finsk|finland'],
  ['LV', 'latvi|lettisch|letton'], ['LT', 'lithuan|litauisch|lituan|lietuv'], ['EE', 'eston|estnisch|eesti|eesti'], ['SK', 'slovak|slowakisch|slovaq|slovensk'], ['SI', 'sloveni|slowenisch|slovensk'], ['HR', 'croat|kroatisch|croate|hrvat'], ['RS', 'serbi|serbisch|srb'], ['BG', 'bulgar'], ['UA', 'ukrain'], ['JP', 'japan|giappon|japon'], ['KR', 'korea|south korea'], ['ID', 'indonesia'], ['MY', 'malaysia'], ['PH', 'filipin|philippin'], ['VN', 'vietnam|viet nam'], ['TH', 'thai'], ['ZA', 'south afric'], ['NG', 'nigeria'], ['KE', 'kenya'], ['GH', 'ghana'], ['MA', 'maroc|morocc|marok'], ['TN', 'tunis'], ['SN', 'senegal'], ['EG', 'egypt'], ['SA', 'saudi'], ['AR', 'argentin'], ['CL', 'chile'], ['CO', 'colombi'], ['PE', 'peru'], ['EC', 'ecuator'], ['PA', 'panam'], ['CR', 'costarric|costa ric'], ['UY', 'urugua'], ['CY', 'cypr|zypri'], ['MT', 'malt'], ['LI', 'liechtenstein'],
  ['GR', 'greek|griechisch|grec|griego|greco|greece'],
  ['TR', 'turkish|turkisch|turc|turco|turkey'],
] // prettier-ignore

const all = [...beginnings, ...africaAndAsiaNationalities, ...europeAndAmericasNationalities]

/** The country of a nationality or a country as printed; null where it is not known. */
export function countryOf(text: string): string | null {
  const plain = plainOf(text)
    .replace(/[^a-z ]+/g, ' ')
    .trim()
  if (plain === '') return null
  const iso = /^[A-Z]{2}$/.test(text.trim()) ? text.trim() : null
  if (iso !== null && all.some(([code]) => code === iso)) return iso
  const found = all.find(([, starts]) => starts.split('|').some((start) => plain.startsWith(start)))
  return found?.[0] ?? stateByName(text)?.iso2 ?? null
}

const citizenship = /\b(?:nationality|nationalité|staatsangehörigkeit|nacionalidad|cittadinanza|nationaliteit|nacionalidade|obywatelstwo|de nationalité|citizen of|citizenship)\s*:?\s*(\p{L}+)/iu // prettier-ignore
const demonym = /^(?:\p{Lu}|\p{Ll})\p{L}{3,}(?:sch|sche|sk|ska|ski|an|ish|ais|aise|ien|ienne|ese|ol|ola|ench|h|e|o|a|sh|er|en)$/u // prettier-ignore

/** A nationality among the parts of a line, which is taken out of it. */
export function findNationality(text: string): { readonly text: string; readonly country: string | null } {
  const labelled = citizenship.exec(text)
  if (labelled !== null) {
    const country = countryOf(labelled[1] ?? '')
    return { text: text.replace(labelled[0], ' '), country }
  }
  const parts = text.split(',')
  for (const [at, part] of parts.entries()) {
    const trimmed = part.trim()
    const country = at > 0 && demonym.test(trimmed) && !trimmed.includes(' ') ? countryOf(trimmed) : null
    if (country !== null) return { text: parts.filter((_, index) => index !== at).join(','), country }
  }
  return { text, country: null }
}
