import type { RegionLabels } from '../label-kinds.ts'

/** As registers of Turkey, Russia, Belarus, Ukraine, Georgia, Armenia and Azerbaijan print them. */
export const easternEuropeLabels: RegionLabels = [
  [
    'ru',
    {
      name: 'наименование на русском языке|полное фирменное наименование|полное наименование организации|наименование компании|название организации|название компании|название|полное наименование общества|фирменное наименование общества|наименование общества|наименование субъекта|наименование субъекта хозяйствования|полное наименование на белорусском языке|наименование полное|поўнае найменне|найменне|поўнае найменне юрыдычнай асобы|назва юрыдычнай асобы|полное фирменное наименование общества на русском языке|наименование предприятия',
      formerName:
        'сокращённое наименование|сокращенное фирменное наименование|сокращенное фирменное наименование на русском языке|полное наименование на английском языке|сокращенное наименование организации|полное наименование на иностранном языке|скарочанае найменне|прежние наименования|наименование на английском языке',
      number:
        'огрн юридического лица|огрнип|огрн дата присвоения|основной государственный регистрационный номер огрн|основной государственный регистрационный номер юридического лица|регистрационный номер в егр|регистрационный номер егр|номер в егр|номер в едином государственном регистре|рэгістрацыйны нумар|регистрационный номер юридического лица|рег номер|номер свидетельства о государственной регистрации|номер регистрации|регистрационный номер общества|номер егрюл',
      taxNumber:
        'унп|учетный номер плательщика|учётный номер плательщика|инн кпп|инн организации|инн налогоплательщика|унп субъекта|улічны нумар плацельшчыка|налоговый номер|идентификационный номер налогоплательщика инн',
      legalForm:
        'опф|вид юридического лица|организационно правовая форма юридического лица|арганізацыйна прававая форма|наименование организационно правовой формы|окопф|код окопф|тип общества',
      incorporated:
        'дата внесения записи о создании|дата внесения в егрюл записи о создании|дата регистрации юридического лица|дата присвоения огрнип|дата регистрации при создании|дата первичной регистрации|зарегистрировано|дата внесения в егрюл|дата создания юридического лица|дата дзяржаўнай рэгістрацыі|дата рэгістрацыі|дата регистрации до 1 июля 2002 года|зарегистрирована|дата учреждения|дата внесения записи в егр|дата регистрации общества|дата первоначальной регистрации|дата внесения записи о государственной регистрации',
      status:
        'статус организации|статус субъекта|текущее состояние|текущий статус|состояние юридического лица|наименование статуса юридического лица|стан|правовое состояние|сведения о правоспособности|состояние субъекта|статус компании|статус общества',
      address:
        'адрес места нахождения|место нахождения и адрес юридического лица|адрес в пределах места нахождения|адрес организации|местонахождение|местонахождение юридического лица|место нахождения общества|юридический адрес организации|адрес общества|месцазнаходжанне|юрыдычны адрас|адрес регистрации|адрес постоянно действующего исполнительного органа|место нахождения адрес|почтовый адрес|адрес местонахождения|фактический адрес',
      capital:
        'уставный капитал общества|размер уставного фонда|уставный фонд|сумма уставного фонда|статутны фонд|размер уставного капитала общества|уставный капитал организации|складочный капитал|величина уставного капитала|уставный капитал складочный капитал уставный фонд паевые взносы',
      court:
        'инспекция фнс|налоговый орган|наименование налогового органа|орган регистрации|регистрирующий налоговый орган|орган осуществивший государственную регистрацию|наименование органа осуществившего регистрацию|рэгіструючы орган',
      officers:
        'сведения о руководителе|сведения о лицах имеющих право без доверенности действовать от имени юридического лица|лица имеющие право без доверенности действовать от имени юридического лица|единоличный исполнительный орган|исполнительный орган|совет директоров|правление|руководство|руководитель организации|руководитель юридического лица|кіраўнік|лицо имеющее право без доверенности действовать от имени юридического лица|члены совета директоров|генеральный директор общества|сведения о единоличном исполнительном органе',
      owners:
        'сведения об участниках юридического лица|участники общества|участник|учредитель|учредители юридического лица|единственный участник|единственный учредитель|сведения об учредителях|собственник имущества|собственники имущества|акционер|список участников|список участников общества|бенефициарные владельцы|бенефициарный владелец|заснавальнікі|удзельнікі|владельцы|сведения об учредителях участниках|реестр акционеров|держатель реестра акционеров|список акционеров|бенефициар|участники учредители',
      personName:
        'ф и о|фамилия имя и отчество|фамилия|фамилия имя отчество при наличии|имя и фамилия|фио участника|прозвішча імя імя па бацьку|полное имя|фамилия и имя|фио полностью|фио наименование|наименование фио',
      role: 'занимаемая должность|пасада|роль|статус участника|наименование должности руководителя|статус лица',
      birthDate: 'родился|родилась|дата и место рождения|дата нараджэння|г р|дата рожд',
      nationality:
        'гражданин|страна гражданства|грамадзянства|государство гражданства|гражданка|наименование страны гражданства',
      appointed: 'дата назначения|дата вступления в должность|назначен|дата избрания|срок полномочий с',
      residence:
        'место жительства|адрес места жительства|страна места жительства|проживает|адрес проживания|проживающий',
      share:
        'доля участника|доля в уставном капитале|доля в уставном фонде|размер доли в процентах|размер доли в уставном капитале|процент|доля %|размер доли %|доля участия в уставном капитале|доля в %|доля владения|доля участия в уставном капитале в %',
      nominal:
        'номинальная стоимость|номинальная стоимость доли в рублях|номинальная стоимость акции|стоимость доли|вклад|размер вклада|сумма|взнос|номинальная стоимость доли руб|размер вклада в уставный капитал|вклад в уставный капитал|вклад в уставный фонд|стоимость',
      shareCount: 'количество акций|число акций|количество долей|количество',
      other:
        'окато|октмо|окогу|оквэд|код оквэд|код и наименование оквэд|коды оквэд|окфс|дата постановки на учет|дата постановки на учёт|дата внесения изменений|грн|дата грн|срок действия|срок полномочий|дата выдачи|дата формирования выписки|дата формирования|виды экономической деятельности|сведения об основном виде деятельности|сведения о дополнительных видах деятельности|основная деятельность|электронная почта|сайт|адрес электронной почты|факс|филиалы|представительства|лицензии|залог доли|обременения|код кпп|снилс|регистрационный номер в пфр|регистрационный номер в фсс|пол|место рождения|причина|среднесписочная численность|выручка|инспектор|подпись|печать|итого|всего|дата|номер|номер выписки|серия и номер|количество участников|сведения сформированы|дата получения выписки|сведения о филиалах|дата прекращения|правопредшественник|правопреемник|сведения об учете в налоговом органе|предмет деятельности|цели деятельности|категория|реквизиты|расчетный счет|бик|банк|дата изменения|дата отметки',
    },
  ],
  [
    'uk',
    {
      name: 'назва|назва підприємства|назва компанії|найменування товариства|повне найменування товариства|повне найменування юридичної особи|найменування юридичної особи повне|повне найменування підприємства|назва суб єкта|найменування суб єкта',
      formerName:
        'найменування англійською мовою|попередня назва|скорочене найменування юридичної особи|попереднє найменування|назва англійською',
      number:
        'код єдрпоу юридичної особи|код згідно з єдрпоу|ідентифікаційний код єдрпоу|номер запису в єдр|номер запису в єдиному державному реєстрі|код за єдрпоу|ідентифікаційний код за єдрпоу|код згідно єдрпоу|код юридичної особи|рнокпп',
      taxNumber:
        'індивідуальний податковий номер|індивідуальний податковий номер платника пдв|номер платника пдв|іпн платника пдв|свідоцтво платника пдв|номер свідоцтва платника пдв',
      legalForm:
        'організаційно правова форма юридичної особи|правова форма|опф|вид товариства|тип товариства|форма власності',
      incorporated:
        'дата державної реєстрації юридичної особи|дата створення|дата первинної реєстрації|зареєстровано|дата проведення державної реєстрації|дата заснування|дата та номер запису в єдиному державному реєстрі|дата внесення запису|дата запису в єдр|дата реєстрації юридичної особи|дата утворення',
      status:
        'стан реєстрації|стан запису|стан підприємства|поточний стан|статус юридичної особи|стан суб єкта господарювання|статус компанії',
      address:
        'адреса юридичної особи|місцезнаходження товариства|адреса місцезнаходження|юридична адреса товариства|місце знаходження|адреса підприємства|адреса реєстрації|поштова адреса|фактична адреса|адреса компанії',
      capital:
        'статутний фонд|розмір статутного фонду|статутний капітал товариства|розмір статутного складеного капіталу пайового фонду|статутний складений капітал|сформований статутний капітал|сума статутного капіталу|статутний капітал грн|розмір статутного капіталу товариства',
      court:
        'орган державної реєстрації|державний реєстратор|назва органу державної реєстрації|суб єкт державної реєстрації|реєстратор|місце проведення реєстраційної дії',
      officers:
        'керівник юридичної особи|відомості про керівника юридичної особи|виконавчий орган|особи які можуть вчиняти дії від імені юридичної особи|представники|уповноважені особи|органи управління|правління|наглядова рада|відомості про членів керівних органів|дирекція|відомості про керівника та підписантів|посадові особи',
      owners:
        'учасник|засновник|єдиний учасник|єдиний засновник|перелік засновників учасників юридичної особи|акціонери|власники|кінцевий бенефіціарний власник|відомості про кінцевого бенефіціарного власника|бенефіціар|учасники товариства|інформація про кінцевого бенефіціарного власника|відомості про засновників|відомості про учасників|акціонер|структура власності|список учасників|перелік учасників|кінцевий бенефіціарний власник контролер|власник',
      personName:
        'прізвище ім я по батькові|прізвище власне ім я по батькові|прізвище ім я та по батькові|прізвище|ім я|прізвище та ім я|ім я та прізвище|п і б|піб учасника|повне ім я|піб найменування',
      role: 'роль у товаристві|статус особи|обіймана посада|займана посада',
      birthDate: 'народився|народилася|дата і місце народження|дата нар',
      nationality: 'громадянин|громадянка|держава громадянства',
      appointed:
        'дата призначення|призначений|дата обрання|дата вступу на посаду|повноваження з|дата набуття повноважень',
      residence:
        'місце проживання|країна проживання|адреса місця проживання|країна постійного проживання|місце реєстрації|проживає',
      share:
        'частка в статутному капіталі|частка у статутному капіталі|частка у відсотках|відсоток|розмір частки у відсотках|відсоток частки статутного капіталу|процент|розмір частки у статутному капіталі|розмір частки %|частка володіння|відсоток частки в статутному капіталі',
      nominal:
        'внесок|сума внеску|номінальна вартість частки|номінальна вартість|розмір частки грн|вартість частки|розмір внеску грн|розмір частки засновника учасника|номінальна вартість акції|вклад|сума|частка грн|розмір внеску до статутного капіталу',
      shareCount: 'кількість акцій|кількість часток|кількість',
      other:
        'квед|код квед|основний вид діяльності|дата формування|дата видачі|підпис|усього|разом|всього|електронна пошта|e mail|факс|веб сторінка|дата|номер|рік заснування|відокремлені підрозділи|дані про взяття на облік|дата взяття на облік|код органу|назва органу|тип бенефіціарного володіння|стать|код|ознака|ліцензії|установчий документ|статут|дата затвердження|інформація для здійснення зв язку|інформація для здійснення зв язку з юридичною особою|обтяження|засоби зв язку|дані про реєстраційний номер платника єдиного внеску|причина відсутності|номер виписки|телефони|документ сформовано|код доступу|запит|номер витягу|мета діяльності|сфера діяльності|додаткова інформація',
    },
  ],
  [
    // Georgian.
    null,
    {
      name: 'საფირმო სახელწოდება|სუბიექტის დასახელება|დასახელება|კომპანიის დასახელება|სახელწოდება|საფირმო სახელი|კომპანიის სახელწოდება|სუბიექტის სახელწოდება|საზოგადოების საფირმო სახელწოდება',
      number:
        'საიდენტიფიკაციო კოდი|საიდენტიფიკაციო ნომერი|ს კ|სარეგისტრაციო ნომერი|საიდენტიფიკაციო კოდი ს კ|რეგისტრაციის ნომერი|სუბიექტის საიდენტიფიკაციო კოდი',
      taxNumber: 'გადამხდელის საიდენტიფიკაციო ნომერი|საგადასახადო ნომერი|დღგ ის ნომერი',
      legalForm:
        'სამართლებრივი ფორმა|ორგანიზაციულ სამართლებრივი ფორმა|სუბიექტის სამართლებრივი ფორმა|სუბიექტის ტიპი',
      incorporated:
        'რეგისტრაციის თარიღი|სახელმწიფო რეგისტრაციის თარიღი|დაფუძნების თარიღი|დარეგისტრირდა|რეგისტრირებულია|დარეგისტრირების თარიღი|სახელმწიფო რეგისტრაცია|პირველადი რეგისტრაციის თარიღი',
      status: 'სტატუსი|სუბიექტის სტატუსი|მდგომარეობა|კომპანიის სტატუსი',
      address:
        'იურიდიული მისამართი|მისამართი|სუბიექტის მისამართი|რეგისტრირებული მისამართი|ადგილსამყოფელი|იურიდიული მისამართი ადგილმდებარეობა',
      capital:
        'საწესდებო კაპიტალი|კაპიტალი|განთავსებული კაპიტალი|განცხადებული კაპიტალი|საწესდებო კაპიტალის ოდენობა',
      court: 'მარეგისტრირებელი ორგანო|საჯარო რეესტრის ეროვნული სააგენტო|რეგისტრაციის ორგანო',
      officers:
        'ხელმძღვანელობაზე წარმომადგენლობაზე უფლებამოსილი პირები|ხელმძღვანელობაზე წარმომადგენლობითობაზე უფლებამოსილი პირები|ხელმძღვანელობითი უფლებამოსილების მქონე პირები|დირექტორები|წარმომადგენლები|ხელმძღვანელები|წარმომადგენლობაზე უფლებამოსილი პირები|სამეთვალყურეო საბჭო',
      owners:
        'პარტნიორები|მეწილეები|აქციონერები|დამფუძნებლები|წილის მესაკუთრეები|პარტნიორი|მესაკუთრეები|დამფუძნებელი|ბენეფიციარი მესაკუთრე|კაპიტალში წილის მფლობელები',
      personName: 'სახელი და გვარი|სახელი გვარი|გვარი სახელი|პარტნიორის სახელი|სახელი გვარი დასახელება',
      role: 'თანამდებობა|პოზიცია|სტატუსი კომპანიაში',
      birthDate: 'დაბადების თარიღი|დაბადებული',
      nationality: 'მოქალაქეობა',
      appointed: 'დანიშვნის თარიღი|დაინიშნა',
      residence: 'საცხოვრებელი ადგილი|საცხოვრებელი მისამართი',
      share: 'წილი|წილის ოდენობა|წილი პროცენტებში|პროცენტი|წილი კაპიტალში|წილობრივი მონაწილეობა',
      nominal: 'წილის ღირებულება|შენატანი|ნომინალური ღირებულება',
      shareCount: 'აქციების რაოდენობა',
      other:
        'პირადი ნომერი|საქმიანობის სახე|საქმიანობის საგანი|ელექტრონული ფოსტა|ტელეფონი|თარიღი|გვერდი|ამონაწერის მომზადების თარიღი|განაცხადის რეგისტრაცია|განაცხადის ნომერი|დამატებითი ინფორმაცია|ვალდებულება|გირავნობა|ყადაღა აკრძალვა|ლიკვიდაცია რეორგანიზაციის მიმდინარეობა|ხელმოწერა|მოვალეთა რეესტრი|საგადასახადო გირავნობა|დოკუმენტები|წარმომადგენლობის წესი|პროკურისტი',
    },
  ],
  [
    // Armenian.
    null,
    {
      name: 'անվանումը|անվանում|ընկերության անվանումը|լրիվ անվանումը|ֆիրմային անվանումը|ընկերության ֆիրմային անվանումը|իրավաբանական անձի անվանումը|կազմակերպության անվանումը|իրավաբանական անձի լրիվ անվանումը',
      formerName: 'կրճատ անվանումը|կրճատ ֆիրմային անվանումը|անվանումը անգլերեն|անվանումը ռուսերեն',
      number:
        'գրանցման համարը|գրանցման համար|պետական գրանցման համարը|գրանցամատյանի համարը|պետական գրանցման համար|պետական գրանցման վկայականի համարը|պետական միասնական գրանցամատյանում գրանցման համարը',
      taxNumber: 'հվհհ|հարկ վճարողի հաշվառման համարը|հարկ վճարողի հաշվառման համար',
      legalForm:
        'կազմակերպաիրավական ձևը|կազմակերպական իրավական ձևը|իրավական ձևը|կազմակերպաիրավական ձև|կազմակերպական իրավական ձև|ընկերության տեսակը',
      incorporated:
        'գրանցման ամսաթիվը|գրանցման ամսաթիվ|պետական գրանցման ամսաթիվը|պետական գրանցման ամսաթիվ|գրանցված է|ստեղծման ամսաթիվը|հիմնադրման ամսաթիվը|պետական գրանցման օրը',
      status: 'կարգավիճակը|կարգավիճակ|ընկերության կարգավիճակը',
      address:
        'գտնվելու վայրը|գտնվելու վայր|հասցե|հասցեն|իրավաբանական հասցե|իրավաբանական հասցեն|գրանցման հասցեն|գործունեության հասցեն',
      capital:
        'կանոնադրական կապիտալը|կանոնադրական կապիտալ|կանոնադրական կապիտալի չափը|կանոնադրական կապիտալի չափ|կանոնադրական հիմնադրամը',
      court:
        'գրանցող մարմինը|պետական գրանցման գործակալություն|իրավաբանական անձանց պետական ռեգիստր|գրանցող մարմին',
      officers:
        'գործադիր մարմինը|գործադիր մարմնի ղեկավարը|տնօրեն|գործադիր մարմին|ղեկավարը|ղեկավարներ|տնօրենների խորհուրդ|գործադիր մարմնի ղեկավար|խորհրդի անդամներ',
      owners:
        'մասնակիցներ|մասնակիցները|հիմնադիրներ|հիմնադիրները|բաժնետերեր|բաժնետերերը|մասնակից|հիմնադիր|իրական շահառուներ|իրական սեփականատերեր|իրական շահառու|միակ մասնակից',
      personName:
        'անուն ազգանուն|անունը ազգանունը|ազգանուն անուն|անուն ազգանուն հայրանուն|ազգանունը անունը|անուն ազգանուն անվանում',
      role: 'պաշտոնը|պաշտոն',
      birthDate: 'ծննդյան ամսաթիվը|ծննդյան ամսաթիվ|ծնված',
      nationality: 'քաղաքացիությունը|քաղաքացիություն',
      appointed: 'նշանակման ամսաթիվը|նշանակման ամսաթիվ',
      residence: 'բնակության վայրը|բնակության հասցեն|բնակության վայր|հաշվառման հասցեն',
      share: 'բաժնեմասը|բաժնեմաս|բաժնեմասի չափը|տոկոս|բաժնեմասը տոկոսով|մասնակցության չափը',
      nominal: 'բաժնեմասի արժեքը|անվանական արժեքը|բաժնեմասի անվանական արժեքը',
      shareCount: 'բաժնետոմսերի քանակը|բաժնետոմսերի թիվը',
      other:
        'գործունեության տեսակը|գործունեության տեսակ|գործունեության ոլորտը|էլեկտրոնային փոստ|էլ փոստ|հեռախոս|ամսաթիվ|էջ|տրման ամսաթիվը|անձնագիր|անձնագրային տվյալներ|հծհ|հանրային ծառայությունների համարանիշ|ստորագրություն|ընդամենը|քաղվածք|տրված է',
    },
  ],
  [
    // Azerbaijani.
    null,
    {
      name: 'hüquqi şəxsin adı|kommersiya qurumunun adı|şirkətin adı|qurumun adı|müəssisənin adı|firma adı|tam adı|hüquqi şəxsin tam adı|kommersiya hüquqi şəxsin adı|təşkilatın adı|vergi ödəyicisinin adı',
      number:
        'dövlət qeydiyyat nömrəsi|qeydiyyat nömrəsi|reyestr nömrəsi|qeydiyyat nömrəsi vöen|dövlət reyestr nömrəsi',
      taxNumber:
        'vöen|vergi ödəyicisinin eyniləşdirmə nömrəsi|vöen i|ədv qeydiyyat nömrəsi|vergi ödəyicisinin eyniləşdirmə nömrəsi vöen',
      legalForm:
        'təşkilati hüquqi forması|təşkilati hüquqi forma|hüquqi forması|hüquqi forma|hüquqi şəxsin təşkilati hüquqi forması',
      incorporated:
        'dövlət qeydiyyatı tarixi|qeydiyyat tarixi|dövlət qeydiyyatına alındığı tarix|qeydiyyata alındığı tarix|dövlət qeydiyyatının tarixi|yaradılma tarixi|təsis tarixi|dövlət qeydiyyatına alınma tarixi|qeydiyyata alınma tarixi',
      status: 'statusu|vəziyyəti|statusu vəziyyəti',
      address:
        'hüquqi ünvanı|hüquqi ünvan|ünvanı|ünvan|olduğu yer|hüquqi şəxsin ünvanı|qeydiyyat ünvanı|faktiki ünvanı|hüquqi şəxsin olduğu yer|hüquqi şəxsin hüquqi ünvanı',
      capital:
        'nizamnamə kapitalı|nizamnamə kapitalının miqdarı|nizamnamə kapitalının həcmi|nizamnamə fondu|nizamnamə fondunun məbləği|nizamnamə kapitalının məbləği',
      court:
        'qeydiyyat orqanı|qeydiyyatı aparan orqan|dövlət qeydiyyatı orqanı|qeydiyyata alan orqan|dövlət vergi xidməti',
      officers:
        'qanuni təmsilçi|qanuni təmsilçisi|hüquqi şəxsin qanuni təmsilçisi|rəhbəri|icra orqanı|rəhbər|qanuni təmsilçilər|direktorlar şurası|icra orqanının rəhbəri|qanuni təmsilçinin soyadı adı atasının adı',
      owners:
        'təsisçi|təsisçilər|təsisçiləri|iştirakçılar|iştirakçı|səhmdarlar|səhmdar|təsisçilər iştirakçılar|benefisiar mülkiyyətçi|hüquqi şəxsin təsisçiləri|təsisçilərin payları|faktiki mülkiyyətçi',
      personName:
        'soyadı adı atasının adı|adı soyadı atasının adı|soyad ad ata adı|s a a|soyadı adı|ad soyad ata adı|soyadı',
      role: 'vəzifəsi|vəzifə',
      birthDate: 'doğum tarixi|təvəllüdü|anadan olduğu tarix',
      nationality: 'vətəndaşlığı|vətəndaşlıq',
      appointed: 'təyin olunma tarixi|təyinat tarixi',
      residence: 'yaşayış yeri|yaşayış ünvanı|qeydiyyatda olduğu ünvan',
      share:
        'payı|iştirak payı|payın həcmi|pay faizi|faiz|nizamnamə kapitalında payı|payın faizi|iştirak payı faizlə',
      nominal: 'payın məbləği|nominal dəyəri|səhmin nominal dəyəri|payın dəyəri',
      shareCount: 'səhmlərin sayı|səhm sayı',
      other:
        'fəaliyyət növü|əsas fəaliyyət növü|fəaliyyət sahəsi|tarix|səhifə|telefon|telefonu|elektron poçt|verilmə tarixi|verildiyi tarix|şəxsiyyət vəsiqəsi|şəxsiyyət vəsiqəsinin seriya və nömrəsi|fin kod|maliyyə ili|imza|cəmi|filiallar|nümayəndəliklər|nizamnamə|sənədin nömrəsi|çıxarış|qeyd|mühür',
    },
  ],
  [
    // Turkish, in Turkey and Northern Cyprus.
    null,
    {
      name: 'ticaret unvanı|ünvanı|unvanı|unvan|ünvan|şirket unvanı|şirketin unvanı|firma unvanı|ticaret ünvanı|şirket ünvanı|şirketin ünvanı|firma ünvanı|şirket adı|firma adı|şirketin adı|firmanın unvanı|tüzel kişi unvanı|kuruluş unvanı|adı soyadı unvanı|şirketin ticaret unvanı|şirket ismi|ticari unvan|mükellefin unvanı|mükellefin ticaret unvanı',
      formerName:
        'işletme adı|eski unvan|eski ünvan|eski unvanı|kısa unvan|önceki unvan|marka adı|önceki unvanı',
      number:
        'ticaret sicil no|ticaret sicil numarası|sicil no|sicil numarası|ticaret sicili no|mersis no|mersis numarası|mersis|ticaret sicil memurluğu ve no|ticaret sicil|ticaret sicil müdürlüğü no|oda sicil no|dosya no|merkez sicil no|ticaret sicil dosya no|kayıt no|ticaret sicili numarası|ticaret siciline kayıt no|şirket kayıt no|mş no|müseccel no|tescil no|merkezi sicil kayıt sistemi no',
      taxNumber:
        'vergi no|vergi numarası|vergi kimlik no|vergi kimlik numarası|vkn|vergi dairesi ve no|vergi dairesi no|vergi dairesi ve numarası|vergi dairesi vergi no|vergi hesap no|vergi sicil no|v k n|vergi dairesi vergi kimlik no',
      legalForm:
        'şirket türü|şirketin türü|türü|firma türü|hukuki durumu|şirket tipi|hukuki yapısı|hukuki statü|kuruluş türü|şirket nevi|nevi|firma tipi|hukuki statüsü',
      incorporated:
        'tescil tarihi|kuruluş tarihi|kuruluş tescil tarihi|şirketin kuruluş tarihi|sicile kayıt tarihi|ilk tescil tarihi|kayıt tarihi|tescil tarihi ve no|ticaret siciline tescil tarihi|ana sözleşme tescil tarihi|esas sözleşme tescil tarihi|oda kayıt tarihi|kuruluş|faaliyete başlama tarihi|işe başlama tarihi|ticaret sicil kayıt tarihi|şirketin tescil tarihi|kuruluş yılı',
      status:
        'durumu|firma durumu|şirket durumu|durum|faaliyet durumu|sicil durumu|şirketin durumu|kaydın durumu|üyelik durumu|firmanın durumu',
      address:
        'adresi|merkez adresi|şirket adresi|adres|iş adresi|şirketin adresi|şirket merkezi|şirketin merkezi|firma adresi|tebligat adresi|işyeri adresi|kanuni merkez|kanuni merkezi|merkez adres|tescilli adresi|kayıtlı adres|kayıtlı adresi|iş yeri adresi|şirket merkez adresi',
      seat: 'il ilçe|merkezi il',
      capital:
        'sermaye|sermayesi|şirket sermayesi|esas sermaye|esas sermayesi|taahhüt edilen sermaye|çıkarılmış sermaye|kayıtlı sermaye|ödenmiş sermaye|şirketin sermayesi|sermaye miktarı|toplam sermaye|sermaye tutarı|kayıtlı sermaye tavanı|nominal sermaye|sermayesi tl|şirket sermayesi tl|taahhüt edilen sermaye tl',
      jurisdiction: 'ülke|kurulduğu ülke',
      court:
        'ticaret sicili müdürlüğü|ticaret sicil müdürlüğü|sicil müdürlüğü|ticaret sicil memurluğu|ticaret odası|bağlı olduğu ticaret sicil müdürlüğü|kayıtlı olduğu ticaret sicil müdürlüğü|resmi kabz memurluğu ve mukayyitlik dairesi|şirketler mukayyitliği|bağlı olduğu oda',
      officers:
        'yetkililer|şirketin idaresi ve temsili|şirketin idaresi|şirketin temsili|temsil ve idare|idare ve temsil|şirketin yönetimi|şirketin yönetimi ve temsili|yönetim ve temsil|şirket yetkilileri|yetkilileri|temsil ve ilzama yetkili kişiler|temsile yetkili kişiler|müdürler|şirket müdürleri|yönetim|yetkili kişiler|imza yetkilileri|yönetim organı|yönetim kurulu üyeleri|direktörler|temsil ve ilzam|şirketi temsile yetkili kişiler|yetkili kişi|şirket direktörleri|temsil şekli|yöneticiler|yönetim organı üyeleri|yönetim kurulu müdürler|imzaya yetkili kişiler|temsilciler',
      owners:
        'ortaklar|ortakları|pay sahipleri|pay sahibi|hissedarlar|hissedar|ortak bilgileri|ortaklık yapısı|kurucular|kurucu ortaklar|gerçek faydalanıcı|gerçek faydalanıcılar|tek ortak|tek pay sahibi|ortak adı|şirket ortağı|ortak adı soyadı|nihai faydalanıcı|kurucu|hissedar listesi|pay defteri|şirket ortakları ve payları|ortakların adı soyadı|hissedarları|pay sahibinin adı soyadı',
      personName:
        'adı soyadı|ad soyad|adı ve soyadı|ismi|isim|ad soyad unvan|adı soyadı ünvanı|ad soyadı|kişi adı|adı soyadı ticaret unvanı',
      givenName: 'adı',
      role: 'görevi|görev|sıfatı|görev ünvanı|görev unvanı|pozisyonu|sıfat|yetki türü|unvanı görevi|görev tanımı|ünvanı görevi|görev dağılımı',
      birthDate: 'doğum tarihi|doğum yeri ve tarihi|doğum yılı|doğum tarihi ve yeri',
      nationality: 'uyruğu|uyruk|tabiiyeti|vatandaşlık|tabiyeti|vatandaşlığı|milliyeti',
      appointed:
        'göreve başlama tarihi|görev başlangıç tarihi|atanma tarihi|yetki başlangıç tarihi|seçim tarihi|atama tarihi|başlangıç tarihi|görev süresi başlangıcı',
      residence: 'ikametgahı|ikamet adresi|ikametgah adresi|yerleşim yeri|ikametgah|ikamet ettiği ülke',
      share:
        'pay oranı|hisse oranı|ortaklık oranı|payı|hisse yüzdesi|hissesi|sermaye payı oranı|hisse payı|pay yüzdesi|oranı|sermaye oranı|ortaklık payı oranı|hisse oranı %|pay oranı %|yüzde',
      nominal:
        'pay tutarı|hisse tutarı|sermaye payı|pay değeri|itibari değer|nominal değer|nominal değeri|sermaye payı tl|hisse miktarı|payların itibari değeri|pay bedeli|sermaye tutarı tl|itibari değeri|taahhüt edilen pay tutarı|payın itibari değeri|koyduğu sermaye|hisse değeri',
      shareCount:
        'pay adedi|hisse adedi|pay sayısı|hisse sayısı|adet|toplam pay sayısı|hisse miktarı adedi|pay miktarı',
      other:
        'amaç ve konu|faaliyet konusu|iş konusu|meslek grubu|nace kodu|nace|süre|süresi|şirketin süresi|tarih|sayfa|telefon|tel|faks|internet adresi|e posta|web sayfası|ilan tarihi|ilan no|gazete no|vergi dairesi|bağlı olduğu vergi dairesi|düzenleme tarihi|belge no|belge tarihi|belge düzenleme tarihi|görev süresi|görev bitiş tarihi|yetki bitiş tarihi|geçerlilik tarihi|imza|toplam|esas sözleşme|t c kimlik no|tc kimlik no|kimlik no|t c kimlik numarası|denetçi|bağımsız denetçi|derecesi|hesap dönemi|kep adresi|kayıtlı elektronik posta adresi|adres no|son tescil tarihi|son genel kurul tarihi|açıklama|şubeler|sıra no|yevmiye no|noter|tescil edilen hususlar|tescile delil olan belgeler|ilan sıra no|tescil konusu|faaliyet kodu|ana faaliyet|takvim yılı|onay kodu|barkod no|belge doğrulama kodu|yetki şekli|pay grubu|payın grubu|ilan|pay türü',
    },
  ],
]
