import { messages } from '../i18n/messages.ts'

/** Words of the companies that a score is ranked among. */
export const peerMessages = messages('peers', {
  bases: {
    gics74: { ja: 'GICS 74業種', en: 'GICS, 74 industries' },
    gics69: { ja: 'GICS 69業種（2018年版）', en: 'GICS, 69 industries (2018)' },
    gics25: { ja: 'GICS 25業種グループ', en: 'GICS, 25 groups' },
    gics24: { ja: 'GICS 24業種グループ（2018年版）', en: 'GICS, 24 groups (2018)' },
    gics11: { ja: 'GICS 11セクター', en: 'GICS, 11 sectors' },
    tse33: { ja: '東証33業種', en: 'TSE, 33 industries' },
  },
  short: {
    gics74: { ja: 'GICS 74業種', en: 'GICS 74' },
    gics69: { ja: 'GICS 69業種', en: 'GICS 69' },
    gics25: { ja: 'GICS 25業種グループ', en: 'GICS 25' },
    gics24: { ja: 'GICS 24業種グループ', en: 'GICS 24' },
    gics11: { ja: 'GICS 11セクター', en: 'GICS 11' },
    tse33: { ja: '東証33業種', en: 'TSE 33' },
  },
  wholeMarket: { ja: '市場全体', en: 'whole market' },
  unclassified: { ja: '業種未分類', en: 'unclassified' },
  named: (group: string, basis: string) => ({ ja: `${group}（${basis}）`, en: `${group} (${basis})` }),
  change: (group: string) => ({ ja: `比較対象：${group}`, en: `Peer group: ${group}` }),
  own: (basis: string) => ({ ja: `各社の業種（${basis}）`, en: `each company’s industry (${basis})` }),
  unusual: (peers: string, usual: string) => ({
    ja: `点数と順位は「${peers}」の中でのものです。通常の比較対象（${usual}）とは異なります。`,
    en: `Scores and ranks are among ${peers}, not the usual peer group (${usual}).`,
  }),
  backToUsual: { ja: '通常の比較対象に戻す', en: 'Back to the usual peer group' },
})
