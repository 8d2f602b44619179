/**
 * Short names and pet names → the given names that they commonly stand for, at most two, and names of Ukraine and Belarus →
 * as Russian papers write them; our own collection from general knowledge. Names that are as often given in full (Jack,
 * Max, Alex, Nina) are left out.
 */
export const nicknames: ReadonlyMap<string, readonly string[]> = new Map(
  (
    'bill:william billy:william will:william willy:william liam:william bob:robert bobby:robert rob:robert robbie:robert bert:albert,herbert ' +
    'dick:richard rick:richard ricky:richard rich:richard mike:michael mick:michael mickey:michael micky:michael jim:james jimmy:james jamie:james ' +
    'joe:joseph joey:joseph dan:daniel danny:daniel dave:david davy:david tom:thomas tommy:thomas tim:timothy timmy:timothy tony:anthony,antonio ' +
    'andy:andrew drew:andrew nick:nicholas nicky:nicholas steve:steven,stephen eddie:edward ted:edward,theodore teddy:edward,theodore n' +
    'chuck:charles charlie:charles chas:charles ken:kenneth kenny:kenneth ron:ronald ronnie:ronald donnie:donald larry:lawrence,laurence ' +
    'greg:gregory jeff:jeffrey,geoffrey geoff:geoffrey matt:matthew pat:patrick,patricia pete:peter phil:philip,phillip ray:raymond sam:samuel,samantha sammy:samuel ' +
    'doug:douglas fred:frederick,alfred freddie:frederick gabe:gabriel gus:augustus harry:henry,harold hank:henry jerry:gerald,jerome ' +
    'barry:barack,bernard bibi:benjamin benny:benjamin benji:benjamin josh:joshua nate:nathan,nathaniel zach:zachary vince:vincent walt:walter stan:stanley ' +
    'kate:katherine,catherine kathy:katherine,catherine cathy:catherine katie:katherine,catherine liz:elizabeth lizzie:elizabeth beth:elizabeth betty:elizabeth bess:elizabeth ' +
    'peggy:margaret maggie:margaret meg:margaret sue:susan susie:susan jenny:jennifer becky:rebecca debbie:deborah barb:barbara cindy:cynthia sandy:sandra,alexandra ' +
    'vicky:victoria tina:christina,kristina chris:christopher,christian kit:christopher abby:abigail mandy:amanda steph:stephanie trish:patricia patty:patricia ' +
    'pepe:jose chepe:jose paco:francisco pancho:francisco kiko:francisco chuy:jesus nacho:ignacio memo:guillermo beto:alberto,roberto quique:enrique kike:enrique ' +
    'lalo:eduardo manolo:manuel nando:fernando rafa:rafael tono:antonio lupe:guadalupe concha:concepcion lola:dolores charo:rosario ' +
    'sasha:aleksandr,aleksandra sascha:aleksandr,alexander shura:aleksandr vova:vladimir volodya:vladimir misha:mikhail mischa:mikhail kolya:nikolai dima:dmitri mitya:dmitri ' +
    'zhenya:evgeni,evgenia lyosha:aleksei alyosha:aleksei vanya:ivan petya:petr seryozha:sergei serezha:sergei yura:yuri borya:boris grisha:grigori kostya:konstantin ' +
    'pasha:pavel tolya:anatoli vitya:viktor gosha:georgi zhora:georgi tolik:anatoli vadik:vadim valera:valeri slava:vyacheslav,vladislav ' +
    'natasha:natalia tanya:tatiana katya:ekaterina masha:maria olya:olga sveta:svetlana nastya:anastasia lyuda:lyudmila ira:irina galya:galina ' +
    'hansi:johann sepp:josef toni:anton uli:ulrich wolfi:wolfgang fritz:friedrich heinz:heinrich gigi:luigi beppe:giuseppe peppe:giuseppe sandro:alessandro nino:antonino ' +
    'volodymyr:vladimir uladzimir:vladimir mykola:nikolai mikalai:nikolai mikalay:nikolai mykhailo:mikhail mykhaylo:mikhail oleksandr:aleksandr aliaksandr:aleksandr ' +
    'serhiy:sergei serhii:sergei siarhei:sergei siarhey:sergei dmytro:dmitri dzmitry:dmitri yevhen:evgeni yauhen:evgeni yauheni:evgeni ihor:igor ihar:igor oleh:oleg aleh:oleg ' +
    'andriy:andrei andrii:andrei oleksiy:aleksei oleksii:aleksei aliaksei:aleksei vasyl:vasili vasil:vasili pavlo:pavel petro:petr piotra:petr hennadiy:gennadi hennadii:gennadi henadz:gennadi ' +
    'heorhiy:georgi heorhii:georgi hryhoriy:grigori hryhorii:grigori ryhor:grigori kostiantyn:konstantin kanstantsin:konstantin vitaliy:vitali viacheslau:vyacheslav stanislau:stanislav ' +
    'yaroslau:yaroslav uladzislau:vladislav maksym:maksim artem:artyom anatoliy:anatoli valeriy:valeri yuriy:yuri leanid:leonid viktar:viktor natallia:natalia nataliia:natalia ' +
    'olena:elena alena:elena iryna:irina kateryna:ekaterina katsiaryna:ekaterina liudmyla:lyudmila tetiana:tatiana tatsiana:tatiana volha:olga olha:olga svitlana:svetlana ' +
    'hanna:anna oksana:ksenia volodymyrovych:vladimirovich uladzimiravich:vladimirovich mykolayovych:nikolayevich mykolaiovych:nikolayevich mikalaevich:nikolayevich ' +
    'mykhailovych:mikhailovich mykhaylovych:mikhailovich oleksandrovych:aleksandrovich aliaksandravich:aleksandrovich serhiyovych:sergeyevich serhiiovych:sergeyevich siarheevich:sergeyevich ' +
    'dmytrovych:dmitrievich dzmitryevich:dmitrievich yevhenovych:evgenyevich yauhenievich:evgenyevich ihorovych:igorevich iharavich:igorevich olehovych:olegovich andriyovych:andreyevich ' +
    'oleksiyovych:alekseyevich vasylovych:vasilyevich vasylyovych:vasilyevich petrovych:petrovich hryhorovych:grigoryevich hennadiyovych:gennadyevich ' +
    'zmitser:dmitri zmicier:dmitri lidzia:lidia lizaveta:elizaveta nastassia:anastasia anastasiia:anastasia maryia:maria mariia:maria palina:polina marharyta:margarita ' +
    'halina:galina halyna:galina nadzeya:nadezhda nadiia:nadezhda liubou:lyubov viera:vera ludmila:lyudmila yelyzaveta:elizaveta stsiapan:stepan mikita:nikita ' +
    'mykyta:nikita illia:ilya hleb:gleb syarhei:sergei syarhey:sergei alyaksandr:aleksandr volodymyrivna:vladimirovna uladzimirauna:vladimirovna mykolaivna:nikolaevna ' +
    'mikalaeuna:nikolaevna mykhailivna:mikhailovna mikhailauna:mikhailovna mihailauna:mikhailovna oleksandrivna:aleksandrovna aliaksandrauna:aleksandrovna serhiivna:sergeevna ' +
    'serhiyivna:sergeevna siarheeuna:sergeevna dmytrivna:dmitrievna andriivna:andreevna andriyivna:andreevna andreeuna:andreevna ivanivna:ivanovna ivanauna:ivanovna ' +
    'vasylivna:vasilyevna vasileuna:vasilyevna petrivna:petrovna piatrouna:petrovna viktorivna:viktorovna viktarauna:viktorovna anatoliivna:anatolyevna anatoleuna:anatolyevna ' +
    'yuriivna:yuryevna yuriyivna:yuryevna stsiapanauna:stepanovna paulauna:pavlovna pavlivna:pavlovna leanidauna:leonidovna leonidivna:leonidovna ivanavich:ivanovich ' +
    'piatrovich:petrovich viktaravich:viktorovich anatoliyovych:anatolyevich leanidavich:leonidovich yuriyovych:yuryevich uladzimiravych:vladimirovich uladzimirovich:vladimirovich ' +
    'paulavich:pavlovich stsiapanavich:stepanovich ryhoravich:grigoryevich heorhievich:georgievich heorhiyovych:georgievich genadzevich:gennadyevich henadzevich:gennadyevich ' +
    'mikalayevich:nikolayevich mikhailavich:mikhailovich mikhaylavich:mikhailovich siarheyevich:sergeyevich ' +
    'memet:mehmet ibo:ibrahim mo:mohammed hamo:mohammed abou:abubakar'
  )
    .split(' ')
    .map((row): [string, string[]] => {
      const [short = '', full = ''] = row.split(':')
      return [short, full.split(',')]
    }),
)
