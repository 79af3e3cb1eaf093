import { useState } from 'react'
import { type readSiteFile, type SiteReading, type SiteRow, siteFields } from '#contract/scenario/sites.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { formatExact, formatNumber } from '../../../format.ts'
import { CellFields } from '../../../ui/files/CellFields.tsx'
import { LineEditor } from '../../../ui/files/LineEditor.tsx'
import { LineOpener } from '../../../ui/files/LineOpener.tsx'
import { lineMessages } from '../../../ui/files/line-messages.ts'
import { isFull, ofLine, withoutLine } from '../../../ui/files/said-of-lines.ts'
import { Head } from '../../../ui/rows/Head.tsx'
import classes from '../scenario.module.css'
import { yenText } from '../text.ts'
import { coverageOfSites } from './coverage.ts'
import { ownMessages } from './own-messages.ts'
import { SitesRead } from './SitesRead.tsx'

interface Props {
  readonly read: Output<typeof readSiteFile>
  readonly how: SiteReading
  readonly change: (next: Partial<SiteReading>) => void
}

/** What a table of sites was read as: what it comes to, what was assumed, and every row in the order of the file. */
export function SitePreview({ read, how, change }: Props) {
  const all = ownMessages()
  const m = all.sites
  const { taken, open, left, located, assets } = coverageOfSites(read.rows)
  return (
    <>
      <p className="finding" role="status">
        {all.counts(formatNumber(taken), formatNumber(open), formatNumber(left))}
      </p>
      {taken > 0 && (
        <p className="note">{m.coverage(formatNumber(located), formatNumber(taken - located), yenText(assets))}</p>
      )}
      <SitesRead {...{ read, how, change }} />
      <Rows {...{ rows: read.rows, how, change }} />
    </>
  )
}

function Rows({ rows, how, change }: Pick<Props, 'how' | 'change'> & { rows: readonly SiteRow[] }) {
  const all = ownMessages()
  const m = all.sites
  const [openLine, setOpenLine] = useState<number>()
  const open = rows.find(({ line }) => line === openLine)
  return (
    <>
      <p className="note">{lineMessages().open}</p>
      {open && <SiteEditor key={open.line} row={open} {...{ how, change }} close={() => setOpenLine(undefined)} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={m.open}>
        <table className={classes.table}>
          <Head columns={[all.line, all.outcome, m.written, m.asRead]} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.line}>
                <td className="num">
                  <LineOpener line={row.line} open={setOpenLine} />
                </td>
                <td>{m.outcomes[row.outcome]}</td>
                <td className={classes.content}>{row.written}</td>
                <td className={classes.content}>{readText(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

/** What a row is taken as, so that scales and units can be seen to be right. */
function readText({ site }: SiteRow): string {
  if (!site) return '—'
  const m = ownMessages().sites
  const { name, assets, depth, probability, stock, dailySales } = site
  return [
    name,
    `${m.parts.assets} ${yenText(assets)}`,
    m.depths[depth],
    `${formatExact(Number((probability * 100).toPrecision(6)))}%`,
    stock !== null && `${m.parts.stock} ${yenText(stock)}`,
    dailySales !== null && `${m.fields.dailySales} ${yenText(dailySales)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

interface EditorProps extends Pick<Props, 'how' | 'change'> {
  readonly row: SiteRow
  readonly close: () => void
}

/** A row of the file: its cells are corrected, or it is left out. */
function SiteEditor({ row, how: { decisions, cells }, change, close }: EditorProps) {
  const { line } = row
  const m = ownMessages().sites
  const own = cells?.[line]
  return (
    <LineEditor
      line={line}
      written={row.written}
      isLeft={row.outcome === 'left-out'}
      isChanged={row.outcome === 'left-out' || own !== undefined}
      isFull={isFull(line, decisions, cells)}
      leave={() => change({ decisions: ofLine(decisions, line, 'leave') })}
      asRead={() => change({ decisions: withoutLine(decisions, line), cells: withoutLine(cells, line) })}
      close={close}
    >
      <CellFields
        fields={siteFields}
        nameOf={(field) => m.fields[field]}
        cells={row.cells}
        set={(field, text) => change({ cells: ofLine(cells, line, { ...own, [field]: text }) })}
      />
    </LineEditor>
  )
}
