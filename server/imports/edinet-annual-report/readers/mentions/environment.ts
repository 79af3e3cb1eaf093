import { anyChapter, governance, policy, risks, sustainability } from '../report.ts'
import type { Mention } from './mention.ts'

/** Climate and environment: analysis, verification, memberships. */
export const environmentMentions: readonly Mention[] = [
  {
    indicator: 'E-CC-039',
    chapters: anyChapter,
    all: [/TCFD|気候関連財務情報開示タスクフォース/],
    not: /検討(して|中)|予定|未対応|賛同していない/,
  },
  {
    indicator: 'E-CC-040',
    chapters: [...sustainability, ...risks, ...policy],
    all: [/シナリオ/, /(分析|1\.5|2℃|4℃|IPCC|IEA|想定|試算)/, /(分析|気候|実施|検討|評価|℃)/],
    not: /(今後|これから).{0,12}(実施|検討)(して|予定)|未実施/,
  },
  {
    indicator: 'E-CC-042',
    chapters: [...sustainability, ...risks],
    all: [/(インターナル・?カーボン・?プライシング|社内炭素価格|内部炭素価格|ICP)/],
    not: /導入(を|の|について|に向け)?検討|検討(中|して)/,
  },
  {
    indicator: 'E-CC-028',
    chapters: sustainability,
    all: [/第三者(検証|保証)/, /(GHG|温室効果ガス|CO2|排出量|エネルギー|環境データ)/, /(取得|受審|受け|実施)/],
    not: /予定|検討/,
  },
  {
    indicator: 'E-MG-030',
    chapters: sustainability,
    all: [/第三者(検証|保証)/, /(GHG|温室効果ガス|CO2|排出量|エネルギー|環境データ)/, /(取得|受審|受け|実施)/],
    not: /予定|検討/,
  },
  {
    indicator: 'E-CC-046',
    chapters: sustainability,
    all: [
      /取締役会/,
      /(監督|報告|付議|審議|モニタリング|決議)/,
      /(気候|サステナビリティ|サスティナビリティ|サステナブル|ESG|CSR|環境(?!変化|の変化)|重要課題|マテリアリティ|TCFD)/,
    ],
  },
  {
    indicator: 'E-CC-035',
    chapters: sustainability,
    all: [/SBT/i, /(認定|承認)を?(再?取得(し|済)|受け|され|得て|得ま|いただ)/],
    not: /申請|コミット|準拠|相当|目指|予定|超え|水準|基準に(沿|整合)|取得(を|に向け)|ネットゼロ/,
  },
  {
    indicator: 'E-CC-041',
    chapters: sustainability,
    all: [
      /(炭素税|カーボン・?プライシング|炭素価格|洪水|物理的?リスク|財務(的)?(影響|インパクト)|営業利益)/,
      /\d(億|百万|兆)円/,
      /(影響|リスク|増加|コスト|試算|インパクト|損害|被害)/,
    ],
    // Thresholds that say what counts as large are no amounts at risk.
    not: /投資額|売上目標|円以上|円未満|円以下|円超|[≦≧≤≥<>]|[「(]?(大|中|小)[」)]?[:(]/,
  },
  {
    indicator: 'E-CC-044',
    chapters: sustainability,
    all: [/(移行計画|トランジション・?プラン|脱炭素ロードマップ)」?(を|が|は)[^。]{0,12}(策定|公表|開示|作成)/],
    not: /検討|予定/,
  },
  {
    indicator: 'E-EN-014',
    chapters: anyChapter,
    all: [/RE100[^。]{0,16}(加盟|参加|加入)(し|済|企業)/],
    not: /(加盟|参加)(を|に向け|の)?(目指|予定|検討)/,
  },
  {
    indicator: 'E-MG-003',
    chapters: anyChapter,
    all: [/ISO\s?14001[^。]{0,16}(認証|取得|登録)/],
    not: /目指|予定|未取得|準拠|取得(を|の)?(推進|促進|拡大)/,
  },
  {
    indicator: 'E-MG-012',
    chapters: anyChapter,
    all: [/TNFD[^。]{0,30}(開示|分析|LEAP|アプローチ)/],
    // Who supports it, or has promised to disclose, has disclosed nothing yet.
    not: /検討|予定|今後|登録|Adopter|賛同|フォーラム/i,
  },
  {
    indicator: 'E-MG-027',
    chapters: [...sustainability, ...governance],
    all: [
      /(環境|サステナビリティ|サスティナビリティ|気候変動|サステナブル|ESG|CSR)[^。、「」]{0,14}委員会/,
      /(設置|開催|設け|報告|審議|委員長|中心|諮問|下部|のほか)/,
    ],
    not: /体制での.{0,20}から発展/,
  },
  {
    indicator: 'E-WS-023',
    chapters: [...sustainability, ...policy],
    all: [
      /(循環型(社会|経済)|サーキュラー・?エコノミー|資源循環|循環経済)[^。]{0,30}(推進|取り?組|戦略|方針|目標|ビジョン)/,
    ],
    not: /競争優位|リスク|需要|市場|法律?に/,
  },
]
