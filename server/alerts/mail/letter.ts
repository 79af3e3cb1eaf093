import type { AlertFrequency } from '#contract/alerts/alert.ts'
import type { AlertLine } from '#contract/alerts/line.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { type Block, blockOf, type Reader } from './blocks.ts'
import { mailWords } from './words.ts'

/** What one mail of an alert tells. */
export interface AlertEmailContent {
  readonly name: string
  readonly owner: string
  readonly frequency: AlertFrequency
  readonly since: Date
  readonly until: Date
  /** As many as a mail lists. */
  readonly lines: readonly AlertLine[]
  /** All of them. */
  readonly items: number
}

export interface EmailBody {
  readonly text: string
  readonly html: string
}

/** Pages that are an address's own. */
interface Own {
  readonly stopUrl: string
  /** Where everything stands that the alert watches; null for whom that is not open: a list or a page of somebody else. */
  readonly allUrl: string | null
  /** Where the alert is changed; null for whom it does not belong to. */
  readonly changeUrl: string | null
}

/** The mail to one address: text and HTML say the same. */
export function alertEmail(content: AlertEmailContent, reader: Reader, { stopUrl, changeUrl, allUrl }: Own): EmailBody {
  const words = mailWords[reader.language]
  const blocks = content.lines.map((line) => blockOf(line, reader))
  const rest = content.items - content.lines.length
  const parts: Parts = {
    lead: words.lead(String(content.items), minute(content.since), minute(content.until)),
    blocks,
    rest: rest > 0 ? words.rest(String(rest)) : null,
    links: [
      ...(allUrl === null ? [] : [{ text: words.all, url: allUrl }]),
      ...(changeUrl === null ? [] : [{ text: words.change, url: changeUrl }]),
      { text: words.stop, url: stopUrl },
    ],
    foot: [words.why(content.name, content.owner, words.frequencies[content.frequency]), words.noReply],
  }
  return {
    text: textOf(parts),
    html: htmlOf(parts, reader.language),
  }
}

/** `2026/11/25 07:00`, Tokyo. */
const minute = (moment: Date) => tokyoTime(moment).slice(0, 16)

/** Level of the first event above level 1: lines begin with the gravest. */
export function gravestIn(lines: readonly AlertLine[]): number | null {
  const gravest = lines.find((line) => line.kind === 'news' && (line.level ?? 0) > 1)
  return gravest?.kind === 'news' ? gravest.level : null
}

interface Parts {
  readonly lead: string
  readonly blocks: readonly Block[]
  readonly rest: string | null
  readonly links: readonly { readonly text: string; readonly url: string }[]
  readonly foot: readonly string[]
}

/** One line, so that nothing that somebody else wrote passes for a line of ours. */
const line = (text: string) => text.replace(/\s+/g, ' ').trim()

function textOf({ lead, blocks, rest, links, foot }: Parts): string {
  const blockTexts = blocks.map(({ head, title, notes, url }) =>
    [`■ ${line(head)}`, line(title), ...notes.map((note) => `  ${line(note)}`), `  ${url}`].join('\n'),
  )
  const below = links.map(({ text, url }) => `${text}: ${url}`)
  return `${[lead, ...blockTexts, ...(rest ? [rest] : []), below.join('\n'), foot.join('\n')].join('\n\n')}\n`
}

const escaped = (text: string) => line(text).replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
const link = (url: string, text: string) => `<a href="${escaped(url)}">${escaped(text)}</a>`

/** Plain HTML without pictures, scripts or styles from elsewhere, which every mail program shows alike. */
function htmlOf({ lead, blocks, rest, links, foot }: Parts, language: 'ja' | 'en'): string {
  const blockRows = blocks.map(
    ({ head, title, notes, url, companyUrl }) => `<tr><td style="padding:12px 0;border-top:1px solid">
<div style="font-size:12px">${link(companyUrl, head)}</div>
<div style="font-size:16px;font-weight:bold">${link(url, title)}</div>
${notes.map((note) => `<div style="font-size:13px">${escaped(note)}</div>`).join('\n')}
</td></tr>`,
  )
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="font-family:sans-serif;line-height:1.6;margin:0;padding:16px">
<p>${escaped(lead)}</p>
<table role="presentation" style="width:100%;max-width:640px;border-collapse:collapse">${blockRows.join('\n')}</table>
${rest ? `<p>${escaped(rest)}</p>` : ''}
<p>${links.map(({ url, text }) => link(url, text)).join(' · ')}</p>
${foot.map((text) => `<p style="font-size:12px">${escaped(text)}</p>`).join('\n')}
</body></html>
`
}
