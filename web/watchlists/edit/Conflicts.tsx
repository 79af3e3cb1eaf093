import type { Watchlist, WatchlistMember } from '#contract/watchlists/watchlists.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { formatNumber } from '../../format.ts'
import { forReaders, Head } from '../../ui/rows/Head.tsx'
import { useCompanyName } from './company-name.ts'
import type { Conflict, RowEdit } from './draft.ts'
import classes from './edit.module.css'
import { editMessages } from './edit-messages.ts'
import type { useDraft } from './use-draft.ts'

interface Props {
  readonly list: Watchlist
  readonly conflicts: readonly Conflict[]
  readonly isHeadChanged: boolean
  readonly editing: ReturnType<typeof useDraft>
}

/** Rows that were changed here and elsewhere, each with both changes; nothing is lost before somebody chooses. */
export function Conflicts({ list, conflicts, isHeadChanged, editing }: Props) {
  const m = editMessages()
  const nameOf = useCompanyName(list)
  return (
    <section className={classes.conflicts} aria-label={m.conflictsTitle} role="alert">
      <h2>{m.conflictsTitle}</h2>
      <p>{m.conflictsText}</p>
      <div className={classes.scroll}>
        <table>
          <Head columns={[m.columns.company, m.mine, m.theirs, forReaders(m.actions)]} />
          <tbody>
            {isHeadChanged && (
              <tr>
                <th scope="row">{m.headConflict}</th>
                <td>{editing.draft.head?.name ?? list.name}</td>
                <td>{list.name}</td>
                <td>
                  <Choice keep={editing.keepMyHead} take={editing.takeTheirHead} />
                </td>
              </tr>
            )}
            {conflicts.map(({ companyId, mine, theirs }) => (
              <tr key={companyId}>
                <th scope="row">{theirs ? shortName(namesOf(theirs).first) : nameOf(companyId)}</th>
                <td>{mineText(mine)}</td>
                <td>{theirsText(theirs)}</td>
                <td>
                  <Choice keep={() => void editing.keepMine(companyId)} take={() => editing.takeTheirs(companyId)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Choice({ keep, take }: { keep: () => void; take: () => void }) {
  const m = editMessages()
  return (
    <>
      <button type="button" className="act" onClick={keep}>
        {m.keepMine}
      </button>
      <button type="button" className="act" onClick={take}>
        {m.takeTheirs}
      </button>
    </>
  )
}

function mineText({ stake, note, isRemoved }: RowEdit): string {
  const m = editMessages()
  if (isRemoved) return m.removal
  const parts = [
    stake === undefined ? null : m.stakeOf(stake.trim() === '' ? m.noStake : stake),
    note === undefined ? null : m.noteOf(note),
  ]
  return parts.filter((part) => part !== null).join(' · ')
}

function theirsText(theirs: WatchlistMember | null): string {
  const m = editMessages()
  if (theirs === null) return m.gone
  const stake = m.stakeOf(theirs.stake === null ? m.noStake : formatNumber(theirs.stake, 2))
  return theirs.note === '' ? stake : `${stake} · ${m.noteOf(theirs.note)}`
}
