import { formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import classes from '../custom-scoring.module.css'
import { customMessages } from '../messages.ts'
import { asVendor, type IndustryWeights, standardByIndustry, withoutIndustry } from './by-industry.ts'
import type { StartAnswer, StartIndustry } from './model.ts'

interface Props {
  readonly vendors: StartAnswer['vendors']
  readonly industries: readonly StartIndustry[]
  readonly weights: IndustryWeights
  /** The industry whose weights are set; undefined for those of all. */
  readonly industry: string | undefined
  readonly setIndustry: (industry: string | undefined) => void
  readonly set: (change: (previous: IndustryWeights) => IndustryWeights) => void
}

const percent = (weight: number) => formatNumber(weight, 0)

/** Whose weights are set: those of all industries, or of one that differs. */
export function IndustryChoice({ vendors, industries, weights, industry, setIndustry, set }: Props) {
  const m = customMessages().weights
  const nameOf = ({ nameJa, nameEn }: StartIndustry) => (language() === 'ja' ? nameJa : nameEn)
  const isOwn = industry !== undefined && weights.own.has(industry)
  return (
    <div className={classes.industryChoice}>
      <label>
        {m.appliesTo}
        <select
          value={industry ?? ''}
          onChange={({ target: { value } }) => setIndustry(value === '' ? undefined : value)}
        >
          <option value="">{m.allIndustries}</option>
          {industries.map((row) => (
            <option key={row.code} value={row.code}>
              {nameOf(row)}
              {weights.own.has(row.code) ? ` ${m.ownMark}` : ''}
            </option>
          ))}
        </select>
      </label>
      {vendors.length > 0 && (
        <label>
          {m.fromVendor}
          <select
            value=""
            onChange={({ target: { value } }) => {
              const chosen = vendors.find(({ vendor }) => vendor === value)
              if (chosen) set((previous) => asVendor(previous, chosen.weights))
            }}
          >
            <option value="">{m.chooseVendor}</option>
            {vendors.map((row) => (
              <option key={row.vendor} value={row.vendor}>
                {m.vendorWeights(
                  language() === 'ja' ? row.nameJa : row.nameEn,
                  row.weights.map(percent),
                  formatNumber(row.n),
                )}
              </option>
            ))}
          </select>
        </label>
      )}
      <span className={classes.acts}>
        {isOwn && (
          <button type="button" className="act" onClick={() => set((previous) => withoutIndustry(previous, industry))}>
            {m.asAll}
          </button>
        )}
        <button
          type="button"
          className="act"
          onClick={() => set((previous) => standardByIndustry(previous, industries))}
        >
          {m.standardByIndustry}
        </button>
        {weights.own.size > 0 && (
          <button type="button" className="act" onClick={() => set((previous) => ({ ...previous, own: new Map() }))}>
            {m.allAlike}
          </button>
        )}
      </span>
      <small className="note" aria-live="polite">
        {weights.own.size > 0 ? m.ownCount(formatNumber(weights.own.size)) : m.allNote}
        {industry !== undefined && !isOwn && ` ${m.becomesOwn}`}
      </small>
    </div>
  )
}
