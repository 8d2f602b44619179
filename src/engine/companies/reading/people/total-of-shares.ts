import { plainOf } from '../labels/label-words.ts'
import { areLevel, type PrintPiece } from '../layout/print-piece.ts'
import { inEuropeanFigures } from '../values/european-figures.ts'
import { amountOf } from '../values/printed-amount.ts'

/** What registers call the number of all shares, small letters without marks. */
const ofAll =
  /股份總數|股份总数|總股數|总股本|股數總額|발행주식의?\s?총수|発行済株式の?総数|(?:total|aggregate) (?:number|no\.?) of (?:issued )?shares|(?:number|no\.?) of (?:issued|allotted) shares|total (?:issued )?shares|shares in issue|gesamtzahl der (?:aktien|anteile|geschaftsanteile)|(?:anzahl|zahl) der (?:ausgegebenen )?aktien|nombre (?:total )?d.?actions|nombre (?:total )?de parts|(?:numero|cantidad) total de (?:acciones|cuotas|participaciones)|(?:numero|quantidade) total de (?:acoes|quotas)|numero totale (?:di|delle) (?:azioni|quote)|totaal aantal (?:geplaatste )?aandelen|aantal geplaatste aandelen|laczna (?:liczba|ilosc) (?:udzialow|akcji)|antal (?:aktier|aksjer)(?: i alt)?$|numar total (?:de )?(?:parti sociale|actiuni)|reszvenyek szama|osakkeiden (?:luku)?maara|toplam (?:pay|hisse) (?:sayisi|adedi)|tong so co phan|จำนวนหุ้นทั้งหมด|(?:اجمالي|إجمالي)?\s?عدد (?:الأسهم|الاسهم|الحصص)/u

/** Figures that print beside words for the number of all shares, or behind them. */
export function totalsOfShares(pieces: readonly PrintPiece[]): readonly number[] {
  return pieces.flatMap((piece) => {
    const words = ofAll.exec(plainOf(piece.text).normalize('NFC'))
    if (words === null) return []
    const inside = figureIn(piece.text)
    const beside = pieces
      .filter((one) => one !== piece && areLevel(one, piece) && one.left > piece.left)
      .toSorted((a, b) => a.left - b.left)[0]
    return inside ?? figureIn(beside?.text ?? '') ?? []
  })
}

const figureIn = (text: string): number | null => {
  const printed = /\d[\d.,'’\s]*/u.exec(inEuropeanFigures(text))?.[0]?.trim()
  return printed === undefined ? null : amountOf(printed.replace(/[.,]$/u, ''))
}
