import { wordsIn } from '#contract/words/words.ts'
import { isJapanese } from '../messages.ts'

/** Why something failed that the machine or the database did not let happen. */
export type Cause =
  | 'space'
  | 'memory'
  | 'rights'
  | 'database-rights'
  | 'read-only'
  | 'not-folder'
  | 'missing'
  | 'files'
  | 'port'
  | 'port-rights'
  | 'address'
  | 'unreachable'
  | 'starting'
  | 'sign-in'
  | 'no-database'
  | 'connections'

const at = (where: string, mark: readonly [string, string]) => (where ? `${mark[0]}${where}${mark[1]}` : '')
const jaAt = (where: string) => at(where, ['（', '）'])
const enAt = (where: string) => at(where, [' (', ')'])

export const words = wordsIn(isJapanese ? 'ja' : 'en', {
  /** What happened and what to do; `where` is a path, an address or a port, or empty. */
  causes: {
    space: (where: string) => ({
      ja: `ディスクに空きがありません${jaAt(where)}。空きを作ってから、もう一度実行してください。保存済みのデータは残っており、稼働中のサーバーを止める必要はありません。`,
      en: `There is no space left on the disk${enAt(where)}. Free some and try again. What is stored is safe, and a running server need not be stopped.`,
    }),
    memory: () => ({
      ja: 'メモリが足りません。ほかのプログラムを終了するか、メモリを増やしてから、もう一度実行してください。',
      en: 'There is not enough memory. End other programs or add memory, then try again.',
    }),
    rights: (where: string) => ({
      ja: `アクセス権がありません${jaAt(where)}。所有者と権限を確認するか、権限のあるユーザーで実行してください。`,
      en: `Permission denied${enAt(where)}. Check the owner and mode, or run this as a user who has access.`,
    }),
    'database-rights': () => ({
      ja: 'データベースのユーザーに必要な権限がありません。DATABASE_URL のユーザーに権限を与えてください。',
      en: 'The database user lacks a privilege. Grant it to the user of DATABASE_URL.',
    }),
    'read-only': (where: string) => ({
      ja: `読み取り専用のため書き込めません${jaAt(where)}。書き込めるようにするか、別の場所を指定してください。`,
      en: `The place is read-only${enAt(where)}. Make it writable or name another.`,
    }),
    'not-folder': (where: string) => ({
      ja: `フォルダが必要な場所にファイルがあるか、ファイルが必要な場所にフォルダがあります${jaAt(where)}。移動するか、別の名前を指定してください。`,
      en: `There is a file where a folder is needed, or a folder where a file is${enAt(where)}. Move it or name another place.`,
    }),
    missing: (where: string) => ({
      ja: `ファイルまたはフォルダがありません${jaAt(where)}。名前を確認し、上のフォルダがなければ作成してください。`,
      en: `There is no such file or folder${enAt(where)}. Check the name, and create the folder above it first.`,
    }),
    files: () => ({
      ja: '同時に開けるファイルの数を超えました。上限（ulimit -n）を増やしてから、もう一度実行してください。',
      en: 'Too many files are open. Raise the limit (ulimit -n) and try again.',
    }),
    port: (where: string) => ({
      ja: `ポート ${where} は別のプログラムが使用中です。そのプログラムを終了するか、PORT に別の番号を指定してください。`,
      en: `Port ${where} is in use by another program. End that program, or set PORT to another number.`,
    }),
    'port-rights': (where: string) => ({
      ja: `ポート ${where} を使う権限がありません。PORT に 1024 以上の番号を指定し、前段にプロキシを置いてください。`,
      en: `Port ${where} may not be used by this user. Set PORT to 1024 or higher, and put a proxy in front.`,
    }),
    address: (where: string) => ({
      ja: `アドレス ${where} はこのマシンにありません。HOST を確認してください。`,
      en: `This machine does not have the address ${where}. Check HOST.`,
    }),
    unreachable: (where: string) => ({
      ja: `データベースに接続できません${jaAt(where)}。データベースが動いているか、DATABASE_URL が正しいかを確認してください。`,
      en: `The database cannot be reached${enAt(where)}. Check that it is running and that DATABASE_URL is right.`,
    }),
    starting: () => ({
      ja: 'データベースは起動または停止の途中です。少し待ってから、もう一度実行してください。',
      en: 'The database is starting or stopping. Wait a moment and try again.',
    }),
    'sign-in': () => ({
      ja: 'データベースがユーザー名またはパスワードを受け付けません。DATABASE_URL を、内蔵のデータベースの場合はデータフォルダの database-password を確認してください。',
      en: 'The database does not accept the user name or password. Check DATABASE_URL or, for the embedded database, database-password in the data folder.',
    }),
    'no-database': () => ({
      ja: '指定のデータベースがありません。作成するか、DATABASE_URL の名前を確認してください。',
      en: 'There is no such database. Create it, or check the name in DATABASE_URL.',
    }),
    connections: () => ({
      ja: 'データベースの接続数が上限に達しています。使っていない接続を閉じるか、上限を増やしてください。',
      en: 'The database has no connections left. Close unused ones or raise its limit.',
    }),
  },
  /** What the system or the database says itself. */
  original: (text: string) => ({ ja: `（${text}）`, en: ` (${text})` }),
})
