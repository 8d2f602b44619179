import { listed, spelled, type Words } from '../../words.ts'

export const vietnamese: Words = {
  writing: 'Latn',
  men: spelled('VĂN ĐỨC, QUỐC HƯNG, MINH TUẤN, HỮU PHƯỚC, THÀNH CÔNG'),
  women: spelled('THỊ HỒNG, NGỌC ÁNH, THU THẢO, MỸ DUYÊN, KIM NGÂN'),
  families: spelled('NGUYỄN, TRẦN, LÊ, PHẠM, HUỲNH, VÕ, ĐẶNG, BÙI'),
  places: spelled('Hà Nội, Đà Nẵng, Cần Thơ, Thừa Thiên Huế'),
  streets: listed(
    '12 Lê Lợi, Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh | Thôn Đông, Xã Tân Lập, Huyện Đan Phượng',
  ),
  printed: listed('CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM | Độc lập - Tự do - Hạnh phúc | CĂN CƯỚC CÔNG DÂN | Số / No. | Họ và tên | Ngày sinh | Giới tính | Quốc tịch: Việt Nam | Quê quán | Nơi thường trú | Có giá trị đến'), // prettier-ignore
}

export const turkish: Words = {
  writing: 'Latn',
  men: spelled('MEHMET, ÇAĞRI, İBRAHİM, GÖKHAN, UĞUR'),
  women: spelled('AYŞE, GÜLŞEN, ELİF, ÖZGE, IŞIL'),
  families: spelled('YILMAZ, ŞAHİN, ÖZTÜRK, ÇELİK, DOĞAN, KILIÇ'),
  fathers: { men: spelled('HÜSEYİN, ALİ'), women: spelled('HÜSEYİN, ALİ') },
  places: spelled('İSTANBUL, ŞANLIURFA, MUĞLA'),
  streets: listed('ATATÜRK CAD. NO: 12'),
  printed: listed('TÜRKİYE CUMHURİYETİ KİMLİK KARTI | Soyadı / Surname | Doğum Tarihi | Seri No | Son Geçerlilik | Uyruğu T.C.'), // prettier-ignore
}

export const portuguese: Words = {
  writing: 'Latn',
  men: spelled('JOÃO PEDRO, ANTÔNIO, GONÇALO, LUÍS FELIPE'),
  women: spelled('MARIA CLARA, CONCEIÇÃO, ANA LÚCIA, JÉSSICA'),
  families: spelled('DA SILVA, SOUZA, GONÇALVES, ARAÚJO, MAGALHÃES'),
  fathers: { men: spelled('JOSÉ DA SILVA, CARLOS ARAÚJO'), women: spelled('JOSÉ DA SILVA, CARLOS ARAÚJO') },
  places: spelled('SÃO PAULO, BRASÍLIA, MACEIÓ'),
  streets: listed('RUA DAS FLORES, 120'),
  printed: listed('REPÚBLICA FEDERATIVA DO BRASIL | CARTEIRA NACIONAL DE HABILITAÇÃO | FILIAÇÃO | DATA NASCIMENTO | NATURALIDADE | VALIDADE'), // prettier-ignore
}

export const spanish: Words = {
  writing: 'Latn',
  men: spelled('JOSÉ LUIS, ÁNGEL, IÑAKI, JESÚS'),
  women: spelled('MARÍA JOSÉ, BEGOÑA, SOFÍA, ÁFRICA'),
  families: spelled('GARCÍA LÓPEZ, MUÑOZ PEÑA, HERNÁNDEZ RUIZ, NÚÑEZ VEGA'),
  places: spelled('CIUDAD DE MÉXICO, BOGOTÁ, CÓRDOBA, IQUIQUE'),
  streets: listed('C ALLENDE 102 | AV. JUÁREZ 40'),
  printed: listed('ESTADOS UNIDOS MEXICANOS | INSTITUTO NACIONAL ELECTORAL | CREDENCIAL PARA VOTAR | DOMICILIO | CLAVE DE ELECTOR | FECHA DE NACIMIENTO | AÑO DE REGISTRO'), // prettier-ignore
}

export const indonesian: Words = {
  writing: 'Latn',
  men: spelled('BUDI, AGUS, MUHAMMAD RIZKY, DWI'),
  women: spelled('SITI NURHALIZA, DEWI, PUTRI AYU, RATNA'),
  families: spelled('SANTOSO, WIJAYA, HIDAYAT, SURYADI, LESTARI'),
  places: spelled('JAKARTA, SURABAYA, BANDUNG, MEDAN'),
  streets: listed('JL. MERDEKA NO. 12 | JL. SUDIRMAN KAV 5'),
  printed: listed('PROVINSI DKI JAKARTA | NIK | Tempat/Tgl Lahir | Jenis Kelamin | Gol. Darah | Kewarganegaraan | Berlaku Hingga'), // prettier-ignore
}

export const english: Words = {
  writing: 'Latn',
  men: spelled('JAMES, WILLIAM, OLUWASEUN, THABO, KWAME, DANIEL'),
  women: spelled('GRACE, CHIAMAKA, NALEDI, WANJIKU, EMMA, AKOSUA'),
  families: spelled('OKONKWO, DLAMINI, MENSAH, KAMAU, SMITH, HUGHES, O’BRIEN, VAN DER MERWE'),
  places: spelled('LAGOS, NAIROBI, ACCRA, PRETORIA'),
  streets: listed('12 BROAD STREET | 7 CHURCH LANE'),
  printed: listed('FEDERAL REPUBLIC OF NIGERIA | NATIONAL IDENTITY CARD | Surname | Given Names | Date of Birth | DRIVING LICENCE'), // prettier-ignore
}

export const german: Words = {
  writing: 'Latn',
  men: spelled('Jörg, Maximilian, Günther, Lukas'),
  women: spelled('Käthe, Annelie, Sophie, Jördis'),
  families: spelled('Müller, Schäfer, Groß, Weiß, Böttcher'),
  places: spelled('Köln, München, Saarbrücken'),
  streets: listed('Hauptstraße 12'),
  printed: listed(
    'FÜHRERSCHEIN BUNDESREPUBLIK DEUTSCHLAND | Geburtsdatum | Ausstellende Behörde | Gültig bis',
  ),
}

export const polish: Words = {
  writing: 'Latn',
  men: spelled('ŁUKASZ, PRZEMYSŁAW, GRZEGORZ'),
  women: spelled('MAŁGORZATA, ŻANETA, ZOFIA'),
  families: spelled('KOWALCZYK, WIŚNIEWSKI, DĄBROWSKI, WÓJCIK, ŻUK'),
  places: spelled('ŁÓDŹ, KRAKÓW, BIAŁYSTOK'),
  streets: listed('ul. Długa 7'),
  printed: listed(
    'PRAWO JAZDY | RZECZPOSPOLITA POLSKA | DOWÓD OSOBISTY | Nazwisko | Imiona | Data urodzenia',
  ),
}
