import type { DateEvent } from './date-words.table.ts'

/** What registers of the Near East and Asia say before dates; as `plainOf` has it. */
export const africaAndAsiaDateWords: readonly (readonly [event: DateEvent, words: RegExp])[] = [
  ['other', /(?<!\p{L})(?:cetak|dicetak|terbit|diterbitkan|tarikh cetakan|luput|masa berlaku|berlaku (?:hingga|sampai)|lahir|lantikan|dilantik|pengangkatan|diangkat|perubahan|meletak jawatan|tamat|kemas ?kini|tarikh tukar|dogum|duzenleme|verilis|bitis|atanma|degisiklik|gecerli|yayim|toplanti|ngay cap|cap ngay|thay doi|sinh ngay|ngay sinh|ngay in(?!\p{L})|het han(?!\p{L})|ban hanh|caduc|berilgan|verilib|tevellud)|рожден|выдач|выдан[ао]?(?!\p{L})|перерегистрац|переоформл|изменени|получени|выписк|туған|төрсөн|хэвлэсэн|берілген|ออกให|วนทออก|พมพ|เกดวน|หมดอาย|แกไข|แตงตง|صدور|انتشار|تولد|انقضا|روزنامه|تمدید|تغییرات|صورتجلسه|לידה|מינוי|הפקה|הופק|פירוק|발행|발급|열람|생년월일|취임|중임|퇴임|사임|변경|말소|作成|発行日|退任|解任|変更/u],
  ['entry', /(?<!\p{L})(?:pengesahan|disahkan|didaftarkan|pendaftaran|terdaftar|sicile kayit|kayit tarihi|dang ky|qeydiyyat|ro.?yxat)|регистрац|зарегистриров|тірке|бүртгэ|каттал|каттоо|จดทะเบยน|ثبت|נרשמ|רישום|რეგისტრაცი|գրանց/u],
  ['founding', /(?<!\p{L})(?:pendirian|didirikan|berdiri|ditubuhkan|penubuhan|diperbadankan|pemerbadanan|kurulus|ana sozlesme|esas sozlesme|thanh lap|tesis)|құрыл|үүсгэн байгуул|จดตง|تاسیس|התאגד|ייסוד|הקמת|성립|설립/u],
  ['activity', /(?<!\p{L})(?:ise baslama|mula (?:niaga|perniagaan)|bat dau hoat dong|mulai (?:usaha|beroperasi))|개업/u],
] // prettier-ignore
