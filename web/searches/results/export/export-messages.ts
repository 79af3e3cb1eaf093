import { messages } from '../../../i18n/messages.ts'
import { counted } from '../../../i18n/plurals.ts'

export const exportMessages = messages('search-export', {
  open: { ja: '出力', en: 'Export' },
  standing: (count: string, left: string | null) => ({
    ja: left === null ? `${count}件` : `${count}件・残り ${left}`,
    en: left === null ? counted(count, 'count') : `${counted(count, 'count')}, ${left} left`,
  }),
  copy: { ja: 'コピー', en: 'Copy' },
  copyPage: (count: string) => ({
    ja: `このページの${count}社をTSVでコピー`,
    en: `Copy the ${count} on this page as TSV`,
  }),
  copyChosen: (count: string) => ({ ja: `選択した${count}社をTSVでコピー`, en: `Copy the ${count} selected as TSV` }),
  file: { ja: 'ファイル', en: 'File' },
  csvAll: (count: string) => ({ ja: `該当する${count}社すべてをCSVで保存…`, en: `Save all ${count} matching as CSV…` }),
  csvChosen: (count: string) => ({ ja: `選択した${count}社をCSVで保存…`, en: `Save the ${count} selected as CSV…` }),
  api: { ja: 'この表示をAPIで', en: 'This view over the API' },
  link: { ja: 'リンクをコピー', en: 'Copy link' },
  curl: { ja: 'curlのコマンドをコピー', en: 'Copy as curl' },
  python: { ja: 'Pythonのコードをコピー', en: 'Copy as Python' },
  copied: (count: string) => ({ ja: `${count}社をコピーしました`, en: `${counted(count, 'company')} copied` }),
  copiedLink: { ja: 'リンクをコピーしました', en: 'Link copied' },
  copiedCode: {
    ja: 'コードをコピーしました。アクセストークンは環境変数 SATOYAMA_TOKEN から読み込みます。',
    en: 'Code copied. It reads the access token from the environment variable SATOYAMA_TOKEN.',
  },
  notCopied: { ja: 'コピーできませんでした', en: 'Could not copy' },
  noCompany: { ja: '該当する企業がありません', en: 'No company matches' },
  title: (count: string) => ({ ja: `${count}社をCSVで保存`, en: `Save ${counted(count, 'company')} as CSV` }),
})
