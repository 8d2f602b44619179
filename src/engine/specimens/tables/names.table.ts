/** Names of invented people: common given names and surnames, shuffled by a seed; no row is a person. */
export const femaleNames = [
  'Anna Maria', 'Zoë', 'Ingrid', 'Élodie', 'Françoise', 'Łucja', 'Björg', 'María José', 'Siobhán', 'Aylin', 'Nadia',
  'Jana', 'Mei Ling', 'Chloë', 'Dagný', 'Beatriz', 'Katarína', 'Ülkü', 'Agnieszka', 'Inês', 'Noémie', 'Þórdís',
  'Grace', 'Olivia Jane', 'Fatima', 'Yuki', 'Amara', 'Sofía', 'Ewa', 'Ida', 'Zuzana', 'Birgitte', 'Giulia', 'Roos',
  'Hélène', 'Ana', 'Marie-Claire', 'Anne-Sophie', 'Virginia', 'Wilhelmina', 'Eva', 'Quynh', 'Xenia', 'Uma',
] as const // prettier-ignore

export const maleNames = [
  'Jürgen', 'Lars Erik', 'Søren', 'Tomáš', 'José Luis', 'Çağlar', 'Óscar', 'Jean-Pierre', 'Łukasz', 'Einar', 'Kofi',
  'Paweł', 'Håkon', 'Günther', 'François', 'Iñaki', 'João', 'Mihály', 'Ştefan', 'Niccolò', 'Åke', 'Björn', 'Seán',
  'Daniel James', 'Omar', 'Wei', 'Viktor', 'Adam', 'Hugo', 'Emre', 'Jiří', 'Zoltán', 'Oliver', 'Benjamin', 'Quentin',
  'Karl-Heinz', 'Per-Olof', 'William', 'Ulises', 'Xavier', 'Yusuf', 'Ivo', 'Bo', 'Giovanni',
] as const // prettier-ignore

export const surnames = [
  'Müller', 'Åkesson', 'Østergård', 'García', 'Núñez', 'Dvořák', 'Żółkiewski', 'Lefèvre', 'Brontë', 'Jónsdóttir',
  'Kowalczyk', 'Silva', 'Çelik', 'Øvergaard', 'Weiß', 'Gößmann', 'Björnsson', 'Horváth', 'Novák', 'Šimić', 'Popović',
  'Schröder', 'Eriksson', 'Rossi', 'Bianchi', 'Tanaka', 'Okafor', 'Mensah', 'Singh', 'Nguyen', 'Smith', 'Ivanova',
  'Lindqvist', 'Dubois', 'Fernández', 'Gonçalves', 'Öztürk', 'Papadakis', 'Kılıç', 'Nowak', 'Zieliński', 'Quispe',
  'Wolff', 'Virtanen', 'Hämäläinen', 'Bērziņš', 'Kazlauskas', 'Đorđević', 'Ibrahimović', 'Xu', 'Ó Briain', "O'Neill",
  "D'Angelo", 'Smith-Jones', 'Meyer-Förster', 'Lloyd-Webber', 'van der Berg', 'de la Cruz', 'von Bülow', 'dos Santos',
  'Le Goff', 'Mac Giolla Phádraig', 'San Martín', 'Álvarez de Toledo', 'ten Brink', 'Guðmundsdóttir',
] as const // prettier-ignore

/** Names so long that the zone has to cut them (ICAO Doc 9303-4 section 4.2.3). */
export const longSurnames = [
  'Nilavadhanananda', 'Papandropoulous-Charalambopoulos', 'Featherstonehaugh-Cholmondeley', 'Wolfeschlegelsteinhausen',
  'Bandaranayakelage Wijesundara', 'Venkatanarasimharajuvaripeta', 'Rasoanaivoharimanitra',
] as const // prettier-ignore

export const longGivenNames = [
  'Chayapa Dejthamrong Krasuang', 'Maximiliane Friederike Charlotte', 'Dimitrios Konstantinos Alexandros',
  'Bartholomew Montgomery Christopher', 'Guadalupe Esperanza Concepción',
] as const // prettier-ignore

/** People who bear one name only: it stands as the primary identifier (ICAO Doc 9303-3 section 4.6). */
export const mononyms = ['Arkfreith', 'Suharsono', 'Tashi', 'Wulandari', 'Mononymus', 'Zainab'] as const

export const places = [
  'Zenith', 'Port Amaurot', 'Anydria', 'Nephelokokkygia', 'Saint-Hythlodé', 'Mentir', 'Abraxas Bay', 'Achora',
  'Polylerion', 'Neu Macarien', 'Villa Anemolia', 'Østhavn', 'Queensmere', 'Alaopolis',
] as const // prettier-ignore

export const streets = [
  'Harbour Row',
  'Linden Walk',
  'Meridian Street',
  'Old Mint Lane',
  'Orchard Quay',
  'Syphogrant Square',
] as const

export const authorities = [
  'Passport Office',
  'Ministry of the Interior',
  'Office of Citizens',
  'District Registry',
] as const

/** A person's look; chosen by the seed, drawn by `portrait.ts`. */
export const skinTones = [
  [246, 220, 200], [236, 200, 172], [222, 178, 144], [196, 148, 112], [156, 108, 78], [112, 76, 56],
] as const // prettier-ignore

export const hairTones = [
  [40, 30, 26], [74, 50, 34], [122, 84, 48], [184, 146, 88], [150, 70, 40], [128, 126, 124], [24, 22, 26],
] as const // prettier-ignore

export const clothTones = [
  [52, 66, 96], [92, 44, 52], [44, 78, 66], [70, 70, 76], [120, 104, 84], [36, 40, 52], [88, 96, 128],
] as const // prettier-ignore
