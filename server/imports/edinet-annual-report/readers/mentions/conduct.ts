import { anyChapter } from '../report.ts'
import type { Mention } from './mention.ts'

/** Rules of conduct and ways to report breaches. */
export const conductMentions: readonly Mention[] = [
  {
    indicator: 'G-AC-010',
    chapters: anyChapter,
    all: [
      // A desk for advice alone may be for anything.
      /内部通報|公益通報|通報制度|ホットライン|ヘルプライン|通報窓口|(コンプライアンス|企業倫理|法令)[^。]{0,30}相談窓口/,
      /(制度|窓口|ホットライン|ヘルプライン|体制|規程)/,
    ],
    not: /お客様相談|顧客|株主|投資家|LGBT|キャリア|介護|健康相談|ハラスメント相談(?!.*通報)/,
  },
  {
    indicator: 'G-AC-011',
    chapters: anyChapter,
    all: [
      /(通報|相談|ホットライン|ヘルプライン)/,
      /(社外(の)?(窓口|相談窓口|通報窓口|専門機関|機関|弁護士)|外部(の)?(窓口|相談窓口|通報窓口|弁護士|専門機関|機関)|顧問弁護士|社外の双方|社内外|社内・社外|社内及び社外|第三者機関)/,
      /窓口/,
    ],
    not: /社外(の方|関係者|から)|LGBT|キャリア|健康|抱え込まない/,
  },
  {
    indicator: 'G-AC-014',
    chapters: anyChapter,
    all: [/(通報|相談|内部告発)/, /不利(益)?な(取り?扱い|処遇|取扱)|不利益取り?扱い|通報者(等)?の?保護(?!法)/],
    not: /監査役|監査等委員|監査委員/,
  },
  {
    indicator: 'G-AC-015',
    chapters: anyChapter,
    all: [
      /(行動規範|行動基準|行動指針|倫理規程|倫理綱領|企業行動憲章|行動憲章|企業倫理(規程|規範|綱領|憲章|ガイド|行動)|コード・オブ・コンダクト)/,
      /(定め|制定|策定|遵守|周知|徹底|整備|基づ|則|規範\()/,
    ],
    not: /OECD|経団連|取引先|サプライヤー|調達|予定|環境(ビジョン|計画|方針)|緊急|初動|災害/,
  },
  {
    indicator: 'G-AC-020',
    chapters: anyChapter,
    all: [/反社会的(勢力|な勢力)/, /(一切|遮断|排除|関係を持|毅然|対応)/],
  },
  {
    indicator: 'G-AC-022',
    chapters: anyChapter,
    all: [
      /(インサイダー|内部者)取引[^。]{0,24}(規程|規則|規定|ガイドライン|マニュアル)/,
      /(定め|制定|整備|運用|策定|基づ)/,
    ],
    not: /検討|予定|計画し/,
  },
  {
    indicator: 'G-AC-001',
    chapters: anyChapter,
    all: [/(贈収賄|贈賄|腐敗)[^。]{0,24}(方針|規程|規定|ポリシー|ガイドライン)/, /(定め|制定|策定|整備|運用|公表)/],
  },
  {
    indicator: 'G-AC-007',
    chapters: anyChapter,
    all: [
      /(独占禁止法|競争法|独禁法)[^。]{0,30}(方針|ポリシー|規程|規定|マニュアル|ガイドライン|プログラム)/,
      /(定め|制定|策定|整備|運用)/,
    ],
  },
]
