import { Link } from '@tanstack/react-router'
import type { RegulationCompany } from '#contract/regulations/companies.ts'
import type { Regulation } from '#contract/regulations/regulations.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { nameOf } from '../../i18n/names.ts'
import { tip } from '../../ui/floating/tip.ts'
import { detailMessages } from '../detail-messages.ts'
import { stateText } from '../gaps/figure-text.ts'
import classes from '../regulations.module.css'

interface Props {
  readonly company: RegulationCompany
  readonly indicators: Regulation['indicators']
}

/** What is there of each indicator, as squares; each opens the sentence behind the figure, or the reason why there is none. */
export function FigureStates({ company, indicators }: Props) {
  const { table: m } = detailMessages()
  const { companyId, fiscalYear, figures } = company
  if (fiscalYear === null) return null
  return (
    <ul className={classes.squares} aria-label={m.figures(shortName(namesOf(company).first))}>
      {indicators.map((indicator, at) => {
        const text = m.figure(nameOf(indicator), stateText(figures[at]!))
        return (
          <li key={indicator.code}>
            <Link
              to="/companies/$companyId/raws"
              params={{ companyId }}
              search={{ view: 'all', figure: `${indicator.code}.${fiscalYear}.${indicator.boundary}.` }}
              data-state={figures[at]}
              aria-label={text}
              {...tip(text)}
            />
          </li>
        )
      })}
    </ul>
  )
}
