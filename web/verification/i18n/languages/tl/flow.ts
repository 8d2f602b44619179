import type { Catalogue } from '../../catalogue.ts'

export const flow: Catalogue['flow'] = {
  title: (heading) => `${heading} – Beripikasyon`,
  name: 'Beripikasyon',
  loading: 'Sandali lang po…',
  language: 'Wika',
  skip: 'Pumunta sa nilalaman',
  retry: 'Subukan ulit',
  copy: 'Kopyahin ang link',
  copied: 'Nakopya na',
  progress: (step, steps, name) => `Hakbang ${step} sa ${steps}: ${name}`,
  stepNames: {
    phone: 'numero ng telepono',
    customform: 'mga detalye ninyo',
    document: 'dokumento ninyo',
    face: 'mukha ninyo',
    contract: 'pirma ninyo',
  },
  offline: 'Wala kayong internet. Kusa itong magpapatuloy kapag bumalik ang koneksyon.',
  busy: (seconds) => `Abala ang serbisyo. Susubukan namin ulit pagkalipas ng ${seconds} segundo.`,
  slow: 'Mabagal ang koneksyon ninyo. Huwag po munang isara ang page na ito.',
  failed: 'Nagkaproblema sa panig namin. Pakisubukan ulit.',
  leave: {
    title: 'Aalis sa page na ito?',
    text: 'Naka-save ang nagawa na ninyo. Buksan ang parehong link para magpatuloy.',
    stay: 'Manatili rito',
    leave: 'Umalis',
  },
  idle: {
    title: 'Kailangan pa ba ng oras?',
    text: 'Matagal nang walang nangyayari. Itatago namin ang page na ito para walang ibang makagamit.',
    more: 'Kailangan ko ng oras',
    hidden: 'Nakahinto ang page na ito',
    hiddenText: 'Naka-save ang nagawa na ninyo.',
    resume: 'Magpatuloy',
  },
  expiry: {
    title: 'Malapit nang mag-expire ang link',
    until: (time) => `Gagana ito hanggang ${time}.`,
    text: (time) => `Gagana ito hanggang ${time}. Kung kailangan pa ng oras, humingi ng bagong link.`,
    ok: 'Naiintindihan ko',
  },
  askPerson: {
    link: 'Sa tao na lang',
    title: 'Sa tao na lang ipasuri?',
    text: (company) =>
      company === ''
        ? 'May taong titingin sa kaso ninyo. Hindi na kailangan ang camera, at dito na matatapos ang link na ito.'
        : `May taong titingin sa kaso ninyo sa ${company}. Hindi na kailangan ang camera, at dito na matatapos ang link na ito.`,
    confirm: 'Oo, sa tao na lang',
    cancel: 'Magpatuloy rito',
  },
  welcome: {
    titleIdentity: 'Patunayan kung sino kayo',
    titleSign: 'Basahin at pirmahan',
    lead: (company) =>
      company === '' ? 'Hinihiling ito ng nagpadala ng link.' : `Hinihiling ito ng ${company}.`,
    message: (company) => (company === '' ? 'Mensahe ng nagpadala' : `Mensahe mula sa ${company}`),
    needs: 'Ang kailangan ninyo',
    needPhone: 'Telepono ninyo, para sa code',
    needForm: 'Ilang detalye tungkol sa inyo',
    needDocument: (documents) => `Dokumento: ${documents}`,
    needFace: 'Mukha ninyo, sa maliwanag na lugar',
    needContract: 'Tahimik na oras para magbasa at pumirma',
    minutes: (minutes) => `Mga ${minutes} minuto lang`,
    start: 'Magsimula',
    resume: 'Magpatuloy',
  },
  privacy: {
    title: 'Ang data ninyo',
    who: (company) =>
      company === '' ? 'Mapupunta ito sa nagpadala ng link.' : `Mapupunta ito sa ${company}.`,
    days: (days) => `Itatago ito nang ${days} araw.`,
    untilDeleted: 'Itatago ito hanggang burahin nila.',
    withdraw: (contact) =>
      contact === ''
        ? 'Puwedeng magbago ang isip ninyo anumang oras: sabihin sa kompanyang nagpadala ng link.'
        : `Puwedeng magbago ang isip ninyo anumang oras: sumulat sa ${contact}.`,
    notice: 'Abiso sa privacy',
  },
  consent: {
    title: 'Pumapayag ba kayo?',
    lead: 'Pakibasa ito bago gamitin ang camera.',
    agree: 'Pumapayag ako',
    without: 'Ituloy nang di payag',
    refuse: 'Hindi ako pumapayag',
    refused:
      'Kung walang pahintulot ninyo, hindi kami makapagpapatuloy rito. Puwedeng isara ang page na ito, o pumayag mamaya sa parehong link.',
  },
  location: {
    title: 'Ibahagi ang lokasyon ninyo',
    text: (company) =>
      company === ''
        ? 'Tinatanong ng nagpadala ng link kung nasaan kayo habang ginagawa ito. Itinatala ito sa bawat hakbang.'
        : `Tinatanong ng ${company} kung nasaan kayo habang ginagawa ito. Itinatala ito sa bawat hakbang.`,
    share: 'Ibahagi ang lokasyon',
    denied:
      'Hindi ibinigay ng browser ang lokasyon ninyo. Payagan ito sa settings ng page na ito, saka subukan ulit.',
  },
  handOff: {
    title: 'Ituloy sa telepono ninyo',
    text: 'Mas maganda ang camera ng telepono ninyo. Itapat ito sa code na ito.',
    code: 'QR code na magbubukas ng page na ito sa telepono ninyo',
    link: 'O ipadala ang link na ito sa telepono ninyo',
    here: 'Ituloy sa computer',
    connected: 'Nakakonekta na ang telepono ninyo',
    follow: 'Huwag isara ang page na ito. Makikita rito kung nasaan na kayo.',
    resume: 'Tapos na sa telepono. Puwede nang magpatuloy rito.',
    expired: 'Hindi na gumagana ang code na ito.',
    renew: 'Bagong code',
    failed: 'Hindi nagawa ang code. Magpatuloy sa computer na ito.',
  },
  end: {
    accepted: 'Tapos na',
    acceptedText: 'Salamat po. Ayos na ang lahat, at wala na kayong kailangang gawin.',
    underReview: 'Salamat po',
    underReviewText: (company) =>
      company === ''
        ? 'Nasa amin na ang lahat ng kailangan. May taong titingin dito, at babalitaan kayo ng nagpadala ng link.'
        : `Nasa amin na ang lahat ng kailangan. May taong titingin dito, at babalitaan kayo ng ${company}.`,
    askedText: (company) =>
      company === ''
        ? 'May taong titingin sa inyong kaso, at babalitaan kayo ng nagpadala ng link.'
        : `May taong titingin sa inyong kaso, at babalitaan kayo ng ${company}.`,
    failed: 'Hindi ito natuloy',
    failedText: (company) =>
      company === ''
        ? 'Hindi namin ito natapos. Masasabi ng nagpadala ng link kung ano ang susunod na gagawin.'
        : `Hindi namin ito natapos. Masasabi ng ${company} kung ano ang susunod na gagawin.`,
    completed: 'Wala nang kailangang gawin',
    completedText: 'Nagamit na ang link na ito, at dumating na ang lahat.',
    expired: 'Nag-expire na ang link na ito',
    expiredText: 'Humingi ng bagong link sa nagbigay nito.',
    usedUp: 'Iyon na ang huling subok',
    usedUpText: 'Wala nang natitirang subok ang link na ito. Humingi ng bago sa nagbigay nito.',
    close: 'Puwede nang isara ang page na ito.',
    redirect: (seconds) => `Magpapatuloy kayo pagkalipas ng ${seconds} segundo.`,
    go: 'Magpatuloy na',
    stay: 'Manatili rito',
  },
  pending: {
    title: 'Tapos na ang bahagi ninyo',
    text: 'Nakapirma na kayo. Hinihintay na lang namin ang pirma ng iba.',
    hint: 'Puwede nang isara ang page na ito. Wala na kayong kailangang gawin.',
  },
}
