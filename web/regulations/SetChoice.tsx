import { Link } from '@tanstack/react-router'
import type { Regulation } from '#contract/regulations/regulations.ts'
import { CompanyPicker } from '../companies/picker/CompanyPicker.tsx'
import { formatDay, formatNumber } from '../format.ts'
import { nameOf } from '../i18n/names.ts'
import { FactTag } from '../indicators/FactTag.tsx'
import { StateMark } from '../indicators/themes/StateMark.tsx'
import { useWatchlists } from '../watchlists/use-watchlists.ts'
import { detailMessages } from './detail-messages.ts'
import { regulationMessages } from './messages.ts'
import { Reasons } from './Reasons.tsx'
import classes from './regulations.module.css'
import { Terms } from './Terms.tsx'
import { useRegulationAddress } from './use-regulation.ts'
import { bindingText } from './words.ts'

/** A company or a list of one's own to hold against the regulation, and what the rule says of it. */
export function SetChoice({ regulation: { set, terms } }: { regulation: Regulation }) {
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
      {set && <Verdict set={set} terms={terms} />}
    </section>
  )
}

function Verdict({ set, terms }: { set: NonNullable<Regulation['set']>; terms: Regulation['terms'] }) {
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
  const { state, because, isListed, first, yearEnd } = set.company
  return (
    <div className={classes.verdict}>
      <p>
        <StateMark state={state} color={null} /> <b>{m.state(nameOf(set), states[state])}</b>{' '}
        <Link to="/companies/$companyId/dashboard" params={{ companyId: set.id }} search={{}}>
          {m.open}
        </Link>
      </p>
      {first && (
        <p>
          {m.first} <b>{bindingText(first)}</b>{' '}
          {first.force === 'planned' && <span className="tag warn">{detailMessages().planned}</span>}{' '}
          <FactTag status={first.status} />
        </p>
      )}
      {state === 'applies' && first && terms.length > 0 && <Terms terms={terms} yearEnd={first.yearEnd} />}
      {because.length > 0 && (
        <div>
          {state === 'unknown' ? m.missing : m.because}
          <Reasons companyId={set.id} because={because} />
          {yearEnd && state !== 'unknown' && <p className="note">{m.asOf(formatDay(yearEnd))}</p>}
        </div>
      )}
      {!isListed && <p className="note">{m.unlisted}</p>}
    </div>
  )
}
