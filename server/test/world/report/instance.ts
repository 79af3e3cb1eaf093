import { addDays, addYears } from '../days.ts'
import type { WorldFact } from './facts.ts'
import type { Story } from './story.ts'

const missing = '－'

/** Facts as an XBRL instance, EDINET's type 1: contexts, units, then the facts, text blocks with their HTML escaped. */
export function instanceOf(facts: readonly WorldFact[], { document }: Pick<Story, 'document'>): Buffer {
  const contexts = [...new Set(facts.map(({ context }) => context))].map((context) => contextOf(context, document))
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xbrli:xbrl ${namespaces.map(([prefix, name]) => `xmlns:${prefix}="${name}"`).join(' ')}>`,
    ...contexts,
    ...units.map(([id, measure]) => `<xbrli:unit id="${id}"><xbrli:measure>${measure}</xbrli:measure></xbrli:unit>`),
    ...facts.map(factOf),
    '</xbrli:xbrl>',
    '',
  ]
  return Buffer.from(lines.join('\n'))
}

const namespaces = [
  ['xbrli', 'http://www.xbrl.org/2003/instance'],
  ['xbrldi', 'http://xbrl.org/2006/xbrldi'],
  ['xsi', 'http://www.w3.org/2001/XMLSchema-instance'],
  ['iso4217', 'http://www.xbrl.org/2003/iso4217'],
  ['jpdei_cor', 'http://disclosure.edinet-fsa.go.jp/taxonomy/jpdei/2013-08-31/jpdei_cor'],
  ['jpcrp_cor', 'http://disclosure.edinet-fsa.go.jp/taxonomy/jpcrp/2024-11-01/jpcrp_cor'],
  ['jppfs_cor', 'http://disclosure.edinet-fsa.go.jp/taxonomy/jppfs/2024-11-01/jppfs_cor'],
  ['jpigp_cor', 'http://disclosure.edinet-fsa.go.jp/taxonomy/jpigp/2024-11-01/jpigp_cor'],
  ['jpaud_cor', 'http://disclosure.edinet-fsa.go.jp/taxonomy/jpaud/2024-11-01/jpaud_cor'],
] as const

const units = [
  ['JPY', 'iso4217:JPY'],
  ['pure', 'xbrli:pure'],
  ['shares', 'xbrli:shares'],
  ['tCO2e', 'jpcrp_cor:tCO2e'],
] as const

function contextOf(id: string, { filer, periodStart, periodEnd, submittedAt }: Story['document']): string {
  const [when = '', ...members] = id.split('_')
  const back = Number(/^Prior(\d)/.exec(when)?.[1] ?? 0)
  const end = back === 0 ? periodEnd : addDays(addYears(addDays(periodEnd, 1), -back), -1)
  const instant = when.startsWith('FilingDate') ? submittedAt.slice(0, 10) : end
  const period = when.endsWith('Duration')
    ? `<xbrli:startDate>${addYears(periodStart, -back)}</xbrli:startDate><xbrli:endDate>${end}</xbrli:endDate>`
    : `<xbrli:instant>${instant}</xbrli:instant>`
  const member = members.join('_')
  const scenario = member
    ? `<xbrli:scenario><xbrldi:explicitMember dimension="jpcrp_cor:RowAxis">jpcrp_cor:${member}</xbrldi:explicitMember></xbrli:scenario>`
    : ''
  const entity = `<xbrli:identifier scheme="http://disclosure.edinet-fsa.go.jp">${filer.edinetCode}-000</xbrli:identifier>`
  return `<xbrli:context id="${id}"><xbrli:entity>${entity}</xbrli:entity><xbrli:period>${period}</xbrli:period>${scenario}</xbrli:context>`
}

function factOf({ name, context, value, unit, html }: WorldFact): string {
  const unitRef = unit === missing ? '' : ` unitRef="${unit}" decimals="INF"`
  const attributes = `contextRef="${context}"${unitRef}`
  if (html === undefined && value === missing) return `<${name} ${attributes} xsi:nil="true"/>`
  return `<${name} ${attributes}>${escaped(html ?? value)}</${name}>`
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
