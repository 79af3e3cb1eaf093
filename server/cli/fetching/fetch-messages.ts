import { wordsIn } from '#contract/words/words.ts'
import { counted } from '../counted.ts'
import { isJapanese } from '../messages.ts'

export const language = isJapanese ? 'ja' : 'en'

/** Words of fetching, in the language of the terminal. */
export const words = wordsIn(language, {
  heads: {
    source: { ja: '取得元', en: 'Source' },
    state: { ja: '状態', en: 'State' },
    lastGood: { ja: '前回成功', en: 'Last good run' },
    next: { ja: '次回', en: 'Next run' },
    backlog: { ja: '未取得', en: 'To fetch' },
    fills: { ja: '内容', en: 'Fills' },
  },
  states: {
    on: { ja: '有効', en: 'on' },
    off: { ja: '無効', en: 'off' },
    paused: { ja: '停止中', en: 'paused' },
    resting: (until: string) => ({ ja: `待機中（${until} まで）`, en: `waiting until ${until}` }),
    'no-key': { ja: 'キー未設定', en: 'no key' },
    'open-key': { ja: 'キーファイルが他人に読める', en: 'others can read the key file' },
    'not-confirmed': { ja: '利用条件の確認待ち', en: 'terms to confirm' },
    'by-hand': { ja: '手動で取り込む', en: 'by hand' },
    'needs-file': (name: string) => ({
      ja: `有効（${name} のファイル待ち）`,
      en: `on, waiting for the file of ${name}`,
    }),
  },
  never: { ja: 'なし', en: 'never' },
  requests: (count: string, hours: string) => ({ ja: `${count}件（約${hours}）`, en: `${count} (${hours})` }),
  problem: (source: string, text: string) => ({ ja: `${source}: ${text}`, en: `${source}: ${text}` }),
  refusedItem: (item: string, text: string) => ({
    ja: `  読み取れない: ${item} ${text}`,
    en: `  could not be read: ${item} ${text}`,
  }),
  tokyo: { ja: '時刻はすべて日本時間です。', en: 'All times are Tokyo’s.' },
  documents: (text: string) => ({ ja: `有価証券報告書: ${text}`, en: `Annual reports: ${text}` }),
  documentStates: {
    waiting: { ja: '未取得', en: 'to fetch' },
    fetched: { ja: '取込待ち', en: 'to import' },
    imported: { ja: '取込済み', en: 'imported' },
    absent: { ja: '閲覧不可', en: 'not retrievable' },
    withdrawn: { ja: '取下げ・不開示', en: 'withdrawn or hidden' },
    refused: { ja: '読み取れない', en: 'could not be read' },
    left: { ja: '対象外', en: 'left out' },
  },
  noSource: (name: string, names: string) => ({
    ja: `取得元「${name}」はありません。使えるもの: ${names}`,
    en: `There is no source “${name}”. There are: ${names}`,
  }),
  dryRun: (name: string, count: string, size: string, time: string) => ({
    ja: `${name}: リクエスト ${count}件、約${size}、約${time}。何も取得していません。`,
    en: `${name}: ${count} requests, about ${size}, about ${time}. Nothing was fetched.`,
  }),
  byHand: (title: string, url: string, folder: string) => ({
    ja: `${title}は自動では取得しません。${url} からダウンロードし、${folder} に置いてください。10分ごとに取り込みます。`,
    en: `${title} is not fetched. Download it from ${url} and put it into ${folder}: it is imported every ten minutes.`,
  }),
  byHandFolder: (folder: string, waiting: string, refused: string) => ({
    ja: `手動で置くフォルダ: ${folder}（取込待ち ${waiting}件、読み取れない ${refused}件。理由は refused に書き出します）`,
    en: `Files by hand: ${folder} (${waiting} to import, ${refused} refused; refused/ says why)`,
  }),
  needsKey: (title: string, variable: string) => ({
    ja: `${title}にはキーが必要です（無料）。https://api.edinet-fsa.go.jp/api/auth/index.aspx?mode=1 で発行し（ポップアップを許可。表示は一度だけ）、\`npm run satoyama -- fetch key\` で登録するか、環境変数 ${variable} に設定してください。`,
    en: `${title} needs a key (free). Get one at https://api.edinet-fsa.go.jp/api/auth/index.aspx?mode=1 (allow pop-ups; it is shown once), then run \`npm run satoyama -- fetch key\`, or set ${variable}.`,
  }),
  needsConfirm: (title: string, url: string, name: string) => ({
    ja: `${title}の利用条件（${url}）を読み、利用できることを確かめたうえで \`npm run satoyama -- fetch confirm ${name}\` を実行してください。`,
    en: `Read the terms of ${title} (${url}). If your use is allowed, run \`npm run satoyama -- fetch confirm ${name}\`.`,
  }),
  paused: (name: string, why: string) => ({
    ja: `${name}は停止中です${why === '' ? '' : `（${why}）`}。再開: \`npm run satoyama -- fetch resume ${name}\``,
    en: `${name} is paused${why === '' ? '' : ` (${why})`}. To go on: \`npm run satoyama -- fetch resume ${name}\``,
  }),
  nowPaused: (name: string) => ({ ja: `${name}を停止しました。`, en: `${name} is paused.` }),
  resumed: (name: string) => ({ ja: `${name}を再開しました。`, en: `${name} goes on.` }),
  confirmed: (name: string, by: string) => ({
    ja: `${name}の利用条件の確認を記録しました（${by}）。`,
    en: `Noted: ${by} confirmed the terms of ${name}.`,
  }),
  openTerms: (name: string) => ({
    ja: `${name}は出典の表示だけで利用できます。確認は不要です。`,
    en: `${name} may be used with attribution; there is nothing to confirm.`,
  }),
  askKey: { ja: 'EDINETのAPIキー: ', en: 'EDINET API key: ' },
  badKey: { ja: 'キーの形式ではありません。', en: 'That does not look like a key.' },
  keySaved: (path: string) => ({
    ja: `キーを ${path} に保存しました（本人だけが読めます）。`,
    en: `Key saved in ${path}, readable by you alone.`,
  }),
  outcomes: {
    done: { ja: '完了', en: 'done' },
    more: { ja: '続きあり', en: 'more to do' },
    stopped: { ja: '中断', en: 'stopped' },
    failed: { ja: '失敗', en: 'failed' },
    busy: { ja: '別のプロセスが実行中', en: 'another process is at it' },
  },
  result: (name: string, outcome: string, counts: string) => ({
    ja: `${name}: ${outcome}（${counts}）`,
    en: `${name}: ${outcome} (${counts})`,
  }),
  counts: (requests: number, size: string, imported: number, unchanged: number, refused: number) => ({
    ja: `リクエスト ${requests}件、${size}、新規 ${imported}、変更なし ${unchanged}、読み取れない ${refused}`,
    en: `${counted(requests, 'request')}, ${size}; ${imported} imported, ${unchanged} unchanged, ${refused} refused`,
  }),
  hours: (hours: string) => ({ ja: `${hours}時間`, en: `${hours} h` }),
  minutes: (minutes: string) => ({ ja: `${minutes}分`, en: `${minutes} min` }),
})
