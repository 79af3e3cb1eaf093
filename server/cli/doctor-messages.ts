import { counted } from './counted.ts'
import { isJapanese } from './messages.ts'

interface Words {
  readonly names: Readonly<
    Record<
      | 'folder'
      | 'migrations'
      | 'catalogue'
      | 'guards'
      | 'references'
      | 'figures'
      | 'copies'
      | 'numbers'
      | 'imports'
      | 'passes'
      | 'halves'
      | 'pdf',
      string
    >
  >
  /** What each check looked at, and how much. */
  readonly looked: {
    readonly folder: (gibibytes: string) => string
    readonly noFolder: string
    readonly migrations: (count: number) => string
    readonly catalogue: (count: number) => string
    readonly guards: (tables: number) => string
    readonly references: (count: number, figures: string) => string
    readonly figures: (companies: string, figures: string) => string
    readonly onlyDeep: string
    readonly copies: (read: string, held: string) => string
    readonly numbers: (counters: number) => string
    readonly imports: (count: string) => string
    readonly passes: (count: number) => string
    readonly notServed: string
    readonly halves: string
    readonly noBrowser: string
    readonly sandbox: string
    readonly noSandbox: string
  }
  readonly findings: {
    readonly space: (gibibytes: string) => string
    readonly migrations: (names: string) => string
    readonly catalogue: (count: number) => string
    readonly guards: string
    readonly references: (columns: string) => string
    readonly figures: (companies: number) => string
    readonly copies: (count: number) => string
    /** Columns with the share of their numbers that is used. */
    readonly numbers: (columns: string) => string
    readonly waiting: (count: number) => string
    /** What is done every minute by its name, and when it was last done, if that is known. */
    readonly late: (passes: string) => string
    readonly failed: (passes: string) => string
    readonly halves: (paths: string) => string
    /** In the browser's own words. */
    readonly noSandbox: (said: string) => string
    readonly noBrowser: (said: string) => string
  }
  readonly sound: string
  readonly unsound: (count: number) => string
}

const ja: Words = {
  names: {
    folder: 'データフォルダに書き込め、空きがある',
    migrations: 'テーブルは最新',
    catalogue: 'カタログの指標がすべて登録されている',
    guards: '数値の追記専用の保護が有効',
    references: '数値・評価・株価・ニュースが指す先がすべてある',
    figures: '企業ごとの数値の件数が合っている',
    copies: '保存した原本のハッシュが一致',
    numbers: 'これから加わる行に振る番号が足りている',
    imports: '待たされている取込がない',
    passes: '毎分の処理（通知、メールの再送、ファイルの整理）が動いている',
    halves: '途中で止まったバックアップや書き出しが残っていない',
    pdf: 'PDFを作成するブラウザーが安全に動く',
  },
  looked: {
    folder: (gibibytes) => `空き ${gibibytes} GiB`,
    noFolder: 'DATABASE_URL のデータベースを使用中のため対象外',
    migrations: (count) => `マイグレーション ${count} 件`,
    catalogue: (count) => `指標 ${count} 件`,
    guards: (tables) => `テーブル ${tables} 件`,
    references: (count, figures) => `参照 ${count} 種類、数値 ${figures} 件`,
    figures: (companies, figures) => `${companies} 社、数値 ${figures} 件`,
    onlyDeep: '未実施。--deep で数えます',
    copies: (read, held) => `原本 ${held} 件のうち ${read} 件を確認`,
    numbers: (counters) => `連番 ${counters} 個`,
    imports: (count) => `取込 ${count} 件`,
    passes: (count) => `処理 ${count} 種類`,
    notServed: 'サーバーが動いていないため対象外',
    halves: '書きかけのフォルダ 0 件',
    noBrowser: 'ブラウザーなし。PDFは各自の印刷画面から保存します',
    sandbox: 'サンドボックスあり',
    noSandbox: 'SATOYAMA_CHROMIUM_SANDBOX=off の指定によりサンドボックスなし',
  },
  findings: {
    space: (gibibytes) => `空きが ${gibibytes} GiB しかありません。2 GiB 以上を確保してください`,
    migrations: (names) => `未適用：${names}。サーバーを再起動すると適用されます`,
    catalogue: (count) => `${count} 件が未登録です。サーバーを再起動すると登録されます`,
    guards: '無効になっています。バックアップから復元してください',
    references: (columns) => `参照先のない行があります：${columns}。バックアップから復元してください`,
    figures: (companies) => `${companies} 社で合いません。該当企業のファイルを取り込み直すと更新されます`,
    copies: (count) => `${count} 件が壊れています。バックアップから復元してください`,
    numbers: (columns) =>
      `番号の 8 割以上を使いました：${columns}。バックアップし、空のデータフォルダに復元すると、使用中の最大の番号の次から数え直します`,
    waiting: (count) => `${count} 件が他の取込の終了を待っています`,
    late: (passes) => `5 分以上動いていません：${passes}。サーバーのログを確認し、再起動してください`,
    failed: (passes) => `前回は失敗しました：${passes}`,
    halves: (paths) => `${paths}。次のバックアップまたは書き出しの際に削除されます`,
    noSandbox: (said) =>
      `サンドボックスが起動しないため、サーバーはPDFを作成しません（${said}）。ユーザー名前空間を有効にするか chromium-sandbox を導入してください。PDFが不要なら SATOYAMA_CHROMIUM=none を指定してください`,
    noBrowser: (said) => `ブラウザーが起動しないため、サーバーはPDFを作成しません（${said}）`,
  },
  sound: '問題はありません。',
  unsound: (count) => `${count} 件の問題があります。`,
}

