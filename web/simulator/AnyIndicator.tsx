import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Indicator } from '#contract/market/indicators.ts'
import { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import { maxChanges } from '#contract/simulator/changes.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { requestOf } from '../app/query.ts'
import { formatNumber } from '../format.ts'
import { nameOf } from '../i18n/names.ts'
import { useIndicators } from '../indicators/use-indicators.ts'
import { useStandardContext } from '../scoring/use-scores.ts'
import { useSimulatorAddress, withChange } from './address.ts'
import { simulatorMessages } from './messages.ts'
import classes from './simulator.module.css'

/** What the standard method ranks. */
const isScored = ({ middle, direction, sameAs }: Indicator) =>
  categories.some((category) => category === middle) && direction !== 'neutral' && sameAs === null

/** Matches that are listed. */
const maxMatches = 8

/** Any scored indicator can be changed, whether it is among the levers or not. */
export function AnyIndicator({ companyId }: { companyId: number }) {
  const m = simulatorMessages()
  const [text, setText] = useState('')
  const [{ changes }, change] = useSimulatorAddress()
  const catalogue = useIndicators().data ?? []
  const find = text.normalize('NFKC').trim().toLowerCase()
  const queries = useQueryClient()
  const context = useStandardContext()
  /** It begins with what stands there now, disclosed or inferred. */
  const put = async ({ code: indicator, type }: Indicator) => {
    setText('')
    const request = requestOf(getIndicatorScore, { params: { companyId, indicator }, query: context })
    const value =
      type === 'boolean'
        ? null
        : await queries.fetchQuery(request).then(
            ({ value }) => value,
            () => null,
          )
    const start = type === 'boolean' ? 1 : Number((value ?? 0).toPrecision(4))
    change({ changes: withChange(changes, indicator, start) })
  }
  const isFull = changes.length >= maxChanges
  const matches = catalogue
    .filter(isScored)
    .filter(({ code, nameJa, nameEn }) => [code, nameJa, nameEn].some((name) => name.toLowerCase().includes(find)))
    .filter(({ code }) => !changes.some(({ indicator }) => indicator === code))
    .slice(0, maxMatches)
  return (
    <search className={`fig c12 ${classes.any}`}>
      <label>
        <span>{m.any}</span>
        <input
          type="search"
          placeholder={m.find}
          value={text}
          disabled={isFull}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {isFull && <p role="status">{m.full(formatNumber(maxChanges))}</p>}
      {!isFull && find !== '' && (
        <ul>
          {matches.length === 0 && <li>{m.noMatch}</li>}
          {matches.map((indicator) => (
            <li key={indicator.code}>
              <button type="button" onClick={() => void put(indicator)}>
                {nameOf(indicator)} <span className="code">{indicator.code}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
