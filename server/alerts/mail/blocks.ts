import type { AlertLine, DocumentLine, NewsLine, RestatementLine, SearchLine } from '#contract/alerts/line.ts'
import { type MailWords, mailWords } from './words.ts'

/** A line of an alert as a mail shows it, in whatever form. */
export interface Block {
  /** What it is and whom it is about. */
  readonly head: string
  readonly companyUrl: string
  /** What happened, with where it opens. */
  readonly title: string
  readonly url: string
  /** What stands below it, one on each line. */
  readonly notes: readonly string[]
}

/** For whom lines are put into words. */
export interface Reader {
  readonly language: 'ja' | 'en'
  /** Where people reach the server. */
  readonly address: string
}

export function blockOf(line: AlertLine, reader: Reader): Block {
  const words = mailWords[reader.language]
  if (line.kind === 'news') return newsBlock(line, reader, words)
  if (line.kind === 'search') return searchBlock(line, reader, words)
  return line.kind === 'documents' ? documentBlock(line, reader, words) : restatementBlock(line, reader, words)
}

/** A company’s name in the language of the mail, with its code. */
function companyName({ nameJa, nameEn, ticker }: AlertLine['company'], language: 'ja' | 'en'): string {
  const name = language === 'ja' ? nameJa : (nameEn ?? nameJa)
  if (ticker === null) return name
  return language === 'ja' ? `${name}（${ticker}）` : `${name} (${ticker})`
}

const levelName = (level: number | null, words: MailWords): string =>
  level === null ? words.notJudged : words.levels[level]!

function newsBlock(line: NewsLine, { language, address }: Reader, words: MailWords): Block {
  const title = language === 'ja' ? (line.titleJa ?? line.titleEn!) : (line.titleEn ?? line.titleJa!)
  const head = [levelName(line.level, words), companyName(line.company, language), words.whys[line.why]]
  const reports = words.reports(String(line.reports), String(line.publishers))
  return {
    head: head.join(' ｜ '),
    companyUrl: `${address}/companies/${line.company.id}`,
    title,
    url: `${address}/esg_contents/v2/news_search?companies=${line.company.id}&range=all&event=${line.articleId}`,
    notes: [
      ...(line.sentence !== null && line.sentence !== title ? [words.quoted(line.sentence)] : []),
      ...movesIn(line, words),
      `${line.publisher} ${line.publishedAt.replaceAll('-', '/')} · ${reports}`,
    ],
  }
}

/** What the event moved: scandal level and tone of the company, each as its page shows it. */
function movesIn({ levelBefore, levelAfter, toneBefore, toneAfter }: NewsLine, words: MailWords): string[] {
  const { moves } = words
  const level = (value: number | null) => (value === null ? moves.none : words.levels[value]!)
  const tone = (value: number | null) => (value === null ? moves.none : points(value))
  const moved = (before: string, after: string, text: (before: string, after: string) => string) =>
    before === after ? [] : [text(before, after)]
  const levels =
    levelAfter !== null && level(levelBefore) === level(levelAfter) && levelAfter > 0
      ? [words.sameLevel(level(levelAfter))]
      : moved(level(levelBefore), level(levelAfter), moves.level)
  return [...levels, ...moved(tone(toneBefore), tone(toneAfter), moves.tone)]
}

/** `+0.12`, `−0.21`. */
function points(tone: number): string {
  const text = Math.abs(tone).toFixed(2)
  return text === '0.00' ? '±0.00' : `${tone > 0 ? '+' : '−'}${text}`
}

function searchBlock({ company, change }: SearchLine, { language, address }: Reader, words: MailWords): Block {
  const url = `${address}/companies/${company.id}`
  return { head: words[change], companyUrl: url, title: companyName(company, language), url, notes: [] }
}

function documentBlock(line: DocumentLine, { language, address }: Reader, words: MailWords): Block {
  const head = [companyName(line.company, language), ...(line.isAmendment ? [words.amendment] : [])]
  if (line.withdrawnOn) head.push(words.withdrawal)
  return {
    head: head.join(' ｜ '),
    companyUrl: `${address}/companies/${line.company.id}`,
    title: line.title,
    url: `${address}/companies/${line.company.id}/company-disclosures?document=${line.documentId}`,
    notes: [
      words.filed(line.filedOn.replaceAll('-', '/')),
      ...(line.withdrawnOn ? [words.withdrawn(line.withdrawnOn.replaceAll('-', '/'))] : []),
    ],
  }
}

function restatementBlock(line: RestatementLine, { language, address }: Reader, words: MailWords): Block {
  const unit = line.unit === null ? '' : ` ${line.unit}`
  const figure = (value: number | null) =>
    value === null
      ? words.nothing
      : `${new Intl.NumberFormat('en-US', { maximumSignificantDigits: 8 }).format(value)}${unit}`
  const indicator = language === 'ja' ? line.indicatorJa : line.indicatorEn
  return {
    head: companyName(line.company, language),
    companyUrl: `${address}/companies/${line.company.id}`,
    title: line.document,
    url: `${address}/companies/${line.company.id}/company-disclosures?document=${line.documentId}`,
    notes: [
      line.isWithdrawal ? words.withdrawnFigures(String(line.figures)) : words.restated(String(line.figures)),
      words.restatedMost(indicator, line.fiscalYear, figure(line.earlier), figure(line.value)),
    ],
  }
}
