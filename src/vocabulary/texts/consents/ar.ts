import type { ConsentTexts } from '../consent-wording.ts'

/** What people agree to, in Arabic; the newest version last. */
export const ar: ConsentTexts = {
  face: [
    {
      version: 1,
      text: (company) => {
        const who = company === '' ? 'الشركة التي أرسلت إليّ هذا الرابط' : company
        return [
          `أوافق على أن تُعالَج صور وجهي وصور وثيقتي بواسطة برامج حاسوبية لصالح ${who}.`,
          'تُقارَن هذه الصور بعضها ببعض، ويُفحص ما إذا كان أمام الكاميرا شخص حي.',
          'ما يُحتسب من صورة وجهي هو بيانات بيومترية.',
          `تُستخدم هذه البيانات لهذا التحقق، وتُحفظ طوال المدة التي يجب فيها على ${who} الاحتفاظ بها.`,
          `يمكنني سحب هذه الموافقة في أي وقت بإبلاغ ${who}؛ وما تم قبل ذلك يبقى مشروعًا.`,
        ].join(' ')
      },
    },
  ],
}
