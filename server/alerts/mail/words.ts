import type { AlertFrequency } from '#contract/alerts/alert.ts'
import type { NewsLine } from '#contract/alerts/line.ts'
import { levelWords } from '#server/mail/subjects.ts'

/** Words of an alert's mail in one language. */
export interface MailWords {
  lead(items: string, since: string, until: string): string
  levels: readonly [string, string, string, string, string]
  notJudged: string
  whys: Readonly<Record<NewsLine['why'], string>>
  moves: { level(before: string, after: string): string; tone(before: string, after: string): string; none: string }
  sameLevel(level: string): string
  reports(reports: string, publishers: string): string
  quoted(sentence: string): string
  entered: string
  left: string
  amendment: string
  filed(day: string): string
  restated(figures: string): string
  restatedMost(indicator: string, year: number, earlier: string, value: string): string
  nothing: string
  rest(count: string): string
  all: string
  why(name: string, owner: string, frequency: string): string
  frequencies: Readonly<Record<AlertFrequency, string>>
  stop: string
  change: string
  noReply: string
}

export const mailWords: Readonly<Record<'ja' | 'en', MailWords>> = {
  ja: {
    lead: (items, since, until) => `${since}から${until}までに、新しい動きが${items}件ありました。`,
    levels: levelWords.ja,
    notJudged: '未判定',
    whys: { new: '新規', 'follow-up': '続報', correction: '訂正', graver: '深刻化' },
    moves: {
      level: (before, after) => `不祥事レベル（12か月）：${before} → ${after}`,
      tone: (before, after) => `論調（3か月）：${before} → ${after}`,
      none: '該当なし',
    },
    sameLevel: (level) => `不祥事レベル（12か月）：${level}のまま`,
    reports: (reports, publishers) => `記事${reports}本・${publishers}媒体`,
    quoted: (sentence) => `「${sentence.replace(/^「|」$/g, '')}」`,
    entered: '検索条件に該当',
    left: '検索条件から外れた',
    amendment: '訂正報告',
    filed: (day) => `${day} 提出`,
    restated: (figures) => `${figures}個の数値が以前と異なります`,
    restatedMost: (indicator, year, earlier, value) => `最大の変更：${indicator}（FY${year}）${earlier} → ${value}`,
    nothing: '値なし',
    rest: (count) => `ほか${count}件`,
    all: 'すべて見る',
    why: (name, owner, frequency) => `${owner}さんのアラート「${name}」によるメールです（${frequency}）。`,
    frequencies: { daily: '1日1回', 'every-3-days': '3日に1回', weekly: '週1回' },
    stop: '受信を停止する',
    change: 'アラートを変更する',
    noReply: '本メールは送信専用です。',
  },
  en: {
    lead: (items, since, until) =>
      `${items} new ${items === '1' ? 'item' : 'items'} between ${since} and ${until} (Tokyo).`,
    levels: levelWords.en,
    notJudged: 'Not judged',
    whys: { new: 'New', 'follow-up': 'Follow-up', correction: 'Correction', graver: 'Graver now' },
    moves: {
      level: (before, after) => `Controversy level (12 months): ${before} → ${after}`,
      tone: (before, after) => `Tone (3 months): ${before} → ${after}`,
      none: 'nothing on record',
    },
    sameLevel: (level) => `Controversy level (12 months): still ${level}`,
    reports: (reports, publishers) =>
      `${reports} ${reports === '1' ? 'report' : 'reports'}, ${publishers} ${publishers === '1' ? 'publisher' : 'publishers'}`,
    quoted: (sentence) => `“${sentence}”`,
    entered: 'entered the search',
    left: 'left the search',
    amendment: 'Amendment',
    filed: (day) => `Filed ${day}`,
    restated: (figures) => `${figures} ${figures === '1' ? 'figure differs' : 'figures differ'} from what was known`,
    restatedMost: (indicator, year, earlier, value) => `Largest change: ${indicator} (FY${year}) ${earlier} → ${value}`,
    nothing: 'no value',
    rest: (count) => `and ${count} more`,
    all: 'See all',
    why: (name, owner, frequency) => `You get this because of ${owner}’s alert “${name}” (${frequency}).`,
    frequencies: { daily: 'once a day', 'every-3-days': 'every 3 days', weekly: 'once a week' },
    stop: 'Stop these e-mails',
    change: 'Change the alert',
    noReply: 'This e-mail was sent automatically.',
  },
}