const en: Words = {
  names: {
    folder: 'the data folder can be written to and has room',
    migrations: 'the tables are up to date',
    catalogue: 'every indicator of the catalogue has its number',
    guards: 'figures are protected from being changed',
    references: 'figures, ratings, prices and news point to what is there',
    figures: 'the count of figures of each company is right',
    copies: 'kept files still have their hashes',
    numbers: 'there are numbers left for the rows to come',
    imports: 'no import is kept waiting',
    passes: 'what is done every minute is done: alerts, mail, the sweep of files',
    halves: 'no backup or export was cut off',
    pdf: 'the browser that makes PDFs starts, in its sandbox',
  },
  looked: {
    folder: (gibibytes) => `${gibibytes} GiB free`,
    noFolder: 'not looked at: the database is that of DATABASE_URL',
    migrations: (count) => counted(count, 'migration'),
    catalogue: (count) => counted(count, 'indicator'),
    guards: (tables) => counted(tables, 'table'),
    references: (count, figures) => `${counted(count, 'reference')}, ${figures} figures`,
    figures: (companies, figures) => `${companies} companies, ${figures} figures`,
    onlyDeep: 'not counted without --deep',
    copies: (read, held) => `${read} of ${held} kept files read`,
    numbers: (counters) => counted(counters, 'counter'),
    imports: (count) => `${count} imports`,
    passes: (count) => `${count} of them`,
    notServed: 'not looked at: no server is running',
    halves: 'no unfinished folder',
    noBrowser: 'no browser: people save PDFs from their print dialog',
    sandbox: 'sandbox on',
    noSandbox: 'without a sandbox, as SATOYAMA_CHROMIUM_SANDBOX=off says',
  },
  findings: {
    space: (gibibytes) => `only ${gibibytes} GiB free; make room for at least 2`,
    migrations: (names) => `not applied: ${names}; starting the server applies them`,
    catalogue: (count) => `missing: ${count}; starting the server adds them`,
    guards: 'the protection is off; restore a backup',
    references: (columns) => `rows that point to nothing: ${columns}; restore a backup`,
    figures: (companies) =>
      `wrong for ${counted(companies, 'company', 'companies')}; importing a file of theirs again puts it right`,
    copies: (count) => `damaged: ${count}; restore a backup`,
    numbers: (columns) =>
      `four fifths of the numbers or more are used: ${columns}; back up and restore into an empty folder, which goes on after the greatest number in use`,
    waiting: (count) => `waiting for another import to end: ${count}`,
    late: (passes) => `not done for five minutes or more: ${passes}; see the server’s log and restart it`,
    failed: (passes) => `failed the last time: ${passes}`,
    halves: (paths) => `${paths}; the next backup or export removes them`,
    noSandbox: (said) =>
      `its sandbox does not start, so the server makes no PDFs (${said}); allow user namespaces or install chromium-sandbox, or set SATOYAMA_CHROMIUM=none to do without PDFs`,
    noBrowser: (said) => `it does not start, so the server makes no PDFs (${said})`,
  },
  sound: 'All is well.',
  unsound: (count) => (count === 1 ? 'One thing is wrong.' : `${count} things are wrong.`),
}

export const words: Words = isJapanese ? ja : en
