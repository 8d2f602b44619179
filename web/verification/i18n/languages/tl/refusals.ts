import type { Catalogue } from '../../catalogue.ts'

export const refusals: Catalogue['refusals'] = {
  tries: (left) => (left === 1 ? 'Ito na ang huling subok ninyo.' : `May ${left} pang subok na natitira.`),
  picture: {
    other: 'Hindi magagamit ang larawang ito. Pakikuha ng bago.',
    file: 'Hindi mabasa ang file na ito. Pumili ng larawang JPEG o PNG.',
    unknown: 'Wala kaming nakilalang dokumento. Ipakita ang buo nito, mula sulok hanggang sulok.',
    back: 'Hindi namin mabasa ang likod. Baligtarin ang dokumento at kunan ang kabilang panig.',
    portrait:
      'Hindi malinaw ang litrato sa dokumento. Ipakita ang panig na may litrato ninyo, nang walang silaw.',
    small: 'Masyadong maliit ang dokumento sa larawan. Ilapit ang camera.',
    blurred: 'Malabo ang larawan. Ilapag ang dokumento at huwag igalaw ang camera.',
    glare: 'May silaw sa dokumento. Ikiling ito nang kaunti, o lumayo sa ilaw.',
    tilted: 'Pahilis ang kuha. Itapat ang camera sa ibabaw ng dokumento.',
    copy: 'Mukhang kopya ito. Pakigamit ang orihinal na dokumento.',
    unreadable: 'Hindi mabasa ang ilang sulat. Dagdagan ang ilaw at huwag igalaw ang camera.',
    covered: 'May kulang na bahagi ng dokumento. Huwag itong takpan ng daliri, at ipakita ang apat na sulok.',
    expired: 'Expired na ang dokumentong ito. Pakigamit ang may bisa pa.',
    otherType: 'Iba ito sa uri ng dokumentong pinili ninyo. Ipakita ang pinili, o pumili ulit.',
    otherCountry:
      'Galing sa ibang bansa ang dokumentong ito, hindi sa pinili ninyo. Ipakita ang pinili, o pumili ulit.',
    otherBack:
      'Hindi sa iisang dokumento ang harap at likod. Ipakita ang dalawang panig ng iisang dokumento.',
    noFace: 'Hindi namin makita ang mukha ninyo. Tumingin nang diretso sa camera, sa maliwanag na lugar.',
    moreFaces: 'Higit sa isa ang mukha sa larawan. Tiyaking kayo lang ang makikita.',
    coveredFace: 'May takip ang bahagi ng mukha ninyo. Alisin ang sumbrero, mask o maitim na salamin.',
    otherFace:
      'Hindi namin naitugma ang mukha ninyo sa litrato. Subukan ulit sa mas maliwanag, nang walang sumbrero o salamin.',
    notLive:
      'Hindi namin nakita nang malinaw ang mga galaw. Dahan-dahan lang, at panatilihin ang mukha sa hugis-itlog.',
  },
  phone: {
    invalid: 'Mukhang mali ang numerong ito. Pakisuri.',
    country: 'Hindi kami makapagpadala ng code sa bansang ito. Pakigamit ang ibang numero.',
    unsupported: 'Hindi namin maabot ang numerong ito. Pakigamit ang iba.',
    smsLimit: 'Kakapadala lang ng code. Maghintay ng isang minuto bago humingi ng iba.',
    callLimit: 'Kakatawag lang namin. Maghintay ng limang minuto bago humingi ng isa pang tawag.',
    limit: 'Masyadong maraming code ang hiningi. Pakisubukan ulit bukas.',
    wrongCode: 'Mali ang code na ito. Pakigamit ang pinakabago.',
    oldCode: 'Hindi na gumagana ang code na ito. Humingi ng bago.',
    notSent: 'Hindi naipadala ang code. Maghintay ng isang minuto at subukan ulit.',
    maybeSent:
      'Naputol ang koneksyon. Kung dumating ang code, ilagay ito rito; kung hindi, humingi ng bago pagkalipas ng isang minuto.',
  },
  form: 'Pakisagutan ang lahat ng tanong.',
  otherDocument: 'Hindi tinatanggap dito ang ganitong dokumento o ang bansa nito. Pumili ng iba.',
  signature: 'May pirmang hindi magamit. Pakiguhit ulit, nang mas malaki nang kaunti.',
  fields: 'May kulang pa. Pakisagutan ang lahat ng may marka.',
}
