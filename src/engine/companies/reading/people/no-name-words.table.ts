/**
 * Words of headings, captions and sentences that no one is called by, in the languages of the labels; plain small letters. What
 * people are called as well is left out: *Page*, *Law*, *In*, *The*.
 */
export const noNameWords: readonly string[] = [
  'of at by for and with from which whose whereof hereby hereof thereof witness undersigned incorporator incorporators signature signed state secretary department registrar registry registration corporation incorporation shareholder shareholders members directors officers total number address certificate articles section pursuant shares filed',
  'gesellschafter gesellschaft stammeinlage stammkapital geschaftsfuhrer geschaftsanschrift vertretung eintragung amtsgericht landesgericht handelsregister registergericht firmenbuch rechtsform datum seite summe summen gesamt unterschrift urkunde notar notariat rechtspfleger ausdruck auszug abteilung beschluss geleistet hierauf',
  'societe siege gerance statuts denomination greffe greffier tribunal registre extrait parts neant prenoms associes soussignes soussigne euros notaire fait article',
  'sociedad registro mercantil registrador notario escritura domicilio certificacion nota administracion inscripcion participaciones socios articulo clausula entradas pendientes liquidacion abogados vigencia representacion',
  'soci titolari diritti quote azioni quota capitale imprese societa amministratori ufficio visura pagina totale documento articolo',
  'fim certidao registo conservatoria quotas socios gerencia inscricoes averbamentos anotacoes matricula codigo sociedade orgaos designados artigo',
  'uittreksel vennootschap aandelen aandeelhouders bestuurders kapitaal handtekening totaal notaris koophandel artikel',
  'sadowy sadowa sadowego rejonowy referendarz sedzia zarzad wspolnicy udzialow udzialy spolka spolki kapital kapitalu rejestr rejestru krajowy krajowego postanowienie wydzial gospodarczy strona razem podpis notariusz urzad uprawniony reprezentacji wpis wpisy wykreslony wykreslone wykreslono ograniczone rzeczowe zastaw akcjonariusz akcjonariusze informacja',
  'jud judet judetul municipiul powiat gmina wojewodztwo megye okres',
  'jointly severally conjunta separada conjuntamente separadamente mancomunada mancomunadamente indistinta indistintamente solidariamente gemeinsam einzeln gemeinschaftlich conjointement separement congiunta disgiunta congiuntamente disgiuntamente conjuntas separadas isoladamente gezamenlijk afzonderlijk lacznie samodzielnie samostatne spolecne kulon egyuttesen munferit munferiten separat impreuna',
  'rccm immatriculation dirigeant dirigeants administrateurs identifiant fiscal patente numero contribuinte alvara nuit accionistas particulars allotment taxpayer enterprise residential',
  'perseroan notaris nomor tanggal jumlah saham modal kewarganegaraan jabatan alamat syarikat pendaftaran tarikh setiausaha pemegang berdaftar suruhanjaya kementerian persentase jawatan warganegara',
  'sermaye sermayesi ticaret sicil sicili mudurlugu sirketi sirketin unvani tescil gorevi uyrugu adresi yetkilileri',
  '自然人 法人團體 法人团体 不適用 不适用 該当なし 해당없음',
].flatMap((line) => line.split(' '))
