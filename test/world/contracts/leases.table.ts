const money = (rent: string, deposit: string): string =>
  `<td align="right">${rent}</td></tr><tr><td>${deposit}`

/** The marks that parties put at the end. */
const places = (landlord: string, tenant: string): string =>
  `<table width="100%"><tr><td><div data-signature="1" data-uid="l" data-label="${landlord}" data-party="landlord"></div></td>
<td><div data-signature="1" data-uid="t" data-label="${tenant}" data-party="tenant"></div></td></tr></table>`

/** Leases as they are made in four languages: headings, numbered terms, a table, and places for signatures. One page each. */
export const leases = {
  en: `<header><p align="right"><small>Lease 2026-17</small></p></header><footer><p align="center">Page %{page} of %{pages}</p></footer>
<div lang="en"><h1 align="center">Residential lease</h1>
<p>Between <b>North Quay Homes Ltd</b> (the landlord) and <b>%{fullName}</b>, born %{dob} (the tenant), for the flat at 12/3 Harbour Street.</p>
<h2>Term and rent</h2>
<ol><li>The lease begins on 1 December 2026 and runs for twenty-four months.</li><li>The rent is due on the first working day of each month.</li>
<li>The tenant may end it with three months' notice, <i>in writing</i>.</li></ol>
<table border="1" width="100%"><thead><tr><th>Item</th><th>Amount</th></tr></thead><tbody><tr><td>Monthly rent</td>${money('£1,200.00', 'Deposit')}</td><td align="right">£2,400.00</td></tr></tbody></table>
<h2>Care of the home</h2>
<p style="text-align: justify">The tenant keeps the home in good order, tells the landlord of damage without delay, and lets no one else live there without consent. The landlord keeps roof, walls, heating and water in repair, and comes in only after notice of at least twenty-four hours.</p>
${places('Landlord', 'Tenant')}</div>`,
  ar: `<header><p align="left" dir="rtl"><small>عقد رقم 2026-17</small></p></header><footer><p align="center" dir="rtl">صفحة %{page} من %{pages}</p></footer>
<div lang="ar" dir="rtl"><h1 align="center">عقد إيجار سكني</h1>
<p>بين <b>شركة بيوت الرصيف الشمالي</b> (المؤجر) و<b>%{fullName}</b> المولودة في %{dob} (المستأجر)، بشأن الشقة الكائنة في شارع الميناء رقم 12.</p>
<h2>المدة والأجرة</h2>
<ol><li>يبدأ العقد في 1 ديسمبر 2026 ومدته أربعة وعشرون شهرًا.</li><li>تُدفع الأجرة في أول يوم عمل من كل شهر.</li><li>يجوز للمستأجر إنهاء العقد بإشعار <i>خطي</i> مدته ثلاثة أشهر.</li></ol>
<table border="1" width="100%"><thead><tr><th>البند</th><th>المبلغ</th></tr></thead><tbody><tr><td>الأجرة الشهرية</td>${money('1,200.00', 'التأمين')}</td><td align="right">2,400.00</td></tr></tbody></table>
<h2>العناية بالمسكن</h2>
<p style="text-align: justify">يحافظ المستأجر على المسكن في حالة جيدة، ويُخطر المؤجر بأي ضرر دون تأخير، ولا يُسكن فيه غيره من دون موافقة. ويصون المؤجر السقف والجدران والتدفئة والمياه، ولا يدخل إلا بعد إشعار لا تقل مدته عن أربع وعشرين ساعة.</p>
${places('المؤجر', 'المستأجر')}</div>`,
  zh: `<header><p align="right"><small>合同编号 2026-17</small></p></header><footer><p align="center">第 %{page} 页，共 %{pages} 页</p></footer>
<div lang="zh"><h1 align="center">住宅租赁合同</h1>
<p>出租方<b>北岸房屋有限公司</b>与承租方<b>%{fullName}</b>（出生日期 %{dob}），就港口街3号12室订立本合同。</p>
<h2>租期与租金</h2>
<ol><li>租期自2026年12月1日起，共二十四个月。</li><li>租金应于每月第一个工作日支付。</li><li>承租方可提前三个月以<i>书面</i>形式通知终止合同。</li></ol>
<table border="1" width="100%"><thead><tr><th>项目</th><th>金额</th></tr></thead><tbody><tr><td>月租金</td>${money('¥1,200.00', '押金')}</td><td align="right">¥2,400.00</td></tr></tbody></table>
<h2>房屋的维护</h2>
<p style="text-align: justify">承租方应保持房屋完好，发现损坏应及时通知出租方，未经同意不得让他人居住。出租方负责屋顶、墙体、供暖和供水的维修，进入房屋须至少提前二十四小时通知。</p>
${places('出租方', '承租方')}</div>`,
  th: `<header><p align="right"><small>สัญญาเลขที่ 2026-17</small></p></header><footer><p align="center">หน้า %{page} จาก %{pages}</p></footer>
<div lang="th"><h1 align="center">สัญญาเช่าที่อยู่อาศัย</h1>
<p>ระหว่าง <b>บริษัท นอร์ทคีย์ โฮมส์ จำกัด</b> (ผู้ให้เช่า) กับ <b>%{fullName}</b> เกิดวันที่ %{dob} (ผู้เช่า) สำหรับห้องชุดเลขที่ 12/3 ถนนท่าเรือ</p>
<h2>ระยะเวลาและค่าเช่า</h2>
<ol><li>สัญญาเริ่มวันที่ 1 ธันวาคม 2026 มีกำหนดยี่สิบสี่เดือน</li><li>ผู้เช่าต้องชำระค่าเช่าในวันทำการแรกของทุกเดือน</li><li>ผู้เช่าอาจบอกเลิกสัญญาได้โดยแจ้งล่วงหน้าสามเดือน<i>เป็นหนังสือ</i></li></ol>
<table border="1" width="100%"><thead><tr><th>รายการ</th><th>จำนวนเงิน</th></tr></thead><tbody><tr><td>ค่าเช่ารายเดือน</td>${money('1,200.00', 'เงินประกัน')}</td><td align="right">2,400.00</td></tr></tbody></table>
<h2>การดูแลที่อยู่อาศัย</h2>
<p style="text-align: justify">ผู้เช่าต้องรักษาที่อยู่อาศัยให้อยู่ในสภาพดี แจ้งความเสียหายให้ผู้ให้เช่าทราบโดยไม่ชักช้า และไม่ให้ผู้อื่นอยู่อาศัยโดยไม่ได้รับความยินยอม ผู้ให้เช่าต้องซ่อมแซมหลังคา ผนัง ระบบทำความร้อน และน้ำ และจะเข้าไปได้เมื่อแจ้งล่วงหน้าอย่างน้อยยี่สิบสี่ชั่วโมง</p>
${places('ผู้ให้เช่า', 'ผู้เช่า')}</div>`,
} as const

export type LeaseLanguage = keyof typeof leases
