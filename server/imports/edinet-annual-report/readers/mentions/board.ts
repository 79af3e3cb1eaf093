import { governance } from '../report.ts'
import type { Mention } from './mention.ts'

/** What the board does beside its composition. */
export const boardMentions: readonly Mention[] = [
  {
    indicator: 'G-BD-016',
    chapters: governance,
    all: [/取締役会|取締役/, /実効性(の|に関する)?(分析|評価)|評価に関するアンケート|実効性評価/],
    not: /監査役会の実効性|監査等委員会の実効性|内部統制の実効性/,
  },
  {
    indicator: 'G-BD-017',
    chapters: governance,
    all: [/(第三者(機関|評価)|外部(機関|専門家|コンサル))/, /取締役会/, /実効性|第三者評価/, /評価/],
    not: /内部監査|リスクマネジメント活動|得た知見|前回|次回|検討|予定/,
  },
  {
    indicator: 'G-BD-048',
    chapters: governance,
    all: [/(後継者|サクセッション)/, /(計画|プラン|育成|策定|選定)/],
    not: /事業承継|顧客|オーナー/,
  },
  {
    indicator: 'G-BD-032',
    chapters: ['RemunerationForDirectorsAndOtherOfficers'],
    all: [/クローバック|マルス|(報酬|株式).{0,60}返還(を)?(請求|求め)/],
  },
  {
    indicator: 'G-BD-015',
    chapters: [...governance, 'InformationAboutOfficers'],
    all: [/スキル・?マトリックス/, /(次のとおり|以下のとおり|下記|一覧|開示|次の表)/],
    not: /審議|議論|検討/,
  },
  {
    indicator: 'G-BD-035',
    chapters: [...governance, 'InformationAboutOfficers'],
    all: [/取締役/, /任期[^。]{0,80}(?<!\d)1年(?!\d*月)/],
    not: /監査等委員である取締役(の任期)?は?2年(?!.*1年)|以上/,
  },
]
