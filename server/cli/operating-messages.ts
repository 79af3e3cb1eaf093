import type { DoubtReason } from '#methodology/doubts/suspicion.ts'
import type { DemoStep } from '#server/demo/make.ts'
import type { NameOutcome } from '#server/imports/store/names/decide-names.ts'
import type { DecisionResult } from '#server/imports/store/reviews/decide.ts'
import { isJapanese } from './messages.ts'

interface Words {
  readonly market: {
    readonly kinds: Readonly<Record<'demo' | 'real' | 'empty', string>>
    readonly kind: string
    readonly companies: string
    readonly listed: string
    readonly figures: string
    readonly documents: string
    readonly imports: string
    readonly reviews: string
    readonly names: string
    readonly revision: string
    readonly empty: string
    readonly wouldClear: (companies: string, figures: string, imports: string) => string
    readonly cleared: string
    readonly notEmpty: string
    readonly demoMade: (companies: string, figures: string, seconds: string) => string
    readonly exportExists: (folder: string) => string
    readonly making: string
    readonly steps: Readonly<Record<DemoStep, string>>
  }
  readonly review: {
    readonly heads: Readonly<
      Record<
        | 'id'
        | 'company'
        | 'indicator'
        | 'year'
        | 'filed'
        | 'proposed'
        | 'reference'
        | 'reason'
        | 'source'
        | 'name'
        | 'place'
        | 'address'
        | 'number'
        | 'held',
        string
      >
    >
    readonly reasons: Readonly<Record<DoubtReason, string>>
    readonly decisions: Readonly<Record<'corrected' | 'as-filed' | 'excluded', string>>
    readonly outcomes: Readonly<Record<DecisionResult | NameOutcome, (id: string) => string>>
    readonly identifierReasons: Readonly<Record<'other-company' | 'other-value' | 'other-country', string>>
    readonly none: string
    readonly how: string
    readonly oneValue: string
    readonly oneVerdict: string
    readonly badRate: string
    readonly badRange: (text: string) => string
    readonly badReason: (text: string, known: string) => string
    readonly noCases: string
    readonly wantsCases: string
    readonly total: (open: string, shown: string) => string
    readonly decided: (cases: string) => string
    readonly noNames: string
    readonly howNames: string
    readonly whichNames: string
    readonly accepted: (names: number) => string
    readonly refused: (names: number) => string
    readonly readAgain: (fileName: string, added: number, joined: number) => string
    readonly readAgainInAll: (files: number, added: number, joined: number) => string
    readonly noIdentifiers: string
    readonly howIdentifiers: string
  }
  readonly templates: { readonly list: string; readonly written: (file: string) => string }
  /** What a process that is gone had left half made. */
  readonly swept: (path: string) => string
  readonly backup: {
    readonly backupMade: (folder: string, rows: string) => string
    readonly exists: (folder: string) => string
    readonly notEmpty: string
    readonly newer: string
    readonly restored: (rows: string) => string
  }
}

