import type { Indicator } from '#contract/market/indicators.ts'
import type { Figure } from '#contract/market/observations.ts'
import { shownAgain, standsAfterWithdrawal } from '#contract/market/withdrawal-notes.ts'
import { formatChange, formatDay, formatSigned } from '../../format.ts'
import { tipOnText } from '../../ui/floating/tip.ts'
import { vintageText } from '../figure-text.ts'
import { rawMessages } from '../messages.ts'
import { contextWords } from './context-words.ts'
import { VintageComparison } from './VintageComparison.tsx'
import classes from './why-figure.module.css'

type Vintage = Figure['vintages'][number]

/** Every vintage of the figure, newest first, each with what it changed and the lines it rests on. */
export function Vintages({ figure, indicator }: { figure: Figure; indicator: Indicator }) {
  const m = rawMessages()
  const { vintages, documents } = figure
  return (
    <>
      <h3>{m.vintages}</h3>
      {sourcesOf(figure) > 1 && <p className="mut">{m.whichCounts}</p>}
      <table className={classes.vint}>
        <tbody>
          {vintages.map((vintage, index) => (
            <tr
              key={`${vintage.knownFrom} ${vintage.documentId} ${vintage.value}`}
              className={`${vintage.isCurrent ? classes.cur : ''} ${vintage.isKnown ? '' : classes.unknown}`}
            >
              <td className={classes.day}>{formatDay(vintage.knownFrom)}</td>
              <td className="num">{vintageText(vintage, indicator)}</td>
              <td className="mut">
                {vintage.isKnown ? whatChanged(vintage, vintages[index + 1]) : m.notPublished}
                <span className="dim" lang="ja">
                  {titleOf(documents.find(({ id }) => id === vintage.documentId))}
                </span>
                <Lines lines={vintage.lines} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {vintages.length > 1 && <VintageComparison figure={figure} indicator={indicator} />}
    </>
  )
}

/** By how many sources the figure was stated. */
function sourcesOf({ vintages, documents }: Figure): number {
  const stated = documents.filter(({ id }) => vintages.some(({ documentId }) => documentId === id))
  return new Set(stated.map(({ kind, publisher }) => `${kind} ${publisher}`)).size
}

function titleOf(document: Figure['documents'][number] | undefined): string | undefined {
  return document && [rawMessages().kinds[document.kind], document.number ?? document.title].join(' ')
}

function Lines({ lines }: Pick<Vintage, 'lines'>) {
  const m = rawMessages()
  if (lines.length === 0) return null
  return (
    <details>
      <summary>{m.sources(lines.length)}</summary>
      {lines.map(({ item, position, value, unit }) => (
        <p key={`${item} ${position}`} className={classes.sha}>
          {item}
          <br />
          <span {...tipOnText(position)}>{contextWords(position)}</span>: {value} {unit}
        </p>
      ))}
    </details>
  )
}

function whatChanged(now: Vintage, before: Vintage | undefined): string {
  const m = rawMessages()
  if (now.state === 'withdrawn' || now.notes.includes(standsAfterWithdrawal)) return m.withdrawn
  if (now.notes.includes(shownAgain)) return m.shownAgain
  if (!before || before.state === 'withdrawn') return m.first
  if (now.value === before.value && now.state === before.state) return m.unchangedSince
  if (now.value === null || before.value === null) return m.restated
  const change = before.value === 0 ? '' : ` (${formatChange((now.value - before.value) / Math.abs(before.value))})`
  return `${m.restated} ${formatSigned(now.value - before.value)}${change}`
}
