"""Dates, amounts and shares as they are printed."""
from .vocabulary import Language

_EASTERN_DIGITS = str.maketrans('0123456789', '٠١٢٣٤٥٦٧٨٩')
_WIDE_DIGITS = str.maketrans('0123456789', '０１２３４５６７８９')
_NUMERIC = ['{dd}.{mm}.{y}', '{d}.{m}.{y}', '{dd}/{mm}/{y}', '{d}/{m}/{y}', '{mm}/{dd}/{y}', '{y}-{mm}-{dd}', '{y}/{mm}/{dd}', '{dd}-{mm}-{y}', '{y}.{mm}.{dd}', '{y}. {m}. {d}.', '{dd}.{mm}.{yy}', '{dd} / {mm} / {y}', '{y}{mm}{dd}']
_WORDED = ['{d} {M} {y}', '{d}. {M} {y}', '{M} {d}, {y}', '{dd} {M} {y}', '{d} {S} {y}', '{dd}-{S}-{y}', '{S} {d}, {y}']
_OWN = {
    'en': ['{d}{th} {M} {y}', '{d}{th} day of {M}, {y}', '{d}{th} day of {M} {y}', '{M} {d}{th}, {y}', '{dd}-{SU}-{y}', '{d}{th} {M}, {y}'],
    'es': ['{d} de {M} de {y}', '{d} de {M} del {y}', '{dd} de {M} de {y}'], 'pt': ['{d} de {M} de {y}', '{dd} de {M} de {y}'], 'ca': ["{d} de {M} de {y}"],
    'fr': ['{d} {M} {y}', '1er {M} {y}'], 'hu': ['{y}. {M} {d}.', '{y}.{mm}.{dd}.'], 'lt': ['{y} m. {M} {d} d.'], 'lv': ['{y}. gada {d}. {M}'],
    'vi': ['ngày {dd} tháng {mm} năm {y}', '{dd}/{mm}/{y}'], 'ja': ['{y}年{m}月{d}日', '令和{era}年{m}月{d}日', '平成{hei}年{m}月{d}日', '{y}年{mm}月{dd}日'],
    'zh': ['{y}年{m}月{d}日', '{y}年{mm}月{dd}日', '{y}-{mm}-{dd}'], 'zht': ['民國{roc}年{m}月{d}日', '{y}年{m}月{d}日', '{roc}年{mm}月{dd}日', '{dd}-{mm}-{y}'],
    'ko': ['{y}년 {m}월 {d}일', '{y}년 {mm}월 {dd}일', '{y}. {m}. {d}.', '{y}.{mm}.{dd}'], 'th': ['{d} {M} {be}', '{dd}/{mm}/{be}', '{d} {M} พ.ศ. {be}'],
    'ar': ['{y}/{mm}/{dd}', '{h}/{mm}/{dd} هـ', '{dd}/{mm}/{y}', '{dd}-{mm}-{y} م', '{d} {M} {y}'], 'fa': ['{sh}/{mm}/{dd}', '{d} {M} {sh}'],
    'ru': ['{d} {M} {y} г.', '{dd}.{mm}.{y} г.', '«{dd}» {M} {y} года', '{dd}.{mm}.{y}'], 'uk': ['{d} {M} {y} р.', '{dd}.{mm}.{y} р.'], 'bg': ['{dd}.{mm}.{y} г.'],
    'de': ['{d}. {M} {y}', '{dd}. {M} {y}'], 'tr': ['{d} {M} {y}', '{dd}.{mm}.{y}'], 'sv': ['{y}-{mm}-{dd}', 'den {d} {M} {y}'], 'eu': [],
}


class Dates:
    """A document prints its dates in one style, seldom in two."""

    def __init__(self, rng, language: Language) -> None:
        self.rng, self.language = rng, language
        self.styles = [self._style() for _ in range(2)]
        roll = rng.random()
        self.digits = _EASTERN_DIGITS if language.code in ('ar', 'fa') and roll < 0.3 else _WIDE_DIGITS if language.code == 'ja' and roll < 0.25 else None

    def _style(self) -> str:
        roll, own = self.rng.random(), _OWN.get(self.language.code)
        if own and roll < 0.4:
            return self.rng.choice(own)
        if roll < 0.75 or self.language.solid:
            return self.rng.choice(_NUMERIC)
        return self.rng.choice(_WORDED)

    def printed(self, least: int = 1960, most: int = 2025, style: str | None = None) -> str:
        rng = self.rng
        year, month, day = rng.randint(least, most), rng.randint(1, 12), rng.randint(1, 28)
        style = style or (self.styles[0] if rng.random() < 0.85 else self.styles[1])
        text = style
        if '{M}' in text or '{S' in text:
            names = self.language.months
            long = names['long'][month - 1]
            text = text.replace('{M}', long.upper() if rng.random() < 0.05 else long).replace('{SU}', names['short'][month - 1].upper()).replace('{S}', names['short'][month - 1])
        values = {'dd': f'{day:02}', 'mm': f'{month:02}', 'd': str(day), 'm': str(month), 'yy': f'{year % 100:02}', 'y': str(year), 'era': str(max(1, year - 2018)), 'hei': str(max(1, year - 1988)), 'roc': str(max(1, year - 1911)), 'be': str(year + 543), 'h': str(year - 579), 'sh': str(year - 621), 'th': 'th' if 10 < day < 20 else {1: 'st', 2: 'nd', 3: 'rd'}.get(day % 10, 'th')}
        for key, value in values.items():
            slot = '{' + key + '}'
            if slot in text:
                text = text.replace(slot, value)
        return text.translate(self.digits) if self.digits else text

    def birth(self) -> str:
        rng = self.rng
        roll = rng.random()
        if roll < 0.15:
            names = self.language.months
            return f"{names['alone'][rng.randint(0, 11)]} {rng.randint(1940, 2004)}"
        if roll < 0.22:
            return rng.choice([f'{rng.randint(1, 12):02}/{rng.randint(1940, 2004)}', str(rng.randint(1940, 2004))])
        return self.printed(1940, 2004)


