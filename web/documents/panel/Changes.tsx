import type { CompanyDocument, DocumentChange, DocumentDetail } from '#contract/documents/documents.ts'
import type { Indicator } from '#contract/market/indicators.ts'
import type { Boundary } from '#methodology/figures/boundary.ts'
import { formatNumber } from '../../format.ts'
import { documentMessages } from '../messages.ts'
import { FigureLink } from './FigureLink.tsx'
import classes from './panel.module.css'
import { useSome } from './use-some.tsx'

interface Props {
  readonly companyId: number
  readonly indicators: ReadonlyMap<string, Indicator> | undefined
  readonly detail: DocumentDetail
  readonly documents: readonly CompanyDocument[]
}

/** What changed against the document of the year before, in three groups; or why nothing is compared. */
export function Changes({ companyId, indicators, detail, documents }: Props) {
  const m = documentMessages()
  const { comparison, document } = detail
  if (comparison.is === 'none')
    return (
      <>
        <h3>{m.changes}</h3>
        <p className="note">{m.incomparable[comparison.why]}</p>
      </>
    )
  const earlier = documents.find(({ id }) => id === comparison.documentId)
  const year = document.fiscalYear!
  const shared = { companyId, indicators }
  return (
    <>
      <h3>{m.changes}</h3>
      {earlier && <p className="note">{m.against(earlier.title)}</p>}
      <Group {...shared} name={m.added} changes={comparison.added} year={year} bases={(change) => change.boundaries} />
      <Group
        {...shared}
        name={m.dropped}
        changes={comparison.dropped}
        year={year - 1}
        bases={(change) => change.earlierBoundaries}
      />
      <Group
        {...shared}
        name={m.changedBasis}
        changes={comparison.changedBasis}
        year={year}
        bases={(change) => change.boundaries}
        hasEarlier
      />
    </>
  )
}

interface GroupProps extends Pick<Props, 'companyId' | 'indicators'> {
  readonly name: string
  readonly changes: readonly DocumentChange[]
  /** Of the figures that the names open. */
  readonly year: number
  readonly bases: (change: DocumentChange) => readonly Boundary[]
  readonly hasEarlier?: boolean
}

function Group({ companyId, indicators, name, changes, year, bases, hasEarlier = false }: GroupProps) {
  const m = documentMessages()
  const { some, more } = useSome(changes, 8)
  const words = (boundaries: readonly Boundary[]) => boundaries.map((basis) => m.boundaries[basis]).join(m.listComma)
  return (
    <section className={classes.group} aria-label={name}>
      <h4>
        {name} <span className="dim">{changes.length > 0 ? formatNumber(changes.length) : m.none}</span>
      </h4>
      {changes.length > 0 && (
        <ul className={classes.rows}>
          {some.map((change) => (
            <li key={change.indicator}>
              <FigureLink
                companyId={companyId}
                of={{ indicator: change.indicator, fiscalYear: year, boundary: bases(change)[0]!, part: '' }}
                indicator={indicators?.get(change.indicator)}
              />
              {hasEarlier && (
                <span className="dim">{m.basisChange(words(change.earlierBoundaries), words(change.boundaries))}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {more}
    </section>
  )
}
