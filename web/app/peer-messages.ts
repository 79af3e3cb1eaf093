import { messages } from '../i18n/messages.ts'

/** Words of the companies that a score is ranked among. */
export const peerMessages = messages('peers', {
  ja: {
    bases: {
      gics74: 'GICS 74業種',
      gics69: 'GICS 69業種（2018年版）',
      gics25: 'GICS 25業種グループ',
      gics24: 'GICS 24業種グループ（2018年版）',
      gics11: 'GICS 11セクター',
      tse33: '東証33業種',
    },
    short: {
      gics74: 'GICS 74業種',
      gics69: 'GICS 69業種',
      gics25: 'GICS 25業種グループ',
      gics24: 'GICS 24業種グループ',
      gics11: 'GICS 11セクター',
      tse33: '東証33業種',
    },
    wholeMarket: '市場全体',
    unclassified: '業種未分類',
    named: (group: string, basis: string) => `${group}（${basis}）`,
    change: (group: string) => `比較対象：${group}`,
    own: (basis: string) => `各社の業種（${basis}）`,
    unusual: (peers: string, usual: string) =>
      `点数と順位は「${peers}」の中でのものです。通常の比較対象（${usual}）とは異なります。`,
    backToUsual: '通常の比較対象に戻す',
  },
  en: {
    bases: {
      gics74: 'GICS, 74 industries',
      gics69: 'GICS, 69 industries (2018)',
      gics25: 'GICS, 25 groups',
      gics24: 'GICS, 24 groups (2018)',
      gics11: 'GICS, 11 sectors',
      tse33: 'TSE, 33 industries',
    },
    short: {
      gics74: 'GICS 74',
      gics69: 'GICS 69',
      gics25: 'GICS 25',
      gics24: 'GICS 24',
      gics11: 'GICS 11',
      tse33: 'TSE 33',
    },
    wholeMarket: 'whole market',
    unclassified: 'unclassified',
    named: (group: string, basis: string) => `${group} (${basis})`,
    change: (group: string) => `Peer group: ${group}`,
    own: (basis: string) => `each company’s industry (${basis})`,
    unusual: (peers: string, usual: string) =>
      `Scores and ranks are among ${peers}, not the usual peer group (${usual}).`,
    backToUsual: 'Back to the usual peer group',
  },
})
