import { bilingual } from '#contract/words/words.ts'
import { levelWords } from '#server/mail/subjects.ts'

export type MailWords = (typeof mailWords)['ja']

export const mailWords = bilingual({
  lead: (items: string, since: string, until: string) => ({
    ja: `${since}から${until}までに、新しい動きが${items}件ありました。`,
    en: `${items} new ${items === '1' ? 'item' : 'items'} between ${since} and ${until} (Tokyo).`,
  }),
  levels: levelWords,
  notJudged: { ja: '未判定', en: 'Not judged' },
  whys: {
    new: { ja: '新規', en: 'New' },
    'follow-up': { ja: '続報', en: 'Follow-up' },
    correction: { ja: '訂正', en: 'Correction' },
    graver: { ja: '深刻化', en: 'More serious' },
  },
  moves: {
    level: (before: string, after: string) => ({
      ja: `不祥事レベル（12か月）：${before} → ${after}`,
      en: `Controversy level (12 months): ${before} → ${after}`,
    }),
    tone: (before: string, after: string) => ({
      ja: `論調（3か月）：${before} → ${after}`,
      en: `Tone (3 months): ${before} → ${after}`,
    }),
    none: { ja: '該当なし', en: 'nothing on record' },
  },
  sameLevel: (level: string) => ({
    ja: `不祥事レベル（12か月）：${level}のまま`,
    en: `Controversy level (12 months): still ${level}`,
  }),
  reports: (reports: string, publishers: string) => ({
    ja: `記事${reports}本・${publishers}媒体`,
    en: `${reports} ${reports === '1' ? 'report' : 'reports'}, ${publishers} ${publishers === '1' ? 'publisher' : 'publishers'}`,
  }),
  quoted: (sentence: string) => ({ ja: `「${sentence.replace(/^「|」$/g, '')}」`, en: `“${sentence}”` }),
  entered: { ja: '検索条件に該当', en: 'entered the search' },
  left: { ja: '検索条件から外れた', en: 'left the search' },
  amendment: { ja: '訂正報告', en: 'Amendment' },
  filed: (day: string) => ({ ja: `${day} 提出`, en: `Filed ${day}` }),
  withdrawal: { ja: '取下げ・不開示', en: 'Withdrawn or hidden' },
  withdrawn: (day: string) => ({ ja: `${day} 取下げ・不開示`, en: `Withdrawn or hidden ${day}` }),
  withdrawnFigures: (figures: string) => ({
    ja: `書類の取下げ・不開示により、${figures}件の数値が変わりました`,
    en: `${figures} ${figures === '1' ? 'figure has' : 'figures have'} changed because the document was withdrawn or hidden`,
  }),
  restated: (figures: string) => ({
    ja: `${figures}件の数値が以前と異なります`,
    en: `${figures} ${figures === '1' ? 'figure differs' : 'figures differ'} from before`,
  }),
  restatedMost: (indicator: string, year: number, earlier: string, value: string) => ({
    ja: `最大の変更：${indicator}（FY${year}）${earlier} → ${value}`,
    en: `Largest change: ${indicator} (FY${year}) ${earlier} → ${value}`,
  }),
  nothing: { ja: '値なし', en: 'no value' },
  rest: (count: string) => ({ ja: `ほか${count}件`, en: `and ${count} more` }),
  all: { ja: 'すべて見る', en: 'See all' },
  why: (name: string, owner: string, frequency: string) => ({
    ja: `${owner}さんのアラート「${name}」によるメールです（${frequency}）。`,
    en: `You receive this e-mail because of ${owner}’s alert “${name}” (${frequency}).`,
  }),
  frequencies: {
    daily: { ja: '1日1回', en: 'once a day' },
    'every-3-days': { ja: '3日に1回', en: 'every 3 days' },
    weekly: { ja: '週1回', en: 'once a week' },
  },
  stop: { ja: '受信を停止する', en: 'Stop these e-mails' },
  change: { ja: 'アラートを変更する', en: 'Change the alert' },
  noReply: { ja: '本メールは送信専用です。', en: 'This e-mail was sent automatically.' },
})
