import { type FormEvent, useState } from 'react'
import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { CompanyPicker } from '../../companies/picker/CompanyPicker.tsx'
import { usePortfolioAddress } from '../address.ts'
import { heldName, percentText } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'
import { tradeSentence } from '../tables/changes-table.ts'
import { useHoldings } from '../use-portfolio.ts'

/** Sell so much of a holding, and buy a company of the market or more of all others. */
export function Trades({ figures: { whatIf } }: { figures: PortfolioFigures }) {
  const m = portfolioMessages().whatif
  const [{ trade }, change] = usePortfolioAddress()
  const holdings = useHoldings().data?.holdings ?? []
  const [sold, setSold] = useState('')
  const [bought, setBought] = useState<{ readonly id: number; readonly name: string }>()
  const [percent, setPercent] = useState('')
  const trades = trade?.split(',').filter(Boolean) ?? []
  const selling = holdings.find(({ company }) => String(company.id) === sold) ?? holdings[0]
  const share = Number(percent || (selling ? Math.max(0.01, selling.weight * 100).toFixed(2) : ''))
  const isWrong = percent !== '' && !(share > 0 && share <= 100)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!selling || isWrong) return
    change({ trade: [...trades, `${selling.company.id}-${bought?.id ?? 'all'}-${share.toFixed(2)}`].join(',') })
    setPercent('')
  }
  return (
    <>
      <form className={classes.sentence} onSubmit={add}>
        <label>
          {m.sell}
          <select value={selling?.company.id ?? ''} onChange={({ target }) => setSold(target.value)}>
            {holdings.map(({ company, weight }) => (
              <option key={company.id} value={company.id}>
                {heldName(company)} {percentText(weight, 2)}%
              </option>
            ))}
          </select>
        </label>
        <label>
          {m.percent}
          <input
            inputMode="decimal"
            value={percent}
            placeholder={share.toFixed(2)}
            aria-invalid={isWrong || undefined}
            onChange={({ target }) => setPercent(target.value.normalize('NFKC'))}
          />
        </label>
        <CompanyPicker
          label={m.buy}
          except={selling?.company.id}
          selection={bought?.name ?? m.all}
          choose={(company) => setBought({ id: company.id, name: shortName(namesOf(company).first) })}
        />
        {bought && (
          <button type="button" className="act" onClick={() => setBought(undefined)}>
            {m.toAll}
          </button>
        )}
        <button type="submit" className="btn" disabled={!selling}>
          {m.add}
        </button>
      </form>
      {isWrong && <p role="alert">{m.wrongPercent}</p>}
      {trades.length > 0 && (
        <ul className={classes.trades}>
          {trades.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same trade may be made twice
            <li key={`${one} ${at}`}>
              {tradeSentence(one, whatIf)}{' '}
              <button
                type="button"
                className="act"
                onClick={() => change({ trade: trades.toSpliced(at, 1).join(',') || undefined })}
              >
                {m.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {whatIf && whatIf.ignored.length > 0 && (
        <p role="alert">
          {m.ignored(
            whatIf.ignored
              .map(({ trade: one, reason }) => `${tradeSentence(one, whatIf)} (${m.reasons[reason]})`)
              .join(m.and),
          )}
        </p>
      )}
    </>
  )
}
