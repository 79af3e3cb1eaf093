import { messages } from '../../i18n/messages.ts'
import { counted, pluralOf } from '../../i18n/plurals.ts'

export const detailsMessages = messages('score-details', {
  ja: {
    title: 'マテリアリティ詳細',
    back: 'ESGサマリーへ戻る',
    save: '画像・CSVは図の右上「…」から保存できます。',
    detail: 'ESG詳細：業種内順位と開示',
    indicator: '指標',
    value: '採点した値',
    score: 'スコア',
    rank: '業種内順位',
    band: '順位帯',
    disclosure: '開示',
    share: '重み %',
    headScore: 'スコア',
    head: (weight: string, label: string, score: string, average: string) =>
      `重み ${weight}　${label} ${score}　業種平均 ${average}`,
    rankOf: (rank: string) => `業種内 ${rank}位`,
    disclosed: (count: string, of: string) => `開示 ${count} / ${of}指標`,
    finding: (silent: string, of: string, most: string, share: string) =>
      `${of}指標のうち${silent}指標が未開示。開示が最も少ないのは${most}（${share}）`,
    full: (of: string) => `${of}指標すべてに開示値か情報源推計がある`,
  },
  en: {
    title: 'Materiality in detail',
    back: 'Back to the ESG summary',
    save: 'Save as image or CSV from the “…” at the top right of the figure.',
    detail: 'ESG detail, with industry rank and disclosure',
    indicator: 'Indicator',
    value: 'Figure ranked',
    score: 'Score',
    rank: 'Rank in industry',
    band: 'Ranking band',
    disclosure: 'Disclosure',
    share: 'Weight %',
    headScore: 'score',
    head: (weight: string, label: string, score: string, average: string) =>
      `Weight ${weight} · ${label} ${score} · industry ${average}`,
    rankOf: (rank: string) => `rank ${rank}`,
    disclosed: (count: string, of: string) => `${count} of ${counted(of, 'indicator')} disclosed`,
    finding: (silent: string, of: string, most: string, share: string) =>
      `${silent} of ${counted(of, 'indicator')} ${pluralOf('be', silent)} not disclosed; disclosure is lowest in ${most} (${share})`,
    full: (of: string) => `All ${counted(of, 'indicator')} ${pluralOf('be', of)} disclosed or estimated by a source`,
  },
})
