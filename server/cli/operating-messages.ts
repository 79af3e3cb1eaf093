import { wordsIn } from '#contract/words/words.ts'
import { isJapanese } from './messages.ts'

/** Words of operating, in the language of the terminal. */
export const words = wordsIn(isJapanese ? 'ja' : 'en', {
  market: {
    kinds: {
      demo: { ja: 'デモ市場（架空の企業）', en: 'Demo market (invented companies)' },
      real: { ja: '実在の市場', en: 'Real market' },
      empty: { ja: '未登録', en: 'nothing yet' },
    },
    kind: { ja: '市場', en: 'Market' },
    companies: { ja: '企業', en: 'Companies' },
    listed: { ja: 'うち上場', en: 'listed' },
    figures: { ja: '数値', en: 'Figures' },
    documents: { ja: '文書', en: 'Documents' },
    imports: { ja: '取込', en: 'Imports' },
    reviews: { ja: '確認待ちの数値', en: 'Figures to review' },
    names: { ja: '企業名の候補', en: 'Names to confirm' },
    revision: { ja: 'リビジョン', en: 'Revision' },
    empty: { ja: '市場はすでに空です。', en: 'The market is empty already.' },
    wouldClear: (companies: string, figures: string, imports: string) => ({
      ja: `${companies} 社、数値 ${figures} 件、取込 ${imports} 件をすべて削除します（アカウントは残ります）。実行するには --yes を付けてください。`,
      en: `This removes ${companies} companies, ${figures} figures and ${imports} imports; accounts stay. Add --yes to do it.`,
    }),
    cleared: { ja: '市場を空にしました。', en: 'The market is empty now.' },
    notEmpty: {
      ja: '市場がすでにあります。作り直すには、先に `npm run satoyama -- market clear --yes` を実行してください。',
      en: 'There is a market already. To make another, run `npm run satoyama -- market clear --yes` first.',
    },
    demoMade: (companies: string, figures: string, seconds: string) => ({
      ja: `デモ市場を作成しました：${companies} 社、数値 ${figures} 件（${seconds} 秒）`,
      en: `Demo market made: ${companies} companies, ${figures} figures (${seconds} s)`,
    }),
    exportExists: (folder: string) => ({
      ja: `${folder} はすでにあります。書き出し先には新しいフォルダを指定してください。`,
      en: `${folder} exists already. Name a new folder to export to.`,
    }),
    making: { ja: 'デモ市場を作成しています', en: 'Making the demo market' },
    steps: {
      companies: { ja: '企業', en: 'companies' },
      documents: { ja: '文書', en: 'documents' },
      figures: { ja: '数値', en: 'figures' },
      surroundings: { ja: '評価・株価・ニュースほか', en: 'ratings, prices, news and more' },
      done: { ja: '', en: '' },
    },
  },
  review: {
    heads: {
      id: { ja: '番号', en: 'No.' },
      company: { ja: '企業', en: 'Company' },
      indicator: { ja: '指標', en: 'Indicator' },
      year: { ja: '年度', en: 'Year' },
      filed: { ja: '提出値', en: 'As filed' },
      proposed: { ja: '修正案', en: 'Proposed' },
      reference: { ja: '参考値', en: 'Reference' },
      reason: { ja: '理由', en: 'Why' },
      source: { ja: '形式', en: 'Source' },
      name: { ja: '記載名', en: 'As written' },
      place: { ja: '記載の所在地', en: 'Place in the file' },
      address: { ja: '登録の所在地', en: 'Registered office' },
      number: { ja: 'ファイルの番号', en: 'number in the file' },
      held: { ja: '登録の内容', en: 'on record' },
    },
    reasons: {
      thousandfold: { ja: '桁違い（単位の誤り）', en: 'a unit was mistaken' },
      'per-cent-as-fraction': { ja: '百分率と小数の取り違え', en: 'per cent typed as a fraction' },
      jump: { ja: '他の年度からの乖離', en: 'far from its other years' },
      impossible: { ja: 'ありえない値', en: 'no company can have such a figure' },
      'carried-over': { ja: '過年度の値の再掲', en: 'the figure of an earlier year' },
      contradiction: { ja: '関連する数値との不整合', en: 'does not fit the figures it is computed from' },
      'foreign-currency': { ja: '円以外の通貨', en: 'not in yen' },
      zero: { ja: '前後の年度にない0', en: 'zero between years with ample figures' },
      swapped: { ja: '別の指標との入れ違い', en: 'swapped with another indicator' },
      'text-differs': { ja: '本文の数値との不一致', en: 'the text of the filing says otherwise' },
      'too-early': { ja: '期末より前の公表日', en: 'known before its period ended' },
    },
    decisions: {
      corrected: { ja: '修正済み', en: 'corrected' },
      'as-filed': { ja: '提出値のまま', en: 'right as filed' },
      excluded: { ja: '使用しない', en: 'left out' },
    },
    outcomes: {
      done: (id: string) => ({ ja: `${id}：反映しました。`, en: `${id}: done.` }),
      unknown: (id: string) => ({ ja: `${id}：該当する番号がありません。`, en: `${id}: there is no such case.` }),
      'decided-before': (id: string) => ({ ja: `${id}：すでに判断済みです。`, en: `${id}: decided already.` }),
      'no-proposal': (id: string) => ({
        ja: `${id}：修正案がありません。--value で値を指定するか、--as-filed を付けてください。`,
        en: `${id}: there is no proposal; give --value, or --as-filed.`,
      }),
      several: (id: string) => ({
        ja: `${id}：同じ企業名の候補が複数あります。番号で指定してください。`,
        en: `${id}: the name matches several companies; give the number of one.`,
      }),
      'other-company': (id: string) => ({
        ja: `${id}：この企業名はすでに別の企業に結び付けられています。`,
        en: `${id}: the name is already linked to another company.`,
      }),
    },
    identifierReasons: {
      'other-company': { ja: '別の企業の番号として登録済み', en: 'another company has it' },
      'other-value': { ja: '別の番号を登録済み', en: 'the company has another one' },
      'other-country': { ja: '企業の国と異なる国のISIN', en: 'an ISIN of another country' },
    },
    none: { ja: '確認待ちの数値はありません。', en: 'Nothing to review.' },
    how: {
      ja: 'review accept <番号…>（修正案どおり）に、--as-filed（提出値が正しい）、--value <値>（別の値）、--exclude（正しい値が不明のため使用しない）、--currency USD --rate <円>（外貨を換算）を付けて判断します。番号は 12-80 のように範囲でも、--reason・--file・--company・--indicator でも指定できます。判断されるまで順位・パーセンタイルには含まれません。',
      en: 'Decide with review accept <No…> (as proposed), --as-filed (the figure is right), --value <number>, --exclude (wrong, and the right one is not known) or --currency USD --rate <yen>. Name cases by numbers and ranges such as 12-80, or by --reason, --file, --company and --indicator. Until then they stay out of ranks and percentiles.',
    },
    oneValue: {
      ja: '--value には数値を1つ、番号は1つだけ指定してください。',
      en: '--value takes one number, for one case.',
    },
    oneVerdict: {
      ja: '--as-filed、--value、--exclude、--currency は、いずれか1つだけ指定してください。',
      en: 'Give one of --as-filed, --value, --exclude and --currency.',
    },
    badRate: {
      ja: '--currency には USD のような通貨コード、--rate にはその1単位あたりの円を指定してください。',
      en: '--currency takes a code such as USD, and --rate the yen of one unit of it.',
    },
    badRange: (text: string) => ({
      ja: `${text}：番号または 12-80 のような範囲を指定してください。`,
      en: `${text}: give a number, or a range such as 12-80.`,
    }),
    badReason: (text: string, validReasons: string) => ({
      ja: `${text}：該当する理由がありません。指定できる理由：${validReasons}`,
      en: `${text}: there is no such reason. Known are: ${validReasons}`,
    }),
    noCases: { ja: '条件に合う未判断の数値はありません。', en: 'No open case matches.' },
    wantsCases: {
      ja: '番号、または --reason・--file・--company・--indicator のいずれかを指定してください。',
      en: 'Name cases by numbers, or by --reason, --file, --company or --indicator.',
    },
    total: (open: string, visibleCount: string) => ({
      ja: `未判断 ${open} 件のうち ${visibleCount} 件を表示しました（--all-rows で全件）。`,
      en: `${visibleCount} of ${open} open cases are shown (--all-rows shows all).`,
    }),
    decided: (cases: string) => ({ ja: `${cases} 件を反映しました。`, en: `${cases} decided.` }),
    noNames: { ja: '確認待ちの企業名はありません。', en: 'No names to confirm.' },
    howNames: {
      ja: 'review accept-name <番号…> で結び付け、review refuse-name <番号…> で別の企業とします（--source <形式>、--all でまとめて指定できます）。',
      en: 'review accept-name <No…> joins them, review refuse-name <No…> says they are other companies; --source <source> or --all decide many at once.',
    },
    whichNames: {
      ja: '番号、--source、--all のいずれか1つを指定してください。',
      en: 'Give numbers, --source or --all: one of them.',
    },
    accepted: (names: number) => ({
      ja: `企業名 ${names.toLocaleString('en')} 件を結び付けました。`,
      en: `${names.toLocaleString('en')} ${names === 1 ? 'name' : 'names'} joined.`,
    }),
    refused: (names: number) => ({
      ja: `企業名 ${names.toLocaleString('en')} 件を別の企業としました。`,
      en: `${names.toLocaleString('en')} ${names === 1 ? 'name' : 'names'} refused.`,
    }),
    readAgain: (fileName: string, added: number, joined: number) => ({
      ja: `${fileName}：${added.toLocaleString('en')} 件を追加しました${joined > 0 ? `（ほかに ${joined.toLocaleString('en')} 件を企業に結び付けました）` : ''}`,
      en: `${fileName}: ${added.toLocaleString('en')} added${joined > 0 ? `, ${joined.toLocaleString('en')} more joined to companies` : ''}`,
    }),
    readAgainInAll: (files: number, added: number, joined: number) => ({
      ja: `合計 ${files} ファイル：${added.toLocaleString('en')} 件を追加、${joined.toLocaleString('en')} 件を結び付けました。`,
      en: `${files} files in all: ${added.toLocaleString('en')} added, ${joined.toLocaleString('en')} joined.`,
    }),
    noIdentifiers: { ja: '確認待ちのISIN・LEIはありません。', en: 'No ISINs or LEIs to confirm.' },
    howIdentifiers: {
      ja: 'review accept-identifier <番号…> でファイルの番号をその企業のものとし、review refuse-identifier <番号…> で登録の内容を残します。',
      en: 'review accept-identifier <No…> makes the number of the file the company’s, review refuse-identifier <No…> keeps the one on record.',
    },
  },
  templates: {
    list: { ja: 'テンプレートの一覧：', en: 'Templates:' },
    written: (file: string) => ({ ja: `${file} を作成しました。`, en: `${file} written.` }),
  },
  /** What a process that is gone had left half made. */
  swept: (path: string) => ({
    ja: `${path} は、途中で止まった処理が残したものなので削除しました。`,
    en: `Removed ${path}, which was left unfinished when an earlier run was cut off.`,
  }),
  backup: {
    backupMade: (folder: string, rows: string) => ({
      ja: `${folder} に ${rows} 行を保存しました。パスワードのハッシュと署名鍵を含むため、厳重に保管してください。`,
      en: `${rows} rows kept in ${folder}. It holds password hashes and keys: keep it safe.`,
    }),
    exists: (folder: string) => ({
      ja: `${folder} はすでにあります。別の名前を指定してください。`,
      en: `${folder} is there already; choose another name.`,
    }),
    notEmpty: {
      ja: 'このデータベースには企業またはアカウントがあります。上書きするには --overwrite を付けてください。',
      en: 'This database has companies or accounts. Add --overwrite to replace them.',
    },
    newer: {
      ja: 'このバックアップは、より新しい版で作られています。先に更新してください。',
      en: 'This backup was made by a newer version. Update first.',
    },
    restored: (rows: string) => ({ ja: `${rows} 行を復元しました。`, en: `${rows} rows restored.` }),
  },
})
