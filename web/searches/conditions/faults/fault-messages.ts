import type { FaultReason, SearchFault } from '#contract/search/fault.ts'
import type { Both } from '#contract/words/words.ts'
import { messages } from '../../../i18n/messages.ts'

/** Why a search cannot be read, and what helps. */
export const faultMessages = messages('search-faults', {
  title: { ja: '検索条件を読み取れません', en: 'This search cannot be read' },
  reasons: {
    'too-long': { ja: '長すぎます。', en: 'It is too long.' },
    'too-deep': { ja: 'グループの入れ子は5階層までです。', en: 'Groups go five levels deep at most.' },
    'too-many': {
      ja: '多すぎます。条件は40件、1つの条件の値は200件、ニュース・特許で探す言葉は合わせて50語、列は40列、並び順は5つまでです。',
      en: 'Too many. A search can have up to 40 conditions, 200 values in each, 50 words in all for news and patents, 40 columns and 5 sort keys.',
    },
    syntax: {
      ja: '書き方に誤りがあります。括弧やカンマを確認してください。',
      en: 'The syntax is not valid. Check the brackets and commas.',
    },
    'unknown-name': {
      ja: 'この名前の条件・指標・スコア・評価機関はありません。',
      en: 'There is no condition, indicator, score or vendor of this name.',
    },
    'unknown-value': { ja: 'この値は一覧にありません。', en: 'This value is not in the list.' },
    'unknown-watchlist': {
      ja: 'この番号のウォッチリストは利用できません。削除されたか、ほかの利用者のリストです。条件を外すか、別のリストを選んでください。',
      en: 'You have no watchlist with this number: it was deleted or belongs to another user. Remove the condition or choose another list.',
    },
    range: {
      ja: '数値の範囲になっていません。小数点は「.」を使い、桁区切りのカンマや「%」は付けず、下限を上限以下にしてください。',
      en: 'It is not a range. Use a decimal point, leave out thousands separators and per cent signs, and keep the minimum at or below the maximum.',
    },
    scale: {
      ja: 'この項目が取りえない値です。スコア・パーセンタイル・開示率・コンセンサスは0〜1、センチメントは−1〜1、不祥事レベルは0〜4、時価総額は百万円単位で指定してください。',
      en: 'No company can have this value. Scores, percentiles, disclosure and consensus run from 0 to 1, sentiment from −1 to 1, the controversy level from 0 to 4, and market cap is in millions of yen.',
    },
    year: { ja: 'この年度のデータはありません。', en: 'There are no data for this year.' },
    aspect: {
      ja: 'この指標には、この種類の条件を指定できません。',
      en: 'This measure does not take this kind of condition.',
    },
  } satisfies Record<FaultReason, Both>,
  parameters: {
    where: { ja: '検索条件', en: 'conditions' },
    columns: { ja: '表の列', en: 'columns' },
    sort: { ja: '並び順', en: 'sort order' },
    measure: { ja: '指標', en: 'measure' },
    x: { ja: '横軸', en: 'horizontal axis' },
    y: { ja: '縦軸', en: 'vertical axis' },
    size: { ja: '円の大きさ', en: 'size of the circles' },
    at: { ja: '条件の位置', en: 'position of the condition' },
    year: { ja: '年度', en: 'year' },
  } satisfies Record<SearchFault['parameter'], Both>,
  piece: (parameter: string, text: string) => ({
    ja: `${parameter}の「${text}」：`,
    en: `“${text}” in the ${parameter}: `,
  }),
  whole: (parameter: string) => ({ ja: `${parameter}：`, en: `The ${parameter}: ` }),
  at: (position: string) => ({ ja: `（${position}文字目）`, en: ` (character ${position})` }),
  drop: (label: string) => ({ ja: `「${label}」を外す`, en: `Remove “${label}”` }),
  clear: { ja: 'すべての条件を外す', en: 'Remove all conditions' },
  columns: { ja: '列を標準に戻す', en: 'Back to the usual columns' },
  sort: { ja: '並び順を標準に戻す', en: 'Back to the usual order' },
  year: { ja: '年度の指定を外す', en: 'Back to the usual year' },
  axes: { ja: '軸を標準に戻す', en: 'Back to the usual axes' },
  text: { ja: '検索条件の文字列', en: 'The conditions as text' },
  mend: { ja: 'この内容で検索', en: 'Search with this' },
})
