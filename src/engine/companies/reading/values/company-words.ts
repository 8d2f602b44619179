import { plainOf } from '../labels/label-words.ts'

/**
 * Forms by which the end of a name shows that it is a company's. Only for finding names among print; what form it is says
 * `legal-forms`.
 */
const formAtEnd =
  /(?:^|[\s,.(])(?:ltd|limited|llc|l\.l\.c|inc|incorporated|corp|corporation|plc|p\.l\.c|llp|l\.l\.p|lp|co|company|gmbh|mbh|ug|ag|kg|ohg|gbr|e\.? ?k|kgaa|gmbh & co\.? ?kg|se|sa|s\.a|sas|s\.a\.s|sasu|sarl|s\.a\.r\.l|s\.a r\.l|eurl|sci|snc|s\.n\.c|sl|s\.l|slu|s\.l\.u|s\.l\.l|sociedad limitada|sociedad anonima|srl|s\.r\.l|srls|spa|s\.p\.a|s\.a\.s|bv|b\.v|nv|n\.v|bvba|vof|v\.o\.f|lda|l\.da|limitada|unipessoal lda|ltda|eireli|s\.?p\.? ?z ?o\.? ?o|sp\. ?z ?o\.? ?o|spolka z ograniczona odpowiedzialnoscia|spolka akcyjna|sp\. ?k|sp\. ?j|aps|a\/s|as|ab|oy|oyj|s\.? ?r\.? ?o|spol\. s r\.o|a\.s|kft|zrt|nyrt|d\.o\.o|doo|d\.d|ood|ead|eood|ad|sia|uab|ou|pty ltd|pty|pte ltd|pte|sdn\.? bhd|bhd|berhad|tbk|plt|sarlu|suarl|sarl a\.?u|sarlau|p\.?j\.?s\.?c|o?jsc|s\.?a\.?o\.?[gc]|ltd\. ?sti|ltd sti|anonim sirketi|limited sirketi|ltd ?\/ ?gte|mmc|pvt ltd|fze|fz-llc|fzco|dmcc|wll|w\.l\.l|k\.k|eingetragener kaufmann|stiftung|genossenschaft|eg|scarl|societe anonyme|cooperative|gesellschaft mit beschrankter haftung|aktiengesellschaft|s\. de r\.l\. de c\.v|s\.a\. de c\.v|s\.a\.b)\.?\)?["'”»]?$/u // prettier-ignore

/** Forms that stand at the end or the start of a name in other scripts; a word of each. */
const ofOtherScripts =
  /(?:公司|株式会社|合同会社|有限会社|合伙企业|合夥|集团|集團|企業社|会社|法人|(?:주식|유한|합자|합명)회사|\(주\)|㈜)(?:\s*[(（].{1,12}[)）])?$|^(?:株式会社|合同会社|有限会社|주식회사|유한회사|\(주\)|㈜)|^(?:شركة|مؤسسة|مجموعة|مصرف|بنك)\s|(?:ش\.?\s?[ذم]\.?\s?م\.?\s?م?|ذ\.\s?م\.\s?م)\.?$|^(?:ООО|АО|ПАО|ЗАО|ОАО|ТОВ|ПАТ|ПрАТ|АТ|общество с|акционерное|товариство з|публичное)\s|(?:^|\s)(?:ООД|ЕООД|АД|ЕАД|д\.?о\.?о|а\.?д|Α\.?Ε|Ε\.?Π\.?Ε|Ι\.?Κ\.?Ε|Ο\.?Ε)\.?$|בע["״]מ$|^(?:บริษัท|ห้างหุ้นส่วน|บจก|บมจ|หจก)|จำกัด(?:\s?\(มหาชน\))?$|^(?:شرکت|موسسه|بانک)\s|(?:^|\s)(?:ТОО|ЖШС|АҚ|ОсОО|ЖЧК|ХХК|ХК|МЧЖ|ҶДММ)(?:\s|$)|^(?:შპს|სს)\s|(?:^|\s)(?:ՍՊԸ|ՓԲԸ|ԲԲԸ)$|(?:लिमिटेड|प्रा\.?\s?लि\.?|লিমিটেড|লিঃ)$|^(?:ក្រុមហ៊ុន|ບໍລິສັດ)/iu

/** Forms that stand before a name alone: `PT Nusa Raya`, `Công ty TNHH Bình Minh`. */
const inCapitals = /^(?:PT|CV|UD)\.?\s(?=\p{Lu}\p{L})/u
const formAtStart =
  /^(?:cong ty (?:tnhh|co phan|cp|trach nhiem huu han)|doanh nghiep tu nhan|hop tac xa)\s(?=\p{L})/u

export function looksLikeCompany(text: string): boolean {
  const [trimmed, plain] = [text.trim(), plainOf(text).trim()]
  if (ofOtherScripts.test(trimmed) || inCapitals.test(trimmed) || formAtStart.test(plain)) return true
  return formAtEnd.test(plain.replace(/[\s,;:]+$/u, ''))
}

/** A form anywhere in a text, so that the name may be cut behind it; its end in the text, or null. */
const formInside =
  /\b(?:SDN\.? BHD\.?|BERHAD|BHD\.?|S\.?U\.?A\.?R\.?L\.?|SARLU|LTD\.?|LIMITED|LLC|L\.L\.C\.|INC\.?|CORPORATION|CORP\.?|PLC|LLP|GmbH(?: & Co\.? KG)?|UG \(haftungsbeschränkt\)|AG|S\.?A\.?S\.?U?|S\.?A\.?R\.?L\.?|SARL|S\.?L\.?U?\.?|S\.?R\.?L\.?S?|S\.?p\.?A\.?|B\.?V\.?|N\.?V\.?|L\.?da\.?|Sp\. ?z ?o\. ?o\.|S\.A\.|SA|ApS|A\/S|AB|s\.r\.o\.)(?=[\s,;."'”»)]|$)/u // prettier-ignore

export function endOfCompanyName(text: string): number | null {
  const found = formInside.exec(text)
  return found === null ? null : found.index + found[0].length
}
