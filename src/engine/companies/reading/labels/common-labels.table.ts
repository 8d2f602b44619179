import type { LabelTable } from './label-kinds.ts'

/**
 * Labels that stand in print of any language, beside those of each. What states call their register and tax numbers: their names and
 * abbreviations. What names a telephone or an address of mail ends the value before it. Words that are also names or other words (`IF`, `ICE`, `INN`, `PIN`, `RIF`) are left out.
 */
export const commonLabels: LabelTable = {
  number:
    'rccm|n rccm|numéro rccm|immatriculation rccm|registre du commerce et du crédit mobilier|nzbn|acn|siren siret|oib|mbs|jib|embs|eik|registrikood|reģistrācijas numurs|įmonės kodas|juridinio asmens kodas|y tunnus|mersis no|mersis numarası|mã số doanh nghiệp|cégjegyzékszám|sec registration no|sec reg no|cac rc number|brn|business registration number|matrícula de comercio|número único de identificación|nui|nipt|nuis|edrpou',
  other:
    'tel|tél|tel no|tel n|telefon|telefonnummer|telefoon|téléphone|telephone|telephone no|teléfono|telefono|telefone|phone|phone no|phone number|fax|fax no|telefax|email|e mail|courriel|mobile|mobile no|celular|website|site web|sitio web',
  taxNumber:
    'ninea|n ninea|numéro ninea|ifu|numéro ifu|identifiant fiscal unique|ncc|n cc|compte contribuable|n compte contribuable|numéro de compte contribuable|niu|numéro d identifiant unique|nuit|npwp|rtn|rnc|n rif|número de rif|registro único de información fiscal|nit|ntn|strn|adószám|adószáma|vergi kimlik no|vergi kimlik numarası|vergi no|vkn|mã số thuế|pvm mokėtojo kodas|pvn numurs|kmkr number|ič dph|cif|c i f|codice operatore economico|cod operatore economico|codice operatore|cod operatore|coe|numéro d identité nationale|identifiant commun de l entreprise',
}
