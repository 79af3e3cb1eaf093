import { wordsIn } from '#contract/words/words.ts'
import { isJapanese } from '../messages.ts'

export const targetWords = wordsIn(isJapanese ? 'ja' : 'en', {
  heads: {
    ja: ['番号', '企業', '提出日', '読み取った目標', '確度', '文'],
    en: ['No.', 'Company', 'Filed', 'Target as read', 'Sure', 'Sentence'],
  },
  kinds: {
    absolute: { ja: '排出量の削減', en: 'emissions' },
    intensity: { ja: '排出原単位の削減', en: 'emission intensity' },
    'net-zero': { ja: 'ネットゼロ', en: 'net zero' },
    renewable: { ja: '再生可能エネルギー', en: 'renewable energy' },
    energy: { ja: 'エネルギー', en: 'energy' },
    waste: { ja: '廃棄物', en: 'waste' },
    recycling: { ja: 'リサイクル', en: 'recycling' },
    plastic: { ja: 'プラスチック', en: 'plastics' },
    water: { ja: '水', en: 'water' },
    'women-managers': { ja: '女性管理職', en: 'women among managers' },
    'women-directors': { ja: '女性役員', en: 'women among directors' },
    women: { ja: '女性の割合', en: 'share of women' },
    'paternity-leave': { ja: '男性の育児休業', en: 'paternity leave' },
    disability: { ja: '障がい者雇用', en: 'people with disabilities' },
    accidents: { ja: '労働災害', en: 'accidents' },
  },
  verdicts: {
    accepted: { ja: '採用', en: 'accepted' },
    refused: { ja: '不採用', en: 'refused' },
    undone: { ja: '取り消し', en: 'undone' },
  },
  outcomes: {
    done: (id: string) => ({ ja: `${id}：反映しました。`, en: `${id}: done.` }),
    unknown: (id: string) => ({ ja: `${id}：該当する番号がありません。`, en: `${id}: there is no such number.` }),
    'decided-before': (id: string) => ({
      ja: `${id}：すでに判断済みです。先に review undo-target で取り消してください。`,
      en: `${id}: was decided before; undo it first with review undo-target.`,
    }),
    'nothing-to-undo': (id: string) => ({
      ja: `${id}：取り消す判断がありません。`,
      en: `${id}: there is no decision to undo.`,
    }),
    contradiction: (id: string) => ({
      ja: `${id}：目標年が基準年以前になります。`,
      en: `${id}: the target year would not be after the base year.`,
    }),
  },
  none: { ja: '確認待ちの目標はありません。', en: 'No target waits for a decision.' },
  how: {
    ja: 'review accept-target <番号…>（読み取りどおり採用。--kind・--amount・--scope・--base-year・--target-year で1件ずつ修正できます）、review refuse-target <番号…>（目標ではない）、review undo-target <番号…>、review target-history <番号> で判断します。',
    en: 'Decide with review accept-target <numbers…> (as read; --kind, --amount, --scope, --base-year and --target-year correct one), review refuse-target <numbers…> (it is no target), review undo-target <numbers…>, review target-history <number>.',
  },
  total: (open: string, visibleCount: string) => ({
    ja: `${open} 件のうち ${visibleCount} 件を表示しました（--all-rows で全件）。`,
    en: `Showed ${visibleCount} of ${open} (all of them with --all-rows).`,
  }),
  badNumber: (text: string) => ({ ja: `${text}：番号を指定してください。`, en: `${text}: not a number of the list.` }),
  badField: (name: string, text: string, validValues: string) => ({
    ja: `--${name} ${text}：指定できません。指定できる値：${validValues}`,
    en: `--${name} ${text}: use ${validValues}.`,
  }),
  one: { ja: '項目を修正するときは、番号を1つだけ指定してください。', en: 'Correct one target at a time.' },
  noHistory: (id: string) => ({ ja: `${id}：該当する番号がありません。`, en: `${id}: there is no such number.` }),
  read: { ja: '読み取り', en: 'read' },
})
