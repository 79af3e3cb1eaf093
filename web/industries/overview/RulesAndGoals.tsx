import type { IndustryOverview } from '#contract/industries/industries.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { WeightBar } from '../../charts/small/WeightBar.tsx'
import { formatNumber, formatShare } from '../../format.ts'
import { referenceName } from '../../indicators/reference-names.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { countCell, shareCell } from '../figures.ts'
import classes from '../industries.module.css'
import { overviewMessages } from './overview-messages.ts'

interface Row {
  readonly key: string
  readonly name: string
  readonly share: number
  readonly indicators: number
}

/** Which rules ask for what weighs here, and which goals it serves. */
export function RulesAndGoals({ overview: { regulations, goals } }: { overview: IndustryOverview }) {
  const m = overviewMessages()
  const rules = regulations.map(({ standard, share, indicators }) => ({
    key: standard,
    name: referenceName(standard),
    share,
    indicators: indicators.length,
  }))
  const served = goals.map(({ goal, ...row }) => ({
    key: `sdg-${goal}`,
    name: scoreName(`sdgs_${goal}_score`),
    ...row,
  }))
  const [rule, goal] = [rules[0], served[0]]
  const finding = rule && goal && m.rulesFinding(rule.name, goal.name)
  return (
    <Figure
      id="rules"
      number={5}
      name={m.rules}
      finding={finding}
      state={finding ? undefined : { kind: 'empty' }}
      views={[
        {
          key: 'lists',
          label: m.scoreShare,
          content: (
            <div className={classes.countLists}>
              <Shares caption={m.standard} rows={rules} />
              <Shares caption={m.goals} rows={served} />
            </div>
          ),
        },
      ]}
      table={{
        caption: m.rules,
        columns: [
          { label: m.standard },
          { label: m.scoreShare, isNumber: true },
          { label: m.indicators, isNumber: true },
        ],
        rows: [...rules, ...served].map(({ key, name, share, indicators }) => ({
          key,
          cells: [name, shareCell(share), countCell(indicators)],
        })),
      }}
      notes={<p className="fig-note">{m.rulesNote}</p>}
    />
  )
}

function Shares({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const m = overviewMessages()
  const max = Math.max(0.001, ...rows.map(({ share }) => share))
  return (
    <table className={`compact ${classes.counts}`}>
      <Head columns={[caption, num(m.scoreShare), num(m.indicators)]} />
      <tbody>
        {rows.map(({ key, name, share, indicators }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className="num">
              <WeightBar share={share / max} /> {formatShare(share, 1)}
            </td>
            <td className="num mut">{formatNumber(indicators)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
