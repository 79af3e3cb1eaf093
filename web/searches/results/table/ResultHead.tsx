import { memo } from 'react'
import { formatNumber, formatYear } from '../../../format.ts'
import { useDisplay } from '../../../scoring/displays.ts'
import { scoreMessages } from '../../../scoring/score-messages.ts'
import { tip } from '../../../ui/floating/tip.ts'
import { Icon } from '../../../ui/icons.tsx'
import { useSearchState } from '../../state.ts'
import { resultMessages } from '../messages.ts'
import classes from '../results.module.css'
import { headings, nextSort, printSort, readSort, type SortKey, type TableColumn } from './columns.ts'

interface Props {
  readonly columns: readonly TableColumn[]
  readonly year: number | null
  readonly rows: number
  readonly isAllSelected: boolean
  readonly isSomeSelected: boolean
  readonly togglePage: () => void
  /** Takes the heads of figures. */
  readonly measure: ((head: HTMLElement | null) => void) | undefined
}

/** Two rows: what kind of figure, then what; every head but the sector’s sorts. All are drawn: their widths are the columns’. */
export const ResultHead = memo(function ResultHead({ columns, year, rows, ...page }: Props) {
  const m = resultMessages()
  const groups = headings(columns)
  const isShown = useDisplay() !== 'score'
  const points = isShown ? scoreMessages().scorePoints : undefined
  return (
    <thead>
      <tr className={classes.kinds} aria-rowindex={1}>
        <td colSpan={4} />
        {groups.map((group) => (
          <th key={group.first} scope="colgroup" colSpan={group.span} className="grp">
            <span>{headingOf(group, year)}</span>
          </th>
        ))}
      </tr>
      <tr aria-rowindex={2}>
        <th scope="col" className="pick">
          <input
            type="checkbox"
            aria-label={m.selectPage(formatNumber(rows))}
            checked={page.isAllSelected}
            ref={(box) => {
              if (box) box.indeterminate = page.isSomeSelected && !page.isAllSelected
            }}
            onChange={page.togglePage}
          />
        </th>
        <SortHead by="code" name={m.code} className="code" />
        <SortHead by="name" name={m.company} className="co" />
        <th scope="col" className={classes.sector}>
          {m.sector}
        </th>
        {columns.map((column, index) => (
          <SortHead
            key={column.text}
            index={index}
            measure={page.measure}
            by={column.text}
            name={column.words.short}
            title={column.words.name}
            unit={unitOf(column, points)}
            className="num"
          />
        ))}
      </tr>
    </thead>
  )
})

function headingOf({ kind, year: own }: ReturnType<typeof headings>[number], year: number | null): string {
  const { groups } = resultMessages()
  if (kind !== 'indicator') return groups[kind]
  const yearInHead = own ?? year
  return groups.indicator(yearInHead === null ? '' : formatYear(yearInHead))
}

/** Below the name: what aspect, else the unit. */
function unitOf({ measure, words }: TableColumn, points: string | undefined): string {
  if (words.kind !== 'score') return words.aspectShort || words.unit
  const isPoints = measure.aspect === 'difference' && points !== undefined
  return isPoints ? `${words.aspectShort} · ${points}` : words.aspectShort
}

interface HeadProps {
  readonly by: string
  readonly name: string
  readonly title?: string
  readonly unit?: string
  readonly className?: string
  readonly index?: number
  readonly measure?: Props['measure']
}

function SortHead({ by, name, title, unit, className = '', index, measure }: HeadProps) {
  const m = resultMessages()
  const { state, change } = useSearchState()
  const keys = shownSort(state)
  const place = keys.findIndex((key) => key.by === by)
  const key = keys[place]
  const direction = key && (key.isFalling ? 'descending' : 'ascending')
  return (
    <th ref={measure} data-index={index} scope="col" className={className} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className={key ? `sort ${classes.isOn}` : 'sort'}
        {...tip(`${m.sortBy(title ?? name, direction && m[direction])}\n${m.alsoSort}`)}
        onClick={(event) => change({ sort: printSort(nextSort(keys, by, event.shiftKey)) || undefined })}
      >
        <span className={classes.headName}>{name}</span>
        {unit && <small>{unit}</small>}
        {key && <Icon name={key.isFalling ? 'down' : 'up'} />}
        {key && keys.length > 1 && <sub>{place + 1}</sub>}
      </button>
    </th>
  )
}

/** The order on the screen: what the address says, else the usual one. */
function shownSort({ sort, q }: { sort?: string | undefined; q?: string | undefined }): SortKey[] {
  return sort === undefined && !q ? [{ by: 'sustainability_score', isFalling: true }] : readSort(sort)
}
