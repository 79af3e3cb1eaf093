import { notations, ratingClasses, ratingDirections } from '#methodology/ratings/vendor-scales.ts'
import { badges } from '#methodology/scores/hierarchy.ts'
import { ownVendors } from '#server/catalogue/vendors.ts'

/** One column of a template: what it wants, in both languages, and an example of the invented company 9X9Y. */
export interface TemplateColumn {
  readonly name: string
  readonly isRequired: boolean
  readonly ja: string
  readonly en: string
  readonly allowed?: string
  readonly example: string
}

const vendorKeys = ownVendors()
  .map(({ key }) => key)
  .join(' / ')

const column = (
  name: string,
  isRequired: boolean,
  ja: string,
  en: string,
  example: string,
  allowed?: string,
): TemplateColumn => ({
  name,
  isRequired,
  ja,
  en,
  example,
  ...(allowed !== undefined && { allowed }),
})

const code = column('code', true, '証券コード', 'Securities code', '9X9Y')
const boundary = column(
  'boundary',
  false,
  '会計区分（空欄は指標の標準）',
  'Accounting basis; the indicator’s own when empty',
  'consolidated',
  'consolidated / parent / consolidated-part / parent-part / parent-domestic / subsidiary / other',
)
const knownFrom = column(
  'known_from',
  false,
  '公表日（空欄は本日または対象日）',
  'Publication date; today or the row’s own date when empty',
  '2025-06-20',
)
const assurance = column(
  'assurance',
  false,
  '第三者保証の水準：なし・限定的保証・合理的保証とも書ける（空欄は情報なし）',
  'Assurance of the value; empty when the source does not say',
  'limited',
  'none / limited / reasonable',
)
const standard = column(
  'standard',
  false,
  '準拠した開示基準（空欄は情報なし）',
  'Standard it was reported under; empty when the source does not say',
  'ssbj',
  'ssbj / issb / esrs / gri',
)

