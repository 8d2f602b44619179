import type { GoldenSide } from './golden-asia.fixture.ts'

export const goldenWest: readonly GoldenSide[] = [
  {
    id: 'are-emirates-id-2021',
    side: 'FRONT',
    lines: ['الإمارات العربية المتحدة', 'UNITED ARAB EMIRATES', 'بطاقة هوية مقيم ||| Resident Identity Card', 'رقم الهوية / ID Number', '784-1990-1234567-6', 'الاسم: محمد علي حسن', 'Name: Mohamed Ali Hassan', 'Date of Birth: 01/01/1990 ||| تاريخ الميلاد', 'Nationality: Egypt ||| الجنسية: مصر',
      'Issuing Date ||| تاريخ الإصدار', '02/03/2022', 'Expiry Date ||| تاريخ الانتهاء', '01/03/2024', 'Sex: M'],
  },
  {
    id: 'sau-identity-card',
    side: 'FRONT',
    lines: ['المملكة العربية السعودية ||| KINGDOM OF SAUDI ARABIA', 'وزارة الداخلية ||| MINISTRY OF INTERIOR', 'بطاقة الهوية الوطنية', 'نورة عبدالله محمد القحطاني', 'ALQAHTANI, NOURAH ABDULLAH M', 'الرقم ١٠١٢٣٤٥٦٧٢', 'مكان الميلاد الرياض', 'تاريخ الميلاد ١٤٠٥/٠٧/٠١', 'تاريخ الانتهاء ١٤٤٥/٠٧/٠١'],
    values: { fullNameLocal: 'نورة عبدالله محمد القحطاني', fullName: 'ALQAHTANI, NOURAH ABDULLAH M' },
  },
  {
    id: 'egy-identity-card',
    side: 'FRONT',
    lines: ['جمهورية مصر العربية', 'بطاقة تحقيق الشخصية', 'سارة', 'محمد أحمد حسن', '١٢ شارع النيل', 'المعادي - القاهرة', '٢٩٠٠١٠١٠١٢٣٤٥٦'],
    values: { firstNameLocal: 'سارة', lastNameLocal: 'محمد أحمد حسن', address2: 'المعادي - القاهرة' },
  },
  {
    id: 'isr-identity-card-2013',
    side: 'FRONT',
    lines: ['מדינת ישראל ||| دولة إسرائيل', 'תעודת זהות ||| بطاقة هوية', 'שם משפחה اسم العائلة', 'ישראלי', 'שם פרטי الاسم الشخصي', 'ישראלה', 'מספר זהות', '1 2345678 2', 'תאריך לידה تاريخ الميلاد', '01.01.1990', 'בתוקף עד', '01.01.2029'],
  },
  {
    id: 'tur-identity-card-2017',
    side: 'FRONT',
    lines: ['TÜRKİYE CUMHURİYETİ KİMLİK KARTI', 'REPUBLIC OF TURKEY IDENTITY CARD', 'T.C. Kimlik No / TR Identity No', '10000000146', 'Soyadı / Surname', 'YILMAZ', 'Adı / Given Name(s)', 'AYŞE', 'Doğum Tarihi / Date of Birth ||| Cinsiyeti / Gender', '01.01.1990 ||| K / F', 'Seri No / Document No ||| Uyruğu / Nationality', 'A12B34567 ||| T.C./TUR', 'Son Geçerlilik / Valid Until', '01.01.2030'],
  },
  {
    id: 'irn-national-card',
    side: 'FRONT',
    lines: ['جمهوری اسلامی ایران', 'وزارت کشور', 'کارت ملی', 'شماره ملی : ۰۰۱۲۳۴۵۶۷۹', 'نام : زهرا', 'نام خانوادگی : محمدی', 'تاریخ تولد : ۱۳۶۹/۱۰/۱۱', 'نام پدر : علی', 'پایان اعتبار : ۱۴۰۵/۰۱/۰۱'],
  },
  {
    id: 'zaf-identity-card-2013',
    side: 'FRONT',
    lines: ['REPUBLIC OF SOUTH AFRICA', 'NATIONAL IDENTITY CARD', 'Surname', 'MOKOENA', 'Names', 'THANDI', 'Sex ||| Nationality', 'F ||| RSA', 'Identity Number', '9001010001088', 'Date of Birth', '01 JAN 1990', 'Country of Birth', 'RSA', 'Status', 'CITIZEN'],
  },
  {
    id: 'ken-identity-card-2011',
    side: 'FRONT',
    lines: ['JAMHURI YA KENYA ||| REPUBLIC OF KENYA', 'SERIAL NUMBER: 201234567 ||| ID NUMBER: 29481920', 'NATIONAL IDENTITY CARD', 'FULL NAMES', 'JANE WANJIRU KAMAU', 'DATE OF BIRTH', '14.08.1988', 'SEX', 'FEMALE', 'DISTRICT OF BIRTH', 'UASIN GISHU', 'PLACE OF ISSUE', 'ELDORET', 'DATE OF ISSUE', '12.05.2014'],
  },
  {
    id: 'gha-ghana-card',
    side: 'FRONT',
    lines: ['REPUBLIC OF GHANA', "ECOWAS IDENTITY CARD / CARTE D'IDENTITE CEDEAO", 'Surname/Nom', 'MENSAH', 'Firstnames/Prénoms', 'AKOSUA', 'Nationality/Nationalité ||| Date of Birth/Date de Naissance', 'GHANAIAN ||| 01/01/1990', 'Personal ID Number/Numéro d\'Identité Personnel', 'GHA-000000000-0', 'Document Number/Numéro du Document', 'AB1234567', 'Date of Expiry/Date d\'expiration', '01/01/2030'],
  },
  {
    id: 'nga-nin-slip',
    side: 'FRONT',
    lines: ['FEDERAL REPUBLIC OF NIGERIA', 'DIGITAL NIN SLIP', 'SURNAME/NOM', 'OKAFOR', 'GIVEN NAMES/PRENOMS', 'NGOZI', 'DATE OF BIRTH ||| SEX/SEXE', '01 JAN 1990 ||| F', 'National Identification Number (NIN)', '1234 567 8901'],
    further: { codes: ['qr'] },
  },
  {
    id: 'bra-cin-2022',
    side: 'FRONT',
    lines: ['REPÚBLICA FEDERATIVA DO BRASIL', 'GOVERNO FEDERAL', 'CARTEIRA DE IDENTIDADE', 'Nome / Name', 'MARIA DA SILVA', 'Registro Geral - CPF / Personal Number ||| Sexo / Sex', '529.982.247-25 ||| F', 'Data de Nascimento / Date of Birth ||| Nacionalidade / Nationality', '01/01/1990 ||| BRA', 'Naturalidade / Place of Birth', 'SÃO PAULO/SP', 'Data de Validade / Expiry Date', '01/01/2033'],
  },
  {
    id: 'bra-cnh-2006',
    side: 'FRONT',
    lines: ['REPÚBLICA FEDERATIVA DO BRASIL', 'MINISTÉRIO DAS CIDADES', 'DEPARTAMENTO NACIONAL DE TRÂNSITO', 'CARTEIRA NACIONAL DE HABILITAÇÃO', 'NOME', 'MARIA DA SILVA', 'DOC. IDENTIDADE / ÓRG. EMISSOR / UF', '123456789 SSP SP', 'CPF ||| DATA NASCIMENTO', '529.982.247-25 ||| 01/01/1990', 'FILIAÇÃO', 'JOSÉ DA SILVA', 'Nº REGISTRO ||| VALIDADE ||| 1ª HABILITAÇÃO', '00123456789 ||| 01/01/2025 ||| 01/01/2010'],
  },
  {
    id: 'mex-ine-2019',
    side: 'FRONT',
    lines: ['MÉXICO INSTITUTO NACIONAL ELECTORAL', 'CREDENCIAL PARA VOTAR', 'NOMBRE ||| SEXO M', 'GÓMEZ', 'VELÁZQUEZ', 'MARGARITA', 'DOMICILIO', 'C PITÁGORAS 1253 INT. 15', 'CLAVE DE ELECTOR GMVLMR80070501M100', 'CURP GOVM800705MCLMLR01 ||| AÑO DE REGISTRO 2008 00', 'FECHA DE NACIMIENTO ||| SECCIÓN ||| VIGENCIA', '05/07/1980 ||| 0747 ||| 2019 - 2029'],
  },
  {
    id: 'arg-dni-2012',
    side: 'FRONT',
    lines: ['REPÚBLICA ARGENTINA - MERCOSUR', 'REGISTRO NACIONAL DE LAS PERSONAS', 'MINISTERIO DEL INTERIOR', 'Apellido / Surname', 'GÓMEZ', 'Nombre / Name', 'MARÍA', 'Sexo / Sex ||| Nacionalidad / Nationality ||| Ejemplar', 'F ||| ARGENTINA ||| A', 'Fecha de nacimiento / Date of birth', '01 ENE/ JAN 1990', 'Documento / Document', '12.345.678', 'DOCUMENTO NACIONAL DE IDENTIDAD'],
  },
  {
    id: 'chl-identity-card-2013',
    side: 'FRONT',
    lines: ['REPÚBLICA DE CHILE', 'SERVICIO DE REGISTRO CIVIL E IDENTIFICACIÓN', 'CÉDULA DE IDENTIDAD', 'APELLIDOS', 'GONZÁLEZ', 'NOMBRES', 'CAMILA', 'NACIONALIDAD ||| SEXO', 'CHILENA ||| F', 'FECHA DE NACIMIENTO ||| NÚMERO DOCUMENTO', '01 ENE 1990 ||| 123.456.789', 'FECHA DE EMISIÓN ||| FECHA DE VENCIMIENTO', '01 ENE 2020 ||| 01 ENE 2030', 'RUN 12.345.678-5'],
  },
  {
    id: 'col-cedula-2000',
    side: 'FRONT',
    lines: ['REPÚBLICA DE COLOMBIA', 'IDENTIFICACIÓN PERSONAL', 'CÉDULA DE CIUDADANÍA', 'NÚMERO 1.020.123.456', 'PÉREZ GÓMEZ', 'APELLIDOS', 'ANA MARÍA', 'NOMBRES', 'FIRMA'],
  },
  {
    id: 'per-dni-2005',
    side: 'FRONT',
    lines: ['REPÚBLICA DEL PERÚ', 'REGISTRO NACIONAL DE IDENTIFICACIÓN Y ESTADO CIVIL', 'DOCUMENTO NACIONAL DE IDENTIDAD', 'DNI 12345678 - 9', 'Primer Apellido', 'QUISPE', 'Segundo Apellido', 'FLORES', 'Pre Nombres', 'ROSA', 'Sexo ||| Estado Civil', 'F ||| S', 'Fecha de Nacimiento', '01 01 1990', 'Fecha Emisión ||| Fecha Caducidad', '01 01 2015 ||| 01 01 2023'],
    further: { zone: { format: 'TD1', issuer: 'PER', type: 'I' } },
  },
  {
    id: 'ukr-identity-card-2016',
    side: 'FRONT',
    lines: ['УКРАЇНА ||| UKRAINE', 'ПАСПОРТ ГРОМАДЯНИНА УКРАЇНИ', "Прізвище/Surname", 'ТКАЧЕНКО', 'TKACHENKO', "Ім'я/Name", "МАР'ЯНА", 'MARIANA', 'По батькові/Patronymic', 'ІВАНІВНА', 'Стать/Sex ||| Громадянство/Nationality', 'Ж/F ||| УКРАЇНА/UKR', 'Дата народження/Date of birth ||| Запис №/Record No.', '24 08 1991 ||| 19910824-00026'],
  },
  {
    id: 'kaz-identity-card-2014',
    side: 'FRONT',
    lines: ['ҚАЗАҚСТАН РЕСПУБЛИКАСЫ', 'РЕСПУБЛИКА КАЗАХСТАН', 'ЖЕКЕ КУӘЛІК / УДОСТОВЕРЕНИЕ ЛИЧНОСТИ', 'ТЕГІ / ФАМИЛИЯ', 'СЕРІКОВА', 'АТЫ / ИМЯ', 'АЙГҮЛ', 'ӘКЕСІНІҢ АТЫ / ОТЧЕСТВО', 'БОЛАТҚЫЗЫ', 'ТУҒАН КҮНІ / ДАТА РОЖДЕНИЯ', '01.01.1990', 'ЖСН / ИИН', '900101400017'],
  },
  {
    id: 'rus-internal-passport',
    side: 'FRONT',
    lines: ['Фамилия', 'ИМЯРЕК', 'Имя', 'ЕВГЕНИЯ', 'Отчество', 'АЛЕКСАНДРОВНА', 'Пол ЖЕН. ||| Дата рождения 12.09.1982', 'Место рождения', 'ГОР. АРХАНГЕЛЬСК', 'РОССИЙСКАЯ ФЕДЕРАЦИЯ', 'Код подразделения 292-000'],
  },
  {
    id: 'deu-identity-card-2010',
    side: 'FRONT',
    lines: ['BUNDESREPUBLIK DEUTSCHLAND', 'PERSONALAUSWEIS ||| L01X00T47', "IDENTITY CARD / CARTE D'IDENTITÉ", '[a] Name/Surname/Nom', 'MUSTERMANN', 'Vornamen/Given names/Prénoms', 'ERIKA', 'Geburtstag/Date of birth/Date de naissance', '12.08.1983', 'Geburtsort/Place of birth/Lieu de naissance', 'BERLIN', "Gültig bis/Date of expiry/Date d'expiration", '02.08.2031'],
  },
  {
    id: 'fra-identity-card-2021',
    side: 'FRONT',
    lines: ['RÉPUBLIQUE FRANÇAISE', "CARTE NATIONALE D'IDENTITÉ / IDENTITY CARD", 'NOM / Surname', 'MARTIN', 'Prénoms / Given names', 'Maëlys-Gaëlle, Marie', 'SEXE / Sex ||| NATIONALITÉ / Nationality ||| DATE DE NAISS. / Date of birth', 'F ||| FRA ||| 13 07 1990', 'LIEU DE NAISSANCE / Place of birth', 'PARIS', 'N° DU DOCUMENT / Document No', 'X4RTBPFW4', "DATE D'EXPIR. / Expiry date", '11 02 2030'],
  },
  {
    id: 'pol-identity-card-2021',
    side: 'FRONT',
    lines: ['RZECZPOSPOLITA POLSKA', 'DOWÓD OSOBISTY / IDENTITY CARD', 'NAZWISKO / SURNAME', 'KOWALSKA', 'IMIONA / GIVEN NAMES', 'ANNA', 'OBYWATELSTWO / NATIONALITY', 'POLSKIE', 'DATA URODZENIA / DATE OF BIRTH', '01.01.1990', 'NUMER DOWODU OSOBISTEGO / IDENTITY CARD NUMBER', 'ABC 123450'],
  },
  {
    id: 'grc-identity-card-2021',
    side: 'FRONT',
    lines: ['ΕΛΛΗΝΙΚΗ ΔΗΜΟΚΡΑΤΙΑ ||| HELLENIC REPUBLIC', 'ΔΕΛΤΙΟ ΤΑΥΤΟΤΗΤΑΣ ||| IDENTITY CARD', 'Επώνυμο / Surname', 'ΠΑΠΑΔΟΠΟΥΛΟΥ', 'PAPADOPOULOU', 'Όνομα / Given name', 'ΜΑΡΙΑ', 'Date of birth', '01 01 1990', 'Date of expiry', '01 01 2033'],
  },
  {
    id: 'deu-driving-licence',
    side: 'FRONT',
    lines: ['FÜHRERSCHEIN ||| BUNDESREPUBLIK DEUTSCHLAND', '1. Mustermann', '2. Erika', '3. 12.08.83 Berlin', '4a. 19.01.13 4c. Landratsamt', '4b. 18.01.28', '5. B072RRE2I55', '9. AM/B/L'],
  },
  {
    id: 'swe-driving-licence',
    side: 'FRONT',
    lines: ['KÖRKORT ||| SVERIGE', '1. Svensson', '2. Astrid', '3. 01.01.1990', '4a. 19.01.2013', '4b. 18.01.2028', '4c. TRANSPORTSTYRELSEN', '4d. 900101-2384', '5. 12345678', '9. B'],
  },
  {
    id: 'deu-residence-permit',
    side: 'FRONT',
    lines: ['AUFENTHALTSTITEL ||| D ||| ZZ1234567', 'RESIDENCE PERMIT', 'BUNDESREPUBLIK DEUTSCHLAND', 'NAME VORNAMEN / NAME', 'SPECIMEN ANNA', 'GÜLTIG BIS / VALID UNTIL', '01.01.2027', 'ART DES TITELS / TYPE OF PERMIT', 'AUFENTHALTSERLAUBNIS'],
  },
  {
    id: 'usa-ca-driver-licence',
    side: 'FRONT',
    lines: ['CALIFORNIA USA', 'DRIVER LICENSE', '4d DL I1234568', '9 CLASS C', '4b EXP 08/31/2026', '9a END NONE', '1 LN CARDHOLDER', '2 FN IMA', '8 2570 24TH STREET', 'ANYTOWN, CA 95818', '3 DOB 08/31/1977', '12 RSTR NONE', '15 SEX F ||| 18 EYES BRN', '16 HGT 5-05 ||| 17 WGT 125 lb', '4a ISS 08/31/2021', 'DONOR'],
  },
  {
    id: 'can-on-driver-licence',
    side: 'FRONT',
    lines: ['Ontario CANADA', "DRIVER'S LICENCE / PERMIS DE CONDUIRE", '1,2 NAME/NOM', 'SPECIMEN, ANNE', '8 123 MAIN STREET', '4d NUMBER / NUMÉRO', 'D6101-40706-60905', '4a ISS/DÉL 2020/01/01 ||| 4b EXP/EXP 2025/01/01', '5 DD/RÉF DB1234567', '16 HGT/HAUT 165 cm ||| 15 SEX/SEXE F', '9 CLASS/CATÉG G', '3 DOB/DDN 1990/01/01'],
  },
  {
    id: 'aus-nsw-driver-licence',
    side: 'FRONT',
    lines: ['DRIVER LICENCE', 'NEW SOUTH WALES, AUSTRALIA ||| Card Number 2 036 123 456', 'Anna Jane CITIZEN', '12 GEORGE STREET', 'SYDNEY NSW 2000', 'Licence No. 12345678 ||| Licence Class C', 'Date of Birth 01 JAN 1990 ||| Expiry Date 01 JAN 2027'],
    values: { fullName: 'Anna Jane CITIZEN' },
  },
  {
    id: 'nzl-driving-licence',
    side: 'FRONT',
    lines: ['NEW ZEALAND DRIVER LICENCE', '1. CITIZEN', '2. ANNA JANE', '3. 01-01-1990', '4a. 01-01-2020', '4b. 01-01-2030', '5a. AB123456 ||| 5b. 123', 'DONOR'],
  },
  {
    id: 'deu-passport',
    side: 'FRONT',
    lines: ['BUNDESREPUBLIK DEUTSCHLAND', 'REISEPASS / PASSPORT / PASSEPORT', '1 Name/Surname/Nom', 'MUSTERMANN', '2 Vornamen/Given names/Prénoms', 'ERIKA', '3 Geburtsdatum/Date of birth', '12.08.1964', '9 Behörde/Authority', 'STADT KÖLN'],
    further: { zone: { format: 'TD3', issuer: 'D', type: 'P' } },
  },
  {
    id: 'tha-passport',
    side: 'FRONT',
    lines: ['หนังสือเดินทาง / PASSPORT ||| ประเทศไทย / THAILAND', 'Type P ||| Country code THA ||| Passport No. AA1234567', 'Surname RAKTHAI', 'Title Name MISS JAIDEE', 'Nationality THAI', 'Date of birth 25 JUN 1996', 'Place of birth BANGKOK', 'Date of issue 24 JUL 2020'],
  },
  {
    id: 'ind-aadhaar',
    side: 'BACK',
    lines: ['भारतीय विशिष्ट पहचान प्राधिकरण', 'UNIQUE IDENTIFICATION AUTHORITY OF INDIA', 'पता:', 'Address:', 'S/O Suresh Verma, 12 MG Road', 'Kochi, Kerala - 682001', '2345 6789 0124', 'help@uidai.gov.in'],
    further: { codes: ['qr'] },
  },
  {
    id: 'tur-identity-card-2017',
    side: 'BACK',
    lines: ["Anne Adı / Mother's Name", 'FATMA', "Baba Adı / Father's Name", 'MEHMET', 'Veren Makam / Issued By', 'T.C. İÇİŞLERİ BAKANLIĞI'],
    further: { zone: { format: 'TD1', issuer: 'TUR', type: 'I' } },
  },
  {
    id: 'vnm-citizen-card-2024',
    side: 'BACK',
    lines: ['Nơi cư trú / Place of residence:', 'Đống Đa, Hà Nội', 'Nơi đăng ký khai sinh / Place of birth:', 'Ba Đình, Hà Nội', 'Ngày, tháng, năm cấp / Date of issue: 01/08/2024', 'Ngày, tháng, năm hết hạn / Date of expiry: 01/08/2039'],
    further: { codes: ['qr'], zone: { format: 'TD1', issuer: 'VNM', type: 'I' } },
  },
  {
    id: 'bra-rg',
    side: 'BACK',
    lines: ['VÁLIDA EM TODO O TERRITÓRIO NACIONAL', 'REGISTRO GERAL 12.345.678-9 ||| DATA DE EXPEDIÇÃO 01/02/2015', 'NOME', 'MARIA DA SILVA', 'FILIAÇÃO', 'JOSÉ DA SILVA', 'NATURALIDADE ||| DATA DE NASCIMENTO', 'SÃO PAULO - SP ||| 01/01/1990', 'DOC ORIGEM', 'CPF 529.982.247-25', 'LEI Nº 7.116 DE 29/08/83'],
  },
  {
    id: 'egy-identity-card',
    side: 'BACK',
    lines: ['٢٩٠٠١٠١٠١٢٣٤٥٦ ||| ٢٠٢٤/٠١', 'مهندسة', 'أنثى ||| مسلمة ||| متزوجة', 'البطاقة سارية حتى ٢٠٣١/٠١/٠١'],
    values: { documentNumber: '٢٩٠٠١٠١٠١٢٣٤٥٦' },
  },
] // prettier-ignore
