import { counted } from '../counted.ts'
import { isJapanese } from '../messages.ts'

interface Words {
  readonly heads: Readonly<
    Record<
      | 'year'
      | 'years'
      | 'companies'
      | 'code'
      | 'indicator'
      | 'disclosed'
      | 'share'
      | 'doubted'
      | 'decided'
      | 'scored'
      | 'coverage'
      | 'reason'
      | 'open',
      string
    >
  >
  readonly byYear: string
  readonly byIndicator: string
  readonly byReason: string
  readonly mostDoubtful: (count: number) => string
  readonly empty: string
  readonly how: string
  readonly written: (file: string) => string
}

const ja: Words = {
  heads: {
    year: '年度',
    years: '年度',
    companies: '報告企業',
    code: 'コード',
    indicator: '指標',
    disclosed: '開示',
    share: '開示率',
    doubted: '確認待ち',
    decided: '判断済み',
    scored: '総合スコアあり',
    coverage: 'カバー率（中央値）',
    reason: '理由',
    open: '未判断',
  },
  byYear: '年度別：報告企業数、開示された数値、確認待ち・判断済みの件数、総合スコアのある企業数',
  byIndicator: '指標別（全年度の合計。年度ごとの値は --csv）',
  byReason: '確認待ちの理由',
  mostDoubtful: (count) => `参考値から最も離れている数値 ${count} 件`,
  empty: '市場に数値がありません。',
  how: '年度ごとの全指標は --csv <ファイル> で書き出せます。判断は review accept で行います。',
  written: (file) => `${file} を作成しました。`,
}

const en: Words = {
  heads: {
    year: 'Year',
    years: 'Years',
    companies: 'Reporting',
    code: 'Code',
    indicator: 'Indicator',
    disclosed: 'Disclosed',
    share: 'Share',
    doubted: 'Doubted',
    decided: 'Decided',
    scored: 'Scored',
    coverage: 'Coverage (median)',
    reason: 'Why',
    open: 'Open',
  },
  byYear: 'By year: reporting companies, disclosed figures, doubted and decided ones, companies with a total score',
  byIndicator: 'By indicator, all years together (--csv has each year)',
  byReason: 'Why figures are doubted',
  mostDoubtful: (count) => `${counted(count, 'figure')} furthest from what they are compared with`,
  empty: 'The market has no figures.',
  how: 'Every indicator and year: --csv <file>. Decide with review accept.',
  written: (file) => `${file} written.`,
}

export const qualityWords: Words = isJapanese ? ja : en