export const templateColumns = {
  companies: [
    code,
    column('name_ja', true, '企業名（日本語）', 'Name in Japanese', '見本電機株式会社'),
    column('name_en', false, '企業名（英語）', 'Name in English', 'Mihon Electric Co., Ltd.'),
    column('name_kana', false, '企業名の読み（カタカナ）', 'Reading in katakana', 'ミホンデンキ'),
    column('isin', false, 'ISINコード', 'ISIN', ''),
    column('lei', false, 'LEIコード', 'LEI', ''),
    column('address', false, '本店所在地', 'Registered office', '東京都見本区1-1'),
    column('tse33', false, '東証33業種コード', 'TSE 33 industry code', '3650', '0050 … 9050'),
    column('gics', false, 'GICS業種コード（6桁）', 'GICS industry, six digits', '452030', '101010 … 602010'),
    column('market', false, '市場区分', 'Market segment', 'PRM', 'PRM / STD / GRT …'),
    column('fiscal_year_end', false, '決算日（月-日）', 'Year end, month and day', '03-31'),
    column('listed_on', false, '上場日', 'Listing date', '2001-10-01'),
    column('delisted_on', false, '上場廃止日（上場中は空欄）', 'Delisting date; empty while listed', ''),
  ],
  'observations-long': [
    code,
    column(
      'fiscal_year',
      true,
      '年度（期間の大半が属する暦年）',
      'Fiscal year: the calendar year that contains most of it',
      '2024',
    ),
    column('indicator', true, '指標コード（指標一覧を参照）', 'Code of the indicator, from the catalogue', 'E-CC-001'),
    column(
      'value',
      true,
      '値（「－」は該当なし、空欄は取り込まない）',
      'Value; － for not applicable; empty cells are not imported',
      '1234.5',
    ),
    column('unit', false, '単位（空欄は指標の標準単位）', 'Unit; the indicator’s own when empty', 't-CO2e'),
    boundary,
    column('part', false, '子会社・部門の名称', 'Name of the subsidiary or part', ''),
    column('state', false, '開示か推計か', 'Disclosed or estimated', 'disclosed', 'disclosed / estimated'),
    knownFrom,
    assurance,
    standard,
  ],
  'observations-by-year': [
    code,
    column('indicator', true, '指標コード', 'Code of the indicator', 'S-LR-001'),
    column('unit', false, '単位', 'Unit', 'persons'),
    boundary,
    knownFrom,
    column(
      'FY2022',
      false,
      '2022年度の値（列は増減できます）',
      'Value of fiscal 2022; columns may be added or removed',
      '980',
    ),
    column('FY2023', false, '2023年度の値', 'Value of fiscal 2023', '1,010'),
    column('FY2024', false, '2024年度の値', 'Value of fiscal 2024', '1,050'),
    {
      ...assurance,
      ja: '第三者保証の水準：なし・限定的保証・合理的保証とも記入可。行のすべての年度に適用（年度で異なるときは行を分ける。空欄は情報なし）',
      en: 'Assurance for every year of the row; use separate rows where years differ; empty when the source does not say',
    },
    {
      ...standard,
      ja: '準拠した開示基準。行のすべての年度に適用（空欄は情報なし）',
      en: 'Standard for every year of the row; empty when the source does not say',
    },
  ],
  vendors: [
    column('vendor', true, '評価機関のキー（検索でも使う名前）', 'Key of the vendor, also used in searches', 'ecolens'),
    column('name_ja', false, '評価機関名（日本語）', 'Name in Japanese', 'エコレンズ'),
    column('name_en', true, '評価機関名（英語）', 'Name in English', 'EcoLens'),
    column('short', false, '略称（8文字まで）', 'Short name, up to 8 letters', 'Eco'),
    column(
      'direction',
      true,
      '数値が高いほど良いか、低いほど良いか',
      'Whether higher or lower is better',
      'lower_better',
      ratingDirections.join(' / '),
    ),
    column('measures', true, '総合評価が測るもの（性質）', 'What the total measures', 'risk', badges.join(' / ')),
    column(
      'notation',
      true,
      '表記：記号、数値、またはその両方',
      'Notation: grades, figures or both',
      'numbers',
      notations.join(' / '),
    ),
    column(
      'names_bands',
      false,
      '数値に対応する段階名も示すか',
      'Whether the band of a figure has a name',
      'yes',
      'yes / no',
    ),
    column(
      'axis_end',
      false,
      '共通尺度の端とする数値（空欄は尺度の端）',
      'Figure at which the common axis ends; the end of the scale when empty',
      '40',
    ),
    column('level', true, '段階の名前（1行に1段階）', 'Level, one per row', 'Low'),
    column('min', true, '段階の下限（含む）', 'Minimum of the level, included', '0'),
    column(
      'max',
      true,
      '段階の上限（最上段以外は含まない）',
      'Maximum of the level, included in the highest level only',
      '100',
    ),
    column('class', true, '段階の区分', 'Class of the level', 'strength', ratingClasses.join(' / ')),
  ],
  'vendor-scores': [
    code,
    column('vendor', true, '評価機関のキー', 'Key of the vendor', 'msci', `${vendorKeys} / …`),
    column('item', false, '項目', 'Item', 'total', 'total / environment / social / governance / …'),
    column('date', true, '評価日', 'Rating date', '2025-06-01'),
    column(
      'value',
      true,
      '評価機関の尺度のままの値',
      'Value on the vendor’s own scale',
      'AA',
      'MSCI CCC–AAA, S&P 0–100, Refinitiv D-–A+, Sustainalytics 0–100, CDP F–A, FTSE 0–5',
    ),
    knownFrom,
  ],
  prices: [
    code,
    column('date', true, '日付', 'Day', '2025-03-31'),
    column('close', false, '終値（円、株式分割の調整なし）', 'Closing price, yen, not adjusted for splits', '2500'),
    column('market_cap_million', false, '時価総額（百万円）', 'Market capitalization, million yen', '125000'),
    column('volume', false, '出来高（株）', 'Shares traded', '180000'),
    knownFrom,
  ],
  holdings: [
    column('portfolio', true, 'ポートフォリオ名', 'Name of the portfolio', 'core'),
    code,
    column('date', true, '基準日', 'Day', '2025-03-31'),
    column('shares', false, '保有株数', 'Shares held', '1000'),
    column('value_jpy', false, '時価（円）', 'Market value, yen', '2500000'),
    column('weight_percent', false, '構成比（%）', 'Weight, per cent', '1.5', '0 – 100'),
  ],
  documents: [
    code,
    column(
      'kind',
      true,
      '種類',
      'Kind',
      'sustainability-report',
      'annual-report / sustainability-report / governance-report / vendor-file',
    ),
    column('title', true, '表題', 'Title', 'サステナビリティレポート2025'),
    column('publisher', false, '発行者', 'Publisher', '見本電機株式会社'),
    column('date', true, '公表日', 'Publication date', '2025-09-30'),
    column('url', false, 'URL', 'Address', 'https://mihon.example/report.pdf'),
    column('number', false, '文書番号', 'Number', ''),
    column('language', false, '言語', 'Language', 'ja', 'ja / en'),
    column('period_start', false, '対象期間の初日', 'First day of the period', '2024-04-01'),
    column('period_end', false, '対象期間の末日', 'Last day of the period', '2025-03-31'),
  ],
  news: [
    code,
    column('published_at', true, '公表日時', 'When it was published', '2025-06-20 15:30'),
    column('publisher', false, '配信元', 'Publisher', '見本通信'),
    column('title_ja', false, '見出し（日本語）', 'Headline in Japanese', '見本電機、工場排水の再利用を開始'),
    column('title_en', false, '見出し（英語）', 'Headline in English', 'Mihon Electric starts reusing plant effluent'),
    column('body_ja', false, '本文（日本語）', 'Text in Japanese', ''),
    column('body_en', false, '本文（英語）', 'Text in English', ''),
    column('url', false, 'URL', 'Address', ''),
    column(
      'category',
      false,
      'カテゴリー',
      'Category',
      'water',
      'climatechange, energy, water, waste, emissions, environmental_management, labour_rights, diversity_s, social_improvement, community, board_meeting, anti_corruption, risk_management',
    ),
    column('sentiment', false, '論調（−1〜1）', 'Sentiment', '0.6', '-1 – 1'),
    column('severity', false, '不祥事レベル（0〜4）', 'Controversy level', '', '0 – 4'),
    column('story', false, '同じ出来事の記事をまとめるキー', 'Key shared by items on one event', ''),
  ],
  patents: [
    column('code', false, '証券コード（出願人の先頭の企業）', 'Securities code of the first applicant', '9X9Y'),
    column('application_number', true, '出願番号', 'Application number', '特願2025-000001'),
    column('document_number', false, '文献番号', 'Document number', ''),
    column('filed_on', false, '出願日', 'Filing date', '2025-01-06'),
    column('published_on', false, '公知日', 'Publication date', ''),
    column('registered_number', false, '登録番号', 'Patent number', ''),
    column('title', true, '発明の名称', 'Title of the invention', '排水処理装置'),
    column('abstract', false, '要約', 'Abstract', ''),
    column('fi', false, 'FI（カンマ区切り）', 'FI classes, separated by commas', 'C02F1/00'),
    column('stage', false, 'ステージ', 'Stage', '特許 有効'),
    column('url', false, 'URL', 'Address', ''),
    column('applicants', true, '出願人（カンマ区切り）', 'Applicants, separated by commas', '見本電機株式会社'),
  ],
  terms: [
    code,
    column('term', true, '項目', 'Term', 'index.見本ESG指数', 'index.<name>, theme.<code>, flag.<name>, pct.<name>'),
    column('date', true, '有効日', 'Effective date', '2025-04-01'),
    column(
      'value',
      false,
      '値（yes / no、または%。空欄は不明）',
      'yes, no, or per cent; empty: not known',
      'yes',
      'yes / no / 0 – 100',
    ),
    column('source', true, '情報源', 'Source', '見本指数社'),
    knownFrom,
  ],
} as const satisfies Record<string, readonly TemplateColumn[]>

export type TemplateName = keyof typeof templateColumns
