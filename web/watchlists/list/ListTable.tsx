import { Link, useNavigate } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import type { WatchlistFigures } from '#contract/watchlists/watchlist-figures.ts'
import { ScandalLevel } from '../../charts/ScandalLevel.tsx'
import { DotLine } from '../../charts/small/DotLine.tsx'
import { formatMinute, formatNumber, formatPoints, formatScore, formatShare } from '../../format.ts'
import { FloatingMenu } from '../../ui/floating/FloatingMenu.tsx'
import { tip } from '../../ui/floating/tip.ts'
import { Icon } from '../../ui/icons.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import type { ListedWatchlist } from '../use-watchlists.ts'
import classes from './list.module.css'
import { listMessages } from './list-messages.ts'
import { useManaging } from './managing.ts'
import { figuresOf, type useListFigures } from './use-list-figures.ts'

interface Props {
  readonly lists: readonly ListedWatchlist[]
  readonly figures: ReturnType<typeof useListFigures>
}

/** All lists in the person's order, each with what moved in it. */
export function ListTable({ lists, figures }: Props) {
  const m = listMessages()
  return (
    <>
      {figures.isError && <ErrorState error={figures.error} retry={() => void figures.refetch()} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways takes the arrow keys */}
      <section className={classes.scroll} tabIndex={0} aria-label={m.title}>
        <table className={classes.table} aria-busy={figures.isPlaceholderData}>
          <thead>
            <tr>
              <th scope="col">{m.name}</th>
              <th scope="col">{m.companies}</th>
              <th scope="col">{m.stakes}</th>
              <th scope="col" colSpan={2}>
                {m.score}
              </th>
              <th scope="col">{m.change}</th>
              <th scope="col">{m.scandal}</th>
              <th scope="col">{figures.isFirstVisit ? m.newsMonth : m.news}</th>
              <th scope="col">{m.changed}</th>
            </tr>
          </thead>
          <tbody>
            {lists.map((list, at) => (
              <Row key={list.id} lists={lists} at={at} figures={figuresOf(figures.data?.lists, list.id)} />
            ))}
          </tbody>
        </table>
      </section>
      <p className={`note ${classes.keys}`}>{m.keys}</p>
    </>
  )
}

interface RowProps {
  readonly lists: readonly ListedWatchlist[]
  readonly at: number
  readonly figures: WatchlistFigures | undefined
}

function Row({ lists, at, figures }: RowProps) {
  const managing = useManaging()
  const list = lists[at]!
  const { id, name, companies, changedAt } = list
  function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const act = keyAct(event)
    if (!act) return
    event.preventDefault()
    // One key, one act: the same keys do other things elsewhere on the page.
    event.stopPropagation()
    if (act === 'copy') void managing.copy(list)
    else if (act === 'remove') void managing.remove(list)
    else void managing.move(lists, at, act === 'up' ? at - 1 : at + 1)
  }
  return (
    <tr onKeyDown={onKeyDown}>
      <th scope="row">
        <span className={classes.nameCell}>
          <Link className={classes.name} to="/watchlist/$watchlistId" params={{ watchlistId: String(id) }} search={{}}>
            {name}
          </Link>
          <Acts lists={lists} at={at} />
        </span>
      </th>
      <td className="num">{formatNumber(companies)}</td>
      <td>
        <Stakes list={list} />
      </td>
      <Figures figures={figures} />
      <td className="num">{formatMinute(changedAt)}</td>
    </tr>
  )
}

function keyAct({ key, altKey }: KeyboardEvent): 'copy' | 'remove' | 'up' | 'down' | undefined {
  if (altKey) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : undefined
  return key === 'c' ? 'copy' : key === 'Delete' ? 'remove' : undefined
}

/** The total as a number and as a bar to 100. */
function Stakes({ list: { stakes, stakeTotal } }: { list: ListedWatchlist }) {
  if (stakes === 0) return <span className="dim">{listMessages().noStakes}</span>
  return (
    <span className={classes.stakes}>
      <span className="num">{formatNumber(stakeTotal, 2)}%</span>
      <span className={classes.bar} aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(100, stakeTotal)}%` }} />
      </span>
    </span>
  )
}

function Figures({ figures }: { figures: WatchlistFigures | undefined }) {
  const m = listMessages()
  if (!figures) return <td colSpan={5} />
  const { score, change, coverage, weighting, members, scandal, news } = figures
  const how = [
    weighting === 'stake' ? m.stakeWeighted : m.equalWeighted,
    coverage < 1 && score !== null ? m.covered(formatShare(coverage)) : '',
  ]
  return (
    <>
      <td className="num" {...(score === null ? {} : tip(how.filter(Boolean).join(' · ')))}>
        {score === null ? <span className="dim">—</span> : formatScore(score)}
      </td>
      <td className={classes.strip}>
        {members.length > 0 && (
          <DotLine
            value={score === null ? null : score * 100}
            average={null}
            peers={members.map((one) => one * 100)}
            height={22}
          />
        )}
      </td>
      <td className="num">{change === null ? <span className="dim">—</span> : formatPoints(change * 100)}</td>
      <td>
        <ScandalLevel level={scandal as 0 | 1 | 2 | 3 | 4 | null} />
      </td>
      <td className="num">
        {news === null ? <span className="dim">—</span> : news > 0 ? <b>{formatNumber(news)}</b> : '0'}
      </td>
    </>
  )
}

function Acts({ lists, at }: { lists: readonly ListedWatchlist[]; at: number }) {
  const m = listMessages()
  const managing = useManaging()
  const navigate = useNavigate()
  const list = lists[at]!
  return (
    <FloatingMenu
      position="bottom-start"
      target={
        <button type="button" className="icon-btn" aria-label={m.actionsOf(list.name)}>
          <Icon name="more" />
        </button>
      }
      items={[
        { label: m.rename, onSelect: () => void managing.rename(list) },
        { label: m.copy, onSelect: () => void managing.copy(list) },
        {
          label: m.alert,
          onSelect: () =>
            void navigate({ to: '/esg_contents/v2/alerts', search: { new: 'news', set: `watchlist-${list.id}` } }),
        },
        ...(at === 0 ? [] : [{ label: m.up, onSelect: () => void managing.move(lists, at, at - 1) }]),
        ...(at === lists.length - 1 ? [] : [{ label: m.down, onSelect: () => void managing.move(lists, at, at + 1) }]),
        'divider',
        { label: m.remove, onSelect: () => void managing.remove(list) },
      ]}
    />
  )
}
