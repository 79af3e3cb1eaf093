import { anyChapter, employees, policy, risks, sustainability } from '../report.ts'
import type { Mention } from './mention.ts'

/** Work, rights and suppliers. */
export const peopleMentions: readonly Mention[] = [
  {
    indicator: 'S-LR-022',
    chapters: [...sustainability, ...policy, ...employees],
    all: [
      /(エンゲージメント|意識|満足度|組織)(・)?(サーベイ|調査|スコア|診断)|従業員(意識)?調査|社員(意識)?調査|意識調査/,
      /(実施|スコア|結果|回答|%|ポイント|行って|測定|導入|肯定)/,
    ],
    not: /(予定|検討|お客様|顧客|目指す)/,
  },
  {
    indicator: 'S-LR-033',
    chapters: sustainability,
    all: [/(労働)?安全衛生(基本)?(方針|ポリシー|管理規程)|安全衛生に関する(方針|基本)/],
  },
  {
    indicator: 'S-LR-034',
    chapters: anyChapter,
    all: [/健康経営(優良法人|銘柄)|ホワイト500|ブライト500/, /(認定|選定|取得|継続|選ばれ)/],
    not: /目指|目標|向けて/,
  },
  {
    indicator: 'S-LR-041',
    chapters: [...sustainability, ...employees, ...policy],
    all: [
      /(フレックス(タイム)?|時差(出勤|勤務)|短時間勤務|時短勤務|柔軟な(働き方|勤務)|在宅勤務|テレワーク)/,
      /(制度|導入|活用|推進|整備|利用)/,
    ],
    not: /賃金|差異|短時間勤務者/,
  },
  {
    indicator: 'S-LR-048',
    chapters: anyChapter,
    all: [/人権(に関する)?(基本)?(方針|ポリシー|宣言)|人権の?尊重.{0,30}(方針|定め|明記)/],
    not: /検討|予定/,
  },
  {
    indicator: 'S-LR-049',
    chapters: anyChapter,
    all: [/(人権・?デュー・?ディ?リジェンス|人権DD)[^。]{0,24}(実施|取り?組|進め|構築|行って|開始|推進|継続)/],
    not: /検討|予定|今後/,
  },
  {
    indicator: 'S-LR-051',
    chapters: anyChapter,
    all: [/(国連グローバル・?コンパクト|UNGC)[^。、]{0,16}(署名|参加|加盟)/],
  },
  {
    indicator: 'S-LR-052',
    chapters: anyChapter,
    all: [
      /人権[^。・]{0,40}(苦情|救済|通報|相談|グリーバンス)[^。]{0,12}(窓口|制度|仕組み|メカニズム|体制)[^。]{0,24}(設置|設け|整備し|構築し|導入し|運用|開設)/,
    ],
    not: /今後|検討|予定/,
  },
  {
    indicator: 'S-DV-031',
    chapters: [...sustainability, ...policy],
    all: [
      /(?<!生物|働き方の)多様性(?!の損失)|ダイバーシティ|多様な人(材|財)[^。]{0,12}(活躍|確保|尊重|登用|活用)/,
      /(尊重|推進|方針|確保|活躍|取り?組|認め|促進)/,
    ],
    // The profile of a person is no policy.
    not: /できる.*人(材|財)$|リスク|強制労働|社会(の|的)?課題に対し|取締役会及び|重要な取り?組みとなり/,
  },
  {
    indicator: 'S-DV-027',
    chapters: anyChapter,
    all: [/えるぼし/, /(認定|取得)/],
    not: /目指|予定|目標|取得(の|を)?(促進|推進|に向け)/,
  },
  {
    indicator: 'S-DV-028',
    chapters: anyChapter,
    all: [/くるみん/, /(認定|取得)/],
    not: /目指|予定|目標|取得(の|を)?(促進|推進|に向け)/,
  },
  {
    indicator: 'S-SI-014',
    chapters: [...sustainability, ...policy, ...risks],
    all: [
      /(サプライヤー|取引先|調達)[^。]{0,14}(行動規範|ガイドライン|調達方針|調達基準)|(CSR|サステナブル|責任ある)調達(方針|ガイドライン|基準)/,
    ],
    not: /グリーン調達[^。]{0,14}(ガイドライン|基準)/,
  },
  {
    indicator: 'S-SI-019',
    chapters: anyChapter,
    all: [/紛争鉱物[^。]{0,24}(方針|対応|調査|ポリシー|不使用)/],
    not: /団体|イニシアティブ/,
  },
]
