import { useEffect, useMemo, useRef } from 'react'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { keepOneStop, moveBetweenCells } from '../../ui/cell-keys.ts'
import type { Found } from '../SearchScreen.tsx'
import { useSearchState } from '../state.ts'
import type { TableColumn } from './columns.ts'
import { resultMessages } from './messages.ts'
import { ResultHead } from './ResultHead.tsx'
import { ResultRow } from './ResultRow.tsx'

interface Props {
  readonly found: Found
  readonly columns: readonly TableColumn[]
  readonly isOutdated: boolean
  readonly isSelected: (id: number) => boolean
  readonly toggle: (company: Found['rows'][number]) => void
  readonly togglePage: () => void
}

/** A page of companies. Arrow keys go from figure to figure; ↑ on the first row goes back to the field. */
export function ResultTable({ found, columns, isOutdated, isSelected, toggle, togglePage }: Props) {
  const m = resultMessages()
  const { state } = useSearchState()
  const { data: indicators } = useIndicatorMap()
  const table = useRef<HTMLTableElement>(null)
  const ids = useMemo(() => found.rows.map(({ id }) => id).join(), [found.rows])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows need another tab stop
  useEffect(() => keepOneStop(table.current!, table.current!.querySelector('.fig-btn')), [ids])
  const selected = found.rows.filter(({ id }) => isSelected(id)).length
  return (
    <section className="result-box" aria-label={m.table} aria-busy={isOutdated}>
      <table
        ref={table}
        className={`results found ${state.density ?? 'normal'} ${isOutdated ? 'is-stale' : ''}`}
        onKeyDown={(event) => {
          moveBetweenRows(event)
          moveBetweenCells(event)
        }}
        onFocus={({ target, currentTarget }) => target.matches('.fig-btn') && keepOneStop(currentTarget, target)}
      >
        <ResultHead
          columns={columns}
          year={found.year}
          rows={found.rows.length}
          isAllSelected={selected > 0 && selected === found.rows.length}
          isSomeSelected={selected > 0}
          togglePage={togglePage}
        />
        <tbody>
          {found.rows.map((company) => (
            <ResultRow
              key={company.id}
              company={company}
              columns={columns}
              year={found.year}
              indicators={indicators}
              isSelected={isSelected(company.id)}
              toggle={() => toggle(company)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** From company to company by arrow; above the first is the field they were found with. */
function moveBetweenRows(event: React.KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const from = (event.target as HTMLElement).closest('th.co a')
  if (!step || !from) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody th.co a')]
  const next = links.indexOf(from as HTMLElement) + step
  event.preventDefault()
  if (next < 0) document.querySelector<HTMLElement>('#company-search')?.focus()
  else links[next]?.focus()
}
