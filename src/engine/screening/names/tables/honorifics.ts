/** Titles and forms of address, romanised: they identify nobody, yet may be part of how a name is listed. */
export const honorifics: ReadonlySet<string> = new Set(
  (
    'mr mrs ms miss mx dr prof professor sir madam dame lord lady hon rev reverend father brother sister ' +
    'gen general col colonel maj major capt captain lt lieutenant cmdr commander sgt sergeant brig brigadier adm admiral ' +
    'sheikh shaykh sheik shaikh cheikh mullah mulla maulvi mawlawi maulana mawlana moulana haji hajji hadji hajj hadj ' +
    'qari hafiz ustad ustaz ayatollah hojjatoleslam hujjat imam sayyid seyed syed sayed sayyed emir amir alhaji malam ' +
    'don dona senor senora herr frau monsieur madame signor signora comrade engineer eng ing ingeniero lic jr sr ii iii iv ' +
    'phd md esq president minister'
  ).split(' '),
)
