import { plainOf } from '../labels/label-words.ts'

/**
 * Forms by which the end of a name shows that it is a company's. Only for finding names among print; what form it is says
 * `legal-forms`.
 */
const formAtEnd =
  /(?:^|[\s,.(])(?:ltd|limited|llc|l\.l\.c|inc|incorporated|corp|corporation|plc|p\.l\.c|llp|l\.l\.p|lp|co|company|gmbh|mbh|ug|ag|kg|ohg|gbr|e\.? ?k|kgaa|gmbh & co\.? ?kg|se|sa|s\.a|sas|s\.a\.s|sasu|sarl|s\.a\.r\.l|s\.a r\.l|eurl|sci|snc|s\.n\.c|sl|s\.l|slu|s\.l\.u|s\.l\.l|sociedad limitada|sociedad anonima|srl|s\.r\.l|srls|spa|s\.p\.a|s\.a\.s|bv|b\.v|nv|n\.v|bvba|vof|v\.o\.f|lda|l\.da|limitada|unipessoal lda|ltda|eireli|s\.?p\.? ?z ?o\.? ?o|sp\. ?z ?o\.? ?o|spolka z ograniczona odpowiedzialnoscia|spolka akcyjna|sp\. ?k|sp\. ?j|aps|a\/s|as|ab|oy|oyj|s\.? ?r\.? ?o|spol\. s r\.o|a\.s|kft|zrt|nyrt|d\.o\.o|doo|d\.d|ood|ead|eood|ad|sia|uab|ou|pty ltd|pty|pte ltd|pte|sdn bhd|bhd|pvt ltd|fze|fz-llc|fzco|dmcc|wll|w\.l\.l|k\.k|eingetragener kaufmann|stiftung|genossenschaft|eg|scarl|societe anonyme|cooperative|gesellschaft mit beschrankter haftung|aktiengesellschaft|s\. de r\.l\. de c\.v|s\.a\. de c\.v|s\.a\.b)\.?\)?["'”»]?$/u // prettier-ignore

export function looksLikeCompany(text: string): boolean {
  return formAtEnd.test(plainOf(text).replace(/[\s,;:]+$/u, ''))
}

/** A form anywhere in a text, so that the name may be cut behind it; its end in the text, or null. */
const formInside =
  /\b(?:LTD\.?|LIMITED|LLC|L\.L\.C\.|INC\.?|CORPORATION|CORP\.?|PLC|LLP|GmbH(?: & Co\.? KG)?|UG \(haftungsbeschränkt\)|AG|S\.?A\.?S\.?U?|S\.?A\.?R\.?L\.?|SARL|S\.?L\.?U?\.?|S\.?R\.?L\.?S?|S\.?p\.?A\.?|B\.?V\.?|N\.?V\.?|L\.?da\.?|Sp\. ?z ?o\. ?o\.|S\.A\.|SA|ApS|A\/S|AB|s\.r\.o\.)(?=[\s,;."'”»)]|$)/u // prettier-ignore

export function endOfCompanyName(text: string): number | null {
  const found = formInside.exec(text)
  return found === null ? null : found.index + found[0].length
}
