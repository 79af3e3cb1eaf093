import { usePeersName } from '../app/peer-groups.ts'
import { BandMark } from '../charts/Band.tsx'
import { formatNumber, formatScore } from '../format.ts'
import { useDisplayWords, useShownScores } from './displays.ts'
import { scoreMessages, scoreName } from './score-messages.ts'
import classes from './score-strip.module.css'
import { scoreOf, useScoreContext, useScores } from './use-scores.ts'

const pillars = ['e_score', 's_score', 'g_score'] as const

interface Props {
  readonly companyId: number
  /** Opens the reasons of the total; without it the figure is plain. */
  readonly open?: ((key: string) => void) | undefined
}

/** The strip in one line, for a head that is folded: the total, its rank and among whom, and the three pillars. */
export function ScoreBrief({ companyId, open }: Props) {
  const m = scoreMessages()
  const { data } = useScores(companyId, useScoreContext())
  const displayScores = useShownScores(data)
  const peersName = usePeersName()
  const { labelled } = useDisplayWords()
  const total = scoreOf(displayScores?.scores, 'sustainability_score')
  if (!displayScores || !total) return null
  if (total.value === null) return <p className={classes.brief}>{m.noScore}</p>
  const figure = <b>{formatScore(total.value)}</b>
  return (
    <p className={`brief ${classes.brief}`}>
      <span>{labelled(m.key.sustainability_score)}</span>
      <span>
        {open ? (
          <button
            type="button"
            className="fig-btn"
            aria-label={`${formatScore(total.value)} ${m.open(scoreName('sustainability_score'))}`}
            onClick={() => open('sustainability_score')}
          >
            {figure}
          </button>
        ) : (
          figure
        )}
      </span>
      {total.standing && (
        <span>
          <BandMark band={total.standing} />
        </span>
      )}
      {total.rank && <span>{m.rank(formatNumber(total.rank.rank), formatNumber(total.rank.of))}</span>}
      <span className={classes.briefPeers}>{peersName(displayScores.peers)}</span>
      {pillars.map((key) => {
        const value = scoreOf(displayScores.scores, key)?.value ?? null
        return (
          <span key={key} className={classes.pillar}>
            {m.initials[key]} <b>{value === null ? '—' : formatScore(value)}</b>
          </span>
        )
      })}
    </p>
  )
}
