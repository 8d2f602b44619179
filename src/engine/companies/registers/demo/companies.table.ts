import type { CompanyStatus, OfficerRole } from '../../../../vocabulary/companies/company.ts'

/** One invented company. Active, and registered in March 2011, unless it says otherwise. */
export interface DemoCompany {
  readonly number: number
  readonly name: string
  readonly local?: string
  readonly former?: readonly string[]
  readonly country: string
  readonly registered: string
  readonly tax?: string
  readonly lei?: string
  readonly form: string
  readonly status?: CompanyStatus
  /** `young`: twenty days before it is read. */
  readonly since?: string
  readonly address?: string
  readonly officers?: readonly (readonly [OfficerRole, string])[]
  /** Shares in per cent, exact or as a range; companies by their number in this table. */
  readonly owners?: readonly (
    | { readonly company: number; readonly share: string }
    | { readonly person: string; readonly born: string; readonly country: string; readonly share: string }
  )[]
}

/**
 * Companies that do not exist. Some are owned, through others, by those on the invented watchlist; some share one address;
 * two own each other.
 */
export const demoCompanies: readonly DemoCompany[] = [
  { number: 1, name: 'Lantern & Larkspur Limited', country: 'GB', registered: '99000001', form: 'Private Limited Company', address: '1 Foglight Wharf, London, ZZ1 1AA', lei: 'XDEMO000000000000186', officers: [['director', 'Odo Fenwhistle']], owners: [{ company: 2, share: '60' }, { person: 'Odo Fenwhistle', born: '1975-04', country: 'XU', share: '40' }] },
  { number: 2, name: 'Nevermoor Holdings B.V.', country: 'NL', registered: '99000002', form: 'Besloten Vennootschap', address: 'Mistgracht 7, 1000 ZZ Amsterdam', lei: 'XDEMO000000000000283', officers: [['managing_director', 'Saskia Wolkenveld']], owners: [{ company: 3, share: '90' }, { person: 'Saskia Wolkenveld', born: '1969', country: 'NL', share: '10' }] },
  { number: 3, name: 'Cinderquay Beteiligungen GmbH', country: 'DE', registered: 'HRB 990003', form: 'Gesellschaft mit beschränkter Haftung', address: 'Nebelgasse 3, 10999 Berlin', lei: 'XDEMO000000000000380', officers: [['managing_director', 'Ulf Morgengrau']], owners: [{ person: 'Bartholomew Ignatius Quillfeather', born: '1961-04-01', country: 'XU', share: '100' }] },
  { number: 4, name: 'Thistledown Freight Limited', country: 'GB', registered: '99000004', form: 'Private Limited Company', status: 'dissolved', since: '1998-06-01', address: '9 Vanish Lane, Leeds, ZZ2 2BB', lei: 'XDEMO000000000000477', former: ['Thistledown Carriers Limited'], officers: [['director', 'Perpetua Glimm']] },
  { number: 5, name: 'Saplingvale Ventures Ltd', country: 'GB', registered: '99000005', form: 'Private Limited Company', since: 'young', address: '100 Nameplate Court, London, ZZ1 9ZZ', lei: 'XDEMO000000000000574', officers: [['director', 'Wren Applecross']], owners: [{ person: 'Wren Applecross', born: '1994-09', country: 'GB', share: '75-100' }] },
  { number: 6, name: 'Gossamer Bridgeworks plc', country: 'GB', registered: '99000006', form: 'Public Limited Company', since: '1984-02-20', address: '2 Spandrel Row, Bristol, ZZ3 3CC', lei: 'XDEMO000000000000671', officers: [['chair', 'Lady Imogen Trestle'], ['secretary', 'Bram Keystone']] },
  { number: 7, name: 'Moonbeam Extraction (Northern) Limited', country: 'GB', registered: '99000007', form: 'Private Limited Company', address: '14 Tidewrack Quay, London, ZZ1 4DD', lei: 'XDEMO000000000000768', owners: [{ company: 8, share: '50-75' }] },
  { number: 8, name: 'Moonbeam Extraction Limited', country: 'XU', registered: 'UTO-000025', form: 'Limited', address: '14 Tidewrack Quay, Port Nowhere', lei: 'XDEMO000000000000865' },
  { number: 9, name: 'Pfauenrad Uhrwerke AG', country: 'DE', registered: 'HRB 990009', form: 'Aktiengesellschaft', since: '1971-11-05', address: 'Zifferblatt 12, 70173 Stuttgart', lei: 'XDEMO000000000000962', officers: [['board_member', 'Hedwig Unruh'], ['board_member', 'Till Zeiger']] },
  { number: 10, name: 'Brezelmond Backwaren GmbH & Co. KG', country: 'DE', registered: 'HRA 990010', form: 'GmbH & Co. KG', address: 'Ofenweg 4, 80331 München', lei: 'XDEMO000000000001059' },
  { number: 11, name: 'Compagnie des Nuages Perdus SAS', country: 'FR', registered: '990000011', form: 'Société par actions simplifiée', address: '5 rue de l’Écume, 75002 Paris', lei: 'XDEMO000000000001156', officers: [['chair', 'Honoré Zéro de Rien']], owners: [{ person: 'Honoré Zéro de Rien', born: '1975-03-21', country: 'XU', share: '100' }] },
  { number: 12, name: 'Boulangerie du Clair de Lune SARL', country: 'FR', registered: '990000012', form: 'Société à responsabilité limitée', status: 'in_liquidation', address: '18 quai du Rêve, 69001 Lyon', lei: 'XDEMO000000000001253' },
  { number: 13, name: 'Molinos de Humo S.L.', country: 'ES', registered: 'B99000013', form: 'Sociedad limitada', address: 'Calle del Eco 8, 28001 Madrid', lei: 'XDEMO000000000001350', officers: [['managing_director', 'Quimera del Espejismo']] },
  { number: 14, name: 'Vetro Sospeso S.r.l.', country: 'IT', registered: '99000140014', form: 'Società a responsabilità limitata', address: 'Via dell’Ombra 6, 20121 Milano', lei: 'XDEMO000000000001447' },
  { number: 15, name: 'Mgła i Spółka Sp. z o.o.', country: 'PL', registered: '0000990015', form: 'Spółka z ograniczoną odpowiedzialnością', address: 'ul. Mglista 15, 00-001 Warszawa', lei: 'XDEMO000000000001544', owners: [{ person: 'Zdzichwał Oblivski', born: '1964', country: 'XV', share: '51' }] },
  { number: 16, name: 'Nattlys Rederi AS', country: 'NO', registered: '990000016', form: 'Aksjeselskap', address: 'Måneskinnskaia 1, 0150 Oslo', lei: 'XDEMO000000000001641' },
  { number: 17, name: 'Drömtorpet Bygg AB', country: 'SE', registered: '559900-0017', form: 'Aktiebolag', address: 'Dimvägen 17, 111 20 Stockholm', lei: 'XDEMO000000000001738' },
  { number: 18, name: 'Wolkenkuckucksheim Bau GmbH', country: 'AT', registered: 'FN 990018 a', form: 'Gesellschaft mit beschränkter Haftung', address: 'Luftschlossgasse 1, 1010 Wien', lei: 'XDEMO000000000001835' },
  { number: 19, name: 'Échoppe du Vide SA', country: 'CH', registered: 'CHE-990.000.019', form: 'Société anonyme', address: 'Rue du Silence 3, 1204 Genève', lei: 'XDEMO000000000001932' },
  { number: 20, name: 'Tumannye Tekhnologii OOO', country: 'XV', registered: '5500000035', form: 'Limited', address: 'Gloamstadt, Dusk Avenue 35', lei: 'XDEMO000000000002029', local: 'ООО Туманные Технологии', officers: [['managing_director', 'Foma Tumanovich Mglistov']] },
  { number: 21, name: 'Gloamstadt Clockwork Munitions JSC', country: 'XV', registered: '1055500000026', form: 'Joint-stock company', address: 'Gloamstadt, Spring Street 26', lei: 'XDEMO000000000002126', tax: '5500000026' },
  { number: 22, name: 'Seven Mirrors Sand Trading LLC', country: 'XW', registered: 'SM-7777', form: 'Limited Liability Company', address: 'Oasis of Seven Mirrors, Dune Road 7', lei: 'XDEMO000000000002223' },
  { number: 23, name: 'Mirage Dates and Spices LLC', country: 'XW', registered: 'SM-8823', form: 'Limited Liability Company', address: 'Oasis of Seven Mirrors, Dune Road 23', lei: 'XDEMO000000000002320', owners: [{ company: 22, share: '50' }, { person: 'Sahrab Wahmi Al-Miragi', born: '1974', country: 'XW', share: '25' }, { person: 'Khayal bin Sarab', born: '1981', country: 'XW', share: '25' }] },
  { number: 24, name: 'Port Nowhere Ferries Limited', country: 'XU', registered: 'UTO-000124', form: 'Limited', address: '1 Nowhere Pier, Port Nowhere', lei: 'XDEMO000000000002417' },
  { number: 25, name: 'Quillfeather Holdings plc', country: 'XU', registered: 'UTO-000029', form: 'Public Limited Company', address: '3 Inkwell Square, Port Nowhere', lei: 'XDEMO000000000002514', former: ['Inkwell Ventures plc'], owners: [{ person: 'Bartholomew Ignatius Quillfeather', born: '1961-04-01', country: 'XU', share: '100' }] },
  { number: 26, name: 'Hollowreed Trading Limited', country: 'GB', registered: '99000026', form: 'Private Limited Company', address: '100 Nameplate Court, London, ZZ1 9ZZ', lei: 'XDEMO000000000002611', owners: [{ company: 27, share: '25-50' }, { company: 25, share: '25-50' }] },
  { number: 27, name: 'Circlet One Limited', country: 'GB', registered: '99000027', form: 'Private Limited Company', address: '100 Nameplate Court, London, ZZ1 9ZZ', lei: 'XDEMO000000000002708', owners: [{ company: 28, share: '50' }] },
  { number: 28, name: 'Circlet Two Limited', country: 'GB', registered: '99000028', form: 'Private Limited Company', address: '100 Nameplate Court, London, ZZ1 9ZZ', lei: 'XDEMO000000000002805', owners: [{ company: 27, share: '50' }] },
  { number: 29, name: 'Amberstrand Consulting Ltd', country: 'GB', registered: '99000029', form: 'Private Limited Company', address: '100 Nameplate Court, London, ZZ1 9ZZ' },
  { number: 30, name: 'Bellwether Reeds Ltd', country: 'GB', registered: '99000030', form: 'Private Limited Company', address: '100 Nameplate Court, London, ZZ1 9ZZ' },
  { number: 31, name: 'Coppermoth Trading Ltd', country: 'GB', registered: '99000031', form: 'Private Limited Company', address: '100 Nameplate Court, London, ZZ1 9ZZ' },
  { number: 32, name: 'Duskmantle Services Ltd', country: 'GB', registered: '99000032', form: 'Private Limited Company', address: '100 Nameplate Court, London, ZZ1 9ZZ' },
  { number: 33, name: 'Whimberry Analytics, Inc.', country: 'US', registered: '9900033', form: 'Corporation', address: '33 Figment Street, Dover, DE 19901', lei: 'XDEMO000000000003387', tax: '00-9900033', officers: [['director', 'Juniper Mockbridge']] },
  { number: 34, name: 'Figment & Daughters LLC', country: 'US', registered: '9900034', form: 'Limited Liability Company', address: '34 Figment Street, Dover, DE 19901', lei: 'XDEMO000000000003484' },
  { number: 35, name: 'Kaminari Yume K.K.', country: 'JP', registered: '9900000000035', form: 'Kabushiki Kaisha', address: 'Yumemachi 3-5, Tokyo', lei: 'XDEMO000000000003581', local: '株式会社雷夢' },
  { number: 36, name: 'Wuyun Toy Export Co., Ltd.', country: 'CN', registered: '91990000MA0000036X', form: 'Limited Company', address: '36 Cloud Terrace Road, Ningbo', lei: 'XDEMO000000000003678', local: '乌云玩具出口有限公司' },
  { number: 37, name: 'Zephyra Coin Exchange Pte. Ltd.', country: 'SG', registered: '209900037Z', form: 'Private Limited', status: 'inactive', address: '37 Windward Link, Singapore 099037', lei: 'XDEMO000000000003775' },
  { number: 38, name: 'Wattlebird Dreaming Pty Ltd', country: 'AU', registered: '990000038', form: 'Proprietary Limited', address: '38 Mirage Parade, Perth WA 6000', lei: 'XDEMO000000000003872' },
  { number: 39, name: 'Acorn & Anvil LLP', country: 'GB', registered: 'OC990039', form: 'Limited Liability Partnership', address: '39 Guildless Yard, York, ZZ4 4EE', lei: 'XDEMO000000000003969', officers: [['partner', 'Merrick Acorn'], ['partner', 'Isolde Anvil']], owners: [{ person: 'Merrick Acorn', born: '1958-02', country: 'GB', share: '50' }, { person: 'Isolde Anvil', born: '1960-12', country: 'GB', share: '50' }] },
  { number: 40, name: 'Papermoon Publishing Limited', country: 'GB', registered: '99000040', form: 'Private Limited Company', address: '40 Vellum Court, London, ZZ1 4FF', lei: 'XDEMO000000000004066', owners: [{ person: 'Cornelius Papermoon', born: '1950', country: 'XU', share: '20' }, { person: 'Araminta Josephine Thimblewick', born: '1988-07-17', country: 'XU', share: '80' }] },
] // prettier-ignore
