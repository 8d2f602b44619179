import type { LegalForm } from '../legal-form.ts'

/** Forms of Africa, the Near East, Asia and Oceania beside those of the tables of continents; codes as elsewhere where the form is the same. */
export const africaAndAsia: readonly LegalForm[] = [
  // The states of OHADA, and others whose law of companies is of French origin.
  { code: 'SARL', countries: ['BJ', 'BF', 'CM', 'CF', 'TD', 'KM', 'CG', 'CD', 'GA', 'GN', 'GW', 'GQ', 'ML', 'NE', 'TG', 'MG', 'DJ', 'MR', 'BI', 'NC', 'PF'], isInFront: true, spellings: 'SARL|S.A.R.L.|SARLU|SARL U|Société à responsabilité limitée|Société à responsabilité limitée unipersonnelle|SARL pluripersonnelle|Société à responsabilité limitée pluripersonnelle' },
  { code: 'SA', countries: ['BJ', 'BF', 'CM', 'CF', 'TD', 'KM', 'CG', 'CD', 'GA', 'GN', 'GW', 'GQ', 'ML', 'NE', 'TG', 'MG', 'DJ', 'MR', 'BI', 'NC', 'PF', 'AO', 'MZ', 'CV', 'ST', 'TL', 'LB'], isInFront: true, spellings: 'SA|S.A.|SA avec CA|SA avec AG|Société anonyme|Société anonyme avec conseil d’administration|Société anonyme avec administrateur général|Société anonyme unipersonnelle|Société anonyme à conseil d’administration|Sociedade anónima|Sociedade anônima' },
  { code: 'SAS', countries: ['BJ', 'BF', 'CM', 'CF', 'TD', 'KM', 'CG', 'CD', 'GA', 'GN', 'GW', 'GQ', 'ML', 'NE', 'TG', 'MG', 'DZ', 'DJ', 'MR', 'NC', 'PF'], isInFront: true, spellings: 'SAS|S.A.S.|Société par actions simplifiée' },
  { code: 'SASU', countries: ['BJ', 'BF', 'CM', 'CF', 'TD', 'KM', 'CG', 'CD', 'GA', 'GN', 'ML', 'NE', 'TG', 'SN', 'CI'], isInFront: true, spellings: 'SASU|Société par actions simplifiée unipersonnelle' },
  { code: 'SNC', countries: ['BJ', 'BF', 'CM', 'CF', 'TD', 'CG', 'CD', 'GA', 'GN', 'ML', 'NE', 'TG', 'SN', 'CI', 'MA', 'TN', 'DZ', 'LB', 'MG'], isInFront: true, spellings: 'SNC|S.N.C.|Société en nom collectif' },
  { code: 'SCS', countries: ['BJ', 'BF', 'CM', 'CF', 'TD', 'CG', 'CD', 'GA', 'GN', 'ML', 'NE', 'TG', 'SN', 'CI', 'MA', 'TN', 'DZ', 'LB', 'MG'], spellings: 'SCS|S.C.S.|Société en commandite simple' },
  { code: 'SCI', countries: ['SN', 'CI', 'BJ', 'BF', 'CM', 'GA', 'ML', 'TG', 'NE', 'GN', 'CG', 'MA', 'TN', 'MG', 'NC', 'PF'], isInFront: true, spellings: 'SCI|Société civile immobilière' },
  { code: 'GIE', countries: ['FR', 'LU', 'BJ', 'BF', 'CM', 'CF', 'TD', 'CG', 'CD', 'GA', 'GN', 'ML', 'NE', 'TG', 'SN', 'CI', 'MA', 'TN', 'DZ'], isInFront: true, spellings: 'GIE|G.I.E.|Groupement d’intérêt économique' },
  { code: 'SCOOPS', countries: ['BJ', 'BF', 'CM', 'TD', 'CG', 'CD', 'GA', 'GN', 'ML', 'NE', 'TG', 'SN', 'CI'], spellings: 'SCOOPS|SCOOP S|Société coopérative simplifiée' },
  { code: 'COOP CA', countries: ['BJ', 'BF', 'CM', 'TD', 'CG', 'CD', 'GA', 'GN', 'ML', 'NE', 'TG', 'SN', 'CI'], spellings: 'COOP-CA|SCOOP-CA|Société coopérative avec conseil d’administration' },
  { code: 'EI', countries: ['BJ', 'BF', 'CM', 'CF', 'TD', 'CG', 'CD', 'GA', 'GN', 'ML', 'NE', 'TG', 'SN', 'CI', 'MG', 'TN'], spellings: 'Entreprise individuelle|Entreprise personnelle|Entreprenant|Entreprise unipersonnelle' },
  { code: 'SARL AU', countries: ['MA'], spellings: 'SARL AU|SARL A.U.|SARLAU|SARL à associé unique|SARL d’associé unique|Société à responsabilité limitée à associé unique|Société à responsabilité limitée d’associé unique|ش.م.م ذات شريك وحيد|شركة ذات مسؤولية محدودة بشريك وحيد|شركة محدودة المسؤولية بشريك وحيد|شركة ذات مسؤولية محدودة ذات الشريك الوحيد' },
  { code: 'SPA', countries: ['DZ'], isInFront: true, spellings: 'SPA|S.P.A.|Société par actions|شركة ذات أسهم|شركة أسهم|شركة المساهمة|ش.ذ.أ' },
  { code: 'EURL', countries: ['DZ'], isInFront: true, spellings: 'EURL|E.U.R.L.|Entreprise unipersonnelle à responsabilité limitée|مؤسسة ذات الشخص الوحيد وذات المسؤولية المحدودة|المؤسسة ذات الشخص الوحيد وذات المسؤولية المحدودة|شركة الشخص الوحيد وذات المسؤولية المحدودة|ذ.ش.و.م.م|م.ذ.ش.و.م.م' },
  // Portuguese-speaking states.
  { code: 'LDA', countries: ['GW', 'ST', 'TL'], spellings: 'Lda|Limitada|Sociedade por Quotas|Sociedade por quotas de responsabilidade limitada' },
  { code: 'UNIPESSOAL LDA', countries: ['AO', 'MZ', 'CV', 'GW', 'ST', 'TL'], spellings: 'Unipessoal Lda|Unipessoal, Limitada|Sociedade Unipessoal por Quotas|Sociedade por quotas unipessoal|Sociedade unipessoal, limitada|(SU), Lda|SU, Lda|Sociedade Unipessoal, Lda' },
  // English-speaking states.
  { code: 'LTD BY GUARANTEE', countries: ['NG', 'GH', 'KE', 'UG', 'TZ', 'ZM', 'ZW', 'MW', 'GM', 'SL', 'SG', 'IN', 'PK', 'BD', 'LK', 'MY', 'AU', 'NZ', 'MU'], spellings: 'Ltd/Gte|Ltd Gte|Limited by Guarantee|Company Limited by Guarantee|Private Company Limited by Guarantee|Public Company Limited by Guarantee|Berhad (Limited by Guarantee)|LBG' },
  { code: 'LTD', countries: ['RW', 'GM', 'SL', 'LR', 'SS', 'SO', 'ET', 'FJ', 'PG', 'WS', 'TO', 'VU', 'SB', 'KI', 'BT'], spellings: 'Ltd|Limited|Private Limited Company|Private Company|Company Limited by Shares|Private Company Limited by Shares|Company limited by shares' },
  { code: 'PLC', countries: ['ET', 'ZW', 'MW', 'RW', 'GM', 'BD'], spellings: 'PLC|P.L.C.|Public Limited Company' },
  { code: 'SC', countries: ['ET'], spellings: 'S.C.|Share Company' },
  { code: 'SOC LTD', countries: ['ZA'], spellings: 'SOC Ltd|State Owned Company|SOC Limited' },
  { code: 'PBC', countries: ['ZW'], spellings: 'PBC|Private Business Corporation' },
  { code: 'SOLE TRADER', countries: ['NG', 'GH', 'KE', 'UG', 'TZ', 'ZM', 'ZW', 'IN', 'PK', 'BD', 'LK', 'NP', 'MY', 'SG', 'PH', 'AE', 'SA', 'QA', 'OM', 'KW', 'BH', 'JO', 'HK'], spellings: 'Sole Proprietorship|Sole Proprietor|Proprietorship|Proprietorship Firm|Sole Establishment|Individual Establishment|Individual Proprietorship|Milikan Tunggal|مؤسسة فردية|منشأة فردية|獨資|独资' },
  // The Near East.
  { code: 'GP', countries: ['AE', 'SA', 'QA', 'OM', 'KW', 'BH', 'JO', 'IQ', 'LB', 'SY', 'EG', 'LY', 'YE', 'SD', 'DZ', 'TN', 'IR', 'TH', 'VN', 'TW', 'HK', 'CN', 'IN', 'PK'], spellings: 'General Partnership|شركة تضامن|شركة التضامن|تضامن|تضامنية|شركة تضامنية|تضامنی|شرکت تضامنی|ห้างหุ้นส่วนสามัญ|ห้างหุ้นส่วนสามัญนิติบุคคล|Công ty hợp danh|普通合伙|普通合伙企业|合夥|Partnership Firm' },
  { code: 'LP', countries: ['AE', 'SA', 'QA', 'OM', 'KW', 'BH', 'JO', 'IQ', 'LB', 'SY', 'EG', 'LY', 'YE', 'IL', 'TW'], spellings: 'Limited Partnership|شركة توصية بسيطة|شركة التوصية البسيطة|توصية بسيطة|שותפות מוגבלת|有限合夥' },
  { code: 'SPC', countries: ['BH', 'OM', 'AE', 'QA', 'KW', 'JO', 'EG', 'SA'], spellings: 'SPC|S.P.C.|Single Person Company|One Person Company|شركة الشخص الواحد|شركة شخص واحد|شركة من شخص واحد|ش.ش.و' },
  { code: 'SJSC', countries: ['SA'], spellings: 'شركة مساهمة مبسطة|Simplified Joint Stock Company' },
  { code: 'LLC', countries: ['IR', 'AF', 'SY', 'LB', 'DZ', 'TN', 'MA', 'TJ', 'RW', 'ET'], spellings: 'LLC|Limited Liability Company|با مسئولیت محدود|شرکت با مسئولیت محدود|مسئولیت محدود|ش.م.م|ش.ذ.م.م|ذ.م.م|شركة ذات مسؤولية محدودة|شركة محدودة المسؤولية|ذات مسؤولية محدودة|محدودة المسؤولية|الشركة ذات المسؤولية المحدودة|ҶДММ|Ҷамъияти дорои масъулияти маҳдуд' },
  // Central Asia.
  { code: 'HJ', countries: ['TM'], spellings: 'HJ|Hojalyk jemgyýeti|Хозяйственное общество' },
  // South and South-East Asia.
  { code: 'LP', countries: ['TH'], isInFront: true, spellings: 'ห้างหุ้นส่วนจำกัด|หจก.|Limited Partnership' },
  { code: 'SMC PVT LTD', countries: ['PK'], spellings: 'SMC-Private Limited|(SMC-Private) Limited|(SMC-Pvt) Ltd|SMC Pvt Ltd|Single Member Company|Single Member Private Limited Company' },
  { code: 'CO LTD', countries: ['KH', 'LA', 'MM'], spellings: 'Co., Ltd.|Co. Ltd|Company Limited|Ltd|Private Limited Company|Single Member Private Limited Company|Sole Co., Ltd.|Sole Company Limited|Private Company Limited by Shares|ក្រុមហ៊ុនឯកជនទទួលខុសត្រូវមានកម្រិត|សហគ្រាសឯកបុគ្គលទទួលខុសត្រូវមានកម្រិត|ບໍລິສັດ … ຈຳກັດ|ບໍລິສັດ … ຈໍາກັດ|ບໍລິສັດຈຳກັດ' },
  { code: 'DNTN', countries: ['VN'], isInFront: true, spellings: 'Doanh nghiệp tư nhân|DNTN|Private Enterprise' },
  { code: 'PT PERORANGAN', countries: ['ID'], spellings: 'PT Perorangan|Perseroan Perorangan|Perseroan Terbatas Perorangan' },
  { code: 'KOPERASI', countries: ['ID', 'MY'], isInFront: true, spellings: 'Koperasi' },
  { code: 'PTE LTD', countries: ['FJ', 'BN'], spellings: 'Pte Ltd|Pte Limited|Private Limited Company' },
  // East Asia.
  { code: '个体工商户', countries: ['CN'], spellings: '个体工商户|個體工商戶|个体户' },
  { code: '个人独资企业', countries: ['CN'], spellings: '个人独资企业' },
  { code: '农民专业合作社', countries: ['CN'], spellings: '农民专业合作社' },
  { code: '一般社団法人', countries: ['JP'], isInFront: true, spellings: '一般社団法人' },
  { code: '一般財団法人', countries: ['JP'], isInFront: true, spellings: '一般財団法人' },
  { code: '医療法人', countries: ['JP'], isInFront: true, spellings: '医療法人|医療法人社団' },
  { code: 'NPO', countries: ['JP'], isInFront: true, spellings: '特定非営利活動法人' },
  { code: '합자회사', countries: ['KR'], isInFront: true, spellings: '합자회사' },
  { code: '합명회사', countries: ['KR'], isInFront: true, spellings: '합명회사' },
] // prettier-ignore
