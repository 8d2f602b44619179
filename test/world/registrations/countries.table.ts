/** Invented people, streets and firms by country. */
export interface CountryWords {
  readonly given: readonly string[]
  readonly surnames: readonly string[]
  readonly streets: readonly string[]
  readonly cities: readonly (readonly [postcode: string, city: string])[]
  readonly stems: readonly string[]
}

export const countryWords = {
  GB: {
    given: ['Harriet', 'Oliver', 'Imogen', 'Rupert', 'Beatrice', 'Callum', 'Edith', 'Graham'],
    surnames: ['Pemberly', 'Ashdown', 'Whitlock', 'Thornbury', 'Kestrel', 'Marlowe', 'Hargrave'],
    streets: ['Mill Lane', 'Orchard Street', 'Bridge Road', 'Castle Terrace', 'Harbour Way'],
    cities: [
      ['LS1 4AP', 'Leeds'],
      ['BS1 5TR', 'Bristol'],
      ['M3 2JA', 'Manchester'],
      ['EC2A 4NE', 'London'],
    ],
    stems: [
      'Northgate Timber',
      'Larkfield Analytics',
      'Quillon Marine',
      'Brackenhurst Foods',
      'Silverbirch Trading',
      'Oakmere Holdings',
    ],
  },
  DE: {
    given: ['Annegret', 'Matthias', 'Sieglinde', 'Jürgen', 'Kerstin', 'Ulrich', 'Birgit', 'Tobias'],
    surnames: ['Ackermann', 'Brückner', 'Vogelsang', 'Hülsmann', 'Reißig', 'Lindhorst', 'Zellweger'],
    streets: ['Lindenstraße', 'Am Mühlbach', 'Bahnhofstraße', 'Gartenweg', 'Rosenallee'],
    cities: [
      ['80331', 'München'],
      ['20095', 'Hamburg'],
      ['50667', 'Köln'],
      ['70173', 'Stuttgart'],
    ],
    stems: [
      'Waldkauz Maschinenbau',
      'Nordlicht Logistik',
      'Steinbock Verlag',
      'Tannhäuser Feinkost',
      'Seerose Immobilien',
    ],
  },
  FR: {
    given: ['Mathilde', 'Étienne', 'Solène', 'Gaspard', 'Héloïse', 'Rémi', 'Clémence', 'Baptiste'],
    surnames: ['Delacourt', 'Montfaucon', 'Beaurepaire', 'Lefranchin', 'Vasseur', 'Chantereau'],
    streets: ['rue des Tilleuls', 'avenue de la Gare', 'boulevard Voltaire', 'place du Marché'],
    cities: [
      ['75011', 'Paris'],
      ['69002', 'Lyon'],
      ['44000', 'Nantes'],
      ['31000', 'Toulouse'],
    ],
    stems: [
      'Les Moulins du Levant',
      'Aubépine Conseil',
      'Rivage Énergie',
      'Cigale Textile',
      'Belvédère Patrimoine',
    ],
  },
  ES: {
    given: ['Lucía', 'Álvaro', 'Remedios', 'Joaquín', 'Inés', 'Rodrigo', 'Pilar', 'Esteban'],
    surnames: ['Quintanilla Soto', 'Belmonte Ruiz', 'Carrasco Peña', 'Iturralde Gil', 'Montesinos Vega'],
    streets: ['Calle del Olivo', 'Avenida de la Paz', 'Plaza Mayor', 'Calle Serrano'],
    cities: [
      ['28013', 'Madrid'],
      ['41001', 'Sevilla'],
      ['08002', 'Barcelona'],
      ['46001', 'Valencia'],
    ],
    stems: [
      'Almendros del Sur',
      'Talleres Guadarrama',
      'Cántaro Alimentación',
      'Faro Atlántico',
      'Viñedos Encina',
    ],
  },
  IT: {
    given: ['Ginevra', 'Leonardo', 'Ottavia', 'Tommaso', 'Fiorella', 'Riccardo', 'Nicoletta', 'Dario'],
    surnames: ['Bellagamba', 'Montanelli', 'Tramontana', 'Castelnuovo', 'Zanettini'],
    streets: ['Via dei Tigli', 'Corso Garibaldi', 'Viale della Stazione', 'Piazza San Marco'],
    cities: [
      ['20121', 'Milano'],
      ['10121', 'Torino'],
      ['40121', 'Bologna'],
      ['50122', 'Firenze'],
    ],
    stems: [
      'Officine Calanca',
      'Ceramiche Bellosguardo',
      'Tessuti Ponente',
      'Agrumi del Golfo',
      'Nautica Levante',
    ],
  },
  NL: {
    given: ['Marieke', 'Joost', 'Annelies', 'Pieter', 'Femke', 'Wouter', 'Liesbeth', 'Sander'],
    surnames: ['van den Hoek', 'Dijkgraaf', 'de Wolf', 'Kuipers', 'Vreeswijk'],
    streets: ['Keizersgracht', 'Dorpsstraat', 'Stationsplein', 'Molenweg'],
    cities: [
      ['1015 CN', 'Amsterdam'],
      ['3011 AA', 'Rotterdam'],
      ['3511 LX', 'Utrecht'],
      ['5611 EM', 'Eindhoven'],
    ],
    stems: ['Zilvermeeuw Handel', 'Polderwind Energie', 'Tulpenveld Export', 'Duinroos Zorg'],
  },
  PT: {
    given: ['Mafalda', 'Gonçalo', 'Leonor', 'Tiago', 'Benedita', 'Duarte', 'Conceição', 'Rui'],
    surnames: ['Albuquerque Neves', 'Vasconcelos Pinto', 'Mascarenhas', 'Figueiredo Lobo'],
    streets: ['Rua das Flores', 'Avenida da Liberdade', 'Largo do Carmo', 'Travessa do Poço'],
    cities: [
      ['1200-195', 'Lisboa'],
      ['4050-262', 'Porto'],
      ['3000-123', 'Coimbra'],
      ['8000-076', 'Faro'],
    ],
    stems: ['Cortiça do Alentejo', 'Azulejos Mirante', 'Pescas Cabo Branco', 'Moinho Velho'],
  },
  PL: {
    given: ['Bożena', 'Wojciech', 'Jadwiga', 'Zbigniew', 'Katarzyna', 'Łukasz', 'Halina', 'Mirosław'],
    surnames: ['Dąbrowiecki', 'Jaworzyna', 'Świątek', 'Podgórny', 'Krzeszewska'],
    streets: ['ul. Lipowa', 'ul. Młyńska', 'al. Niepodległości', 'ul. Kwiatowa'],
    cities: [
      ['00-041', 'Warszawa'],
      ['30-001', 'Kraków'],
      ['50-101', 'Wrocław'],
      ['80-822', 'Gdańsk'],
    ],
    stems: ['Bursztyn Morski', 'Zakłady Drzewne Sosna', 'Jantar Logistyka', 'Piekarnia Kłos'],
  },
  CH: {
    given: ['Regula', 'Urs', 'Vreni', 'Beat', 'Franziska', 'Reto', 'Heidi', 'Jürg'],
    surnames: ['Zumbrunnen', 'Aeschlimann', 'Oberholzer', 'Bünzli', 'Inderbitzin'],
    streets: ['Seestrasse', 'Dorfplatz', 'Bundesgasse', 'Oberdorfstrasse'],
    cities: [
      ['8001', 'Zürich'],
      ['3011', 'Bern'],
      ['6003', 'Luzern'],
      ['9000', 'St. Gallen'],
    ],
    stems: ['Edelweiss Präzision', 'Murmeltier Software', 'Alpenglut Bau', 'Föhnwind Kapital'],
  },
  US: {
    given: ['Savannah', 'Wyatt', 'Delilah', 'Travis', 'Margaret', 'Curtis', 'Abigail', 'Preston'],
    surnames: ['Holloway', 'Rutherford', 'Castleberry', 'Dunmore', 'Whitfield'],
    streets: ['Maple Avenue', 'Industrial Parkway', 'Main Street', 'Lakeview Drive'],
    cities: [
      ['19801', 'Wilmington, DE'],
      ['89501', 'Reno, NV'],
      ['82001', 'Cheyenne, WY'],
    ],
    stems: ['Redwood Canyon Systems', 'Bluebonnet Freight', 'Copper Mesa Labs', 'Granite Falls Supply'],
  },
} as const satisfies Readonly<Record<string, CountryWords>>

export type MadeCountry = keyof typeof countryWords
