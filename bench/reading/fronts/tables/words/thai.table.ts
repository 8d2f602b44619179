import { listed, spelled, type Words } from '../../words.ts'

export const thai: Words = {
  writing: 'Thai',
  men: spelled('สมชาย=Somchai, ณัฐพงษ์=Nattapong, ธนวัฒน์=Thanawat, กิตติศักดิ์=Kittisak, ประเสริฐ=Prasert, วีรพล=Weeraphon'), // prettier-ignore
  women: spelled(
    'สมหญิง=Somying, กัญญารัตน์=Kanyarat, พิมพ์ชนก=Pimchanok, ศิริพร=Siriporn, ณัฐธิดา=Natthida, อัญชลี=Anchalee',
  ),
  families: spelled('ใจดี=Jaidee, แสงทอง=Saengthong, ศรีสุวรรณ=Srisuwan, บุญมี=Boonmee, วงศ์ไพศาล=Wongpaisan, เจริญผล=Charoenphon, ทองคำ=Thongkham'), // prettier-ignore
  places: spelled('กรุงเทพมหานคร=Bangkok, เชียงใหม่=Chiang Mai, นครราชสีมา=Nakhon Ratchasima, ภูเก็ต=Phuket'),
  streets: listed('99/1 หมู่ที่ 4 ต.บางรัก อ.เมือง จ.เชียงใหม่ | 12 ถ.สุขุมวิท แขวงคลองเตย เขตคลองเตย กรุงเทพมหานคร'),
  printed: listed('บัตรประจำตัวประชาชน | เลขประจำตัวประชาชน | ชื่อตัวและชื่อสกุล | เกิดวันที่ | ศาสนา พุทธ | ที่อยู่ | วันออกบัตร | วันบัตรหมดอายุ | เจ้าพนักงานออกบัตร | 12 เม.ย. 2530 | ใบอนุญาตขับรถ | กระทรวงมหาดไทย | นางสาว | ราชอาณาจักรไทย'), // prettier-ignore
}
