import type { CompanyDocument, DocumentFigure } from '#contract/documents/documents.ts'
import type { Indicator } from '#contract/market/indicators.ts'
import { formatNumber, formatYear } from '../../format.ts'
import { documentMessages } from '../messages.ts'
import { valueText } from '../words.ts'
import { FigureLink } from './FigureLink.tsx'
import classes from './panel.module.css'
import { useSome } from './use-some.tsx'

interface Props {
  readonly companyId: number
  readonly indicators: ReadonlyMap<string, Indicator> | undefined
  readonly figures: readonly DocumentFigure[]
  readonly document: CompanyDocument
}

/** Every figure that came from the document, as it stands there; each opens its reason. */
export function DrawnFigures({ companyId, indicators, figures, document }: Props) {
  const m = documentMessages()
  const { some, more } = useSome(figures, 30)
  return (
    <>
      <h3>{m.drawn(formatNumber(figures.length))}</h3>
      {figures.length === 0 && <p className="note">{document.isRead ? m.drawnNone : m.notReadWhy}</p>}
      <ul className={classes.rows}>
        {some.map((figure) => {
          const indicator = indicators?.get(figure.indicator)
          return (
            <li key={`${figure.indicator} ${figure.fiscalYear} ${figure.boundary} ${figure.part}`}>
              <span>
                <FigureLink companyId={companyId} of={figure} indicator={indicator} />{' '}
                <span className="dim">
                  {[formatYear(figure.fiscalYear), m.boundaries[figure.boundary], figure.part]
                    .filter(Boolean)
                    .join(' ')}
                </span>
              </span>
              <span className={classes.values}>
                {valueText(figure.value, indicator)}
                {!figure.isStanding && <span className="tag">{m.replaced}</span>}
              </span>
            </li>
          )
        })}
      </ul>
      {more}
    </>
  )
}
