import { Menu } from '@mantine/core'
import type { CompanyScores } from '#contract/scores/scores.ts'
import { usePeerBases, usePeersName } from '../app/peer-groups.ts'
import { peerMessages } from '../app/peer-messages.ts'
import { useContext } from '../context/search.ts'
import { Icon } from '../ui/icons.tsx'
import { useOwnPeers } from './own-methods.ts'
import classes from './score-strip.module.css'

/** Whom a score is ranked among, by name; chooses another classification for the whole view. */
export function PeerChoice({ peers }: { peers: CompanyScores['peers'] }) {
  const m = peerMessages()
  const [, change] = useContext()
  const name = usePeersName()(peers)
  const { bases, usual } = usePeerBases()
  // A method of one's own brings its industries with it.
  if (useOwnPeers() || bases.length < 2) return <span className={classes.peers}>{name}</span>
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={classes.peers} aria-label={m.change(name)}>
          <span>{name}</span>
          <Icon name="down" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {bases.map((basis) => (
          <Menu.Item
            key={basis}
            aria-current={basis === peers.basis || undefined}
            onClick={() => change({ peers: basis === usual ? undefined : basis })}
          >
            {m.bases[basis]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
