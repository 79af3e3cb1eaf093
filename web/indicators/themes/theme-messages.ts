import { messages } from '../../i18n/messages.ts'
import { counted, pluralOf } from '../../i18n/plurals.ts'

export const themeMessages = messages('themes', {
  ja: {
    kinds: {
      theme: 'テーマ',
      negative_screen: 'ネガティブスクリーニング',
      regulation: '規制',
      index: 'ESG指数',
    },
    states: {
      implemented: '取り組みあり',
      not_implemented: '取り組みなし',
      no_information: '情報なし',
      hit: '該当',
      clear: '非該当',
      applies: '対象',
      not_applicable: '対象外',
      unknown: '判定できず',
      member: '採用',
      not_member: '不採用',
    },
    findings: {
      theme: (yes: string, all: string, unknown: string) =>
        `${all}テーマのうち取り組みありは${yes}件、情報なしは${unknown}件`,
      negative_screen: (yes: string, all: string, unknown: string) =>
        `${all}項目のうち該当は${yes}件、情報なしは${unknown}件`,
      regulation: (yes: string, all: string, unknown: string) =>
        `${all}規制のうち対象は${yes}件、判定できないのは${unknown}件`,
      index: (yes: string, all: string, unknown: string) => `${all}指数のうち採用は${yes}件、情報なしは${unknown}件`,
    },
    cannotBeJudged: '判定不可（データ未収録）',
    list: '一覧',
    because: '判定の根拠',
    noReasons: '常にこの判定です。',
    holds: { true: '満たす', false: '満たさない', null: '不明' },
    yes: 'あり',
    no: 'なし',
    reported: '開示している',
    condition: (what: string) => `条件：${what}`,
    isIn: (list: string) => `${list} のいずれか`,
    notIn: (list: string) => `${list} のいずれでもない`,
    missing: {
      'not-disclosed': '未開示',
      'not-applicable': '該当なし',
      'other-boundary': '別の会計区分でのみ開示',
      'under-review': '確認待ち',
      'no-report': '報告書なし',
      'not-tagged': '様式に項目なし',
      undecided: '判定できず',
    } as Readonly<Record<string, string>>,
    noInformation: '情報を収録していません',
    estimated: (value: string) => `${value}（推計のため判定に使わない）`,
    source: (name: string, day: string) => `${name}、${day}〜`,
    status: {
      proposed: '判定ルールは本サービスの解釈です。',
      recalled: '一次資料との照合が済んでいないルールです。',
    } as Readonly<Record<string, string>>,
    effective: (place: string, year: string) => `${place}　${year}年〜`,
    toRegulation: '対象企業と開示のギャップを見る',
    columns: { name: '名称', state: '判定' },
  },
  en: {
    kinds: {
      theme: 'Themes',
      negative_screen: 'Negative screens',
      regulation: 'Regulations',
      index: 'ESG indices',
    },
    states: {
      implemented: 'In place',
      not_implemented: 'Not in place',
      no_information: 'No information',
      hit: 'Involved',
      clear: 'Not involved',
      applies: 'Applies',
      not_applicable: 'Does not apply',
      unknown: 'Cannot tell',
      member: 'Member',
      not_member: 'Not a member',
    },
    findings: {
      theme: (yes: string, all: string, unknown: string) =>
        `${yes} of ${counted(all, 'theme')} ${pluralOf('be', yes)} in place; no information on ${unknown}`,
      negative_screen: (yes: string, all: string, unknown: string) =>
        `Involved in ${yes} of ${all}; no information on ${unknown}`,
      regulation: (yes: string, all: string, unknown: string) =>
        `${yes} of ${counted(all, 'regulation')} ${pluralOf('apply', yes)}; ${unknown} cannot be told`,
      index: (yes: string, all: string, unknown: string) =>
        `Member of ${yes} of ${counted(all, 'index')}; no information on ${unknown}`,
    },
    cannotBeJudged: 'Cannot be judged here: no data',
    list: 'List',
    because: 'Because',
    noReasons: 'Always this answer.',
    holds: { true: 'holds', false: 'does not hold', null: 'unknown' },
    yes: 'yes',
    no: 'no',
    reported: 'disclosed',
    condition: (what: string) => `Asked: ${what}`,
    isIn: (list: string) => `one of ${list}`,
    notIn: (list: string) => `none of ${list}`,
    missing: {
      'not-disclosed': 'Not disclosed',
      'not-applicable': 'Not applicable',
      'other-boundary': 'Disclosed on another accounting basis only',
      'under-review': 'Under review',
      'no-report': 'No report',
      'not-tagged': 'Not part of the form',
      undecided: 'Cannot tell',
    },
    noInformation: 'Not imported',
    estimated: (value: string) => `${value}, estimated and so not used`,
    source: (name: string, day: string) => `${name}, since ${day}`,
    status: {
      proposed: 'The rule is our reading.',
      recalled: 'The rule has not been checked against its source.',
    },
    effective: (place: string, year: string) => `${place}, from ${year}`,
    toRegulation: 'Whom it binds, and the disclosure gaps',
    columns: { name: 'Name', state: 'State' },
  },
})
