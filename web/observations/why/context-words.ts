import { formatNumber } from '../../format.ts'
import { rawMessages } from '../messages.ts'

/**
 * A context of an EDINET filing in words: `Prior1YearInstant_NonConsolidatedMember` is "Prior year end · parent".
 * Members that the filer defined itself keep their name, without the filer's prefix. Anything else stays as it is.
 */
export function contextWords(context: string): string {
  const { contexts: m, line } = rawMessages()
  const row = rowOf(context)
  if (row !== null) return line(formatNumber(row))
  const [time = '', ...members] = context.split('_')
  const match = /^(?:(CurrentYear)|Prior(\d+)Year)(Instant|Duration)$/.exec(time)
  if (!match && time !== 'FilingDateInstant') return context
  const year = match ? (match[1] ? m.current : m.prior(Number(match[2]))) : m.filed
  const end = match?.[3] === 'Instant' ? m.end : ''
  return [year + end, ...memberNames(members.join('_'))].join(' · ')
}

/** Members follow one another, each with its maker's prefix: `jpcrp030000-asr_E02144-000AutomotiveReportableSegmentMember`. */
function memberNames(members: string): string[] {
  const { contexts: m } = rawMessages()
  return members
    .replace(/jp[a-z]+\d+-[a-z]+_[A-Z]\d{5}-\d{3}/g, '')
    .split('_')
    .filter(Boolean)
    .map((member) =>
      member === 'NonConsolidatedMember' ? m.parent : member.replace(/(ReportableSegments?)?Member$/, ''),
    )
}

/** The line of a table that a position names, or null for a context of a filing. */
export function rowOf(position: string): number | null {
  const match = /^row (\d+)$/.exec(position)
  return match ? Number(match[1]) : null
}
