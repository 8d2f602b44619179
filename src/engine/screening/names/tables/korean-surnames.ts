/** Korean family names → how their bearers write them, the commonest first; beside the official spellings. */
export const koreanSurnames: ReadonlyMap<string, readonly string[]> = new Map(
  (
    '김:kim 이:lee,yi,rhee,li 리:ri,lee,li,yi,rhee 박:park,pak 최:choi,choe 정:jung,chung,jong,jeong 강:kang 조:cho,jo 윤:yoon,yun 장:jang,chang ' +
    '임:lim,im 림:rim,lim 한:han 오:oh,o 서:seo,suh,so 신:shin,sin 권:kwon 황:hwang 안:ahn,an 송:song 유:yoo,yu 류:ryu,yoo,ryoo 홍:hong ' +
    '전:jeon,jun,chon,jon 고:ko,koh 문:moon,mun 양:yang 량:ryang,yang 손:son,sohn 배:bae,pae 백:baek,paek 허:heo,huh,ho 남:nam 심:shim,sim ' +
    '노:noh,no,roh 로:ro,roh,no 하:ha 곽:kwak 성:sung,song 차:cha 주:joo,ju,chu 우:woo,u,wu 구:koo,ku 나:na 라:ra,na 민:min 진:jin,chin ' +
    '지:ji,chi 엄:um,om 원:won 채:chae 천:chun,chon 방:bang,pang 공:kong 현:hyun,hyon 함:ham 변:byun,pyon 염:yeom,yom 렴:ryom,yom ' +
    '여:yeo,yo 려:ryo 추:choo,chu 도:do,to 소:so 석:seok,sok 선:sun,son 설:seol,sol 마:ma 길:gil,kil 연:yeon,yon 련:ryon 위:wi 표:pyo 명:myung,myong ' +
    '기:ki 반:ban,pan 왕:wang 금:keum,kum 옥:ok 육:yook,yuk 인:in 맹:maeng 제:je 모:mo 탁:tak 국:kook,kuk 어:eo,o 은:eun,un 편:pyeon 용:yong 룡:ryong'
  )
    .split(' ')
    .map((row): [string, string[]] => {
      const [sign = '', spellings = ''] = row.split(':')
      return [sign, spellings.split(',')]
    }),
)
