import { wordsIn } from '#contract/words/words.ts'
import { counted } from './counted.ts'
import { isJapanese } from './messages.ts'

export const words = wordsIn(isJapanese ? 'ja' : 'en', {
  names: {
    folder: { ja: 'データフォルダに書き込め、空きがある', en: 'the data folder can be written to and has room' },
    migrations: { ja: 'テーブルは最新', en: 'the tables are up to date' },
    catalogue: { ja: 'カタログの指標がすべて登録されている', en: 'every indicator of the catalogue is registered' },
    guards: { ja: '数値の追記専用の保護が有効', en: 'figures are protected from being changed' },
    references: {
      ja: '数値・評価・株価・ニュースが指す先がすべてある',
      en: 'references of figures, ratings, prices and news are intact',
    },
    figures: { ja: '企業ごとの数値の件数が合っている', en: 'the number of figures of each company is right' },
    copies: { ja: '保存した原本のハッシュが一致', en: 'kept files still have their hashes' },
    numbers: { ja: '今後追加する行の番号に余裕がある', en: 'enough numbers are left for new rows' },
    imports: { ja: '待機中の取込がない', en: 'no import is kept waiting' },
    passes: {
      ja: '毎分の処理（通知、メールの再送、ファイルの整理）が動いている',
      en: 'the tasks of every minute run: alerts, mail, file clean-up',
    },
    halves: { ja: '途中で止まったバックアップや書き出しが残っていない', en: 'no backup or export was cut off' },
    fetching: { ja: '公開データの取得が順調', en: 'public sources are fetched as they should be' },
    pdf: { ja: 'PDFを作成するブラウザーが安全に動く', en: 'the browser that makes PDFs starts, in its sandbox' },
  },
  /** What each check looked at, and how much. */
  looked: {
    folder: (gibibytes: string) => ({ ja: `空き ${gibibytes} GiB`, en: `${gibibytes} GiB free` }),
    noFolder: {
      ja: 'DATABASE_URL のデータベースを使用中のため対象外',
      en: 'not checked: the database of DATABASE_URL is in use',
    },
    migrations: (count: number) => ({ ja: `マイグレーション ${count} 件`, en: counted(count, 'migration') }),
    catalogue: (count: number) => ({ ja: `指標 ${count} 件`, en: counted(count, 'indicator') }),
    guards: (tables: number) => ({ ja: `テーブル ${tables} 件`, en: counted(tables, 'table') }),
    references: (count: number, figures: string) => ({
      ja: `参照 ${count} 種類、数値 ${figures} 件`,
      en: `${counted(count, 'reference')}, ${figures} figures`,
    }),
    figures: (companies: string, figures: string) => ({
      ja: `${companies} 社、数値 ${figures} 件`,
      en: `${companies} companies, ${figures} figures`,
    }),
    onlyDeep: { ja: '未実施。--deep で数えます', en: 'not counted without --deep' },
    copies: (read: string, total: string) => ({
      ja: `原本 ${total} 件のうち ${read} 件を確認`,
      en: `${read} of ${total} kept files read`,
    }),
    numbers: (counters: number) => ({ ja: `連番 ${counters} 個`, en: counted(counters, 'counter') }),
    imports: (count: string) => ({ ja: `取込 ${count} 件`, en: `${count} imports` }),
    passes: (count: number) => ({ ja: `処理 ${count} 種類`, en: counted(count, 'task') }),
    notServed: { ja: 'サーバーが動いていないため対象外', en: 'not checked: no server is running' },
    halves: { ja: '書きかけのフォルダ 0 件', en: 'no unfinished folder' },
    fetching: (count: number) => ({ ja: `取得元 ${count} 件`, en: counted(count, 'source') }),
    notFetched: {
      ja: 'まだ取得していません。`market real` で始めます',
      en: 'nothing is fetched yet; `market real` begins',
    },
    noBrowser: {
      ja: 'ブラウザーなし。PDFは各自の印刷画面から保存します',
      en: 'no browser: people save PDFs from their print dialog',
    },
    sandbox: { ja: 'サンドボックスあり', en: 'sandbox on' },
    noSandbox: {
      ja: 'SATOYAMA_CHROMIUM_SANDBOX=off の指定によりサンドボックスなし',
      en: 'no sandbox (SATOYAMA_CHROMIUM_SANDBOX=off)',
    },
  },
  findings: {
    origins: (text: string) => ({
      ja: `${text}。直すか削除するまで、何も取得しません`,
      en: `${text}; nothing is fetched until it is mended or removed`,
    }),
    space: (gibibytes: string) => ({
      ja: `空きが ${gibibytes} GiB しかありません。2 GiB 以上を確保してください`,
      en: `only ${gibibytes} GiB free; make room for at least 2`,
    }),
    migrations: (names: string) => ({
      ja: `未適用：${names}。サーバーを再起動すると適用されます`,
      en: `not applied: ${names}; starting the server applies them`,
    }),
    catalogue: (count: number) => ({
      ja: `${count} 件が未登録です。サーバーを再起動すると登録されます`,
      en: `missing: ${count}; starting the server adds them`,
    }),
    guards: {
      ja: '無効になっています。バックアップから復元してください',
      en: 'the protection is off; restore a backup',
    },
    references: (columns: string) => ({
      ja: `参照先のない行があります：${columns}。バックアップから復元してください`,
      en: `rows that point to nothing: ${columns}; restore a backup`,
    }),
    figures: (companies: number) => ({
      ja: `${companies} 社で合いません。該当企業のファイルを取り込み直すと更新されます`,
      en: `wrong for ${counted(companies, 'company', 'companies')}; importing one of their files again corrects it`,
    }),
    copies: (count: number) => ({
      ja: `${count} 件が壊れています。バックアップから復元してください`,
      en: `damaged: ${count}; restore a backup`,
    }),
    /** Columns with the share of their numbers that is used. */
    numbers: (columns: string) => ({
      ja: `番号の 8 割以上を使いました：${columns}。バックアップし、空のデータフォルダに復元すると、使用中の最大の番号の次から数え直します`,
      en: `four fifths of the numbers or more are used: ${columns}; back up and restore into an empty folder, which continues from the highest number in use`,
    }),
    waiting: (count: number) => ({
      ja: `${count} 件が他の取込の終了を待っています`,
      en: `waiting for another import to end: ${count}`,
    }),
    /** What is done every minute by its name, and when it was last done, if that is known. */
    late: (passes: string) => ({
      ja: `5 分以上動いていません：${passes}。サーバーのログを確認し、再起動してください`,
      en: `not run for five minutes or more: ${passes}; see the server’s log and restart it`,
    }),
    failed: (passes: string) => ({ ja: `前回は失敗しました：${passes}`, en: `failed the last time: ${passes}` }),
    halves: (paths: string) => ({
      ja: `${paths}。次のバックアップまたは書き出しの際に削除されます`,
      en: `${paths}; the next backup or export removes them`,
    }),
    /** In the browser's own words. */
    noSandbox: (browserMessage: string) => ({
      ja: `サンドボックスが起動しないため、サーバーはPDFを作成しません（${browserMessage}）。ユーザー名前空間を有効にするか chromium-sandbox を導入してください。PDFが不要なら SATOYAMA_CHROMIUM=none を指定してください`,
      en: `its sandbox does not start, so the server makes no PDFs (${browserMessage}); allow user namespaces or install chromium-sandbox, or set SATOYAMA_CHROMIUM=none to do without PDFs`,
    }),
    noBrowser: (browserMessage: string) => ({
      ja: `ブラウザーが起動しないため、サーバーはPDFを作成しません（${browserMessage}）`,
      en: `it does not start, so the server makes no PDFs (${browserMessage})`,
    }),
  },
  sound: { ja: '問題はありません。', en: 'All is well.' },
  unsound: (count: number) => ({
    ja: `${count} 件の問題があります。`,
    en: count === 1 ? 'One thing is wrong.' : `${count} things are wrong.`,
  }),
})
