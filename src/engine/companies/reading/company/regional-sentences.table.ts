import type { Sentence } from './sentences.table.ts'

/** How certificates and deeds of Africa, the Near East and Asia say values; the first that is found of a key counts. */
export const regionalSentences: readonly Sentence[] = [
  { key: 'legalName', pattern: /(?<!\p{L})(?:diperakui bahawa|memperakui bahawa|mengesahkan bahawa|menerangkan bahwa|menyatakan bahwa|inathibitisha kwamba)\s*[,:]?\s*/giu, take: 'name' },
  { key: 'legalName', pattern: /(?<!\p{L})(?:perseroan terbatas ini (?:bernama|diberi nama)|perseroan ini bernama|şirketin (?:ticaret )?unvanı|công ty có tên(?: gọi)?(?: là)?|tên gọi của công ty là)\s*:?\s*/giu, take: 'title' },
  { key: 'incorporationDate', pattern: /\bon and from(?: the)?\s+(?=\d)/giu, take: 'date' },
  { key: 'incorporationDate', pattern: /\b(?:incorporated|registered|constituted|established)\b[^.]{0,100}?\bwith effect from\s+(?:the\s+)?(?=\d)/giu, take: 'date' },
  { key: 'incorporationDate', pattern: /\b(?:is|was|been) (?:duly )?incorporated on this\s+(?=[\p{L}\d])/giu, take: 'date' },
  { key: 'incorporationDate', pattern: /(?<!\p{L})(?:diperbadankan|didaftarkan|ditubuhkan|didirikan|disahkan)[^.]{0,120}?(?<!\p{L})(?:pada|mulai|tanggal)\s+(?:\p{L}{4,6}\s)?(?=\d)/giu, take: 'date' },
  { key: 'registrationNumber', pattern: /\b(?:immatricul|inscrit)\p{L}*[^.;]{0,90}? sous le (?:n\s?[°ºo]\.?|numéro)\s*:?\s*/giu, take: 'number' },
  { key: 'registrationNumber', pattern: /(?<!\p{L})(?:matriculad|registad)[ao][^.;]{0,90}? sob (?:o )?(?:n\.?\s?[°ºo]\.?|número)\s*:?\s*/giu, take: 'number' },
  { key: 'shareCapital', pattern: /(?<!\p{L})(?:modal dasar(?: perseroan)?(?: ini)? (?:berjumlah|sebesar|adalah)|vốn điều lệ(?: của công ty)?(?: là| bằng)|şirketin sermayesi(?: beheri[^;.]{0,80})?)\s*:?\s*/giu, take: 'capital' },
  { key: 'status', pattern: /(?<!\p{L})(?:n.est pas en (?:état de )?(?:faillite|liquidation)|n.a pas été radiée?|se trouve en activité|encontra-se em (?:plena )?actividade|is a (?:live|valid|subsisting) company|remains on the register)(?!\p{L})/giu, take: 'status', says: 'active' },
] // prettier-ignore
