import { categories, totalKeys } from '#methodology/scores/hierarchy.ts'
import { BandGlyph } from '../../charts/Band.tsx'
import { formatNumber } from '../../format.ts'
import { bandOf } from '../../scores/profile-axes.ts'
import { scoreText } from '../../scores/score-table.ts'
import { ScoreKeys } from '../../scores/sheet/ScoreKeys.tsx'
import { scoreName } from '../../scoring/score-messages.ts'
import { scoreOf } from '../../scoring/use-scores.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import classes from '../parts.module.css'
import { printReportMessages } from './print-report-messages.ts'
import { ScoresChart } from './ScoresChart.tsx'
import { shownName } from './shown-name.ts'
import type { Member } from './use-report.ts'
import { YearOfScores } from './YearOfScores.tsx'

/** Totals and categories of each company, with band and rank in its own industry. */
export function ScoresPart({ members }: { members: readonly Member[] }) {
  const m = printReportMessages()
  return (
    <>
      <ScoresChart members={members} />
      <table className={`compact ${classes.sideBySide}`}>
        <Head
          columns={[
            m.item,
            ...members.map((member) =>
              num(
                <>
                  {shownName(member)} <YearOfScores member={member} />
                </>,
              ),
            ),
          ]}
        />
        <tbody>
          {[...totalKeys, ...categories].map((key) => (
            <tr key={key}>
              <th scope="row">{scoreName(key)}</th>
              {members.map(({ id, scores }) => {
                const score = scoreOf(scores.scores, key)
                return (
                  <td key={id} className="num">
                    {scoreText(score?.value ?? null)} <BandGlyph band={score ? bandOf(score) : 'none'} />
                    {score?.rank && (
                      <small className="dim">
                        {formatNumber(score.rank.rank)} / {formatNumber(score.rank.of)}
                      </small>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ScoreKeys />
      <p className="fig-note">{m.noPoint}</p>
    </>
  )
}
