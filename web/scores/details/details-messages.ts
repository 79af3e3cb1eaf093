import { messages } from '../../i18n/messages.ts'
import { counted, pluralOf } from '../../i18n/plurals.ts'

export const detailsMessages = messages('score-details', {
  title: { ja: 'マテリアリティ詳細', en: 'Materiality in detail' },
  back: { ja: 'ESGサマリーへ戻る', en: 'Back to the ESG summary' },
  save: {
    ja: '画像・CSVは図の右上「…」から保存できます。',
    en: 'Save as image or CSV from the “…” at the top right of the figure.',
  },
  detail: { ja: 'ESG詳細：業種内順位と開示', en: 'ESG detail, with industry rank and disclosure' },
  indicator: { ja: '指標', en: 'Indicator' },
  value: { ja: '採点した値', en: 'Figure ranked' },
  score: { ja: 'スコア', en: 'Score' },
  rank: { ja: '業種内順位', en: 'Rank in industry' },
  band: { ja: '順位帯', en: 'Ranking band' },
  disclosure: { ja: '開示', en: 'Disclosure' },
  share: { ja: '重み %', en: 'Weight %' },
  headScore: { ja: 'スコア', en: 'score' },
  head: (weight: string, label: string, score: string, average: string) => ({
    ja: `重み ${weight}　${label} ${score}　業種平均 ${average}`,
    en: `Weight ${weight} · ${label} ${score} · industry ${average}`,
  }),
  rankOf: (rank: string) => ({ ja: `業種内 ${rank}位`, en: `rank ${rank}` }),
  disclosed: (count: string, of: string) => ({
    ja: `開示 ${count} / ${of}指標`,
    en: `${count} of ${counted(of, 'indicator')} disclosed`,
  }),
  finding: (silent: string, of: string, max: string, share: string) => ({
    ja: `${of}指標のうち${silent}指標が未開示。開示が最も少ないのは${max}（${share}）`,
    en: `${silent} of ${counted(of, 'indicator')} ${pluralOf('be', silent)} not disclosed; disclosure is lowest in ${max} (${share})`,
  }),
  full: (of: string) => ({
    ja: `${of}指標すべてに開示値か情報源推計がある`,
    en: `All ${counted(of, 'indicator')} ${pluralOf('be', of)} disclosed or estimated by a source`,
  }),
})
