import { commentLimits } from './text.ts'

/**
 * The link that a comment keeps, made fit.
 *
 * @returns the path and query of a screen of that company; null for any other address, and for the comments themselves
 */
export function subjectLink(companyId: number, text: string): string | null {
  if (text.length > commentLimits.link) return null
  const [, path = '', query = ''] = /^(\/companies\/\d+\/[a-z][a-z/-]*)(\?[!$&'()*+,./:;=?@\w~%-]*)?$/.exec(text) ?? []
  const screen = path.replace(/^\/companies\/\d+\//, '')
  const isOurs = path.startsWith(`/companies/${companyId}/`) && !screen.includes('//') && !screen.endsWith('/')
  return isOurs && screen !== 'comments' ? `${path}${query}` : null
}

/** What a comment is about. */
export interface Subject {
  /** Path of the screen below its company: `raws`, `sustainability/esg`. */
  readonly screen: string
  /** Code of the indicator that the link names; null when it names none. */
  readonly indicator: string | null
  /** Key of the score that the link names; null when it names none. */
  readonly score: string | null
}

const indicatorCode = /^[A-Z]{1,3}-[A-Z]{2,4}-\d{3}/

/** What a kept link names, read from the link alone. */
export function subjectOf(link: string): Subject {
  const [path = '', query = ''] = link.split('?')
  const named = ['figure', 'why', 'key'].map((name) => parameter(query, name)).filter((value) => value !== null)
  return {
    screen: path.replace(/^\/companies\/\d+\//, ''),
    indicator: named.map((value) => indicatorCode.exec(value)?.[0]).find((code) => code !== undefined) ?? null,
    score: named.find((value) => /^[a-z_]+$/.test(value)) ?? null,
  }
}

/** Whether it is about a figure or score rather than a screen as a whole. */
export function isOnFigure(link: string): boolean {
  const { indicator, score } = subjectOf(link)
  return indicator !== null || score !== null
}

/** A parameter of a query; this room has no `URLSearchParams`. */
function parameter(query: string, name: string): string | null {
  const part = query.split('&').find((one) => one.startsWith(`${name}=`))
  return part === undefined ? null : part.slice(name.length + 1)
}
