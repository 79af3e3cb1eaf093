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

interface Words {
  /** What happened and what to do; `where` is a path, an address or a port, or empty. */
  readonly causes: Readonly<Record<Cause, (where: string) => string>>
  /** What the system or the database says itself. */
  readonly original: (text: string) => string
}

const at = (where: string, mark: readonly [string, string]) => (where ? `${mark[0]}${where}${mark[1]}` : '')
const jaAt = (where: string) => at(where, ['（', '）'])
const enAt = (where: string) => at(where, [' (', ')'])

const ja: Words = {
  causes: {
    space: (where) =>
      `ディスクに空きがありません${jaAt(where)}。空きを作ってから、もう一度実行してください。保存済みのデータは残っており、稼働中のサーバーを止める必要はありません。`,
    memory: () => 'メモリが足りません。ほかのプログラムを終了するか、メモリを増やしてから、もう一度実行してください。',
    rights: (where) =>
      `アクセス権がありません${jaAt(where)}。所有者と権限を確認するか、権限のあるユーザーで実行してください。`,
    'database-rights': () =>
      'データベースのユーザーに必要な権限がありません。DATABASE_URL のユーザーに権限を与えてください。',
    'read-only': (where) =>
      `読み取り専用のため書き込めません${jaAt(where)}。書き込めるようにするか、別の場所を指定してください。`,
    'not-folder': (where) =>
      `フォルダが必要な場所にファイルがあるか、ファイルが必要な場所にフォルダがあります${jaAt(where)}。移動するか、別の名前を指定してください。`,
    missing: (where) =>
      `ファイルまたはフォルダがありません${jaAt(where)}。名前を確認し、上のフォルダがなければ作成してください。`,
    files: () => '同時に開けるファイルの数を超えました。上限（ulimit -n）を増やしてから、もう一度実行してください。',
    port: (where) =>
      `ポート ${where} は別のプログラムが使用中です。そのプログラムを終了するか、PORT に別の番号を指定してください。`,
    'port-rights': (where) =>
      `ポート ${where} を使う権限がありません。PORT に 1024 以上の番号を指定し、前段にプロキシを置いてください。`,
    address: (where) => `アドレス ${where} はこのマシンにありません。HOST を確認してください。`,
    unreachable: (where) =>
      `データベースに接続できません${jaAt(where)}。データベースが動いているか、DATABASE_URL が正しいかを確認してください。`,
    starting: () => 'データベースは起動または停止の途中です。少し待ってから、もう一度実行してください。',
    'sign-in': () =>
      'データベースがユーザー名またはパスワードを受け付けません。DATABASE_URL を、内蔵のデータベースの場合はデータフォルダの database-password を確認してください。',
    'no-database': () => '指定のデータベースがありません。作成するか、DATABASE_URL の名前を確認してください。',
    connections: () => 'データベースの接続数が上限に達しています。使っていない接続を閉じるか、上限を増やしてください。',
  },
  original: (text) => `（${text}）`,
}

const en: Words = {
  causes: {
    space: (where) =>
      `There is no space left on the disk${enAt(where)}. Free some and try again. What is stored is safe, and a running server need not be stopped.`,
    memory: () => 'There is not enough memory. End other programs or add memory, then try again.',
    rights: (where) =>
      `Permission denied${enAt(where)}. Check the owner and mode, or run this as a user who has access.`,
    'database-rights': () => 'The database user lacks a privilege. Grant it to the user of DATABASE_URL.',
    'read-only': (where) => `The place is read-only${enAt(where)}. Make it writable or name another.`,
    'not-folder': (where) =>
      `There is a file where a folder is needed, or a folder where a file is${enAt(where)}. Move it or name another place.`,
    missing: (where) =>
      `There is no such file or folder${enAt(where)}. Check the name, and create the folder above it first.`,
    files: () => 'Too many files are open. Raise the limit (ulimit -n) and try again.',
    port: (where) => `Port ${where} is in use by another program. End that program, or set PORT to another number.`,
    'port-rights': (where) =>
      `Port ${where} may not be used by this user. Set PORT to 1024 or higher, and put a proxy in front.`,
    address: (where) => `This machine does not have the address ${where}. Check HOST.`,
    unreachable: (where) =>
      `The database cannot be reached${enAt(where)}. Check that it is running and that DATABASE_URL is right.`,
    starting: () => 'The database is starting or stopping. Wait a moment and try again.',
    'sign-in': () =>
      'The database does not accept the user name or password. Check DATABASE_URL or, for the embedded database, database-password in the data folder.',
    'no-database': () => 'There is no such database. Create it, or check the name in DATABASE_URL.',
    connections: () => 'The database has no connections left. Close unused ones or raise its limit.',
  },
  original: (text) => ` (${text})`,
}

export const words: Words = isJapanese ? ja : en
