import { listed, spelled, type Words } from '../../words.ts'

export const hebrew: Words = {
  writing: 'Hebr',
  men: spelled(
    'דוד=David, משה=Moshe, יוסף=Yosef, אברהם=Avraham, איתי=Itay, נועם=Noam, גדעון=Gideon, צבי=Tzvi',
  ),
  women: spelled('שרה=Sara, רחל=Rachel, נועה=Noa, מיכל=Michal, תמר=Tamar, יעל=Yael, אסתר=Ester'),
  families: spelled('כהן=Cohen, לוי=Levi, מזרחי=Mizrahi, פרידמן=Friedman, ביטון=Biton, אזולאי=Azoulay, גולדשטיין=Goldstein, צור=Tzur'), // prettier-ignore
  fathers: {
    men: spelled('יעקב=Yaakov, שמואל=Shmuel, חיים=Haim'),
    women: spelled('יעקב=Yaakov, שמואל=Shmuel, חיים=Haim'),
  },
  places: spelled(
    'ירושלים=Jerusalem, תל אביב - יפו=Tel Aviv-Yafo, חיפה=Haifa, באר שבע=Beer Sheva, נתניה=Netanya',
  ),
  streets: listed('רחוב הרצל 12 | שדרות בן גוריון 45 | רחוב יפו 97'),
  printed: listed('מדינת ישראל | תעודת זהות | שם משפחה | שם פרטי | תאריך לידה | מקום לידה | תאריך הנפקה | תוקף עד | מספר זהות | אזרחות | רישיון נהיגה | משרד הפנים | 12.03.1984'), // prettier-ignore
}