const ja: Words = {
  market: {
    kinds: { demo: 'デモ市場（架空の企業）', real: '実在の市場', empty: '未登録' },
    kind: '市場',
    companies: '企業',
    listed: 'うち上場',
    figures: '数値',
    documents: '文書',
    imports: '取込',
    reviews: '確認待ちの数値',
    names: '企業名の候補',
    revision: 'リビジョン',
    empty: '市場はすでに空です。',
    wouldClear: (companies, figures, imports) =>
      `${companies} 社、数値 ${figures} 件、取込 ${imports} 件をすべて削除します（アカウントは残ります）。実行するには --yes を付けてください。`,
    cleared: '市場を空にしました。',
    notEmpty: '市場がすでにあります。作り直すには、先に `npm run satoyama -- market clear --yes` を実行してください。',
    demoMade: (companies, figures, seconds) =>
      `デモ市場を作成しました：${companies} 社、数値 ${figures} 件（${seconds} 秒）`,
    exportExists: (folder) => `${folder} はすでにあります。書き出し先には新しいフォルダを指定してください。`,
    making: 'デモ市場を作成しています',
    steps: {
      companies: '企業',
      documents: '文書',
      figures: '数値',
      surroundings: '評価・株価・ニュースほか',
      done: '',
    },
  },
  review: {
    heads: {
      id: '番号',
      company: '企業',
      indicator: '指標',
      year: '年度',
      filed: '提出値',
      proposed: '修正案',
      reference: '参考値',
      reason: '理由',
      source: '形式',
      name: '記載名',
      place: '記載の所在地',
      address: '登録の所在地',
      number: 'ファイルの番号',
      held: '登録の内容',
    },
    reasons: {
      thousandfold: '桁違い（単位の誤り）',
      'per-cent-as-fraction': '百分率と小数の取り違え',
      jump: '他の年度からの乖離',
      impossible: 'ありえない値',
      'carried-over': '過年度の値の再掲',
      contradiction: '関連する数値との不整合',
      'foreign-currency': '円以外の通貨',
      zero: '前後の年度にない0',
      swapped: '別の指標との入れ違い',
      'too-early': '期末より前の公表日',
    },
    decisions: { corrected: '修正済み', 'as-filed': '提出値のまま', excluded: '使用しない' },
    outcomes: {
      done: (id) => `${id}：反映しました。`,
      unknown: (id) => `${id}：該当する番号がありません。`,
      'decided-before': (id) => `${id}：すでに判断済みです。`,
      'no-proposal': (id) => `${id}：修正案がありません。--value で値を指定するか、--as-filed を付けてください。`,
      several: (id) => `${id}：同じ企業名の候補が複数あります。番号で指定してください。`,
      'other-company': (id) => `${id}：この企業名はすでに別の企業に結び付けられています。`,
    },
    identifierReasons: {
      'other-company': '別の企業の番号として登録済み',
      'other-value': '別の番号を登録済み',
      'other-country': '企業の国と異なる国のISIN',
    },
    none: '確認待ちの数値はありません。',
    how: 'review accept <番号…>（修正案どおり）に、--as-filed（提出値が正しい）、--value <値>（別の値）、--exclude（正しい値が不明のため使用しない）、--currency USD --rate <円>（外貨を換算）を付けて判断します。番号は 12-80 のように範囲でも、--reason・--file・--company・--indicator でも指定できます。判断されるまで順位・パーセンタイルには含まれません。',
    oneValue: '--value には数値を1つ、番号は1つだけ指定してください。',
    oneVerdict: '--as-filed、--value、--exclude、--currency は、いずれか1つだけ指定してください。',
    badRate: '--currency には USD のような通貨コード、--rate にはその1単位あたりの円を指定してください。',
    badRange: (text) => `${text}：番号または 12-80 のような範囲を指定してください。`,
    badReason: (text, known) => `${text}：該当する理由がありません。指定できる理由：${known}`,
    noCases: '条件に合う未判断の数値はありません。',
    wantsCases: '番号、または --reason・--file・--company・--indicator のいずれかを指定してください。',
    total: (open, shown) => `未判断 ${open} 件のうち ${shown} 件を表示しました（--all-rows で全件）。`,
    decided: (cases) => `${cases} 件を反映しました。`,
    noNames: '確認待ちの企業名はありません。',
    howNames:
      'review accept-name <番号…> で結び付け、review refuse-name <番号…> で別の企業とします（--source <形式>、--all でまとめて指定できます）。',
    whichNames: '番号、--source、--all のいずれか1つを指定してください。',
    accepted: (names) => `企業名 ${names.toLocaleString('en')} 件を結び付けました。`,
    refused: (names) => `企業名 ${names.toLocaleString('en')} 件を別の企業としました。`,
    readAgain: (fileName, added, joined) =>
      `${fileName}：${added.toLocaleString('en')} 件を追加しました${joined > 0 ? `（ほかに ${joined.toLocaleString('en')} 件を企業に結び付けました）` : ''}`,
    readAgainInAll: (files, added, joined) =>
      `合計 ${files} ファイル：${added.toLocaleString('en')} 件を追加、${joined.toLocaleString('en')} 件を結び付けました。`,
    noIdentifiers: '確認待ちのISIN・LEIはありません。',
    howIdentifiers:
      'review accept-identifier <番号…> でファイルの番号をその企業のものとし、review refuse-identifier <番号…> で登録の内容を残します。',
  },
  templates: { list: 'テンプレートの一覧：', written: (file) => `${file} を作成しました。` },
  swept: (path) => `${path} は、途中で止まった処理が残したものなので削除しました。`,
  backup: {
    backupMade: (folder, rows) =>
      `${folder} に ${rows} 行を保存しました。パスワードのハッシュと署名鍵を含むため、厳重に保管してください。`,
    exists: (folder) => `${folder} はすでにあります。別の名前を指定してください。`,
    notEmpty: 'このデータベースには企業またはアカウントがあります。上書きするには --overwrite を付けてください。',
    newer: 'このバックアップは、より新しい版で作られています。先に更新してください。',
    restored: (rows) => `${rows} 行を復元しました。`,
  },
}

