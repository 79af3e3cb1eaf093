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
    not: /導入(を|の|について)検討|検討(中|して)/,
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
    chapters: [...sustainability, ...risks],
    all: [
      /取締役会/,
      /(監督|報告|付議|審議|モニタリング|決議)/,
      /(気候|サステナビリティ|ESG|環境|重要課題|マテリアリティ|リスク)/,
    ],
  },
  {
    indicator: 'E-CC-035',
    chapters: sustainability,
    all: [/SBT/i, /(認定|承認)/, /(取得|受け|され|得て)/],
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
    not: /投資額|売上目標|円以上|円未満|(大|中|小):/,
  },
  {
    indicator: 'E-CC-044',
    chapters: sustainability,
    all: [/移行計画|トランジション・?プラン|脱炭素ロードマップ/, /(策定|公表|定め|作成)/],
    not: /検討|予定/,
  },
  {
    indicator: 'E-EN-014',
    chapters: anyChapter,
    all: [/RE100/, /(加盟|参加|加入)/],
    not: /(加盟|参加)(を|に向け|の)?(目指|予定|検討)/,
  },
  {
    indicator: 'E-MG-003',
    chapters: anyChapter,
    all: [/ISO\s?14001/, /(認証|取得|登録|環境マネジメントシステム)/],
    not: /目指|予定|未取得/,
  },
  {
    indicator: 'E-MG-012',
    chapters: anyChapter,
    all: [/TNFD/, /(開示|分析|LEAP|賛同|フォーラム|提言)/],
    not: /検討|予定/,
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
    all: [/循環型(社会|経済)|サーキュラー・?エコノミー|資源循環|循環経済/, /(推進|取り?組|戦略|方針|目標|構築|実現)/],
  },
]
