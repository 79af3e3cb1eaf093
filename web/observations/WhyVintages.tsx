import type { Indicator } from '#contract/indicators.ts'
import type { Figure } from '#contract/observations.ts'
import { formatChange, formatDay } from '../format.ts'
import { exactText } from './figure-text.ts'
import { rawMessages } from './messages.ts'

/** Every vintage of the figure, newest first, each with what it changed. */
export function Vintages({ figure, indicator }: { figure: Figure; indicator: Indicator }) {
  const m = rawMessages()
  return (
    <>
      <h3>{m.vintages}</h3>
      <table className="vint">
        <tbody>
          {figure.vintages.map((vintage, index) => {
            const document = figure.documents.find(({ id }) => id === vintage.documentId)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two vintages may share their day; their order is fixed
              <tr
                key={index}
                className={vintage.isCurrent ? 'cur' : ''}
                style={vintage.isKnown ? undefined : { opacity: 0.55 }}
              >
                <td style={{ width: 78 }}>{formatDay(vintage.knownFrom)}</td>
                <td className="num">{vintage.value === null ? 'n/a' : exactText(vintage.value, indicator)}</td>
                <td className="mut">
                  {vintage.isKnown ? whatChanged(figure, index) : m.notKnown}
                  <br />
                  <span
                    className="dim"
                    title={vintage.lines.map(({ item, position }) => `${item} ${position}`).join('\n')}
                  >
                    {document?.number ?? <span lang="ja">{document?.title}</span>}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

function whatChanged({ vintages }: Figure, index: number): string {
  const m = rawMessages()
  const [now, before] = [vintages[index]!, vintages[index + 1]]
  if (!before) return m.first
  if (now.value === before.value && now.state === before.state) return m.unchangedSince
  const isRatio = now.value !== null && before.value !== null && before.value !== 0
  return isRatio ? `${m.restated} ${formatChange((now.value! - before.value!) / Math.abs(before.value!))}` : m.restated
}