_CODES = ['EUR', 'USD', 'GBP', 'CHF', 'PLN', 'CZK', 'SEK', 'DKK', 'NOK', 'HUF', 'RON', 'TRY', 'RUB', 'UAH', 'JPY', 'KRW', 'CNY', 'HKD', 'TWD', 'SAR', 'AED', 'EGP', 'KES', 'NGN', 'ZAR', 'INR', 'SGD', 'AUD', 'CAD', 'MXN', 'BRL', 'COP', 'PEN', 'CLP', 'ARS', 'XOF', 'MAD', 'VND', 'IDR', 'MYR', 'THB', 'AOA', 'MZN', 'GHS', 'TZS']
_SIGNS = ['€', '$', '£', '¥', 'US$', 'R$', 'S/', 'Kč', 'zł', 'kr', 'Ft', 'lei', 'TL', '₺', '₩', '₽', 'HK$', 'KSh', 'Rs.', '₹', 'A$', 'RM', 'Rp', 'CFA', 'Fr.', 'B/.', '฿', '₪', 'Bs.']


class Amounts:
    def __init__(self, rng, language: Language) -> None:
        self.rng, self.language = rng, language
        self.thousands, self.decimals = rng.choice([(',', '.'), (',', '.'), ('.', ','), ('.', ','), (' ', ','), ("'", '.'), ('', '.'), ('', ','), (' ', '.')])
        self.cents = rng.random()
        self.code = rng.choice(_CODES)
        self.sign = rng.choice(_SIGNS)
        self.word = rng.choice(language.currencies)
        self.unit = rng.choice(['code', 'code', 'sign', 'word', 'before', 'before sign', 'none'])
        self.solid = rng.random() < 0.5

    def figure(self, value: int | None = None, cents: bool | None = None) -> str:
        rng = self.rng
        if value is None:
            value = rng.choice([1, 2, 5, 10, 15, 25, 35, 50, 100, 250, 300, 1000, 3, 12, 480]) * 10 ** rng.randint(1, 6)
            if rng.random() < 0.15:
                value += rng.randint(1, 999)
        text = f'{value:,}'.replace(',', self.thousands)
        if cents is None and rng.random() < self.cents or cents:
            text += self.decimals + ('00' if rng.random() < 0.85 else f'{rng.randint(0, 99):02}')
        return text

    def money(self, value: int | None = None) -> str:
        code = self.language.code
        rng = self.rng
        if self.solid and code in ('ja', 'zh', 'zht', 'ko', 'th', 'vi', 'ar'):
            figure = self.figure(value, False)
            return {
                'ja': rng.choice([f'金{rng.choice([100, 300, 500, 1000, 5000])}万円', f'金{figure}円', f'{figure}円']), 'zh': rng.choice([f'{rng.choice([50, 100, 500, 1000])}万元人民币', f'{figure}万元', f'人民币{figure}元', f'{rng.randint(10, 5000)}.000000万人民币', '壹佰万元整', '人民币伍佰万元']),
                'zht': rng.choice([f'{figure}元', f'新臺幣{figure}元', f'港幣 {figure}', f'HKD {figure}']), 'ko': rng.choice([f'금 {figure} 원', f'{figure}원', f'금{figure}원']), 'th': f'{figure} บาท',
                'vi': rng.choice([f'{figure} đồng', f'{figure} VNĐ', f'{figure} VND']), 'ar': rng.choice([f'{figure} ريال سعودي', f'{figure} درهم', f'{figure} ريال', f'{figure} دينار']),
            }[code]
        figure = self.figure(value)
        return {'code': f'{figure} {self.code}', 'sign': f'{figure} {self.sign}', 'word': f'{figure} {self.word}', 'before': f'{self.code} {figure}', 'before sign': f'{self.sign}{rng.choice(["", " "])}{figure}', 'none': figure}[self.unit]


class Shares:
    def __init__(self, rng, language: Language) -> None:
        self.rng = rng
        self.style = rng.choice(['{n}%', '{n} %', '{n}%', '{n}.00%', '{n},00 %', '{n}.00', '{n}', '{n},00', '{n}.0000%', '{f}', '{n} per cent', '{n}％', '{r}', '{n}.{c}%', '{n},{c}%'])

    def printed(self, in_text: bool = False) -> str:
        rng = self.rng
        style = self.style
        if in_text and '%' not in style and '％' not in style and style != '{f}':
            style = rng.choice(['{n}%', '{n} %', '{n},{c} %'])
        count = rng.choice([100, 100, 50, 50, 25, 75, 10, 20, 30, 40, 60, 70, 80, 90, 5, 1, 99, 51, 49, 33, 34, rng.randint(1, 99)])
        part = rng.choice(['1/2', '1/3', '2/3', '1/4', '3/4', '1/1', f'{count}/100'])
        band = rng.choice(['25-50%', '50-75%', '75-100%', '25% - 50%', '5-10%', '10-14,99 %', '> 25%', '100%', 'over 25% but not more than 50%', 'more than 75%', '≥ 75 %', f'{rng.choice([5, 10, 15, 20, 25, 33, 50])}-{rng.choice([66, 67, 89, 90, 99])},{rng.randint(10, 99)}%', f'{rng.randint(5, 66)},{rng.randint(10, 99)}-{rng.randint(67, 99)},{rng.randint(10, 99)}%'])
        return style.replace('{n}', str(count)).replace('{f}', part).replace('{r}', band).replace('{c}', f'{rng.randint(0, 99):02}')
