import { usePeerBases, usePeersName } from '../app/peer-groups.ts'
import { peerMessages } from '../app/peer-messages.ts'
import { useContext } from '../context/search.ts'
import { useOwnPeers } from './own-methods.ts'
import classes from './score-strip.module.css'
import { useScoreContext, useScores } from './use-scores.ts'

interface Props {
  readonly company: { readonly id: number; readonly gicsCode: string | null }
}

/**
 * Says that a company's scores are among other peers than usual, as a link from the page of a TSE industry brings them along, and leads
 * back: the same company has another score there. Nothing where they are the usual ones, or come with a method of one's own, and of a company without
 * GICS, which stands in its TSE industry either way.
 */
export function UnusualPeers({ company }: Props) {
  const m = peerMessages()
  const { bases, usual } = usePeerBases()
  const [{ peers: chosen = usual }, change] = useContext()
  const { data } = useScores(company.id, useScoreContext())
  const name = usePeersName()
  const isOwn = useOwnPeers() !== undefined
  if (isOwn || chosen === usual || !bases.includes(chosen) || company.gicsCode === null || !data) return null
  return (
    <p className={`note ${classes.unusual}`} role="status">
      {m.unusual(name(data.peers), m.short[usual])}{' '}
      <button type="button" className="act" onClick={() => change({ peers: undefined })}>
        {m.backToUsual}
      </button>
    </p>
  )
}
