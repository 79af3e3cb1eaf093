import { language } from '../i18n/language.ts'

const names: Record<string, readonly [ja: string, en: string]> = {
  environment: ['環境', 'Environment'],
  social: ['社会', 'Social'],
  governance: ['企業統治', 'Governance'],
  finance: ['財務', 'Finance'],
  climatechange: ['気候変動', 'Climate change'],
  environmental_management: ['環境マネジメント', 'Environmental management'],
  energy: ['エネルギー', 'Energy'],
  water: ['水', 'Water'],
  waste: ['廃棄物', 'Waste'],
  emissions: ['大気・排出物', 'Emissions'],
  community: ['地域社会', 'Community'],
  diversity_s: ['ダイバーシティ', 'Diversity'],
  social_improvement: ['社会への貢献', 'Social improvement'],
  labour_rights: ['労働', 'Labour rights'],
  board_meeting: ['取締役会', 'Board'],
  anti_corruption: ['腐敗防止', 'Anti-corruption'],
  risk_management: ['リスク管理', 'Risk management'],
  performance: ['業績', 'Performance'],
  financial_position: ['財政状態', 'Financial position'],
  cash_flow: ['キャッシュ・フロー', 'Cash flow'],
  efficiency: ['収益性・効率性', 'Profitability and efficiency'],
  per_share: ['1株当たり', 'Per share'],
  market: ['市場評価', 'Market'],
  workforce: ['従業員', 'Workforce'],
  audit: ['監査', 'Audit'],
}

/** Name of a large or middle category of the catalogue. */
export function categoryName(key: string): string {
  return names[key]?.[language() === 'ja' ? 0 : 1] ?? key
}
