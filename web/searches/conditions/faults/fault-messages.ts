import type { FaultReason, SearchFault } from '#contract/search/fault.ts'
import { messages } from '../../../i18n/messages.ts'

/** Why a search cannot be read, and what helps. */
export const faultMessages = messages('search-faults', {
  ja: {
    title: '検索条件を読み取れません',
    reasons: {
      'too-long': '長すぎます。',
      'too-deep': 'グループの入れ子は5階層までです。',
      'too-many':
        '多すぎます。条件は40件、1つの条件の値は200件、ニュース・特許で探す言葉は合わせて50語、列は40列、並び順は5つまでです。',
      syntax: '書き方に誤りがあります。括弧やカンマを確認してください。',
      'unknown-name': 'この名前の条件・指標・スコア・評価機関はありません。',
      'unknown-value': 'この値は一覧にありません。',
      'unknown-watchlist':
        'この番号のウォッチリストは利用できません。削除されたか、ほかの利用者のリストです。条件を外すか、別のリストを選んでください。',
      range:
        '数値の範囲になっていません。小数点は「.」を使い、桁区切りのカンマや「%」は付けず、下限を上限以下にしてください。',
      scale:
        'この項目が取りえない値です。スコア・パーセンタイル・開示率・コンセンサスは0〜1、センチメントは−1〜1、不祥事レベルは0〜4、時価総額は百万円単位で指定してください。',
      year: 'この年度のデータはありません。',
      aspect: 'この指標には、この種類の条件を指定できません。',
    } satisfies Record<FaultReason, string>,
    parameters: {
      where: '検索条件',
      columns: '表の列',
      sort: '並び順',
      measure: '指標',
      x: '横軸',
      y: '縦軸',
      size: '円の大きさ',
      at: '条件の位置',
      year: '年度',
    } satisfies Record<SearchFault['parameter'], string>,
    piece: (parameter: string, text: string) => `${parameter}の「${text}」：`,
    whole: (parameter: string) => `${parameter}：`,
    at: (position: string) => `（${position}文字目）`,
    drop: (label: string) => `「${label}」を外す`,
    clear: 'すべての条件を外す',
    columns: '列を標準に戻す',
    sort: '並び順を標準に戻す',
    year: '年度の指定を外す',
    axes: '軸を標準に戻す',
    text: '検索条件の文字列',
    mend: 'この内容で検索',
  },
  en: {
    title: 'This search cannot be read',
    reasons: {
      'too-long': 'It is too long.',
      'too-deep': 'Groups go five levels deep at most.',
      'too-many':
        'Too many. A search takes 40 conditions, 200 values in each, 50 words in news and patents over all, 40 columns and 5 orders.',
      syntax: 'It is not written correctly. Check the brackets and commas.',
      'unknown-name': 'There is no condition, indicator, score or vendor of this name.',
      'unknown-value': 'This value is not in the list.',
      'unknown-watchlist':
        'You have no watchlist of this number: it was deleted, or is somebody else’s. Remove the condition or choose another list.',
      range:
        'It is not a range. Use a decimal point, leave out thousands separators and per cent signs, and keep the minimum at or below the maximum.',
      scale:
        'No company can have this value. Scores, percentiles, disclosure and consensus run from 0 to 1, sentiment from −1 to 1, the controversy level from 0 to 4, and market cap is in millions of yen.',
      year: 'There are no data for this year.',
      aspect: 'This measure does not take this kind of condition.',
    },
    parameters: {
      where: 'conditions',
      columns: 'columns',
      sort: 'order',
      measure: 'measure',
      x: 'horizontal axis',
      y: 'vertical axis',
      size: 'size of the circles',
      at: 'place of the condition',
      year: 'year',
    },
    piece: (parameter: string, text: string) => `“${text}” in the ${parameter}: `,
    whole: (parameter: string) => `The ${parameter}: `,
    at: (position: string) => ` (character ${position})`,
    drop: (label: string) => `Remove “${label}”`,
    clear: 'Remove all conditions',
    columns: 'Back to the usual columns',
    sort: 'Back to the usual order',
    year: 'Back to the usual year',
    axes: 'Back to the usual axes',
    text: 'The conditions as text',
    mend: 'Search with this',
  },
})
