/**
 * Chinese family names, simplified and full signs → their readings as names are written: Mandarin first, then as
 * families of Hong Kong, Taiwan, the straits and Korea write themselves.
 */
export const hanSurnames: ReadonlyMap<string, readonly string[]> = parseSurnames(
  '王:wang,wong,ong 李:li,lee,yi,ri 张張:zhang,chang,cheung,teo,jang 刘劉:liu,lau,low,ryu,yoo 陈陳:chen,chan,tan,chin 杨楊:yang,yeung,yeo ' +
    '黄黃:huang,wong,ng,hwang 赵趙:zhao,chao,chiu,cho 吴吳:wu,ng,goh,oh 周:zhou,chou,chow,chew,joo 徐:xu,hsu,tsui,chui,seo 孙孫:sun,suen,son ' +
    '马馬:ma,mah 朱:zhu,chu,joo 胡:hu,woo 郭:guo,kuo,kwok,quek,kwak 何:he,ho,ha 林:lin,lam,lim 高:gao,kao,ko 罗羅:luo,lo,law,na 郑鄭:zheng,cheng,tay,jung ' +
    '梁:liang,leung,neo,yang 谢謝:xie,hsieh,tse,chia 宋:song,sung 唐:tang,tong 许許:xu,hsu,hui,koh,heo 邓鄧:deng,teng,tang 韩韓:han,hon 冯馮:feng,fung 曹:cao,tsao,tso,cho ' +
    '彭:peng,pang 曾:zeng,tseng,tsang,chan 肖萧蕭:xiao,hsiao,siu 田:tian,tien,tin 董:dong,tung 潘:pan,poon,phua 袁:yuan,yuen 蔡:cai,tsai,choi,choy,chua 蒋蔣:jiang,chiang,cheung ' +
    '余:yu,yue 于:yu 杜:du,tu,to 叶葉:ye,yeh,yip,yap 程:cheng,ching 魏:wei,ngai 苏蘇:su,so,soh 吕呂:lu,lyu,lui,loo 丁:ding,ting 任:ren,jen,yam 卢盧:lu,lo,roh 姚:yao,yiu ' +
    '沈:shen,sum,sim 钟鍾:zhong,chung 姜:jiang,chiang,kang 崔:cui,tsui,choi,choe 谭譚:tan,tam,tham 陆陸:lu,luk 范範:fan 汪:wang 廖:liao,liu,liew 石:shi,shih,shek,seok 金:jin,chin,kim,gim 韦韋:wei ' +
    '习習:xi,hsi 贾賈:jia,chia 夏:xia,hsia,ha 付傅:fu 方:fang,fong,bang 邹鄒:zou,tsou,chow 熊:xiong,hung 白:bai,pai,pak,baek 孟:meng,mang 秦:qin,chin 邱:qiu,chiu,yau 侯:hou,hau 江:jiang,chiang,kong 尹:yin,wan,yoon,yun ' +
    '薛:xue,hsueh,sit 闫阎閻:yan,yen,yim 段:duan,tuan 雷:lei,lui 龙龍:long,lung 史:shi,shih,see 陶:tao 贺賀:he,ho 毛:mao,mo 郝:hao 顾顧:gu,ku,koo 龚龔:gong,kung 邵:shao,shiu 万萬:wan,man 覃:qin,tan 武:wu,moo ' +
    '钱錢:qian,chien,chin 戴:dai,tai 严嚴:yan,yen,yim,um 莫:mo,mok 孔:kong,kung,hung 向:xiang,hsiang,heung 常:chang 汤湯:tang,tong 康:kang,hong 易:yi,yick 乔喬:qiao,chiao 赖賴:lai 文:wen,man,moon,mun ' +
    '朴樸:piao,park,pak,bak 申:shen,shin 安:an,ahn,on 洪:hong,hung 权權:quan,kwon 裴:pei,bae 南:nan,nam 柳:liu,ryu,yoo 卞:bian,byun 玄:xuan,hyun 太:tai,tae 解:xie,hsieh 单單:shan 仇:qiu 查:zha,cha 区區:ou,au 翟:zhai,di 盖蓋:ge,gai 华華:hua,wah 繁:po 乐樂:yue,le 尉:wei 折:she 员員:yun 种種:chong 秘:bi 冼:xian,sin 佘:she 阮:ruan,nguyen 甄:zhen,yan 容:rong,yung 关關:guan,kwan 伍:wu,ng 司:si,sze 欧歐:ou,au 尤:you,yau 岑:cen,shum 黎:li,lai',
)

/** Family names of two signs. */
export const compoundHanSurnames: ReadonlyMap<string, readonly string[]> = parseSurnames(
  '欧阳歐陽:ouyang,auyeung 司马司馬:sima,szema 诸葛諸葛:zhuge,chukot 上官:shangguan 司徒:situ,szeto 夏侯:xiahou 东方東方:dongfang 皇甫:huangfu 慕容:murong 尉迟尉遲:yuchi ' +
    '长孙長孫:zhangsun 公孙公孫:gongsun 令狐:linghu 端木:duanmu 独孤獨孤:dugu 南宫南宮:namgung,nangong 宇文:yuwen 鲜于鮮于:xianyu 皇普:huangpu',
  2,
)

/** @param charactersPerName how many signs make one name; several writings stand beside each other */
function parseSurnames(text: string, charactersPerName: 1 | 2 = 1): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text.split(' ').flatMap((row) => {
      const [written = '', spellings = ''] = row.split(':')
      const names = charactersPerName === 1 ? Array.from(written) : (written.match(/../gu) ?? [])
      return names.map((name): [string, string[]] => [name, spellings.split(',')])
    }),
  )
}
