import { language } from '../i18n/language.ts'

/** What the catalogue's references to laws, filings and other documents are called in Japanese; names of standards stay as they are. */
const japanese: Readonly<Record<string, string>> = {
  'AGM notice': '株主総会招集通知',
  'Act on Promotion of Global Warming Countermeasures': '地球温暖化対策推進法',
  'CG practice': 'ガバナンスの実務',
  'CG report': 'コーポレート・ガバナンス報告書',
  'Companies Act': '会社法',
  'Disability Employment Act': '障害者雇用促進法',
  'EU Taxonomy analogue': 'EUタクソノミーに準じた区分',
  'Elderly Employment Act': '高年齢者雇用安定法',
  'Energy Conservation Act': '省エネ法',
  FIEA: '金融商品取引法',
  'Fluorocarbons Act': 'フロン排出抑制法',
  'Food Recycling Act': '食品リサイクル法',
  'GX League': 'GXリーグ',
  'Green Purchasing Act': 'グリーン購入法',
  'Industrial Safety Act': '労働安全衛生法',
  'Labour Measures Act': '労働施策総合推進法',
  METI: '経済産業省',
  'METI AI guideline': '経済産業省のAIガイドライン',
  'METI class system': '経済産業省の事業者クラス分け評価制度',
  'METI guideline': '経済産業省のガイドライン',
  'METI/Cabinet Office': '経済産業省・内閣府',
  'METI/TSE': '経済産業省・東京証券取引所',
  MHLW: '厚生労働省',
  'MOE Env. Accounting': '環境会計ガイドライン（環境省）',
  'One Percent Club': '1％（ワンパーセント）クラブ',
  'PCB Act': 'PCB特別措置法',
  'PRTR Act': '化学物質排出把握管理促進法（PRTR）',
  'Plastic Act': 'プラスチック資源循環促進法',
  'SASB energy': 'SASB（エネルギー）',
  'TCFD Governance a': 'TCFD ガバナンス a',
  'TCFD Strategy c': 'TCFD 戦略 c',
  'TSE disclosure': '東証の開示制度',
  'TSE request 2023': '東証の要請（2023年）',
  'UK MSA': '英国現代奴隷法',
  'Whistleblower Act': '公益通報者保護法',
  "Women's Act": '女性活躍推進法',
  'annual securities report': '有価証券報告書',
  'company KPI': '企業独自の指標',
  'corporate governance report': 'コーポレート・ガバナンス報告書',
  derived: '他の数値から算出',
  'extraordinary report': '臨時報告書',
  'financial statements': '財務諸表',
  'integrated report': '統合報告書',
  'market data': '市場データ',
  'negative screening': 'ネガティブスクリーニング',
  'news based': 'ニュースに基づく',
}

/** A reference of the catalogue in the reader's language. */
export function referenceName(reference: string): string {
  return language() === 'ja' ? inJapanese(reference) : reference
}

/** The searchable names of a reference: links are read in either language. */
export const referenceNames = (reference: string): readonly string[] => [reference, inJapanese(reference)]

const inJapanese = (reference: string) =>
  japanese[reference] ?? reference.replace(/^CG Code/, 'CGコード').replace(/^PAI add\./, 'PAI 追加指標 ')
