import { Link } from '@tanstack/react-router'
import type { PatentSummary } from '#contract/patents/summary.ts'
import { Figure } from '../charts/figure/Figure.tsx'
import { figureCell } from '../charts/figure/table.ts'
import { formatDay, formatNumber, formatShare } from '../format.ts'
import { BarTable } from './BarTable.tsx'
import { patentMessages } from './messages.ts'
import { partnerName, sourceOf } from './names.ts'
import { usePatentsAddress } from './use-patents.ts'

/** Partners beside the chart; all are in its table. */
const maxRows = 10

type Row = PatentSummary['partners'][number]

/** Who applied with the company; companies of the market lead to their own page. */
export function PartnersFigure({ summary }: { summary: PatentSummary }) {
  const { partners: m } = patentMessages()
  const [{ partner: chosen }, change] = usePatentsAddress()
  const { partners, joint, patents } = summary
  const choose = (key: string) => change({ partner: key === chosen ? undefined : key })
  const finding = joint === 0 ? m.none : m.finding(formatNumber(joint), formatShare(joint / patents))
  const rows = partners.slice(0, maxRows).map((row) => ({
    ...{ key: row.key, name: <PartnerLink row={row} />, count: row.patents, isChosen: row.key === chosen },
    note: row.newest === null ? '—' : formatDay(row.newest),
    label: m.filter(`${partnerName(row).text} ${formatNumber(row.patents)}`),
    choose: () => choose(row.key),
  }))
  const more = partners.length > maxRows ? m.more(formatNumber(partners.length - maxRows)) : undefined
  return (
    <Figure
      id="patent-partners"
      number={4}
      span={6}
      name={m.name}
      finding={finding}
      unit={joint > 0 ? m.unit : undefined}
      views={[
        {
          key: 'list',
          label: m.list,
          content: joint > 0 && (
            <BarTable caption={m.name} heads={[m.partner, m.count, m.newest]} rows={rows} of={patents} more={more} />
          ),
        },
      ]}
      table={
        joint === 0
          ? undefined
          : {
              caption: finding,
              columns: [{ label: m.partner }, { label: m.count, isNumber: true }, { label: m.newest }],
              rows: partners.map((row) => ({
                key: row.key,
                cells: [
                  partnerName(row).text,
                  figureCell(row.patents, (count) => formatNumber(count)),
                  row.newest === null ? null : formatDay(row.newest),
                ],
              })),
            }
      }
      onSelectRow={choose}
      source={sourceOf(summary)}
    />
  )
}

function PartnerLink({ row }: { row: Row }) {
  const { text, lang } = partnerName(row)
  if (!row.company) return <span lang={lang}>{text}</span>
  return (
    <Link to="/companies/$companyId/patent" params={{ companyId: row.company.id }} search={{}} lang={lang}>
      {text}
    </Link>
  )
}
