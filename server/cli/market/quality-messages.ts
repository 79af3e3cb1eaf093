import { wordsIn } from '#contract/words/words.ts'
import { counted } from '../counted.ts'
import { isJapanese } from '../messages.ts'

export const qualityWords = wordsIn(isJapanese ? 'ja' : 'en', {
  heads: {
    year: { ja: '年度', en: 'Year' },
    years: { ja: '年度', en: 'Years' },
    companies: { ja: '報告企業', en: 'Reporting' },
    code: { ja: 'コード', en: 'Code' },
    indicator: { ja: '指標', en: 'Indicator' },
    disclosed: { ja: '開示', en: 'Disclosed' },
    share: { ja: '開示率', en: 'Share' },
    doubted: { ja: '確認待ち', en: 'Doubted' },
    decided: { ja: '判断済み', en: 'Decided' },
    scored: { ja: '総合スコアあり', en: 'Scored' },
    coverage: { ja: 'カバー率（中央値）', en: 'Coverage (median)' },
    reason: { ja: '理由', en: 'Why' },
    open: { ja: '未判断', en: 'Open' },
  },
  byYear: {
    ja: '年度別：報告企業数、開示された数値、確認待ち・判断済みの件数、総合スコアのある企業数',
    en: 'By year: reporting companies, disclosed figures, doubted and decided ones, companies with a total score',
  },
  byIndicator: {
    ja: '指標別（全年度の合計。年度ごとの値は --csv）',
    en: 'By indicator, all years together (--csv has each year)',
  },
  byReason: { ja: '確認待ちの理由', en: 'Why figures are doubted' },
  mostDoubtful: (count: number) => ({
    ja: `参考値から最も離れている数値 ${count} 件`,
    en: `${counted(count, 'figure')} furthest from what they are compared with`,
  }),
  empty: { ja: '市場に数値がありません。', en: 'The market has no figures.' },
  how: {
    ja: '年度ごとの全指標は --csv <ファイル> で書き出せます。判断は review accept で行います。',
    en: 'Every indicator and year: --csv <file>. Decide with review accept.',
  },
  written: (file: string) => ({ ja: `${file} を作成しました。`, en: `${file} written.` }),
})
