import { useState } from 'react'
import { formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { useIndicators } from '../../indicators/use-indicators.ts'
import { Icon } from '../../ui/icons.tsx'
import classes from './report.module.css'
import { maxIndicators } from './report-address.ts'
import { reportMessages } from './report-messages.ts'

interface Props {
  readonly chosen: readonly string[]
  readonly choose: (codes: readonly string[]) => void
}

/** Matches that are listed. */
const maxMatches = 8

/** Up to five indicators of the catalogue; a sixth is refused before it is chosen. */
export function IndicatorChoice({ chosen, choose }: Props) {
  const m = reportMessages()
  const [text, setText] = useState('')
  const catalogue = useIndicators().data ?? []
  const nameOf = (code: string) => {
    const match = catalogue.find((each) => each.code === code)
    return (language() === 'ja' ? match?.nameJa : match?.nameEn) ?? code
  }
  const isFull = chosen.length >= maxIndicators
  const find = text.normalize('NFKC').trim().toLowerCase()
  const matches = catalogue
    .filter(({ code, nameJa, nameEn }) => [code, nameJa, nameEn].some((name) => name.toLowerCase().includes(find)))
    .filter(({ code }) => !chosen.includes(code))
    .slice(0, maxMatches)
  return (
    <fieldset>
      <legend>
        {m.indicators} <small>{m.indicatorsLimit(formatNumber(chosen.length), formatNumber(maxIndicators))}</small>
      </legend>
      <ul className={classes.chosen}>
        {chosen.map((code) => (
          <li key={code}>
            {nameOf(code)}
            <button
              type="button"
              aria-label={m.remove(nameOf(code))}
              onClick={() => choose(chosen.filter((each) => each !== code))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {isFull && <p role="status">{m.full}</p>}
      <input
        type="search"
        aria-label={m.find}
        placeholder={m.find}
        value={text}
        disabled={isFull}
        onChange={({ target }) => setText(target.value)}
      />
      {!isFull && find !== '' && (
        <ul className={classes.matches}>
          {matches.length === 0 && <li>{m.none}</li>}
          {matches.map(({ code }) => (
            <li key={code}>
              <button
                type="button"
                aria-label={m.add(nameOf(code))}
                onClick={() => {
                  choose([...chosen, code])
                  setText('')
                }}
              >
                {nameOf(code)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
