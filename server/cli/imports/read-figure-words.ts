import { wordsIn } from '#contract/words/words.ts'
import { isJapanese } from '../messages.ts'

export const figureWords = wordsIn(isJapanese ? 'ja' : 'en', {
  heads: {
    ja: ['番号', '企業', '提出日', '指標', '年度', '会計区分', '読み取った値', '規則', '原文'],
    en: ['No.', 'Company', 'Filed', 'Indicator', 'Year', 'Basis', 'Value read', 'Rule', 'Words'],
  },
  verdicts: {
    accepted: { ja: '採用', en: 'accepted' },
    refused: { ja: '棄却', en: 'rejected' },
  },
  outcomes: {
    done: (id: string) => ({ ja: `${id}：反映しました。`, en: `${id}: done.` }),
    unknown: (id: string) => ({ ja: `${id}：該当する番号がありません。`, en: `${id}: there is no such number.` }),
    'decided-before': (id: string) => ({
      ja: `${id}：すでに判断済みです。先に review undo-figure で取り消してください。`,
      en: `${id}: was decided before; undo it first with review undo-figure.`,
    }),
    'nothing-to-undo': (id: string) => ({
      ja: `${id}：取り消す判断がありません。`,
      en: `${id}: there is no decision to undo.`,
    }),
    'read-again': (id: string) => ({
      ja: `${id}：書類が新しい規則で読み直されています。review figures で新しい番号を確認してください。`,
      en: `${id}: the filing has been read again by newer rules; look up its new number with review figures.`,
    }),
  },
  none: { ja: '確認待ちの数値はありません。', en: 'No figure read from text waits for a decision.' },
  how: {
    ja: 'review accept-figure <番号…>（読み取りどおり採用。--value で1件ずつ値を修正できます）、review refuse-figure <番号…>、review undo-figure <番号…> で判断します。判断の結果は規則の精度の測定に使えます（--csv で一覧を書き出します）。',
    en: 'Decide with review accept-figure <numbers…> (as read; --value corrects one), review refuse-figure <numbers…>, review undo-figure <numbers…>. What was decided can be used to measure the rules (--csv writes the list).',
  },
  total: (open: string, visibleCount: string) => ({
    ja: `${open} 件のうち ${visibleCount} 件を表示しました（--all-rows で全件）。`,
    en: `Showed ${visibleCount} of ${open} (all of them with --all-rows).`,
  }),
  badNumber: (text: string) => ({ ja: `${text}：番号を指定してください。`, en: `${text}: not a number of the list.` }),
  badValue: (text: string) => ({
    ja: `--value ${text}：数値を指定してください。`,
    en: `--value ${text}: not a number.`,
  }),
  one: { ja: '--value は1件ずつ指定してください。', en: '--value corrects one figure at a time.' },
  reading: (at: string, of: string, name: string) => ({
    ja: `${at}/${of} ${name} を読み直しています。`,
    en: `Reading ${name} again (${at} of ${of}).`,
  }),
  readNone: {
    ja: '読み直す書類はありません。すべて現在の規則で読み取り済みです。',
    en: 'No filing has to be read again: all were read by the present rules.',
  },
  readAgain: (filings: string, figures: string, waiting: string) => ({
    ja: `${filings} 件の書類を読み直し、本文から ${figures} 件の数値を読み取りました（うち確認待ち ${waiting} 件）。`,
    en: `Read ${filings} filings again: ${figures} figures from their text, ${waiting} of them waiting for a decision.`,
  }),
})
