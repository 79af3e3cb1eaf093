import { isJapanese } from './messages.ts'

interface Words {
  readonly names: Readonly<
    Record<
      'folder' | 'migrations' | 'catalogue' | 'guards' | 'references' | 'figures' | 'copies' | 'numbers' | 'imports',
      string
    >
  >
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
    references: '数値・評点・株価・ニュースが指す先がすべてある',
    figures: '企業ごとの数値の件数が合っている（--deep）',
    copies: '保存した原本のハッシュが一致',
    numbers: 'これから加わる行に振る番号が足りている',
    imports: '待たされている取込がない',
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
    figures: 'the count of figures of each company is right (--deep)',
    copies: 'kept files still have their hashes',
    numbers: 'there are numbers left for the rows to come',
    imports: 'no import is kept waiting',
  },
  findings: {
    space: (gibibytes) => `only ${gibibytes} GiB are free; make room for 2 at least`,
    migrations: (names) => `not applied: ${names}; starting the server applies them`,
    catalogue: (count) => `${count} are missing; starting the server adds them`,
    guards: 'the protection is off; restore a backup',
    references: (columns) => `rows that point to nothing: ${columns}; restore a backup`,
    figures: (companies) => `wrong for ${companies} companies; importing a file of theirs again puts it right`,
    copies: (count) => `${count} are damaged; restore a backup`,
    numbers: (columns) =>
      `four fifths of the numbers or more are used: ${columns}; back up and restore into an empty folder, which goes on after the greatest number in use`,
    waiting: (count) => `${count} wait for another import to end`,
  },
  sound: 'All is well.',
  unsound: (count) => (count === 1 ? 'One thing is wrong.' : `${count} things are wrong.`),
}

export const words: Words = isJapanese ? ja : en
