import { toolMessages } from '../../tools/tool-messages.ts'
import { shellMessages } from '../messages.ts'

interface Place {
  readonly to: string
  readonly name: string
  /** What else people type for it. */
  readonly also: string
  readonly keys?: string
}

/** Screens to go to by name; the other language's name works as well. */
export function places(): readonly Place[] {
  const m = shellMessages()
  return [
    {
      to: '/v2/comparisons',
      name: m.sections.analysis,
      also: 'company search analysis 企業検索 企業分析',
      keys: 'g a',
    },
    {
      to: '/esg_contents/v2/news_search',
      name: m.newsSearch,
      also: 'news contents ESGコンテンツ',
      keys: 'g e',
    },
    { to: '/esg_contents/v2/news_marks', name: m.newsMarks, also: 'your marks precision labels 判定 正誤 精度' },
    { to: '/esg_contents/v2/alerts', name: m.alerts, also: 'alerts mail アラート メール 通知' },
    {
      to: '/esg_contents/v2/regulations',
      name: m.regulations,
      also: 'regulations ssbj csrd gx 規制 法令',
    },
    { to: '/portfolio', name: m.sections.portfolio, also: 'portfolio holdings 保有', keys: 'g p' },
    { to: '/watchlist', name: m.sections.watchlist, also: 'watchlist ウォッチリスト', keys: 'g w' },
    { to: '/companies', name: m.companyList, also: 'companies list 一覧' },
    { to: '/industries', name: m.industries, also: 'industries sectors 業種' },
    { to: '/comparisons/comparison/materiality', name: m.comparisons.materiality, also: 'compare 比較' },
    { to: '/comparisons/comparison/raws', name: m.comparisons.raws, also: 'compare 比較' },
    {
      to: '/comparisons/comparison/non-financial-targets',
      name: m.comparisons.targets,
      also: 'compare 比較',
    },
    {
      to: '/tools/tcfd-scenario-analysis',
      name: toolMessages().tools['/tools/tcfd-scenario-analysis'],
      also: 'climate scenario tcfd ツール tools',
      keys: 'g t',
    },
    {
      to: '/tools/custom_scoring',
      name: toolMessages().tools['/tools/custom_scoring'],
      also: 'weights 重み ツール tools',
    },
    {
      to: '/tools/deloitte/nonfinancial-value',
      name: toolMessages().tools['/tools/deloitte/nonfinancial-value'],
      also: 'pbr value simulation 企業価値 シミュレーション ツール tools',
    },
    {
      to: '/tools/deloitte/ftse-score-prediction',
      name: toolMessages().tools['/tools/deloitte/ftse-score-prediction'],
      also: 'ftse ツール tools',
    },
    { to: '/rating-simulator', name: m.ratingSimulator, also: 'simulator' },
    { to: '/industry-classification-standard', name: m.classification, also: 'gics tse 分類' },
    { to: '/definitions', name: m.definitions, also: 'indicators glossary 定義 指標' },
    { to: '/taxonomy', name: m.taxonomy, also: 'taxonomy eu themes tnfd sdgs タクソノミー テーマ' },
    {
      to: '/templates',
      name: m.templates,
      also: 'import templates csv excel upload 取込 インポート テンプレート ひな形',
    },
    { to: '/mypage', name: m.registration, also: 'account profile password sessions アカウント 登録情報' },
    { to: '/change/password', name: m.changePassword, also: 'password パスワード' },
    { to: '/algorithm', name: m.algorithm, also: 'method methodology 算出' },
    { to: '/disclaimer', name: m.disclaimer, also: 'disclaimer legal 免責' },
    { to: '/aboutus', name: m.about, also: 'about 会社' },
  ]
}
