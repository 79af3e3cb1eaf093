import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { CompareButton } from '../../../companies/CompareButton.tsx'
import type { ComparedCompany } from '../../../companies/comparison.ts'
import { namesOf } from '../../../companies/names.ts'
import { Icon } from '../../../ui/icons.tsx'
import { Gate } from '../../../ui/states/Gate.tsx'
import { AddToWatchlist } from '../../../watchlists/add/AddToWatchlist.tsx'
import { useSelection } from '../selection.ts'
import classes from './map.module.css'
import type { ShownMap } from './map-input.ts'
import { mapMessages } from './map-messages.ts'

interface Props {
  readonly company: ComparedCompany
  readonly map: ShownMap
  readonly close: () => void
}

/** A company that was opened on the map: where it stands, and what can be done with it. */
export function MapCard({ company, map: { input, x, y }, close }: Props) {
  const m = mapMessages()
  const card = useRef<HTMLElement>(null)
  const from = useRef(document.activeElement)
  useLayoutEffect(() => card.current?.focus(), [])
  const position = input.positions.find(({ key }) => key === String(company.id))
  const { text, lang } = namesOf(company).first
  const leave = () => {
    close()
    if (from.current instanceof HTMLElement) from.current.focus()
  }
  return (
    <section
      ref={card}
      className={classes.mapCard}
      tabIndex={-1}
      aria-label={m.card(text)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave()
      }}
    >
      <header>
        <h3>
          <span className="code">{company.ticker}</span> <span lang={lang}>{text}</span>
        </h3>
        <button type="button" className="icon-btn" aria-label={m.close} onClick={leave}>
          <Icon name="close" />
        </button>
      </header>
      {position && input.scales && (
        <dl>
          <div>
            <dt>{x.words.name}</dt>
            <dd>
              {input.scales.x.text(position.x)} <small>{x.words.unit}</small>
            </dd>
          </div>
          <div>
            <dt>{y.words.name}</dt>
            <dd>
              {input.scales.y.text(position.y)} <small>{y.words.unit}</small>
            </dd>
          </div>
        </dl>
      )}
      <p className={classes.mapCardActs}>
        <CompareButton company={company} />
        <SelectButton company={company} />
        <AddToWatchlist companies={[company]} />
        <Link className="act" to="/companies/$companyId/dashboard" params={{ companyId: company.id }} search={{}}>
          {m.open}
        </Link>
      </p>
    </section>
  )
}

function SelectButton({ company }: { company: ComparedCompany }) {
  const m = mapMessages()
  const selection = useSelection()
  const refusal = selection.refusal([company])
  return (
    <Gate isClosed={refusal !== null} reason={refusal ?? ''}>
      <button type="button" className="act" onClick={() => selection.toggle(company)}>
        {selection.has(company.id) ? m.deselect : m.select}
      </button>
    </Gate>
  )
}
