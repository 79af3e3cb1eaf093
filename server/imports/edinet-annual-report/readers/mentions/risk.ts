import { anyChapter, governance, policy, risks, sustainability } from '../report.ts'
import type { Mention } from './mention.ts'

/** Risk, continuity and sustainability: bodies, policies, reports. */
export const riskMentions: readonly Mention[] = [
  {
    indicator: 'G-RM-001',
    chapters: [...sustainability, ...governance, ...risks],
    all: [/リスク[^。、「」はがをにの]{0,14}委員会/],
  },
  { indicator: 'G-RM-002', chapters: anyChapter, all: [/(?<![A-Z])CRO(?![A-Z])|最高リスク管理責任者|チーフ・?リスク/] },
  {
    indicator: 'G-RM-003',
    chapters: [...sustainability, ...governance, ...risks, ...policy],
    all: [
      /(事業継続計画|BCP|BCM|事業継続マネジメント)/,
      /(策定|整備|見直し|訓練|構築|運用|展開|定め|実施|一環|強化|高度化|継続的|改善)/,
    ],
    not: /(サービス|ソリューション)の?提供|お客様の|顧客の|策定していない|策定して(おり)?ません/,
  },
  {
    indicator: 'G-RM-004',
    chapters: anyChapter,
    all: [/ISO\s?22301[^。]{0,16}(取得(し|済)|更新し|維持し|認証を受け)/],
  },
  {
    indicator: 'G-RM-006',
    chapters: anyChapter,
    all: [/(情報|サイバー)セキュリティ[^。、委]{0,14}(方針|ポリシー|規程|規定|規則)/, /(定め|制定|策定|整備|基づ)/],
  },
  { indicator: 'G-RM-007', chapters: anyChapter, all: [/(?<![A-Z])CISO(?![A-Z])|最高情報セキュリティ責任者/] },
  { indicator: 'G-RM-010', chapters: anyChapter, all: [/CSIRT|シーサート/] },
  {
    indicator: 'G-RM-011',
    chapters: [...sustainability, ...governance, ...risks, ...policy],
    all: [
      /(サステナビリティ|サスティナビリティ|サステナブル|ESG|CSR|SDGs)[^。、「」]{0,14}委員会/,
      /(設置|開催|設け|報告|において|にて|審議|委員長|中心|諮問|を通じ|が|は|下部)/,
    ],
    not: /(委員会)?体制での.{0,20}から発展/,
  },
  {
    indicator: 'G-RM-013',
    chapters: [...sustainability, ...policy],
    // Any plan has foremost issues: material ones are of sustainability, or called material.
    all: [
      /マテリアリティ|(サステナ|サスティナ|ESG|CSR|社会|環境)[^。]{0,40}(重要課題|重点項目|重点課題)|(重要課題|重点課題)[^。]{0,40}(サステナ|サスティナ|ESG|SDGs|社会)/,
      /(特定|策定|選定|設定|定め|紐づく|見直し)/,
    ],
    not: /経営の重要課題について(審議|協議)|対処すべき重要課題|経営環境|特定に向け|特定(を|に)?(検討|予定)|今後/,
  },
  {
    indicator: 'G-RM-014',
    chapters: [...sustainability, ...policy],
    // The goals of a committee, of climate alone or of the world are none of the material issues.
    all: [/(マテリアリティ|重要課題|重点課題)[^。]{0,40}(KPI|指標|目標)[^。]{0,24}(設定|定め|掲げ|策定|開示)/i],
    not: /検討|予定|SDGs|世界共通|策定に取り?組/,
  },
  {
    indicator: 'G-RM-015',
    chapters: anyChapter,
    all: [/統合報告書|統合レポート|インテグレーテッド・?レポート|Integrated Report/i],
    not: /検討|発行していない/,
  },
  {
    indicator: 'G-RM-020',
    chapters: [...sustainability, ...policy],
    all: [
      /ステークホルダー[^。]{0,24}と(の|積極的に|継続的に)?(対話|エンゲージメント|コミュニケーション)[^。]{0,20}(実施|行って|行い|通じ|重ね)/,
    ],
    not: /救済|諮問|今後/,
  },
  {
    indicator: 'G-RM-033',
    chapters: [...risks, ...sustainability],
    all: [/(保険|地震保険|損害保険)/, /(付保|加入|手配|確保|契約)/, /(地震|災害|台風|水害|自然|火災|洪水|津波)/],
    not: /システム|サイバー|社会保険|健康保険|賠償責任|保険料|生命保険|保険業|保険契約者|年金|再保険/,
  },
]
