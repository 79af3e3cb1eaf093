import { Link } from '@tanstack/react-router'
import type { Regulation } from '#contract/regulations/regulations.ts'
import { CompanyPicker } from '../companies/picker/CompanyPicker.tsx'
import { formatNumber } from '../format.ts'
import { nameOf } from '../i18n/names.ts'
import { StateMark } from '../indicators/themes/StateMark.tsx'
import { useWatchlists } from '../watchlists/use-watchlists.ts'
import { detailMessages } from './detail-messages.ts'
import { regulationMessages } from './messages.ts'
import { Reasons } from './Reasons.tsx'
import classes from './regulations.module.css'
import { useRegulationAddress } from './use-regulation.ts'

/** A company or a list of one's own to hold against the regulation, and what the rule says of it. */
export function SetChoice({ regulation: { set } }: { regulation: Regulation }) {
  const m = detailMessages().set
  const [{ set: chosen }, change] = useRegulationAddress()
  const lists = useWatchlists().data ?? []
  const isList = chosen?.startsWith('watchlist-') ?? false
  const isStrange = isList && !lists.some(({ id }) => `watchlist-${id}` === chosen)
  return (
    <section className={classes.set} aria-label={m.label}>
      <div className={`tools ${classes.choices}`}>
        <CompanyPicker
          label={m.company}
          selection={set?.kind === 'company' ? nameOf(set) : undefined}
          choose={({ id }) => change({ set: `company-${id}` })}
        />
        {(lists.length > 0 || isList) && (
          <label>
            {m.watchlist}
            <select
              value={isList ? chosen : ''}
              onChange={({ target: { value } }) => change({ set: value || undefined })}
            >
              <option value="">{m.none}</option>
              {isStrange && <option value={chosen}>{set ? nameOf(set) : chosen}</option>}
              {lists.map(({ id, name }) => (
                <option key={id} value={`watchlist-${id}`}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {chosen && (
          <button type="button" className="act" onClick={() => change({ set: undefined })}>
            {m.clear}
          </button>
        )}
      </div>
      {set && <Verdict set={set} />}
    </section>
  )
}

function Verdict({ set }: { set: NonNullable<Regulation['set']> }) {
  const m = detailMessages().set
  const { states } = regulationMessages()
  if (!set.company) {
    const { companies, states: counts } = set
    return (
      <p className={classes.verdict}>
        {m.list(nameOf(set), formatNumber(companies), formatNumber(counts.applies), formatNumber(counts.unknown))}
      </p>
    )
  }
  const { state, because, isListed } = set.company
  return (
    <div className={classes.verdict}>
      <p>
        <StateMark state={state} color={null} /> <b>{m.state(nameOf(set), states[state])}</b>{' '}
        <Link to="/companies/$companyId/dashboard" params={{ companyId: set.id }} search={{}}>
          {m.open}
        </Link>
      </p>
      {because.length > 0 && (
        <div>
          {state === 'unknown' ? m.missing : m.because}
          <Reasons companyId={set.id} because={because} />
        </div>
      )}
      {!isListed && <p className="note">{m.unlisted}</p>}
    </div>
  )
}
