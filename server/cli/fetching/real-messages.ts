import { wordsIn } from '#contract/words/words.ts'
import { language } from './fetch-messages.ts'

/** Words of building a real market, in the language of the terminal. */
export const words = wordsIn(language, {
  demoStands: {
    ja: 'デモ市場（架空の企業）があるため、実在の市場は作れません。先に `npm run satoyama -- market clear --yes` を実行してください（アカウントは残ります）。',
    en: 'The demo market of invented companies stands here. Run `npm run satoyama -- market clear --yes` first; accounts stay.',
  },
  intro: {
    ja: '公開データから実在の日本市場を作ります。',
    en: 'This builds the real Japanese market from public sources.',
  },
  heads: {
    step: { ja: '取得元', en: 'Source' },
    requests: { ja: 'リクエスト', en: 'Requests' },
    size: { ja: 'サイズ', en: 'Size' },
    time: { ja: '時間', en: 'Time' },
    terms: { ja: '利用条件', en: 'Terms' },
    fills: { ja: '内容', en: 'Fills' },
  },
  terms: {
    open: { ja: '出典の表示', en: 'attribution' },
    confirm: { ja: '利用可否の確認が必要', en: 'to be confirmed' },
    'by-hand': { ja: '手動', en: 'by hand' },
    confirmed: { ja: '確認済み', en: 'confirmed' },
  },
  total: (size: string, time: string) => ({
    ja: `合計 約${size}、約${time}。いつ止めても、もう一度実行すれば続きから始めます。`,
    en: `In all about ${size}, about ${time}. Stop at any time; the same command goes on where it was.`,
  }),
  nights: (since: string) => ({
    ja: `${since} までの過年度分（10年分で約4.5 GB、約28時間）は、サーバーが毎日20時から翌8時の間に取得します。`,
    en: `Years back to ${since} (some 4.5 GB and 28 h for ten years) are fetched by the server at night, 20:00 to 08:00.`,
  }),
  firstScreens: {
    ja: '大企業から順に取得するため、最初の数分で主要企業の画面が使えます。',
    en: 'Large companies come first: their screens are usable after some minutes.',
  },
  leave: {
    'no-key': { ja: 'キーがないため取得しません', en: 'left out: no key' },
    'not-confirmed': { ja: '利用条件の確認がないため取得しません', en: 'left out: terms not confirmed' },
    'by-hand': { ja: '自動では取得しません', en: 'not fetched: by hand' },
    paused: { ja: '停止中のため取得しません', en: 'left out: paused' },
  },
  noKey: {
    ja: 'EDINETのAPIキー（無料）がないと、有価証券報告書の数値は入りません。https://api.edinet-fsa.go.jp/api/auth/index.aspx?mode=1 で発行し（ポップアップを許可。表示は一度だけ）、`npm run satoyama -- fetch key` で登録してから、もう一度実行してください。キーなしでも企業の一覧などは作れます。',
    en: 'Without a key of EDINET (free) there are no figures of annual reports. Get one at https://api.edinet-fsa.go.jp/api/auth/index.aspx?mode=1 (allow pop-ups; it is shown once), run `npm run satoyama -- fetch key` and then this again. Without it the companies themselves can be had.',
  },
  askTerms: (title: string, url: string) => ({
    ja: `${title}の利用条件（${url}）を読み、この利用が認められることを確認しましたか。 [y/N] `,
    en: `Have you read the terms of ${title} (${url}), and do they allow your use? [y/N] `,
  }),
  askBegin: { ja: '始めますか。 [y/N] ', en: 'Begin? [y/N] ' },
  notBegun: {
    ja: '何も取得していません。始めるには --yes を付けてください。',
    en: 'Nothing was fetched. Add --yes to begin.',
  },
  companies: (companies: string, figures: string) => ({
    ja: `${companies}社、数値 ${figures}件`,
    en: `${companies} companies, ${figures} figures`,
  }),
  space: (free: string) => ({
    ja: `空き容量が足りません（${free}）。10 GB以上必要です。`,
    en: `Not enough room on the disk: ${free} free, 10 GB needed.`,
  }),
  stopped: { ja: '中断しました。もう一度実行すると続きから始めます。', en: 'Stopped. Run it again to go on.' },
  ready: (companies: string, figures: string) => ({
    ja: `実在の市場ができました：${companies}社、数値 ${figures}件。サーバーが動いている間、自動で更新します。`,
    en: `The real market stands: ${companies} companies, ${figures} figures. It keeps itself current while the server runs.`,
  }),
  byHandHead: { ja: '手動で加えられるもの：', en: 'What you can add by hand:' },
  byHand: (title: string, fills: string, url: string) => ({
    ja: `  ${title}（${fills}）\n    ${url}`,
    en: `  ${title}: ${fills}\n    ${url}`,
  }),
  importHow: (folder: string) => ({
    ja: `ダウンロードしたファイルは ${folder} に置いてください。10分ごとに取り込みます。すぐに取り込むには \`npm run satoyama -- fetch by-hand\` を実行します。`,
    en: `Put what you download into ${folder}: it is imported every ten minutes, or now by \`npm run satoyama -- fetch by-hand\``,
  }),
  status: {
    ja: '状況の確認: `npm run satoyama -- fetch status`、点検: `npm run satoyama -- doctor`',
    en: 'How it stands: `npm run satoyama -- fetch status`; a check: `npm run satoyama -- doctor`',
  },
})
