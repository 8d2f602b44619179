/** Letters that only lines of Arabic have among the languages in its script that are read, only Persian and Urdu, and only Urdu. */
export const lettersOfArabic = 'كيىة'
export const lettersOfPersian = 'کیپچژگٹڈڑںہے'
export const lettersOfUrdu = 'ٹڈڑںہے'

/** Figures from zero on, as Arabic writes them and as Persian and Urdu do. */
export const figuresOfArabic = '٠١٢٣٤٥٦٧٨٩'
export const figuresOfPersian = '۰۱۲۳۴۵۶۷۸۹'
