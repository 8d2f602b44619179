import { organisationWordsInEnglish } from './organisation-words-in-english.ts'

/**
 * Name words that very many people or companies share, by how many bear them: our own reckoning from general
 * knowledge of naming customs, in a few broad bands. A list tells how often a word is *listed*; this tells how
 * often an innocent person bears it.
 */
const frequencyBands: readonly { readonly share: number; readonly tokens: string }[] = [
  {
    share: 0.006,
    tokens:
      'mohammed muhammad mohammad mohamed mohamad muhammed mehmet ahmed ahmad ali hassan hasan hussein husain hussain husayn ' +
      'khan abdul abdullah abdallah abd maria jose juan john wang li zhang chen liu kumar singh nguyen kim lee ' +
      'garcia rodriguez martinez hernandez lopez gonzalez perez sanchez smith anna ivan aleksandr alexander',
  },
  {
    share: 0.002,
    tokens:
      'ibrahim omar umar osman usman yusuf mustafa mahmoud mahmud khalid saleh salih said saeed sayed rahman karim rashid hamid ' +
      'fatima aisha zainab maryam hamza bilal tariq jamal kamal nasser nasir salman sultan abbas reza mehdi hossein hosseini mohammadi ' +
      'ramirez torres flores rivera gomez diaz cruz morales ortiz gutierrez chavez ramos ruiz alvarez mendoza vargas castillo jimenez ' +
      'romero herrera medina aguilar castro fernandez silva santos oliveira souza pereira costa ferreira carlos luis miguel antonio ' +
      'francisco pedro manuel jesus ana carmen rosa luz elena isabel pablo jorge rafael fernando ricardo eduardo alberto ' +
      'johnson williams brown jones miller davis wilson anderson taylor thomas moore jackson martin thompson white harris clark lewis ' +
      'robinson walker young allen king wright scott hill green adams baker nelson carter mitchell roberts turner phillips campbell ' +
      'parker evans edwards collins stewart morris murphy cook rogers morgan cooper peterson bailey reed kelly howard ward cox ' +
      'james robert michael william david richard joseph charles christopher daniel matthew anthony mark donald steven paul andrew ' +
      'joshua kenneth kevin brian george timothy ronald edward jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry ' +
      'justin brandon benjamin samuel gregory patrick frank raymond jack dennis jerry peter henry mary patricia jennifer linda ' +
      'elizabeth barbara susan jessica sarah karen lisa nancy margaret sandra ashley emily donna michelle carol amanda melissa ' +
      'deborah stephanie rebecca laura sharon cynthia kathleen amy angela emma olivia sophia charlotte laura julia eva ' +
      'ivanov ivanova petrov petrova smirnov smirnova kuznetsov kuznetsova popov popova sidorov volkov sokolov vladimir sergei sergey ' +
      'andrei andrey dmitri dmitry dmitriy alexey aleksei aleksey mikhail nikolai nikolay viktor victor yuri yuriy oleg igor pavel ' +
      'natalia natalya olga tatiana tatyana irina svetlana ekaterina elena galina vladimirovich aleksandrovich nikolayevich ' +
      'ivanovich sergeyevich mikhailovich vladimirovna aleksandrovna ' +
      'huang zhao wu zhou xu sun ma zhu hu guo he gao lin luo zheng liang xie tang wei min jun hui yan ping hong mei xin ' +
      'park choi jung kang cho yoon jang lim tran le pham hoang phan vu dang bui do tanaka suzuki sato ito watanabe takahashi ' +
      'sharma gupta patel das ram devi shah mishra rao reddy begum akhtar hossain islam uddin alam ' +
      'muller mueller schmidt schneider fischer weber meyer wagner becker schulz hoffmann hans peter thomas klaus ' +
      'martin bernard dubois durand leroy moreau simon laurent jean pierre michel marie rossi russo ferrari esposito bianchi giuseppe marco ' +
      'yilmaz kaya demir celik sahin yildiz ayse fatma emine kowalski nowak wisniewski jan piotr krzysztof anna katarzyna ' +
      'abubakar musa adamu suleiman aliyu okafor okeke mensah owusu diallo traore keita ba ndiaye cohen levi mizrahi david moshe yosef',
  },
  {
    share: 0.03,
    tokens:
      'trading trade import imports export exports importacion exportacion importadora exportadora importer exporter impex general international ' +
      'group grupo groupe gruppe gruppa services service servicios holding holdings industries industrial investment investments ' +
      'construction engineering technology technologies consulting solutions management',
  },
  {
    share: 0.015,
    tokens:
      'shipping logistics marine capital energy systems medical foods food travel company companies commercial comercial commerce comercio ' +
      'enterprise enterprises business global internacional internationale mezhdunarodnaya torgovyi torgovaya ' +
      'transport transportation transportes construcciones constructora consultores consultants contracting contractors ' +
      'inversiones inmobiliaria industrias industrie industria ingenieria ingenierie handel handels ticaret sanayi pazarlama insaat ' +
      'development projects project partners associates ventures venture brothers sons products production manufacturing ' +
      'properties property distribution distributors distribuidora supply supplies equipment machinery materials electric electrical electronic ' +
      'city municipal province cong thuong mai trung tam ' +
      'agency agencies design digital media software data network networks security td uk smart energia kapital',
  },
  {
    share: 0.01,
    tokens:
      'bank oil gas petroleum national state center centre institute financial finance factory plant airlines ' +
      'aviation air sea star new first united east west north south middle world union association organization ' +
      'committee front party army movement ministry university research electronics communications telecom insurance real estate ' +
      'pharma pharmaceutical hospital hotel steel mining metal metals chemical',
  },
]

const shareByToken: ReadonlyMap<string, number> = new Map(
  frequencyBands.flatMap(({ share, tokens }) =>
    tokens.split(' ').map((token): [string, number] => [token, share]),
  ),
)

/**
 * Word → share of people or companies that bear it, 0..1: a foreign word for a trade as many as the English one. Words
 * that are not here are rare for all we know.
 */
export const commonTokens: ReadonlyMap<string, number> = new Map([
  ...[...organisationWordsInEnglish].map(([word, english]): [string, number] => [
    word,
    shareByToken.get(english) ?? 0,
  ]),
  ...shareByToken,
])
