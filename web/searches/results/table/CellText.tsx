import type { SearchCell } from '#contract/search/searches.ts'
import { BandGlyph } from '../../../charts/Band.tsx'
import { pointsSince } from '../../../charts/figure/difference.ts'
import { UnlikePeriods } from '../../../charts/small/UnlikePeriods.tsx'
import { formatChange } from '../../../format.ts'
import { ScoreCoverage } from '../../../scoring/ScoreCoverage.tsx'
import { Unscored } from '../../../scoring/unscored/Unscored.tsx'
import { tip } from '../../../ui/floating/tip.ts'
import { Icon } from '../../../ui/icons.tsx'
import { resultMessages } from '../messages.ts'
import type { TableColumn } from './columns.ts'
import { ScandalBoxes } from './ScandalBoxes.tsx'

/** A figure, or why there is none: disclosed, estimated, computed, undisclosed, not applicable, locked and zero never look alike. */
interface Props {
  readonly cell: SearchCell
  readonly column: TableColumn
  /** All cells of the company. */
  readonly cells: readonly SearchCell[]
}

export function CellText({ cell, column, cells }: Props) {
  const m = resultMessages()
  const { state, value, text } = cell
  if (state === 'locked') {
    return (
      <span className="lock">
        <Icon name="lock" />
        {m.locked}
      </span>
    )
  }
  if (cell.known) return <Unscored known={cell.known} />
  if (value === null && text === null) return cell.news ? <NoVerdict news={cell.news} /> : <Missing state={state} />
  const { words, measure } = column
  if (measure.subject.name === 'scandal') return <ScandalBoxes level={value!} isByText={cell.news === 'by-text'} />
  if (measure.subject.name === 'coverage') return <Bar share={value!} text={words.text(value!)} />
  const isChange = measure.aspect === 'change' || measure.aspect === 'difference'
  const content = text ?? figureOf(value!, column, cells)
  return (
    <>
      <UnlikePeriods months={cell.months} />
      {state === 'estimated' && <span className="tag">{m.estimated}</span>}
      {state === 'read-from-text' && <span className="tag">{m.text}</span>}
      <span className={state === 'estimated' ? 'est' : undefined}>{content}</span>
      {(words.kind === 'score' || words.kind === 'vendor') && !isChange && <Standing cell={cell} />}
      {words.kind === 'score' && !isChange && <ScoreCoverage share={cell.coverage} />}
    </>
  )
}

export function figureOf(value: number, { measure, words, base }: TableColumn, cells: readonly SearchCell[]): string {
  if (measure.aspect === 'change') return formatChange(value)
  const score = base === undefined ? null : (cells[base]?.value ?? null)
  return score === null ? words.text(value) : pointsSince(score, value)
}

/** The glyph keeps its room where there is none, so that digits stay in their columns. */
function Standing({ cell }: { cell: SearchCell }) {
  const { class: standing } = cell
  if (standing === null || standing === 'not-disclosed') return <i className="gs" aria-hidden="true" />
  return <BandGlyph band={standing} />
}

/** Nothing imported and nothing judged are no figure, and neither is no scandal. */
function NoVerdict({ news }: { news: NonNullable<SearchCell['news']> }) {
  const m = resultMessages()
  return (
    <span className="und nw" {...tip(m.newsHints[news])}>
      <small>{m.news[news]}</small>
    </span>
  )
}

function Missing({ state }: { state: SearchCell['state'] }) {
  const m = resultMessages()
  const reason = (m.reasons as Record<string, string>)[state] ?? m.none
  if (state === 'not-applicable') {
    return (
      <span className="na" {...tip(reason)}>
        n/a
      </span>
    )
  }
  return (
    <span className="und" {...tip(reason)}>
      <span aria-hidden="true">—</span>
      <span className="sr">{reason}</span>
    </span>
  )
}

function Bar({ share, text }: { share: number; text: string }) {
  return (
    <>
      <span className="bar" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
      {text}
    </>
  )
}
