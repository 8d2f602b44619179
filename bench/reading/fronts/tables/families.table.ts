import type { PrintScript } from '../../../../src/vocabulary/reading/script.ts'

/** How words are written: a script, and where one script is drawn otherwise by states, whose way. */
export type Writing = 'Latn' | Exclude<PrintScript, 'Hani'> | 'Urdu' | 'Hans' | 'Hant' | 'Jpan'

/** A typeface by the name that fontconfig knows, and the file that must be there. */
export interface Family {
  readonly name: string
  readonly file: string
  /** Kept out of all training: the one in a share of the pictures that shows what an unknown typeface costs. */
  readonly heldOut?: true
}

/** Letters that a family knows and leaves blank: a line with one of them is drawn in the other families. */
export const leftBlank: Readonly<Record<string, string>> = { KacstBook: '۹' }

const family = (name: string, file: string): Family => ({ name, file })
const unseen = (name: string, file: string): Family => ({ name, file, heldOut: true })

/** Files of the npm packages bear their weight in the name; all others are those of Debian's packages. */
export const families: Readonly<Record<Writing, readonly Family[]>> = {
  Latn: [
    family('Noto Sans', 'NotoSans_400Regular.ttf'),
    family('Liberation Sans', 'LiberationSans-Regular.ttf'),
    family('DejaVu Sans', 'DejaVuSans.ttf'),
    family('Open Sans', 'OpenSans-Regular.ttf'),
    family('Liberation Serif', 'LiberationSerif-Regular.ttf'),
  ],
  Cyrl: [
    family('Noto Sans', 'NotoSans_400Regular.ttf'),
    family('PT Sans', 'PTS55F.ttf'),
    family('Liberation Sans', 'LiberationSans-Regular.ttf'),
    unseen('PT Serif', 'PTF55F.ttf'),
    unseen('FreeSerif', 'FreeSerif.ttf'),
  ],
  Grek: [
    family('Noto Sans', 'NotoSans_400Regular.ttf'),
    family('Liberation Sans', 'LiberationSans-Regular.ttf'),
    family('DejaVu Serif', 'DejaVuSerif.ttf'),
    unseen('GFS Neohellenic', 'GFSNeohellenic.otf'),
    unseen('GFS Didot', 'GFSDidot.otf'),
  ],
  Arab: [
    family('Noto Sans Arabic', 'NotoSansArabic_400Regular.ttf'),
    family('Noto Naskh Arabic', 'NotoNaskhArabic-Regular.ttf'),
    family('Amiri', 'Amiri-Regular.ttf'),
    unseen('KacstBook', 'KacstBook.ttf'),
    unseen('Nazli', 'nazli.ttf'),
  ],
  Urdu: [
    family('Noto Naskh Arabic', 'NotoNaskhArabic-Regular.ttf'),
    family('Nafees', 'NafeesWeb.ttf'),
    family('Noto Nastaliq Urdu', 'NotoNastaliqUrdu-Regular.ttf'),
  ],
  Hebr: [
    family('Noto Sans Hebrew', 'NotoSansHebrew_400Regular.ttf'),
    family('Noto Serif Hebrew', 'NotoSerifHebrew-Regular.ttf'),
    family('Miriam CLM', 'MiriamCLM-Book.ttf'),
    unseen('David CLM', 'DavidCLM-Medium.otf'),
    unseen('Frank Ruehl CLM', 'FrankRuehlCLM-Medium.ttf'),
  ],
  Deva: [
    family('Noto Sans Devanagari', 'NotoSansDevanagari_400Regular.ttf'),
    family('Noto Serif Devanagari', 'NotoSerifDevanagari-Regular.ttf'),
    family('Lohit Devanagari', 'Lohit-Devanagari.ttf'),
    unseen('Samanata', 'samanata.ttf'),
  ],
  Beng: [
    family('Noto Sans Bengali', 'NotoSansBengali-Regular.ttf'),
    family('Noto Serif Bengali', 'NotoSerifBengali-Regular.ttf'),
    family('Lohit Bengali', 'Lohit-Bengali.ttf'),
    unseen('Mukti', 'Mukti.ttf'),
  ],
  Taml: [
    family('Noto Sans Tamil', 'NotoSansTamil-Regular.ttf'),
    family('Noto Serif Tamil', 'NotoSerifTamil-Regular.ttf'),
    family('Lohit Tamil', 'Lohit-Tamil.ttf'),
    unseen('Samyak Tamil', 'Samyak-Tamil.ttf'),
  ],
  Thai: [
    family('Noto Sans Thai', 'NotoSansThai_400Regular.ttf'),
    family('Noto Serif Thai', 'NotoSerifThai-Regular.ttf'),
    family('Loma', 'Loma.ttf'),
    family('Garuda', 'Garuda.ttf'),
    unseen('Kinnari', 'Kinnari.ttf'),
    unseen('Waree', 'Waree.ttf'),
  ],
  Hans: [
    family('Noto Sans SC', 'NotoSansSC_400Regular.ttf'),
    family('Noto Serif CJK SC', 'NotoSerifCJK-Regular.ttc'),
    family('WenQuanYi Zen Hei', 'wqy-zenhei.ttc'),
    unseen('AR PL UMing CN', 'uming.ttc'),
  ],
  Hant: [
    family('Noto Sans CJK TC', 'NotoSansCJK-Regular.ttc'),
    family('Noto Serif CJK TC', 'NotoSerifCJK-Regular.ttc'),
    unseen('AR PL UMing TW', 'uming.ttc'),
  ],
  Jpan: [
    family('Noto Sans JP', 'NotoSansJP_400Regular.ttf'),
    family('Noto Serif CJK JP', 'NotoSerifCJK-Regular.ttc'),
    family('IPAGothic', 'ipag.ttf'),
    unseen('IPAMincho', 'ipam.ttf'),
  ],
  Kore: [
    family('Noto Sans KR', 'NotoSansKR_400Regular.ttf'),
    family('NanumGothic', 'NanumGothic.ttf'),
    family('NanumMyeongjo', 'NanumMyeongjo.ttf'),
    unseen('UnBatang', 'UnBatang.ttf'),
  ],
}
