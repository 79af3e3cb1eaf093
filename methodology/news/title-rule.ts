import type { Category } from '../scores/hierarchy.ts'

/** What a title alone is read to be about. docs/methodology/news-titles.md. */
export interface TitleReading {
  readonly kind: TitleKind
  readonly category: Category
  /** 1 limited, 2 medium, 3 high; never 4, which no title tells. */
  readonly severity: 1 | 2 | 3
  /** The words of the title that were found. */
  readonly words: string
}

export const titleKinds = ['investigation', 'competition', 'penalty', 'quality', 'leak', 'accident', 'lawsuit'] as const
export type TitleKind = (typeof titleKinds)[number]

interface TitleRule extends Omit<TitleReading, 'words'> {
  readonly pattern: RegExp
}

/** The first that fits counts, the gravest first. Ours, proposed. */
const rules: readonly TitleRule[] = [
  {
    kind: 'investigation',
    category: 'anti_corruption',
    severity: 3,
    pattern:
      /第三者委員会|特別調査委員会|(社内|外部|独立)調査委員会|調査委員会の?設置|不適切な?(会計|取引|行為)|会計不正|不正会計|架空(取引|売上|計上)|粉飾|横領/,
  },
  {
    kind: 'competition',
    category: 'anti_corruption',
    severity: 3,
    pattern: /独占禁止法|公正取引委員会|談合|カルテル|排除措置命令|贈収?賄/,
  },
  {
    kind: 'penalty',
    category: 'risk_management',
    severity: 3,
    pattern: /課徴金|行政処分|業務(改善|停止)命令|営業停止|刑事告発|起訴/,
  },
  {
    kind: 'quality',
    category: 'risk_management',
    severity: 2,
    pattern: /リコール|自主回収|製品(の)?回収|(検査|品質|認証)不正|(データ|検査結果|試験結果)の?改ざん|不適合品/,
  },
  {
    kind: 'leak',
    category: 'risk_management',
    severity: 2,
    pattern: /情報の?(漏えい|漏洩|漏出|流出)|不正アクセス|ランサムウェア|サイバー攻撃/,
  },
  {
    kind: 'accident',
    category: 'labour_rights',
    severity: 2,
    pattern: /火災|爆発|死亡事故|労働災害|(工場|施設|事業所)に?(おける|での)?事故/,
  },
  { kind: 'lawsuit', category: 'risk_management', severity: 1, pattern: /訴訟の?(提起|判決)|提訴/ },
]

/**
 * Titles that hold such words and tell of no new event: corrections, later news of one, its end, and words about a business. They stay
 * unjudged.
 */
const exceptions =
  /訂正|経過|続報|第\d+報|解除|取りやめ|取り?止め|中止|解散|免除|不起訴|取下げ|和解|再発防止|対策(サービス|製品|ソリューション|支援)|サービスの?(提供|開始)|保険|爆発的|防火|耐火|消火/

/** What a title is read to be about; null where the rule does not tell, which is no acquittal. */
export function readTitle(title: string): TitleReading | null {
  const folded = title.normalize('NFKC').replace(/\s+/g, '')
  if (exceptions.test(folded)) return null
  for (const { pattern, ...reading } of rules) {
    const words = pattern.exec(folded)?.[0]
    if (words !== undefined) return { ...reading, words }
  }
  return null
}
