import type { AdverseImpact } from '#contract/portfolio/impacts.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell } from '../../charts/figure/table.ts'
import { formatDay, formatSignificant } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { labelOf, percentText } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import { useImpacts } from '../use-portfolio.ts'

const figureText = (value: number) => formatSignificant(value, 3)

/** Units of money as the reader's language writes them. */
function unitText(unit: AdverseImpact['unit']): string {
  return language() === 'ja' ? unit.replace('/JPY 100m', '／1億円') : unit.replace('/JPY 100m', ' per ¥100m')
}

/** Principal adverse impacts in the layout of the regulation: quarter-ends, mean, year before, coverage, explanation. */
export function Impacts() {
  const m = portfolioMessages().pai
  const impacts = useImpacts()
  if (impacts.isError) return <ErrorState error={impacts.error} retry={() => void impacts.refetch()} />
  if (!impacts.data) return <Skeleton rows={16} />
  const { quarters, impacts: rows } = impacts.data
  const computed = new Set(rows.filter(({ mean }) => mean !== null).map(({ no }) => no))
  const finding = m.finding(String(computed.size))
  const missing = quarters.filter(({ heldOn }) => heldOn === null).map(({ end }) => formatDay(end))
  return (
    <Figure
      id="pai"
      name={m.name}
      finding={finding}
      span={12}
      source={m.source}
      views={[]}
      table={{
        caption: finding,
        columns: [
          { label: m.no },
          { label: m.indicator },
          { label: m.unit },
          ...quarters.map(({ end }) => ({ label: formatDay(end), isNumber: true })),
          { label: m.mean, isNumber: true },
          { label: m.before, isNumber: true },
          { label: m.eligible, isNumber: true },
          { label: m.covered, isNumber: true },
          { label: m.estimated, isNumber: true },
          { label: m.note },
        ],
        rows: rows.map((row) => ({
          key: `${row.no} ${row.part}`,
          cells: [
            String(row.no),
            labelOf(row),
            unitText(row.unit),
            ...row.values.map((value) => figureCell(value, figureText)),
            figureCell(row.mean, figureText),
            figureCell(row.before, figureText),
            figureCell(row.eligible, percentText),
            figureCell(row.covered, percentText),
            figureCell(row.estimated, percentText),
            row.notes.map((note) => m.notes[note]).join(language() === 'ja' ? '。' : '; ') || null,
          ],
        })),
      }}
      notes={
        missing.length > 0 && missing.length < 4 ? <p className="note">{m.missing(missing.join(', '))}</p> : undefined
      }
    />
  )
}
