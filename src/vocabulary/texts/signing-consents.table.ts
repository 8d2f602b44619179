import type { LinkLanguage } from '../verification/hosted-link.ts'

type SigningConsent = readonly [string, string, string]

/**
 * What a party agrees to when it signs, where the account gives no text of its own, by language. Signings keep the text itself, so a
 * better wording changes none that was begun. None in Bengali: the certificate pages have no letters for it.
 */
export const signingConsents: Readonly<Partial<Record<LinkLanguage, SigningConsent>>> & {
  readonly en: SigningConsent
} = {
  en: [
    'I have read the document that was shown to me.',
    'I agree to sign it electronically, with the same effect as a signature on paper.',
    'I agree that my name, the time, my network address, my browser and my signature are stored with it.',
  ],
  de: [
    'Ich habe das Dokument gelesen, das mir gezeigt wurde.',
    'Ich bin einverstanden, es elektronisch zu unterschreiben, mit derselben Wirkung wie auf Papier.',
    'Ich bin einverstanden, dass mein Name, die Zeit, meine Netzwerkadresse, mein Browser und meine Unterschrift dabei gespeichert werden.',
  ],
  fr: [
    'J’ai lu le document qui m’a été présenté.',
    'J’accepte de le signer par voie électronique, avec le même effet qu’une signature sur papier.',
    'J’accepte que mon nom, l’heure, mon adresse réseau, mon navigateur et ma signature soient conservés avec lui.',
  ],
  nl: [
    'Ik heb het document gelezen dat mij is getoond.',
    'Ik ga ermee akkoord het elektronisch te ondertekenen, met hetzelfde effect als een handtekening op papier.',
    'Ik ga ermee akkoord dat mijn naam, het tijdstip, mijn netwerkadres, mijn browser en mijn handtekening erbij worden bewaard.',
  ],
  es: [
    'He leído el documento que se me ha mostrado.',
    'Acepto firmarlo electrónicamente, con el mismo efecto que una firma en papel.',
    'Acepto que mi nombre, la hora, mi dirección de red, mi navegador y mi firma se guarden con él.',
  ],
  pt: [
    'Li o documento que me foi mostrado.',
    'Concordo em assiná-lo eletronicamente, com o mesmo efeito de uma assinatura em papel.',
    'Concordo que o meu nome, a hora, o meu endereço de rede, o meu navegador e a minha assinatura sejam guardados com ele.',
  ],
  it: [
    'Ho letto il documento che mi è stato mostrato.',
    'Accetto di firmarlo elettronicamente, con lo stesso effetto di una firma su carta.',
    'Accetto che il mio nome, l’ora, il mio indirizzo di rete, il mio browser e la mia firma siano conservati con esso.',
  ],
  pl: [
    'Zapoznałem się lub zapoznałam się z dokumentem, który mi pokazano.',
    'Zgadzam się podpisać go elektronicznie, z takim samym skutkiem jak podpis na papierze.',
    'Zgadzam się, aby wraz z nim przechowywano moje imię i nazwisko, czas, adres sieciowy, przeglądarkę i podpis.',
  ],
  id: [
    'Saya telah membaca dokumen yang ditunjukkan kepada saya.',
    'Saya setuju menandatanganinya secara elektronik, dengan akibat yang sama seperti tanda tangan di atas kertas.',
    'Saya setuju bahwa nama saya, waktunya, alamat jaringan saya, peramban saya, dan tanda tangan saya disimpan bersamanya.',
  ],
  vi: [
    'Tôi đã đọc tài liệu được hiển thị cho tôi.',
    'Tôi đồng ý ký tài liệu bằng phương thức điện tử, với hiệu lực như chữ ký trên giấy.',
    'Tôi đồng ý để tên tôi, thời điểm, địa chỉ mạng, trình duyệt và chữ ký của tôi được lưu cùng tài liệu.',
  ],
  tl: [
    'Nabasa ko ang dokumentong ipinakita sa akin.',
    'Sumasang-ayon akong lagdaan ito sa elektronikong paraan, na may bisang katulad ng lagda sa papel.',
    'Sumasang-ayon akong itago kasama nito ang aking pangalan, ang oras, ang address ng aking network, ang aking browser at ang aking lagda.',
  ],
  ja: [
    '私に表示された文書を読みました。',
    '紙への署名と同じ効力で、この文書に電子的に署名することに同意します。',
    '私の氏名、日時、ネットワークアドレス、ブラウザー、署名がこの文書とともに保存されることに同意します。',
  ],
  ko: [
    '나에게 표시된 문서를 읽었습니다.',
    '종이에 서명하는 것과 같은 효력으로 이 문서에 전자적으로 서명하는 데 동의합니다.',
    '내 이름, 시각, 네트워크 주소, 브라우저 및 서명이 문서와 함께 저장되는 데 동의합니다.',
  ],
  cn: [
    '我已阅读向我显示的文件。',
    '我同意以电子方式签署该文件，其效力与纸上签名相同。',
    '我同意将我的姓名、时间、网络地址、浏览器和签名与该文件一并保存。',
  ],
  tw: [
    '我已閱讀向我顯示的文件。',
    '我同意以電子方式簽署該文件，其效力與紙本簽名相同。',
    '我同意將我的姓名、時間、網路位址、瀏覽器和簽名與該文件一併保存。',
  ],
  th: [
    'ข้าพเจ้าได้อ่านเอกสารที่แสดงต่อข้าพเจ้าแล้ว',
    'ข้าพเจ้ายินยอมลงนามในเอกสารนี้ทางอิเล็กทรอนิกส์ โดยมีผลเช่นเดียวกับการลงนามบนกระดาษ',
    'ข้าพเจ้ายินยอมให้จัดเก็บชื่อ เวลา ที่อยู่เครือข่าย เบราว์เซอร์ และลายมือชื่อของข้าพเจ้าไว้กับเอกสารนี้',
  ],
  hi: [
    'मैंने वह दस्तावेज़ पढ़ लिया है जो मुझे दिखाया गया।',
    'इस पर इलेक्ट्रॉनिक रूप से हस्ताक्षर करने के लिए मेरी सहमति है, जिसका प्रभाव काग़ज़ पर हस्ताक्षर के समान होगा।',
    'मेरी सहमति है कि मेरा नाम, समय, मेरा नेटवर्क पता, मेरा ब्राउज़र और मेरे हस्ताक्षर इसके साथ रखे जाएँ।',
  ],
  ar: [
    'قرأتُ المستند الذي عُرض عليّ.',
    'أوافق على توقيعه إلكترونيًا، وبالأثر نفسه الذي للتوقيع على الورق.',
    'أوافق على أن يُحفظ معه اسمي والوقت وعنوان شبكتي ومتصفحي وتوقيعي.',
  ],
  ur: [
    'میں نے وہ دستاویز پڑھ لی ہے جو مجھے دکھائی گئی۔',
    'میں اس پر الیکٹرانک طور پر دستخط کرنے سے متفق ہوں، جس کا اثر کاغذ پر دستخط جیسا ہے۔',
    'میں متفق ہوں کہ میرا نام، وقت، میرا نیٹ ورک پتا، میرا براؤزر اور میرے دستخط اس کے ساتھ محفوظ کیے جائیں۔',
  ],
}
