/**
 * Countries, parts of the world and cities as the names of companies have them, one word each, a Berliner bank among them: of two names that are the
 * same but for one of these, the one with it is a branch of the other, or its neighbour.
 */
export const locationWords: ReadonlySet<string> = new Set(
  (
    'afghanistan albania algeria america american angola argentina armenia asia atlantic australia austria azerbaijan bahrain bangladesh ' +
    'belarus belgique belgium benelux bolivia bosnia brasil brazil britain bulgaria cambodia cameroon canada caribbean caucasus ceylon chile china ' +
    'colombia congo croatia cuba cyprus czech denmark deutschland dubai ecuador egypt emirates england espana estonia ethiopia eurasia europe european ' +
    'finland france gabon georgia germany ghana greece guatemala guinea gulf haiti holland honduras hongkong hungary iceland india indonesia iran iraq ' +
    'ireland israel italia italy jamaica japan jordan kazakhstan kenya korea kuwait kyrgyzstan laos latvia lebanon liberia libya liechtenstein ' +
    'lithuania luxembourg macau madagascar malaysia mali malta mauritius mexico moldova monaco mongolia montenegro morocco mozambique ' +
    'myanmar namibia nederland nepal netherlands nicaragua nigeria norway oman osterreich pakistan palestine panama paraguay peru philippines poland ' +
    'polska portugal qatar romania russia rwanda saudi schweiz scotland senegal serbia singapore slovakia slovenia somalia spain srilanka sudan suisse ' +
    'sweden switzerland syria taiwan tajikistan tanzania thailand tunisia turkey turkiye turkmenistan uganda ukraine uruguay usa uzbekistan venezuela ' +
    'vietnam wales yemen zambia zimbabwe africa mena emea apac latam ' +
    'amsterdam ankara athens atlanta baghdad bangkok barcelona beijing beirut belgrade berlin boston brussels bucharest budapest cairo ' +
    'california chicago copenhagen dalian damascus delhi donetsk doha florida frankfurt geneva guangzhou hamburg harbin havana helsinki houston istanbul ' +
    'jakarta karachi kazan kharkiv kiev kyiv lagos london luhansk madrid manila miami milano minsk moscow moskva mumbai munich nairobi nanjing ' +
    'novosibirsk odessa paris petersburg prague pyongyang qingdao riga riyadh roma rome rotterdam samara seoul shanghai shenzhen siberia sofia stockholm ' +
    'sydney tallinn tbilisi tehran texas tianjin tokyo toronto tripoli ural vienna vilnius vladivostok warsaw wien wuhan xiamen yerevan york zurich ' +
    'bavaria bavarian bayerische bayern berliner frankfurter hamburger hessen hessische muenchner munchen munchner pariser sachsen sachsische wiener'
  ).split(' '),
)
