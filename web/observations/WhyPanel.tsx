import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Company } from '#contract/companies.ts'
import type { Indicator } from '#contract/indicators.ts'
import { type Figure, getFigure } from '#contract/observations.ts'
import { call } from '../app/call.ts'
import { formatPeriod, formatYear } from '../format.ts'
import { language } from '../i18n/language.ts'
import { unitWords } from '../indicators/units.ts'
import { Icon } from '../ui/icons.tsx'
import { Skeleton, Trouble } from '../ui/Trouble.tsx'
import { exactText } from './figure-text.ts'
import { rawMessages } from './messages.ts'
import { absenceOf, type Observations } from './rows.ts'
import type { Selected } from './selected.ts'
import { WhyActions } from './WhyActions.tsx'
import { Origin } from './WhyOrigin.tsx'
import { Vintages } from './WhyVintages.tsx'

interface Props {
  readonly companyId: number
  readonly selected: Selected
  readonly asOf: string | undefined
  readonly company: Company | undefined
  readonly indicators: readonly Indicator[]
  readonly observations: Observations
  readonly close: () => void
}

/** The margin in which a figure answers for itself: its line in the filing, its document, its vintages. Never a modal. */
export function WhyPanel({ companyId, selected, asOf, company, indicators, observations, close }: Props) {
  const m = rawMessages()
  const indicator = indicators.find(({ code }) => code === selected.indicator)
  const isHeld = observations.cells.some((cell) => isSelected(cell, selected))
  const figure = useQuery({
    queryKey: ['figure', companyId, selected, asOf],
    queryFn: ({ signal }) =>
      call(
        getFigure,
        {
          params: { companyId, indicator: selected.indicator, fiscalYear: selected.year },
          query: { boundary: selected.boundary, part: selected.part, asOf },
        },
        signal,
      ),
    enabled: isHeld,
  })
  useEscape(close)
  if (!indicator) return null

  return (
    <aside className="why" aria-label={m.why}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <strong className="note">{m.why}</strong>
        <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <kbd>Esc</kbd>
          <button type="button" className="icon-btn" aria-label={m.close} onClick={close}>
            <Icon name="close" />
          </button>
        </span>
      </div>
      <h2>
        {language() === 'ja' ? indicator.nameJa : indicator.nameEn} <span>{indicator.code}</span>
      </h2>
      {!isHeld && <Absent indicator={indicator} year={selected.year} observations={observations} />}
      {figure.isError && <Trouble error={figure.error} retry={() => void figure.refetch()} />}
      {isHeld && figure.isPending && <Skeleton rows={10} />}
      {figure.data && (
        <>
          <Headline figure={figure.data} indicator={indicator} />
          <Origin figure={figure.data} indicator={indicator} />
          <Vintages figure={figure.data} indicator={indicator} />
          <WhyActions figure={figure.data} indicator={indicator} company={company} />
        </>
      )}
    </aside>
  )
}

function isSelected(cell: Observations['cells'][number], { indicator, year, boundary, part }: Selected): boolean {
  return cell.indicator === indicator && cell.fiscalYear === year && cell.boundary === boundary && cell.part === part
}

function Headline({ figure, indicator }: { figure: Figure; indicator: Indicator }) {
  const m = rawMessages()
  return (
    <>
      <p className="v">
        {figure.value === null ? 'n/a' : exactText(figure.value, indicator)}
        {figure.value !== null && indicator.type !== 'boolean' && <small>{unitWords(indicator.unit)}</small>}
      </p>
      <p className="note">
        {formatPeriod(figure.fiscalYear, figure.periodStart, figure.periodEnd)} · {m.boundaries[figure.boundary]}
        {figure.part && (
          <>
            {' · '}
            <span lang="ja">{figure.part}</span>
          </>
        )}
        {figure.state === 'estimated' && ` · ${m.estimated}`}
        {figure.state === 'not-applicable' && ` · ${m.notApplicable}`}
      </p>
      {figure.notes.length > 0 && (
        <ul className="notes">
          {figure.notes.map((note) => (
            <li key={note}>{m.noteWords[note] ?? note}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Absent({ indicator, year, observations }: { indicator: Indicator; year: number; observations: Observations }) {
  const m = rawMessages()
  return (
    <>
      <p className="v">
        — <small>{m.undisclosed}</small>
      </p>
      <p className="note">{formatYear(year)}</p>
      <h3>{m.absentWhy}</h3>
      <p>{m.reasons[absenceOf(indicator, year, observations)]}</p>
      {indicator.elements.length > 0 && (
        <>
          <h3>{m.elements}</h3>
          {indicator.elements.map((element) => (
            <p key={element} className="sha">
              {element}
            </p>
          ))}
        </>
      )}
    </>
  )
}

/** Esc closes from anywhere, and the focus goes back to the figure. */
function useEscape(close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      const figure = document.querySelector<HTMLElement>('.raw td.on button')
      latest.current()
      figure?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
