/** Elements whose content is no text of the article. */
const unseen = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'head',
  'form',
  'select',
])
/** Elements behind which a reader sees a new line. */
const lines = new Set(
  'p div br li ul ol tr table h1 h2 h3 h4 h5 h6 blockquote section article header footer dd dt hr'.split(' '),
)

/** Names that texts of feeds use; any other stays as it is written. */
export const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', copy: '©', reg: '®', trade: '™', hellip: '…' },
  ...{ mdash: '—', ndash: '–', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', middot: '·' },
  ...{ bull: '•', yen: '¥', pound: '£', euro: '€', cent: '¢', times: '×', deg: '°', sect: '§', rarr: '→', larr: '←' },
  ...{ eacute: 'é', egrave: 'è', agrave: 'à', uuml: 'ü', ouml: 'ö', auml: 'ä', szlig: 'ß', ccedil: 'ç', ntilde: 'ñ' },
}

/**
 * What a reader sees of a text that may be HTML: without tags, comments, scripts and styles, entities as their signs. It is walked once;
 * what looks like a tag and is not closed stays. The answer is text and shown as text, so whatever is left of a tag is harmless.
 */
export function plainText(html: string): string {
  let text = ''
  const last = html.lastIndexOf('>')
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at)
    if (open === -1) {
      text += html.slice(at)
      break
    }
    text += html.slice(at, open)
    const after = /[a-z/!?]/i.test(html[open + 1] ?? '') ? behindTag(html, open, last) : null
    if (after === null) {
      text += '<'
      at = open + 1
    } else {
      if (after.isLine) text += '\n'
      at = after.end
    }
  }
  return decoded(text)
}

/** Where the text goes on behind a tag, comment or unseen element that begins here; null where none does. */
function behindTag(
  html: string,
  open: number,
  last: number,
): { readonly end: number; readonly isLine: boolean } | null {
  if (html.startsWith('<!--', open)) return { end: endOf(html, '-->', open), isLine: false }
  const [, slash, name] = /^<(\/?)([a-z][a-z0-9:-]*)/i.exec(html.slice(open, open + 40)) ?? []
  if (name === undefined) {
    const isMark = html[open + 1] === '!' || html[open + 1] === '?'
    return isMark ? { end: endOf(html, '>', open), isLine: false } : null
  }
  // Behind the last bracket no tag is closed, and nobody looks for it again and again.
  if (open > last) return null
  const close = html.indexOf('>', open)
  const tag = name.toLowerCase()
  if (slash === '' && unseen.has(tag) && html[close - 1] !== '/') {
    const end = new RegExp(`</${tag}[\\s/>]`, 'gi')
    end.lastIndex = close
    const match = end.exec(html)
    return { end: match ? endOf(html, '>', match.index) : html.length, isLine: false }
  }
  return { end: close + 1, isLine: lines.has(tag) }
}

const endOf = (html: string, mark: string, from: number) => {
  const at = html.indexOf(mark, from)
  return at === -1 ? html.length : at + mark.length
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? entities[name.toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
  })
}