const en: Words = {
  market: {
    kinds: { demo: 'Demo market (invented companies)', real: 'Real market', empty: 'nothing yet' },
    kind: 'Market',
    companies: 'Companies',
    listed: 'listed',
    figures: 'Figures',
    documents: 'Documents',
    imports: 'Imports',
    reviews: 'Figures to review',
    names: 'Names to confirm',
    revision: 'Revision',
    empty: 'The market is empty already.',
    wouldClear: (companies, figures, imports) =>
      `This removes ${companies} companies, ${figures} figures and ${imports} imports; accounts stay. Add --yes to do it.`,
    cleared: 'The market is empty now.',
    notEmpty: 'There is a market already. To make another, run `npm run satoyama -- market clear --yes` first.',
    demoMade: (companies, figures, seconds) =>
      `Demo market made: ${companies} companies, ${figures} figures (${seconds} s)`,
    exportExists: (folder) => `${folder} exists already. Name a new folder to export to.`,
    making: 'Making the demo market',
    steps: {
      companies: 'companies',
      documents: 'documents',
      figures: 'figures',
      surroundings: 'ratings, prices, news and more',
      done: '',
    },
  },
  review: {
    heads: {
      id: 'No.',
      company: 'Company',
      indicator: 'Indicator',
      year: 'Year',
      filed: 'As filed',
      proposed: 'Proposed',
      reference: 'Reference',
      reason: 'Why',
      source: 'Source',
      name: 'As written',
      place: 'Place in the file',
      address: 'Registered office',
      number: 'number in the file',
      held: 'held here',
    },
    reasons: {
      thousandfold: 'a unit was mistaken',
      'per-cent-as-fraction': 'per cent typed as a fraction',
      jump: 'far from its other years',
      impossible: 'no company can have such a figure',
      'carried-over': 'the figure of an earlier year',
      contradiction: 'does not fit the figures it is computed from',
      'foreign-currency': 'not in yen',
      zero: 'zero between years with ample figures',
      swapped: 'in the place of another indicator',
      'too-early': 'known before its period ended',
    },
    decisions: { corrected: 'corrected', 'as-filed': 'right as filed', excluded: 'left out' },
    outcomes: {
      done: (id) => `${id}: done.`,
      unknown: (id) => `${id}: there is no such case.`,
      'decided-before': (id) => `${id}: decided already.`,
      'no-proposal': (id) => `${id}: there is no proposal; give --value, or --as-filed.`,
      several: (id) => `${id}: the name may mean several companies; give the number of one.`,
      'other-company': (id) => `${id}: the name means another company already.`,
    },
    identifierReasons: {
      'other-company': 'another company has it',
      'other-value': 'the company has another one',
      'other-country': 'an ISIN of another country',
    },
    none: 'Nothing to review.',
    how: 'Decide with review accept <No…> (as proposed), --as-filed (the figure is right), --value <number>, --exclude (wrong, and the right one is not known) or --currency USD --rate <yen>. Name cases by numbers and ranges such as 12-80, or by --reason, --file, --company and --indicator. Until then they stay out of ranks and percentiles.',
    oneValue: '--value takes one number, for one case.',
    oneVerdict: 'Give one of --as-filed, --value, --exclude and --currency.',
    badRate: '--currency takes a code such as USD, and --rate the yen of one unit of it.',
    badRange: (text) => `${text}: give a number, or a range such as 12-80.`,
    badReason: (text, known) => `${text}: there is no such reason. Known are: ${known}`,
    noCases: 'No open case fits.',
    wantsCases: 'Name cases by numbers, or by --reason, --file, --company or --indicator.',
    total: (open, shown) => `${shown} of ${open} open cases are shown (--all-rows shows all).`,
    decided: (cases) => `${cases} decided.`,
    noNames: 'No names to confirm.',
    howNames:
      'review accept-name <No…> joins them, review refuse-name <No…> says they are other companies; --source <source> or --all decide many at once.',
    whichNames: 'Give numbers, --source or --all: one of them.',
    accepted: (names) => `${names.toLocaleString('en')} ${names === 1 ? 'name' : 'names'} joined.`,
    refused: (names) => `${names.toLocaleString('en')} ${names === 1 ? 'name' : 'names'} refused.`,
    readAgain: (fileName, added, joined) =>
      `${fileName}: ${added.toLocaleString('en')} added${joined > 0 ? `, ${joined.toLocaleString('en')} more joined to companies` : ''}`,
    readAgainInAll: (files, added, joined) =>
      `${files} files in all: ${added.toLocaleString('en')} added, ${joined.toLocaleString('en')} joined.`,
    noIdentifiers: 'No ISINs or LEIs to confirm.',
    howIdentifiers:
      'review accept-identifier <No…> makes the number of the file the company’s, review refuse-identifier <No…> leaves what is held.',
  },
  templates: { list: 'Templates:', written: (file) => `${file} written.` },
  swept: (path) => `Removed ${path}, which was left unfinished when an earlier run was cut off.`,
  backup: {
    backupMade: (folder, rows) => `${rows} rows kept in ${folder}. It holds password hashes and keys: keep it safe.`,
    exists: (folder) => `${folder} is there already; choose another name.`,
    notEmpty: 'This database has companies or accounts. Add --overwrite to replace them.',
    newer: 'This backup was made by a newer version. Update first.',
    restored: (rows) => `${rows} rows restored.`,
  },
}

/** Words of operating, in the language of the terminal. */
export const words: Words = isJapanese ? ja : en
