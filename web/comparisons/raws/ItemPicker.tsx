import { useDeferredValue, useId, useState } from 'react'
import { scoreKeys } from '#methodology/scores/hierarchy.ts'
import { useConfig } from '../../app/config.ts'
import { formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { useIndicators } from '../../indicators/use-indicators.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { tip } from '../../ui/floating/tip.ts'
import { Icon } from '../../ui/icons.tsx'
import { Gate } from '../../ui/states/Gate.tsx'
import { useComparisonAddress } from '../address.ts'
import frame from '../frame/comparisons.module.css'
import { rawsMessages } from './messages.ts'
import { chartedOf, type FigureRow, rowLimits, rowNames } from './model.ts'
import classes from './raws.module.css'

/** Items that one search offers at once. */
const maxOffers = 12

/** The chosen items, which of them are charted, and a field that finds others among scores, indicators and raters. */
export function ItemPicker({ rows }: { rows: readonly FigureRow[] }) {
  const m = rawsMessages()
  const [{ items, charted }, change] = useComparisonAddress()
  const chosen = rowNames(items)
  const inCharts = chartedOf(charted, chosen)
  const choose = (next: readonly string[]) => change({ items: next.length === 0 ? undefined : next.join(',') })
  return (
    <div className={classes.picker}>
      <ItemSearch chosen={chosen} add={(code) => choose([...chosen, code])} />
      <span className="note" role="status">
        {m.chosen(formatNumber(chosen.length), formatNumber(rowLimits.rows))}
      </span>
      {items !== undefined && (
        <button type="button" className="act" onClick={() => change({ items: undefined, charted: undefined })}>
          {m.reset}
        </button>
      )}
      <ul className={frame.names}>
        {rows.map(({ row: { code }, name }) => {
          const isCharted = inCharts.includes(code)
          const isFull = !isCharted && inCharts.length >= rowLimits.charted
          return (
            <li key={code} className={frame.name}>
              <button
                type="button"
                aria-pressed={isCharted}
                aria-disabled={isFull || undefined}
                {...tip(isFull ? m.chartFull : m.chart(name))}
                onClick={() => {
                  if (isFull) return
                  const next = isCharted ? inCharts.filter((each) => each !== code) : [...inCharts, code]
                  change({ charted: next.join(',') })
                }}
              >
                <Icon name={isCharted ? 'check' : 'pie'} />
                {name}
              </button>
              <button
                type="button"
                aria-label={m.remove(name)}
                onClick={() => choose(chosen.filter((each) => each !== code))}
              >
                <Icon name="close" />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function ItemSearch({ chosen, add }: { chosen: readonly string[]; add: (code: string) => void }) {
  const m = rawsMessages()
  const id = useId()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim().normalize('NFKC').toLowerCase())
  const items = useItems()
  const isFull = chosen.length >= rowLimits.rows
  const matches =
    q === '' || isFull
      ? []
      : items.filter(({ code, terms }) => terms.includes(q) && !chosen.includes(code)).slice(0, maxOffers)
  return (
    <search
      className={frame.add}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typed === '') return
        event.preventDefault()
        setTyped('')
      }}
    >
      <label htmlFor={id}>{m.pick}</label>
      <Gate isClosed={isFull} reason={m.rowsFull(formatNumber(rowLimits.rows))}>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={m.find}
          value={typed}
          disabled={isFull}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Gate>
      {q !== '' && !isFull && (
        <ul>
          {matches.length === 0 && <li className="note">{m.noMatch}</li>}
          {matches.map(({ code, name }) => (
            <li key={code}>
              <button
                type="button"
                onClick={() => {
                  add(code)
                  setTyped('')
                }}
              >
                <span className="code">{code}</span>
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

/** Everything that a row can be: scores, indicators, raters; found by name in both languages and by code. */
function useItems() {
  const { data: indicators = [] } = useIndicators()
  const { vendors } = useConfig()
  const isJa = language() === 'ja'
  return [
    ...scoreKeys.map((code) => ({ code, name: scoreName(code), terms: `${code} ${scoreName(code)}`.toLowerCase() })),
    ...vendors.map(({ key, nameJa, nameEn }) => ({
      code: key,
      name: isJa ? nameJa : nameEn,
      terms: `${key} ${nameJa} ${nameEn}`.toLowerCase(),
    })),
    ...indicators
      .filter(({ sameAs }) => sameAs === null)
      .map(({ code, nameJa, nameEn }) => ({
        code,
        name: isJa ? nameJa : nameEn,
        terms: `${code} ${nameJa} ${nameEn}`.normalize('NFKC').toLowerCase(),
      })),
  ]
}
