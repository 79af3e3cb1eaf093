import { messages } from '../i18n/messages.ts'
import { shortcut } from './keys.ts'

/** What the keys do: of the dialog that lists them, so that the first load does without. */
export const keyboardMessages = messages('keyboard', {
  off: { ja: '1文字のショートカットを使う', en: 'Use single-key shortcuts' },
  offNote: {
    ja: '「/」「?」など、キーを単独で押す操作です。入力中は無効です。',
    en: 'Keys pressed on their own, such as / and ?. They do nothing while you type in a field.',
  },
  list: {
    ja: [
      [shortcut, '検索とコマンドを開く'],
      ['/', '検索とコマンドを開く'],
      ['?', 'この一覧を開く'],
      ['g → a', '企業分析へ'],
      ['g → e', 'ESGコンテンツへ'],
      ['g → p', 'ポートフォリオへ'],
      ['g → t', 'ツールへ'],
      ['g → w', 'ウォッチリストへ'],
      ['[ → ]', '企業ページの前・次のタブへ'],
      ['w', '表示中・選択中の企業をウォッチリストに追加'],
      ['Esc', '開いているものを閉じる'],
      ['↑ ↓ ← →', '表の中を移動する'],
      ['Enter', '数値の根拠を開く'],
    ],
    en: [
      [shortcut, 'Search and commands'],
      ['/', 'Search and commands'],
      ['?', 'This list'],
      ['g → a', 'Company analysis'],
      ['g → e', 'ESG contents'],
      ['g → p', 'Portfolio'],
      ['g → t', 'Tools'],
      ['g → w', 'Watchlist'],
      ['[ → ]', 'Previous or next tab on a company page'],
      ['w', 'Add the company, or those selected, to a watchlist'],
      ['Esc', 'Close what is open'],
      ['↑ ↓ ← →', 'Move within a table'],
      ['Enter', 'Open why this figure'],
    ],
  },
})
