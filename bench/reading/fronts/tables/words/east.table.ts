import { listed, spelled, type Words } from '../../words.ts'

export const chinese: Words = {
  writing: 'Hans',
  men: spelled('伟=Wei, 建国=Jianguo, 志强=Zhiqiang, 浩然=Haoran, 俊杰=Junjie, 明轩=Mingxuan, 磊=Lei'),
  women: spelled('芳=Fang, 秀英=Xiuying, 晓燕=Xiaoyan, 雨婷=Yuting, 梦琪=Mengqi, 静=Jing'),
  families: spelled(
    '王=Wang, 李=Li, 张=Zhang, 刘=Liu, 陈=Chen, 赵=Zhao, 周=Zhou, 欧阳=Ouyang, 诸葛=Zhuge, 谢=Xie',
  ),
  places: spelled('北京市=Beijing, 上海市=Shanghai, 四川省成都市=Chengdu, 广东省广州市=Guangzhou'),
  streets: listed(
    '北京市海淀区中关村大街27号 | 四川省成都市武侯区人民南路四段11号 | 广东省深圳市福田区深南大道6008号',
  ),
  printed: listed('中华人民共和国 | 居民身份证 | 公民身份号码 | 姓名 王小明 | 性别 男 民族 汉 | 出生 1987年4月12日 | 签发机关 | 北京市公安局海淀分局 | 有效期限 2012.05.06-2032.05.06 | 机动车驾驶证 | 住址'), // prettier-ignore
}

export const taiwanese: Words = {
  writing: 'Hant',
  men: spelled('家豪=Chia-Hao, 志明=Chih-Ming, 建宏=Chien-Hung, 冠廷=Kuan-Ting, 國華=Kuo-Hua'),
  women: spelled('淑芬=Shu-Fen, 雅婷=Ya-Ting, 怡君=Yi-Chun, 麗華=Li-Hua, 佩蓉=Pei-Jung'),
  families: spelled('陳=Chen, 林=Lin, 黃=Huang, 張=Chang, 劉=Liu, 歐陽=Ouyang, 鄭=Cheng, 謝=Hsieh'),
  places: spelled('臺北市=Taipei, 臺中市=Taichung, 高雄市=Kaohsiung, 新竹縣=Hsinchu'),
  streets: listed('臺北市大安區和平東路二段76號 | 高雄市苓雅區四維三路2號'),
  printed: listed('中華民國國民身分證 | 姓名 | 性別 女 | 出生年月日 民國76年4月12日 | 發證日期 | 統一編號 | 香港永久性居民身份證 | 出生日期 | 簽發日期 | 駕駛執照'), // prettier-ignore
}

export const hongKongese: Words = {
  ...taiwanese,
  men: spelled('大文=Tai Man, 志明=Chi Ming, 家輝=Ka Fai, 國強=Kwok Keung'),
  women: spelled('美玲=Mei Ling, 嘉欣=Ka Yan, 詠詩=Wing Sze, 慧儀=Wai Yee'),
  families: spelled('陳=Chan, 黃=Wong, 李=Lee, 張=Cheung, 梁=Leung, 鄭=Cheng'),
}

export const japanese: Words = {
  writing: 'Jpan',
  men: spelled('太郎=Taro, 健一=Kenichi, 翔太=Shota, 大輔=Daisuke, 誠=Makoto, 拓也=Takuya'),
  women: spelled('花子=Hanako, 美咲=Misaki, 愛子=Aiko, さくら=Sakura, 由美=Yumi, 千恵子=Chieko'),
  families: spelled('佐藤=Sato, 鈴木=Suzuki, 高橋=Takahashi, 渡辺=Watanabe, 齋藤=Saito, 長谷川=Hasegawa, 東=Azuma, 五十嵐=Igarashi'), // prettier-ignore
  places: spelled('東京都=Tokyo, 大阪府=Osaka, 北海道=Hokkaido, 愛知県=Aichi'),
  streets: listed(
    '東京都千代田区霞が関2丁目1番1号 | 大阪府大阪市北区梅田3-1-3 | 北海道札幌市中央区北3条西6丁目',
  ),
  printed: listed('運転免許証 | 氏名 | 昭和62年4月12日生 | 平成元年5月8日 | 令和05年06月07日まで有効 | 交付 | 免許の条件等 | 眼鏡等 | 東京都公安委員会 | 個人番号カード | 住所 | 性別 女 | 優良 | 在留カード'), // prettier-ignore
}

export const korean: Words = {
  writing: 'Kore',
  men: spelled('민준=Minjun, 길동=Gildong, 철수=Cheolsu, 성호=Seongho, 재혁=Jaehyeok, 현우=Hyeonwoo'),
  women: spelled('영희=Yeonghui, 서연=Seoyeon, 지혜=Jihye, 은정=Eunjeong, 수빈=Subin, 혜원=Hyewon'),
  families: spelled('김=Kim, 이=Lee, 박=Park, 최=Choi, 정=Jeong, 황보=Hwangbo, 남궁=Namgung, 홍=Hong'),
  places: spelled('서울특별시=Seoul, 부산광역시=Busan, 경기도 수원시=Suwon, 제주특별자치도=Jeju'),
  streets: listed(
    '서울특별시 종로구 세종대로 209 | 부산광역시 해운대구 센텀중앙로 55 | 경기도 수원시 팔달구 효원로 1',
  ),
  printed: listed('주민등록증 | 자동차운전면허증 | 대한민국 | 서울특별시 종로구청장 | 성명 | 생년월일 | 발급일 2019. 5. 7. | 적성검사 기간 | 외국인등록증 | 홍길동 (洪吉童) | 870412-1234567'), // prettier-ignore
}
