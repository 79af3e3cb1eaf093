import { useState } from 'react'
import { chartMessages } from '../../charts/messages.ts'
import { ScaleHead } from '../../charts/small/Bullet.tsx'
import { useDisplayWords } from '../../scoring/displays.ts'
import { scoreMessages, scoreName } from '../../scoring/score-messages.ts'
import { tip } from '../../ui/floating/tip.ts'
import classes from '../sheet/sheet.module.css'
import { EsgRowCells } from './EsgRowCells.tsx'
import type { EsgRow } from './esg-groups.ts'
import { esgMessages } from './esg-messages.ts'
import { FoldButton } from './FoldButton.tsx'

interface Props {
  readonly rows: readonly EsgRow[]
  readonly caption: string
  readonly open: (key: string) => void
}

/** Scores as a tree: pillars fold their categories away. */
export function EsgTable({ rows, caption, open }: Props) {
  const [folded, setFolded] = useState<readonly string[]>([])
  const toggle = (key: string) =>
    setFolded((before) => (before.includes(key) ? before.filter((each) => each !== key) : [...before, key]))
  const parents = new Set(rows.flatMap(({ pillar }) => pillar ?? []))
  const hasWeights = rows.some(({ score }) => score.weight !== null)
  return (
    <div className="scroll">
      <table className={`compact tree ${classes.esgTable}`}>
        <caption className="sr">{caption}</caption>
        <Head hasWeights={hasWeights} />
        <tbody>
          {rows
            .filter(({ pillar }) => !pillar || !folded.includes(pillar))
            .map(({ score, level }) => (
              <tr key={score.key} className={`lv${level}`}>
                <th scope="row">
                  <span className={classes.treeName}>
                    {parents.has(score.key as 'e_score') && (
                      <FoldButton
                        isOpen={!folded.includes(score.key)}
                        name={scoreName(score.key)}
                        toggle={() => toggle(score.key)}
                      />
                    )}
                    {scoreName(score.key)}
                  </span>
                </th>
                <EsgRowCells score={score} hasWeight={hasWeights} open={open} />
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ hasWeights }: { hasWeights: boolean }) {
  const m = esgMessages()
  const { labelled } = useDisplayWords()
  return (
    <thead>
      <tr>
        <th scope="col">{m.item}</th>
        <th scope="col" className="opt">
          {m.badge}
        </th>
        {hasWeights && (
          <th scope="col" className={`num ${classes.optNarrow}`}>
            {m.weight}
          </th>
        )}
        <th scope="col" className="num gl">
          {labelled(chartMessages().score)}
        </th>
        <th scope="col" className={classes.norm}>
          <ScaleHead />
        </th>
        <th scope="col" className={`num ${classes.optNarrow}`}>
          {m.change}
        </th>
        <th scope="col" className="num">
          {m.rank}
        </th>
        <th scope="col" className="opt">
          {m.band}
        </th>
        <th scope="col" className={`num ${classes.optNarrow}`} {...tip(scoreMessages().coverage)}>
          {m.coverage}
        </th>
      </tr>
    </thead>
  )
}
