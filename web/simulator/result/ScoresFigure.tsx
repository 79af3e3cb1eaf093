import { Link } from '@tanstack/react-router'
import type { Simulation } from '#contract/simulator/simulator.ts'
import { totalKeys } from '#methodology/scores/hierarchy.ts'
import { standingOf } from '#methodology/scores/rank-bands.ts'
import { useGroupName } from '../../app/peer-groups.ts'
import { BandGlyph } from '../../charts/Band.tsx'
import { DotLine } from '../../charts/small/DotLine.tsx'
import { CompanyPicker } from '../../companies/picker/CompanyPicker.tsx'
import { formatDifference, formatNumber, formatScore } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { useDisplayWords } from '../../scoring/displays.ts'
import { scoreMessages, scoreName } from '../../scoring/score-messages.ts'
import { useSimulatorAddress } from '../address.ts'
import { simulatorMessages } from '../messages.ts'
import classes from '../simulator.module.css'
import { WideTable } from '../WideTable.tsx'

interface Props {
  readonly simulation: Simulation
  readonly companyId: number
}

type Row = Simulation['scores'][number]

/** Every score as it is and with the plan, with rank and class; and another company's beside it. */
export function ScoresFigure({ simulation, companyId }: Props) {
  const m = simulatorMessages()
  const groupName = useGroupName()
  const { points } = useDisplayWords()
  const [{ beside, changes }, change] = useSimulatorAddress()
  const { other, steps } = simulation
  const otherName = other && (language() === 'en' && other.nameEn ? other.nameEn : other.nameJa)
  return (
    <section className="fig c12" aria-labelledby="simulated-scores">
      <header>
        <p className="label">
          <i>{changes.length > 0 ? 4 : 2}</i>
          <span>{m.scores}</span>
        </p>
        <h2 className="sr" id="simulated-scores">
          {m.scores}
        </h2>
        <p className="unit">
          {m.scoresUnit(groupName(simulation.peers.code), formatNumber(simulation.peers.companies))} {points}
        </p>
      </header>
      <div className={classes.beside}>
        <CompanyPicker
          label={m.compare}
          except={companyId}
          selection={otherName ?? undefined}
          choose={({ id }) => change({ beside: id })}
        />
        {beside !== undefined && (
          <button type="button" className="btn" onClick={() => change({ beside: undefined })}>
            {m.dropCompare}
          </button>
        )}
      </div>
      <WideTable name={m.scores}>
        <thead>
          <tr>
            <th scope="col">{m.score}</th>
            <th scope="col" className="num">
              {m.now}
            </th>
            {steps.length > 0 && (
              <>
                <th scope="col" className="num">
                  {m.simulated}
                </th>
                <th scope="col" className="num">
                  {m.change}
                </th>
              </>
            )}
            <th scope="col" className="num">
              {m.rank}
            </th>
            <th scope="col" className={classes.line}>
              <span className="sr">{m.drawing}</span>
            </th>
            {otherName && (
              <>
                <th scope="col" className="num">
                  {otherName}
                </th>
                <th scope="col" className="num">
                  {m.gap}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {simulation.scores.map((row) => (
            <ScoreRow
              key={row.key}
              row={row}
              isPlanned={steps.length > 0}
              hasOther={other !== null}
              companyId={companyId}
            />
          ))}
        </tbody>
      </WideTable>
    </section>
  )
}

interface RowProps {
  readonly row: Row
  readonly isPlanned: boolean
  readonly hasOther: boolean
  readonly companyId: number
}

function ScoreRow({ row: { key, before, after, other }, isPlanned, hasOther, companyId }: RowProps) {
  const isTotal = totalKeys.some((total) => total === key)
  const percent = (score: number | null) => (score === null ? null : score * 100)
  return (
    <tr data-total={isTotal || undefined}>
      <th scope="row">
        <Link
          to="/companies/$companyId/sustainability/score-decomposition"
          params={{ companyId }}
          search={key === 'sustainability_score' ? {} : { key }}
        >
          {scoreName(key)}
        </Link>
      </th>
      <td className="num">{scoreText(before.score)}</td>
      {isPlanned && (
        <>
          <td className="num">
            <b>{scoreText(after.score)}</b>
          </td>
          <td className="num">{differenceText(before.score, after.score)}</td>
        </>
      )}
      <td className="num">
        <RankText before={before} after={after} />
      </td>
      <td className={classes.line}>
        <DotLine
          value={percent(after.score)}
          average={isPlanned ? percent(before.score) : undefined}
          ticks={[0, 50, 100]}
        />
      </td>
      {hasOther && (
        <>
          <td className="num">{scoreText(other)}</td>
          <td className="num">{differenceText(other, after.score)}</td>
        </>
      )}
    </tr>
  )
}

const scoreText = (score: number | null) => (score === null ? '—' : formatScore(score))

const differenceText = (from: number | null, to: number | null) =>
  from === null || to === null ? '—' : formatDifference(to * 100, from * 100)

/** `12 → 9 / 54`, and the class where the company comes to stand. */
function RankText({ before, after }: Pick<Row, 'before' | 'after'>) {
  const words = scoreMessages()
  if (!after.rank) return <>—</>
  const { rank, of } = after.rank
  const moved = before.rank && before.rank.rank !== rank ? `${formatNumber(before.rank.rank)} → ` : ''
  const standing = after.band === null ? 'none' : standingOf(after.band)
  return (
    <>
      {moved}
      {words.rank(formatNumber(rank), formatNumber(of))} <BandGlyph band={standing} />
    </>
  )
}
