import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatDay, formatNumber, formatPoints } from '../../format.ts'
import { newsMessages } from '../messages.ts'
import { drawnEvents, useNewsAddress, useTone, useWeightiest, windows } from '../use-news.ts'
import { ToneChart } from './ToneChart.tsx'
import { ToneTable } from './ToneTable.tsx'
import { toneMessages } from './tone-messages.ts'

type Tone = NonNullable<ReturnType<typeof useTone>['data']>

/** How the news sound over time, the events in it, and the share price below where one is known. */
export function ToneFigure({ companyId }: { readonly companyId?: number }) {
  const m = toneMessages()
  const tone = useTone(companyId)
  const { data } = tone
  const weightiest = useWeightiest(companyId).data
  const events = weightiest?.events ?? []
  const finding = data && findingOf(data)
  // An empty frame says nothing that the list below does not say.
  if (data && data.snapshots[0]!.cells.at(-1)!.items === 0 && data.prices.length === 0) return null
  return (
    <Figure
      id="news-tone"
      name={m.name}
      finding={finding}
      unit={m.unit}
      views={[
        {
          key: 'chart',
          label: m.chart,
          isPicture: true,
          content: data && (
            <ToneChart label={`${m.name} ${finding}`} tone={data} events={events} companyId={companyId} />
          ),
        },
      ]}
      table={data && lineTable(data, finding!)}
      state={
        tone.isError
          ? { kind: 'error', error: tone.error, retry: () => void tone.refetch() }
          : data
            ? undefined
            : { kind: 'loading', height: 260 }
      }
      notes={
        data && (
          <>
            <Window />
            <ToneTable snapshots={data.snapshots} />
            {events.length === drawnEvents && <p className="note">{m.weightiest(String(drawnEvents))}</p>}
            {data.unjudged > 0 && <p className="note">{m.unjudged(formatNumber(data.unjudged))}</p>}
          </>
        )
      }
      source={m.source}
    />
  )
}

/** One article is no mean, few are no sentence. */
function findingOf({ snapshots }: Tone): string {
  const m = toneMessages()
  const cell = (row: number) => snapshots[row]!.cells[2]!
  const [now, before] = [cell(0), cell(3)]
  const all = snapshots[0]!.cells.at(-1)!
  if (all.items === 0) return m.noTone
  if (all.items === 1) return m.one
  if (now.tone === null || now.items < 5) return m.few
  if (before.tone === null || before.items < 5) return m.still(formatPoints(now.tone, 2))
  const [text, earlier] = [formatPoints(now.tone, 2), formatPoints(before.tone, 2)]
  return text === earlier ? m.unmoved(text) : m.moved(text, earlier)
}

/** Months that the line and its points are averaged over. */
function Window() {
  const m = toneMessages()
  const [{ window = '3' }, change] = useNewsAddress()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box and a legend that nobody asked for
    <p className="seg" role="group" aria-label={m.window}>
      {windows.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === window}
          onClick={() => change({ window: one === '3' ? undefined : one })}
        >
          {m.months[one]}
        </button>
      ))}
    </p>
  )
}

function lineTable({ line }: Tone, caption: string): TableOf {
  const m = toneMessages()
  return {
    caption,
    rowsAre: 'years',
    columns: [{ label: m.day }, { label: newsMessages().tone, isNumber: true }, { label: m.items, isNumber: true }],
    rows: line.toReversed().map(({ day, tone, items }) => ({
      key: day,
      cells: [
        formatDay(day),
        figureCell(tone, (value) => formatPoints(value, 2)),
        figureCell(items, (value) => formatNumber(value)),
      ],
    })),
  }
}
