import { pluralRule } from '../../../../i18n/plural.ts'
import type { Catalogue } from '../../catalogue.ts'

const plural = pluralRule('it')

export const refusals: Catalogue['refusals'] = {
  tries: (left) =>
    left === 1
      ? 'È l’ultimo tentativo.'
      : plural(left, { one: 'Le resta 1 tentativo.', other: `Le restano ${left} tentativi.` }),
  picture: {
    other: 'Questa foto non va bene. Ne scatti un’altra, per favore.',
    file: 'Questo file non si legge. Scelga un’immagine in JPEG o PNG.',
    unknown: 'Non abbiamo riconosciuto un documento. Lo mostri tutto, da angolo ad angolo.',
    back: 'Non siamo riusciti a leggere il retro. Giri il documento e fotografi l’altro lato.',
    portrait: 'La foto sul documento si vede male. Mostri il lato con la Sua foto, senza riflessi.',
    small: 'Il documento è troppo piccolo nella foto. Avvicini la fotocamera.',
    blurred: 'La foto è mossa. Appoggi il documento e tenga ferma la fotocamera.',
    glare: 'C’è un riflesso sul documento. Lo inclini un poco, o si allontani dalla lampada.',
    tilted: 'La foto è stata scattata di lato. Tenga la fotocamera dritta sopra il documento.',
    copy: 'Sembra una copia. Usi il documento originale, per favore.',
    unreadable: 'Una parte del testo non si legge. Usi più luce e tenga ferma la fotocamera.',
    covered: 'Manca una parte del documento. Non lo copra con le dita e mostri tutti e quattro gli angoli.',
    expired: 'Questo documento è scaduto. Ne usi uno ancora valido.',
    otherType: 'Non è il tipo di documento che ha scelto. Mostri quello scelto, o scelga di nuovo.',
    otherCountry:
      'Questo documento è di un Paese diverso da quello scelto. Mostri quello scelto, o scelga di nuovo.',
    otherBack: 'Fronte e retro non sono dello stesso documento. Mostri i due lati di uno solo.',
    noFace: 'Non abbiamo visto il Suo viso. Guardi dritto nella fotocamera, con una buona luce.',
    moreFaces: 'Nella foto c’è più di un viso. Faccia in modo che si veda solo il Suo.',
    coveredFace: 'Il viso è in parte coperto. Tolga cappello, mascherina o occhiali scuri.',
    otherFace:
      'Non siamo riusciti ad abbinare il Suo viso alla foto. Riprovi con più luce, senza cappello né occhiali.',
    notLive: 'Non abbiamo visto bene i movimenti. Li faccia lentamente, e tenga il viso nell’ovale.',
  },
  phone: {
    invalid: 'Questo numero non sembra giusto. Lo controlli, per favore.',
    country: 'Non possiamo inviare codici in questo Paese. Usi un altro numero.',
    unsupported: 'Non possiamo raggiungere questo numero. Ne usi un altro.',
    smsLimit: 'Abbiamo appena inviato un codice. Aspetti un minuto prima di chiederne un altro.',
    callLimit: 'Abbiamo appena chiamato. Aspetti cinque minuti prima di chiedere un’altra chiamata.',
    limit: 'Sono stati chiesti troppi codici. Riprovi domani.',
    wrongCode: 'Questo codice non è giusto. Usi il più recente.',
    oldCode: 'Questo codice non è più valido. Ne chieda uno nuovo.',
    notSent: 'Non è stato possibile inviare il codice. Aspetti un minuto e riprovi.',
    maybeSent:
      'La connessione è caduta. Se il codice è arrivato, lo inserisca qui; altrimenti ne chieda un altro tra un minuto.',
  },
  form: 'Risponda a tutte le domande, per favore.',
  otherDocument: 'Questo tipo di documento, o il suo Paese, qui non è accettato. Ne scelga un altro.',
  signature: 'Una firma non è utilizzabile. La disegni di nuovo, un po’ più grande.',
  fields: 'Manca ancora qualcosa. Compili tutti i campi evidenziati.',
}
