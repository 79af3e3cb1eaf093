import type { ReadKind } from '#methodology/targets/sentences/target.ts'
import type { TargetOutcome, TargetVerdict } from '#server/imports/store/reviews/decide-targets.ts'
import { isJapanese } from '../messages.ts'

interface Words {
  readonly heads: readonly [id: string, company: string, day: string, target: string, sure: string, sentence: string]
  readonly kinds: Readonly<Record<ReadKind, string>>
  readonly verdicts: Readonly<Record<TargetVerdict, string>>
  readonly outcomes: Readonly<Record<TargetOutcome, (id: string) => string>>
  readonly none: string
  readonly how: string
  readonly total: (open: string, shown: string) => string
  readonly badNumber: (text: string) => string
  readonly badField: (name: string, text: string, known: string) => string
  readonly one: string
  readonly noHistory: (id: string) => string
  readonly read: string
}

const ja: Words = {
  heads: ['番号', '企業', '提出日', '読み取った目標', '確度', '文'],
  kinds: {
    absolute: '排出量の削減',
    intensity: '排出原単位の削減',
    'net-zero': 'ネットゼロ',
    renewable: '再生可能エネルギー',
    energy: 'エネルギー',
    waste: '廃棄物',
    recycling: 'リサイクル',
    plastic: 'プラスチック',
    water: '水',
    'women-managers': '女性管理職',
    'women-directors': '女性役員',
    women: '女性の割合',
    'paternity-leave': '男性の育児休業',
    disability: '障がい者雇用',
    accidents: '労働災害',
  },
  verdicts: { accepted: '採用', refused: '不採用', undone: '取り消し' },
  outcomes: {
    done: (id) => `${id}：反映しました。`,
    unknown: (id) => `${id}：該当する番号がありません。`,
    'decided-before': (id) => `${id}：すでに判断済みです。先に review undo-target で取り消してください。`,
    'nothing-to-undo': (id) => `${id}：取り消す判断がありません。`,
    contradiction: (id) => `${id}：目標年が基準年以前になります。`,
  },
  none: '確認待ちの目標はありません。',
  how: 'review accept-target <番号…>（読み取りどおり採用。--kind・--amount・--scope・--base-year・--target-year で1件ずつ修正できます）、review refuse-target <番号…>（目標ではない）、review undo-target <番号…>、review target-history <番号> で判断します。',
  total: (open, shown) => `${open} 件のうち ${shown} 件を表示しました（--all-rows で全件）。`,
  badNumber: (text) => `${text}：番号を指定してください。`,
  badField: (name, text, known) => `--${name} ${text}：指定できません。指定できる値：${known}`,
  one: '項目を修正するときは、番号を1つだけ指定してください。',
  noHistory: (id) => `${id}：該当する番号がありません。`,
  read: '読み取り',
}

const en: Words = {
  heads: ['No.', 'Company', 'Filed', 'Target as read', 'Sure', 'Sentence'],
  kinds: {
    absolute: 'emissions',
    intensity: 'emission intensity',
    'net-zero': 'net zero',
    renewable: 'renewable energy',
    energy: 'energy',
    waste: 'waste',
    recycling: 'recycling',
    plastic: 'plastics',
    water: 'water',
    'women-managers': 'women among managers',
    'women-directors': 'women among directors',
    women: 'share of women',
    'paternity-leave': 'paternity leave',
    disability: 'people with disabilities',
    accidents: 'accidents',
  },
  verdicts: { accepted: 'accepted', refused: 'refused', undone: 'undone' },
  outcomes: {
    done: (id) => `${id}: done.`,
    unknown: (id) => `${id}: there is no such number.`,
    'decided-before': (id) => `${id}: was decided before; undo it first with review undo-target.`,
    'nothing-to-undo': (id) => `${id}: there is no decision to undo.`,
    contradiction: (id) => `${id}: the target year would not be after the base year.`,
  },
  none: 'No target waits for a decision.',
  how: 'Decide with review accept-target <numbers…> (as read; --kind, --amount, --scope, --base-year and --target-year correct one), review refuse-target <numbers…> (it is no target), review undo-target <numbers…>, review target-history <number>.',
  total: (open, shown) => `Showed ${shown} of ${open} (all of them with --all-rows).`,
  badNumber: (text) => `${text}: not a number of the list.`,
  badField: (name, text, known) => `--${name} ${text}: use ${known}.`,
  one: 'Correct one target at a time.',
  noHistory: (id) => `${id}: there is no such number.`,
  read: 'read',
}

export const targetWords: Words = isJapanese ? ja : en
