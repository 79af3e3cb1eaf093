import type { Both } from '#contract/words/words.ts'
import { messages } from '../../i18n/messages.ts'
import { counted, pluralOf } from '../../i18n/plurals.ts'

export const themeMessages = messages('themes', {
  kinds: {
    theme: { ja: 'テーマ', en: 'Themes' },
    negative_screen: { ja: 'ネガティブスクリーニング', en: 'Negative screens' },
    regulation: { ja: '規制', en: 'Regulations' },
    index: { ja: 'ESG指数', en: 'ESG indices' },
  },
  states: {
    implemented: { ja: '取り組みあり', en: 'In place' },
    not_implemented: { ja: '取り組みなし', en: 'Not in place' },
    no_information: { ja: '情報なし', en: 'No information' },
    hit: { ja: '該当', en: 'Involved' },
    clear: { ja: '非該当', en: 'Not involved' },
    applies: { ja: '対象', en: 'Applies' },
    not_applicable: { ja: '対象外', en: 'Does not apply' },
    unknown: { ja: '判定できず', en: 'Undetermined' },
    member: { ja: '採用', en: 'Member' },
    not_member: { ja: '不採用', en: 'Not a member' },
  },
  findings: {
    theme: (yes: string, all: string, unknown: string) => ({
      ja: `${all}テーマのうち取り組みありは${yes}件、情報なしは${unknown}件`,
      en: `${yes} of ${counted(all, 'theme')} ${pluralOf('be', yes)} in place; no information on ${unknown}`,
    }),
    negative_screen: (yes: string, all: string, unknown: string) => ({
      ja: `${all}項目のうち該当は${yes}件、情報なしは${unknown}件`,
      en: `Involved in ${yes} of ${all}; no information on ${unknown}`,
    }),
    regulation: (yes: string, all: string, unknown: string) => ({
      ja: `${all}規制のうち対象は${yes}件、判定できないのは${unknown}件`,
      en: `${yes} of ${counted(all, 'regulation')} ${pluralOf('apply', yes)}; ${unknown} undetermined`,
    }),
    index: (yes: string, all: string, unknown: string) => ({
      ja: `${all}指数のうち採用は${yes}件、情報なしは${unknown}件`,
      en: `Member of ${yes} of ${counted(all, 'index')}; no information on ${unknown}`,
    }),
  },
  cannotBeJudged: { ja: '判定不可（データ未収録）', en: 'Cannot be determined: no data' },
  list: { ja: '一覧', en: 'List' },
  because: { ja: '判定の根拠', en: 'Reason' },
  noReasons: { ja: '常にこの判定です。', en: 'Always this result.' },
  holds: {
    true: { ja: '満たす', en: 'met' },
    false: { ja: '満たさない', en: 'not met' },
    null: { ja: '不明', en: 'unknown' },
  },
  yes: { ja: 'あり', en: 'yes' },
  no: { ja: 'なし', en: 'no' },
  reported: { ja: '開示している', en: 'disclosed' },
  condition: (what: string) => ({ ja: `条件：${what}`, en: `Condition: ${what}` }),
  isIn: (list: string) => ({ ja: `${list} のいずれか`, en: `one of ${list}` }),
  notIn: (list: string) => ({ ja: `${list} のいずれでもない`, en: `none of ${list}` }),
  missing: {
    'not-disclosed': { ja: '未開示', en: 'Not disclosed' },
    'not-applicable': { ja: '該当なし', en: 'Not applicable' },
    'other-boundary': { ja: '別の会計区分でのみ開示', en: 'Disclosed on another accounting basis only' },
    'under-review': { ja: '確認待ち', en: 'Under review' },
    'no-report': { ja: '報告書なし', en: 'No report' },
    'not-tagged': { ja: '様式に項目なし', en: 'Not part of the form' },
    'not-stated': { ja: '報告書に記載なし', en: 'Not stated in the filing' },
    undecided: { ja: '判定できず', en: 'Undetermined' },
  } as Readonly<Record<string, Both>>,
  noInformation: { ja: '情報を収録していません', en: 'Not imported' },
  estimated: (value: string) => ({
    ja: `${value}（推計のため判定に使わない）`,
    en: `${value}, estimated and so not used`,
  }),
  source: (name: string, day: string) => ({ ja: `${name}、${day}〜`, en: `${name}, since ${day}` }),
  averageOf: (from: string, to: string) => ({ ja: `${from}〜${to}の平均`, en: `average of ${from}–${to}` }),
  status: {
    proposed: { ja: '判定ルールは本サービスの解釈です。', en: 'The rule is our interpretation.' },
    recalled: {
      ja: '一次資料との照合が済んでいないルールです。',
      en: 'The rule has not been checked against its source.',
    },
  } as Readonly<Record<string, Both>>,
  effective: (place: string, year: string) => ({ ja: `${place}　${year}年〜`, en: `${place}, from ${year}` }),
  toRegulation: { ja: '対象企業と開示のギャップを見る', en: 'Companies in scope and disclosure gaps' },
  toKnownGroup: { ja: 'このリストの構成企業のスコアを見る', en: 'How its members score' },
  columns: {
    name: { ja: '名称', en: 'Name' },
    state: { ja: '判定', en: 'State' },
  },
})
