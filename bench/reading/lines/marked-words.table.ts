/** What people, places and labels of a language look like in print: its letters with marks in words that training has not seen as such. */
export interface MarkedWords {
  readonly names: string
  readonly places: string
  readonly labels: string
}

/** By language (BCP 47); names and places are parted by commas, labels by bars. */
export const markedWords = {
  vi: {
    names: 'Nguyễn Thị Hồng Nhung, Trần Quốc Bảo, Phạm Đức Thắng, Lê Thị Mỹ Hạnh, Võ Hoàng Yến, Đỗ Tuấn Kiệt, Bùi Xuân Trường, Đặng Thùy Trâm, Huỳnh Ngọc Ẩn, Lý Thường Kiệt',
    places: 'Thừa Thiên Huế, Cần Thơ, Bắc Ninh, Quảng Ngãi, Đồng Tháp, Vĩnh Phúc, Phường Bến Nghé, Quận Tân Bình',
    labels: 'Có giá trị đến | Nơi thường trú | Quê quán | Giới tính | Cộng hòa xã hội chủ nghĩa Việt Nam | Cục trưởng cục cảnh sát',
  },
  pl: {
    names: 'Małgorzata Dąbrowska, Łukasz Wiśniewski, Grażyna Żółkowska, Michał Świątek, Agnieszka Zięba, Józef Gołębiewski, Bożena Kaźmierczak, Stanisław Ćwikła',
    places: 'Łódź, Święte Źródło, Zgierz, Gdańsk, Bełżyce, Śródmieście, Czarna Dąbrówka',
    labels: 'Spółka z ograniczoną odpowiedzialnością | Spółka z o.o. pod firmą Wąż | Miejsce urodzenia | Płeć | Organ wydający',
  },
  tr: {
    names: 'Ayşegül Çelik, İbrahim Yıldırım, Gökçe Öztürk, Uğur Işık, Şükrü Kılıçdağı, Emine Güneş, Çağrı Şimşek, Nilüfer İnce',
    places: 'İstanbul, Diyarbakır, Eskişehir, Şanlıurfa, Iğdır, Muğla, Kırıkkale, Gümüşhane',
    labels: 'Geçerlilik tarihi | Doğum yeri ve tarihi | Uyruğu | Anne adı | Şirket ünvanı | Veriliş nedeni',
  },
  cs: {
    names: 'Jiří Dvořák, Tomáš Růžička, Božena Němcová, Zdeněk Šťastný, Lenka Černá, Ondřej Říha, Kateřina Vaňková, Luďka Kůrková',
    places: 'Plzeň, Hradec Králové, Ústí nad Labem, Třebíč, Žďár nad Sázavou, Dolní Počernice',
    labels: 'Příjmení | Místo narození | Rodné číslo | Státní občanství | Společnost s ručením omezeným | Doba platnosti',
  },
  ro: {
    names: 'Ștefan Țăranu, Ionuț Bălănescu, Mihăiță Grigorescu, Ileana Brătianu, Răzvan Pîrvu, Cătălina Vînătoru, Ghiță Șerban, Anuța Moșteanu',
    places: 'București, Iași, Piatra Neamț, Timișoara, Târgu Mureș, Brăila, Bistrița, Călărași',
    labels: 'Cetățenie | Naștere | Emisă de | Valabilitate | Societate cu răspundere limitată | Județul Argeș',
  },
  hu: {
    names: 'Kőszegi Zoltán, Szűcs Erzsébet, Gergely Ádám, Nagy Ágnes, Fűzfői László, Tóth Dezső, Bíró Őrs, Vörös Ünige',
    places: 'Győr, Székesfehérvár, Hódmezővásárhely, Pécs, Gödöllő, Kőbánya, Óbuda',
    labels: 'Születési hely | Anyja neve | Érvényességi idő | Korlátolt felelősségű társaság | Állampolgárság | Lakóhely',
  },
  lv: {
    names: 'Jānis Bērziņš, Kristīne Kalniņa, Ģirts Ozoliņš, Žanete Šķēle, Andris Ķēniņš, Ņina Ļaudama, Mārtiņš Grāvītis, Ilze Vītola',
    places: 'Rīga, Jūrmala, Liepāja, Rēzekne, Cēsis, Ķegums, Ādaži, Bauska',
    labels: 'Uzvārds | Dzimšanas vieta | Derīga līdz | Sabiedrība ar ierobežotu atbildību | Izdevējiestāde',
  },
  lt: {
    names: 'Žydrūnas Šimkus, Giedrė Račkauskaitė, Algirdas Čepėnas, Jūratė Žukauskienė, Ąžuolas Vyšniauskas, Eglė Įsodaitė, Mindaugas Lukšys, Ugnė Ėriškienė',
    places: 'Šiauliai, Panevėžys, Klaipėda, Marijampolė, Utena, Trakų rajonas, Žemaičių Naumiestis',
    labels: 'Gimimo vieta | Asmens kodas | Galioja iki | Uždaroji akcinė bendrovė | Išdavusi įstaiga | Lytis',
  },
  es: {
    names: 'José Ángel Muñoz, Begoña Íñiguez, Martín Núñez Peña, Raúl Güemes, Sofía Cárdenas, Óscar Iñárritu, Úrsula Gómez, María Jesús Ávila',
    places: 'Málaga, Córdoba, La Coruña, Cádiz, Ávila, Logroño, Mérida',
    labels: 'Fecha de expedición | Lugar de nacimiento | Nacionalidad española | Válido hasta | Dirección General de la Policía',
  },
  de: {
    names: 'Jürgen Größler, Käthe Müller, Björn Schäfer, Ulrike Weiß, Änne Übleis, Sören Böttcher, Hannelore Groß, Günther Öttinger',
    places: 'Köln, München, Gießen, Saarbrücken, Überlingen, Öhringen, Nürnberg',
    labels: 'Gültig bis | Ausstellende Behörde | Geschäftsführer | Körpergröße | Staatsangehörigkeit | Straße und Hausnummer',
  },
  fr: {
    names: 'Frédéric Lefèvre, Chloé Benoît, François Maître, Zoé Lacroix, Gaëlle Müller, Noël Aîné, Hélène Dubœuf, Jérôme Châtelain',
    places: 'Besançon, Évreux, Nîmes, Bègles, Orléans, Saint-Étienne, Île-de-France',
    labels: 'Prénoms | Née le | Délivré le | Société à responsabilité limitée | Nationalité française | Autorité de délivrance',
  },
  en: {
    names: 'James O’Brien, Katherine Hughes, William Okonkwo, Daniel Smith-Jones, Oluwaseun Mensah, Grace Dlamini, Peter Van der Merwe, Emily Johnson',
    places: 'London, Lagos, Manchester, Wellington, Johannesburg, 12 Church Lane, Newcastle upon Tyne',
    labels: 'Date of birth | Place of issue | Nationality | Given names | Authority | Driving licence | Private company limited by shares',
  },
} as const satisfies Readonly<Record<string, MarkedWords>> // prettier-ignore

export type MarkedLanguage = keyof typeof markedWords
