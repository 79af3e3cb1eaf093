import { type ReactNode, useId, useState } from 'react'
import type { MenuAction } from '../../ui/floating/FloatingMenu.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { NoData } from '../../ui/states/NoData.tsx'
import { Waiting } from '../../ui/states/Waiting.tsx'
import classes from '../charts.module.css'
import { chartMessages } from '../messages.ts'
import { ChartTable, type Picks } from './ChartTable.tsx'
import { FigureMenu } from './FigureMenu.tsx'
import type { TableOf } from './table.ts'

/** One way to look at a figure. */
interface FigureView {
  readonly key: string
  readonly label: string
  readonly content: ReactNode
  /** Whether it draws something that can be saved as an image; rows of text cannot. */
  readonly isPicture?: boolean
}

/** Instead of its contents: still coming, nothing there, or something went wrong. */
export type FigureState =
  | { readonly kind: 'loading'; readonly height: number }
  | ({ readonly kind: 'empty' } & Parameters<typeof NoData>[0])
  | { readonly kind: 'error'; readonly error: unknown; readonly retry: () => void }

interface Props {
  /** The section's name in addresses: `spider_chart`. */
  readonly id: string
  readonly number?: number
  readonly name: string
  /** One sentence saying what the reader should see; with a figure in it. */
  readonly finding?: string | undefined
  readonly unit?: ReactNode
  /** The last view, the table, is added by `table`. */
  readonly views: readonly FigureView[]
  readonly table?: TableOf | undefined
  /** Instead of the table's values as CSV, where the table is a part of what a file should hold. */
  readonly csv?: MenuAction | undefined
  readonly onSelectRow?: ((key: string) => void) | undefined
  /** Rows of the table that can be picked. */
  readonly picks?: Picks | undefined
  /** The chosen view where the screen keeps it, such as in the address. */
  readonly view?: string | undefined
  readonly onView?: (key: string) => void
  readonly notes?: ReactNode
  readonly source?: string
  readonly state?: FigureState | undefined
  /** Called once a picture or the values of it were saved. */
  readonly onSaved?: () => void
  /** Columns of twelve. */
  readonly span?: 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12
}

/** A figure: strong rule, number and name, views and menu, the finding, the picture, its source. */
export function Figure(props: Props) {
  const { id, number, name, finding, unit, notes, source, state, span = 12, table } = props
  const m = chartMessages()
  const titleId = useId()
  const [viewKey, setViewKey] = useState<string>()
  const views = withTable(props)
  const view = views.find(({ key }) => key === (props.view ?? viewKey)) ?? views[0]!
  const choose = (key: string) => {
    setViewKey(key)
    props.onView?.(key)
  }
  const foot = source === undefined ? '' : m.source(source)

  return (
    <figure className={`fig c${span}`} id={id} aria-labelledby={titleId}>
      <header>
        <p className="label">
          {number !== undefined && <i>{number}</i>}
          <span>{name}</span>
        </p>
        <div className={classes.figTools}>
          {views.length > 1 && <Views views={views} current={view.key} choose={choose} />}
          <FigureMenu
            id={id}
            title={finding ?? name}
            name={name}
            source={source}
            table={state ? undefined : table}
            csv={state ? undefined : props.csv}
            hasPicture={!state}
            onSaved={props.onSaved}
          />
        </div>
        <h2 className={finding ? 'finding' : 'sr'} id={titleId}>
          {finding ?? name}
        </h2>
        {unit && (
          // A choice may stand here with a list of its own, which no paragraph holds.
          <div className="unit" data-unit>
            {unit}
          </div>
        )}
      </header>
      <div className="fig-body">{state ? <State state={state} /> : view.content}</div>
      {!state && notes && (
        <div className={classes.notes} data-legend>
          {notes}
        </div>
      )}
      {foot && <footer>{foot}</footer>}
    </figure>
  )
}

function withTable({ views, table, onSelectRow, picks }: Props): readonly FigureView[] {
  if (!table) return views
  const content = <ChartTable table={table} onSelect={onSelectRow} picks={picks} />
  return [...views, { key: 'table', label: chartMessages().table, content }]
}

interface ViewsProps {
  readonly views: readonly FigureView[]
  readonly current: string
  readonly choose: (key: string) => void
}

function Views({ views, current, choose }: ViewsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box and a legend that nobody asked for
    <span className="seg" role="group" aria-label={chartMessages().views}>
      {views.map(({ key, label }) => (
        <button key={key} type="button" aria-pressed={key === current} onClick={() => choose(key)}>
          {label}
        </button>
      ))}
    </span>
  )
}

function State({ state }: { state: FigureState }) {
  if (state.kind === 'loading') return <Waiting shape={{ kind: 'chart', height: state.height }} />
  if (state.kind === 'error') return <ErrorState error={state.error} retry={state.retry} />
  return <NoData latest={state.latest} nearest={state.nearest} />
}
