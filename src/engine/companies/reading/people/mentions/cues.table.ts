/** Words before or behind a name that say what it is, in the languages of the labels; without marks, small letters. */
/** How people are addressed or titled. */
export const addressed = /(?:^|[^\p{L}])(?:mr|mrs|ms|miss|dr|prof|herr|herrn|frau|m|mme|mlle|monsieur|madame|sr|sra|senor|senora|senhor|senhora|don|dona|d|sig|sig\.ra|sig\.na|signor|signora|dhr|mevr|de heer|mevrouw|pan|pani|pana|ing|dott|dott\.ssa|dottor|eng|bay|bayan|g-din|pane|pani|dipl|mag|c\.|ciudadano|lic)(?![\p{L}])/u // prettier-ignore

export const cues = {
  /** Someone is made an officer. */
  appoints:
    /(?:^|[^\p{L}])(?:appoint(?:ed|s|ment)?|elect(?:ed|s)?|bestell(?:t|en|te|ter)|ernannt|berufen|nomme[es]{0,2}|designe[es]{0,2}|nombra(?:d[oa]s?|r|n|mientos?)?|designad[oa]s?|nominat[oiae]|nomina|nomead[oa]s?|benoemd|benoeming|powolan[oaey]*|powoluje|utsedd|utsett|udpeget|valgt|vald|valittu|jmenovan[aiy]?|ustanoven[aiy]?|imenovan[aio]?|atan[a-z]*|secilm[a-z]*|kinevez\p{L}*|valaszt\p{L}*|numit[ai]?|ocup[ae]|exerc\p{L}*|ejerc\p{L}*|assume|accetta|accepte|acepta|aceptan)(?![\p{L}])/u,
  /** Someone acts for it, or signs. */
  represents:
    /(?:^|[^\p{L}])(?:represented|vertreten|vertritt|representee?|representad[oa]|rappresentat[oa]|vertegenwoordigd|reprezentowan\p{L}*|zastoup\p{L}*|zastupa\p{L}*|temsil\p{L}*|administrad[oa]|managed|geleitet|dirigee|gestita|bestuurd|administered|gestion|administracao|administracion|administrated|gerida|in persona del|sign\p{L}{0,8}|firma|unterschrift|podpis|assinatura|handtekening|imza)(?![\p{L}])/u,
  /** Someone founds or subscribes. */
  holds:
    /(?:^|[^\p{L}])(?:subscri\p{L}+|souscri\p{L}+|suscri\p{L}+|sottoscri\p{L}+|ubernimmt|ubernehmen|ubernommen|zeichne\p{L}*|shareholders?|hold(?:s|er|ers|ing)?|own(?:s|er|ers|ed)?|neemt deel|deelneem\p{L}*|obejmuje|posiada|titular\p{L}*|possui|detient|detenteur|apport\p{L}*|aport\p{L}*|conferi\p{L}*|conferisce|integraliza\p{L}*|founders?|grunder|socio|soci|socios|associe[es]*|gesellschafter\p{L}*|aandeelhouder\p{L}*|wspolni\p{L}*|comparec\p{L}*|comparant\p{L}*|comparen\p{L}*|compars[io]|erschienen|soussigne\p{L}*|undersigned|constitu\p{L}+|aksjon\p{L}*|ortak\p{L}*|tag|spolecni\p{L}*|beneficia\p{L}*|control)(?![\p{L}])/u,
  /** Someone who attests, registers or audits. */
  attests:
    /(?:^|[^\p{L}])(?:nota(?:ry|ire|r|rio|io|ris|rius|riusz|ia|riat)|notary public|registrar|registrador[a]?|registrateur|greffier|rechtspfleger\p{L}*|beamt\p{L}*|urkundsbeamt\p{L}*|conservador[a]?|referendarz|sedzia|juge|judge|jueza?|giudice|richter\p{L}*|secretary of state|commissioner|clerk|officer in charge|tabeliao|fedatario|auditors?|revis\p{L}+|wirtschaftsprufer\p{L}*|abschlussprufer\p{L}*|commissaires?|comisari[oa]|sindac[oi]|bieg\p{L}+|accountants?|contador[a]?|witness\p{L}*|testigos?|zeugen?|temoins?|testemunhas?|agent|registered agent|agente registrado|prepared by|applicant|presenter|lodged|contact|ansprechpartner|issued by|printed by|requested by|for and on behalf)(?![\p{L}])/u,
  /** Formerly. */
  former:
    /(?:^|[^\p{L}])(?:resigned|ceased|former(?:ly)?|previous|ausgeschieden|nicht mehr|ehemals|demission\p{L}*|ancien\p{L}*|cesad[oa]s?|cese|revocad[oa]s?|cessat[oaie]|uscent[ei]|wykresl\p{L}*|odwolan\p{L}*|afgetreden|ontslag|renunci\p{L}*|removed|fratradt|avgatt|maiden|nee|born as|mother|anyja|an|father|figlio|hijo de|mere|pere)(?![\p{L}])/u,
  born: /(?:^|[^\p{L}])(?:born|d\.?o\.?b|birth|geb(?:oren|oren am|\.)?|geb|nee? le|ne le|nee le|naissance|nacid[oa]|nacimiento|nat[oa]|nascita|nascid[oa]|nascimento|geboortedatum|urodz\p{L}*|ur|fodt|fodd|fodsel\p{L}*|narozen[aiy]?|nar|syntyn\p{L}*|rodjen\p{L}*|roden[a]?|rodena|szul\p{L}*|dogum\p{L}*|nascut[a]?)(?![\p{L}])/u,
  resides:
    /(?:^|[^\p{L}])(?:resid\p{L}+|wohnhaft|wohnort|demeurant|domicilia\p{L}*|domicilie\p{L}*|wonende|woonplaats|zamieszk\p{L}*|bosatt|bopael|bytem|trvale|prebivali\p{L}*|ikamet\p{L}*|lakik|lakcim\p{L}*|lakohely\p{L}*|whose address|of full age|mayor de edad|maggiorenne|con domicilio|address|adresse|anschrift|adres|direccion|indirizzo|endereco)(?![\p{L}])/u,
  identified:
    /(?:^|[^\p{L}])(?:passport|pasaporte|passeport|passaporto|reisepass|identity|d\.?n\.?i|n\.?i\.?f|n\.?i\.?e|c\.?p\.?f|r\.?g|pesel|codice fiscale|c\.?f|rfc|curp|cedula|c\.?c|id|oib|cnp|kennitala|personnummer|fodselsnummer|cpr|t\.?c|identification|ausweis\p{L}*|bsn|ein|ssn|ppsn|pan|din|identite)(?![\p{L}])/u,
  described:
    /(?:^|[^\p{L}])(?:citizen|national|nationality|nationalite|nacionalidad|nacionalidade|cittadin\p{L}*|staatsangehorig\p{L}*|brasileir[oa]|mexican[oa]|espanol[a]?|obywatel\p{L}*|nationaliteit|married|single|verheiratet|ledig|casad[oa]|solteir[oa]|solter[oa]|celibataire|marie[e]?|coniugat[oa]|gehuwd|engineer|lawyer|empresari[oa]|kaufmann|kauffrau|imprenditor\p{L}*|commercant\p{L}*|profession|beruf|occupation|businessman|businesswoman|abogad[oa]|engenheir[oa]|advogad[oa]|comerciante|administrador[a]? de empresas)(?![\p{L}])/u,
} as const

/** Words of streets and places, which stand in names of addresses. */
export const ofPlaces = /^(?:street|road|avenue|ave|lane|square|drive|way|court|place|park|quay|terrace|house|floor|building|tower|plaza|boulevard|blvd|centre|center|rue|quai|allee|allees|chemin|impasse|strasse|str|gasse|platz|weg|ring|ufer|allee|damm|calle|paseo|avenida|av|carrera|cra|plaza|gran via|colonia|col|via|viale|corso|piazza|largo|vicolo|rua|praca|travessa|alameda|estrada|straat|laan|plein|singel|gracht|kade|ulica|ul|aleja|al|plac|pl|os|utca|ut|ter|korut|cad|caddesi|sok|sokak|mah|mahallesi|mahalle|trg|ulice|namesti|strada|bulevardul|gate|gata|gatan|vagen|vej|veien|katu|tie|county|city|province|provincia|district|distrito|bairro|state|republic|kingdom|republik|republique|republica|repubblica|rzeczpospolita|oblast|municipality|kommune|gemeente|gemeinde|commune|comune|municipio|suite|unit|flat|apartment|apt|p\\.?o\\.?|box|postfach)$/u // prettier-ignore
