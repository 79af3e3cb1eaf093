import { wordsIn } from '#contract/words/words.ts'
import { counted } from '../counted.ts'
import { language } from './fetch-messages.ts'

/** Words about annual reports that are fetched whole. */
export const words = wordsIn(language, {
  states: {
    on: {
      ja: '有価証券報告書の全体取得: 有効（XBRL一式、type=1）',
      en: 'Annual reports whole: on (the archive with its XBRL, type=1)',
    },
    off: {
      ja: '有価証券報告書の全体取得: 無効（EDINETのCSV、type=5 を取得）',
      en: 'Annual reports whole: off (EDINET’s table is fetched, type=5)',
    },
  },
  // The averages are of 12 real reports; how many there are is a year’s.
  costs: (whole: string, table: string, reports: string, total: string) => ({
    ja: `全体を取得すると、本文中の表も読み取れます。1件あたり平均約${whole}（CSVは約${table}）、${reports}件で約${total}を受信し、データベースとバックアップにも同程度の容量が必要です。全体が取得できない、または読み取れない報告書は、CSVで取り込みます。`,
    en: `A whole report also has the tables in its texts. It takes about ${whole} on average instead of ${table}: some ${total} for ${reports} reports, and as much again in the database and in each backup. Where it cannot be had or read, the table is imported.`,
  }),
  counts: (whole: number, tables: number, problems: number) => ({
    ja: `取込済み: 全体 ${whole.toLocaleString('en')}件、CSV ${tables.toLocaleString('en')}件（うち全体を利用できないもの ${problems.toLocaleString('en')}件）`,
    en: `Imported: ${whole.toLocaleString('en')} whole, ${tables.toLocaleString('en')} as tables; the whole report of ${problems.toLocaleString('en')} cannot be used`,
  }),
  later: (requests: number, size: string, time: string) => ({
    ja: `CSVで取込済みの報告書は、\`npm run satoyama -- fetch edinet-documents --whole\` を実行したときだけ、新しい順に取得し直します（${requests.toLocaleString('en')}件、約${size}、約${time}。--limit、--from、--only で絞り込み可）。`,
    en: `What is here as a table is fetched whole only on request, the newest first: \`npm run satoyama -- fetch edinet-documents --whole\` (${counted(requests, 'request')}, about ${size}, about ${time}; less with --limit, --from, --only).`,
  }),
  askOn: { ja: '有効にしますか？ [y/N] ', en: 'Switch it on? [y/N] ' },
  notOn: {
    ja: '変更していません。有効にするには --yes を付けてください。',
    en: 'Nothing was changed. Add --yes to switch it on.',
  },
  nowOn: {
    ja: '有効にしました。今後の有価証券報告書は全体を取得します。',
    en: 'Switched on: annual reports are fetched whole from now on.',
  },
  nowOff: {
    ja: '無効にしました。今後の有価証券報告書はCSVで取得します。取込済みのものは変わりません。',
    en: 'Switched off: annual reports are fetched as tables from now on. What is imported stays.',
  },
  documentsAlone: (name: string) => ({
    ja: `--whole は ${name} でのみ使えます。`,
    en: `--whole is for ${name} alone.`,
  }),
  needsOn: {
    ja: '全体の取得が無効です。`npm run satoyama -- fetch whole on` で費用を確かめ、有効にしてください。',
    en: 'Annual reports are not fetched whole. `npm run satoyama -- fetch whole on` says what that costs and switches it on.',
  },
})
