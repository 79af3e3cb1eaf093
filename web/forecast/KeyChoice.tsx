import { useState } from 'react'
import type { Indicator } from '#contract/market/indicators.ts'
import { categories, scoreKeys, sdgScores, tagScores, totalKeys } from '#methodology/scores/hierarchy.ts'
import { targetScopes } from '#methodology/targets/scopes.ts'
import { nameOf } from '../i18n/names.ts'
import { useIndicators } from '../indicators/use-indicators.ts'
import { scoreName } from '../scoring/score-messages.ts'
import { useForecastAddress } from './address.ts'
import classes from './forecast.module.css'
import { forecastMessages } from './messages.ts'

const groups = { totals: totalKeys, categories, tags: tagScores, goals: sdgScores } as const

/** Matches that are listed. */
const max = 8

/** What is forecast: a score, emissions, or any indicator that has sizes. */
export function KeyChoice() {
  const m = forecastMessages()
  const [{ key }, change] = useForecastAddress()
  const [text, setText] = useState('')
  const catalogue = useIndicators().data ?? []
  const chosen = catalogue.find(({ code }) => code === key)
  const find = text.normalize('NFKC').trim().toLowerCase()
  const matches = catalogue
    .filter(({ type, unit }: Indicator) => type === 'numeric' && unit !== 'year')
    .filter(({ code, nameJa, nameEn }) => [code, nameJa, nameEn].some((name) => name.toLowerCase().includes(find)))
    .slice(0, max)
  const choose = (next: string) => {
    setText('')
    change({ key: next })
  }
  return (
    <search className={`c12 ${classes.choice}`}>
      <label>
        <span>{m.choice}</span>
        <select value={key} onChange={({ target }) => choose(target.value)}>
          {chosen && <option value={key}>{nameOf(chosen)}</option>}
          {!chosen && !isListed(key) && <option value={key}>{key}</option>}
          {Object.entries(groups).map(([group, keys]) => (
            <optgroup key={group} label={m.groups[group as keyof typeof groups]}>
              {keys.map((one) => (
                <option key={one} value={one}>
                  {scoreName(one)}
                </option>
              ))}
            </optgroup>
          ))}
          <optgroup label={m.groups.emissions}>
            {targetScopes.map((scope) => (
              <option key={scope} value={scope}>
                {m.scopes[scope]}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <label>
        <span>{m.otherIndicator}</span>
        <input type="search" placeholder={m.find} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      {find !== '' && (
        <ul>
          {matches.length === 0 && <li>{m.noMatch}</li>}
          {matches.map((indicator) => (
            <li key={indicator.code}>
              <button type="button" onClick={() => choose(indicator.code)}>
                {nameOf(indicator)} <span className="code">{indicator.code}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

const isListed = (key: string) => scoreKeys.some((one) => one === key) || targetScopes.some((one) => one === key)
