import { toneBandOf } from '#methodology/news/tone-band.ts'
import { toneMonths } from '#methodology/news/windows.ts'
import { formatDay, formatNumber, formatPoints } from '../../format.ts'
import { tipOnText } from '../../ui/floating/tip.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import classes from '../news.module.css'
import type { useTone } from '../use-news.ts'
import { toneMessages } from './tone-messages.ts'

type Tone = NonNullable<ReturnType<typeof useTone>['data']>

/** Articles below which a mean is only a hint. */
const fewItems = 5

/** The tone today and on four days before, over five windows; means of few articles are grey. */
export function ToneTable({ snapshots }: Pick<Tone, 'snapshots'>) {
  const m = toneMessages()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll
    <section className="scroll" aria-label={m.tableName} tabIndex={0}>
      <table className={classes.toneTable}>
        <Head columns={[m.snapshot, ...toneMonths.map((months) => num(m.months[months]))]} />
        <tbody>
          {snapshots.map(({ daysAgo, day, cells }) => (
            <tr key={daysAgo}>
              <th scope="row">
                <span {...tipOnText(formatDay(day))}>{daysAgo === 0 ? m.today : m.ago(String(daysAgo))}</span>
              </th>
              {cells.map(({ months, tone, items }) => (
                <td
                  key={months}
                  className={items < fewItems ? 'num dim' : 'num'}
                  data-band={items < fewItems ? undefined : (toneBandOf(tone) ?? undefined)}
                  {...(items > 0 && items < fewItems && tipOnText(m.few))}
                >
                  {tone === null ? '—' : formatPoints(tone, 2)} <small>{formatNumber(items)}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
