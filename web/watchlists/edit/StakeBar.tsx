import type { MemberFigures } from '#contract/watchlists/watchlist-figures.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { formatNumber } from '../../format.ts'
import { notify } from '../../ui/modals/dialogs.ts'
import { type Draft, editRow, type Row, type Sums, textOf } from './draft.ts'
import classes from './edit.module.css'
import { editMessages } from './edit-messages.ts'
import { shareOut, tippingRow } from './stakes.ts'
import type { useDraft } from './use-draft.ts'

interface Props {
  readonly rows: readonly Row[]
  readonly sums: Sums
  readonly figures: ReadonlyMap<number, MemberFigures>
  readonly editing: ReturnType<typeof useDraft>
}

/** The total of the stakes, always in sight, and ways to set all of them at once. */
export function StakeBar({ rows, sums, figures, editing }: Props) {
  const m = editMessages()
  const { total, isOver, faults } = sums
  const keptRows = rows.filter(({ isRemoved }) => !isRemoved)
  const tipping = isOver ? keptRows[tippingRow(keptRows.map(({ stake }) => stake))] : undefined
  const share = (weights: readonly (number | null)[]) =>
    editing.change((draft) => withStakes(draft, keptRows, shareOut(weights)))
  const caps = keptRows.map(({ member }) => figures.get(member.companyId)?.marketCap ?? null)
  const noCap = caps.filter((cap) => cap === null).length
  return (
    <div className={classes.bar} data-over={isOver || undefined}>
      <div className={classes.meter}>
        <b id="stake-total">{m.meter}</b>
        <span className={classes.track} aria-hidden="true">
          <i style={{ inlineSize: `${Math.min(100, total)}%` }} />
        </span>
        <output className="num" aria-labelledby="stake-total">
          {m.of(formatNumber(total, 2))}
        </output>
        <span role="status">
          {isOver && (
            <span className="field-error">
              {m.over} {tipping && m.overRow(shortName(namesOf(tipping.member).first))}
            </span>
          )}
          {faults > 0 && <span className="field-error">{m.faults(formatNumber(faults))}</span>}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons have a name, and no legend to show */}
      <div className={classes.spread} role="group" aria-label={m.spread}>
        <button type="button" className="act" onClick={() => share(keptRows.map(() => 1))}>
          {m.equal}
        </button>
        <button
          type="button"
          className="act"
          disabled={caps.every((cap) => cap === null)}
          onClick={() => {
            share(caps)
            if (noCap > 0) notify({ text: m.noCap(formatNumber(noCap)) })
          }}
        >
          {m.byCap}
        </button>
        <button
          type="button"
          className="act"
          disabled={total === 0}
          onClick={() => share(keptRows.map(({ stake }) => stake))}
        >
          {m.scale}
        </button>
      </div>
    </div>
  )
}

function withStakes(draft: Draft, rows: readonly Row[], stakes: readonly (number | null)[]): Draft {
  return rows.reduce((before, { member }, at) => editRow(before, member, { stake: textOf(stakes[at]!) }), draft)
}
