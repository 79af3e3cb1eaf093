import { messages } from '../../i18n/messages.ts'

/** Words of what a real market is fetched from, where something of it is not here. */
export const sourceMessages = messages('market-sources', {
  brings: (title: string, fills: string) => ({ ja: `${title}：${fills}。`, en: `${title}: ${fills}.` }),
  states: {
    on: { ja: '自動で取得しています。', en: 'Fetched automatically.' },
    off: { ja: '自動取得は設定されていません。', en: 'Not set up to be fetched.' },
    paused: { ja: '自動取得は停止中です。', en: 'Fetching is paused.' },
    resting: {
      ja: '取得元の都合により待機中です。自動で再開します。',
      en: 'Waiting for the source; it resumes by itself.',
    },
    'no-key': { ja: '取得に必要なAPIキー（無料）が登録されていません。', en: 'Its API key (free) has not been set.' },
    'not-confirmed': {
      ja: '利用条件の確認が済むまで取得しません。',
      en: 'Not fetched until its terms of use have been confirmed.',
    },
    'by-hand': {
      ja: '自動では取得しません。サーバーの管理者がファイルを追加すると反映されます。',
      en: 'Not fetched automatically. It appears once the server operator adds its file.',
    },
    'needs-file': {
      ja: '年度別の排出者一覧が追加されると、取得が始まります。',
      en: 'Fetching starts once the yearly list of emitters has been added.',
    },
  },
  last: (moment: string) => ({ ja: `前回の取得：${moment}。`, en: `Last fetched: ${moment}.` }),
  next: (moment: string) => ({ ja: `次回の取得：${moment}。`, en: `Next: ${moment}.` }),
  operator: { ja: 'サーバーの管理者の方へ', en: 'For the server operator' },
  build: {
    ja: '公開情報の取得は、次のコマンドで始まります。取得元・所要時間・利用条件を表示し、確認のうえで実行します。',
    en: 'This command starts fetching from public sources. It first shows the sources, the time it takes and the terms, and asks.',
  },
  confirm: (title: string, url: string) => ({
    ja: `${title}の利用条件（${url}）を読み、利用できることを確かめたうえで実行してください。`,
    en: `Read the terms of ${title} (${url}). Run this if your use is allowed.`,
  }),
  key: { ja: 'EDINETのAPIキー（無料）を登録します。', en: 'Set the API key of EDINET (free).' },
  resume: (title: string) => ({
    ja: `${title}の取得を再開します。停止の理由は fetch status で確認できます。`,
    en: `Resume fetching from ${title}; fetch status says why it stopped.`,
  }),
  byHand: (title: string, url: string) => ({
    ja: `${title}は ${url} からダウンロードし、データフォルダの by-hand に置いてください。10分以内に取り込みます。`,
    en: `Download ${title} from ${url} and put it into the folder by-hand of the data folder; it is imported within ten minutes.`,
  }),
  ownFiles: {
    ja: 'お持ちのファイルは、データフォルダの by-hand に置くか、次のコマンドで取り込めます。',
    en: 'Files of your own go into the folder by-hand of the data folder, or are imported with this command.',
  },
})
