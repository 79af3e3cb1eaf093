import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { categories, totalKeys } from '#methodology/scores/hierarchy.ts'
import { usePeersName } from '../../app/peer-groups.ts'
import { peerMessages } from '../../app/peer-messages.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { chartMessages } from '../../charts/messages.ts'
import { PositionMap } from '../../charts/position-map/PositionMap.tsx'
import { positionTable } from '../../charts/position-map/position.ts'
import { formatNumber, formatYear } from '../../format.ts'
import { useDisplayQuery, useDisplayWords } from '../../scoring/displays.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { usePeers } from '../decomposition/use-decomposition.ts'
import type { ScoreScreen } from '../sheet/ScorePage.tsx'
import classes from '../sheet/sheet.module.css'
import { useScoresAddress } from '../use-address.ts'
import { dashboardMessages } from './dashboard-messages.ts'
import { type Axes, axesOf, mapFinding, mapInput, positionsOf, withIntervals } from './map-axes.ts'
import { stateOf } from './SpiderChart.tsx'

/** Where the company stands among its industry or the whole market, on two scores of the reader's choice. */
export function PeerMap({ companyId, scores, open }: ScoreScreen) {
  const m = dashboardMessages()
  const [search, change] = useScoresAddress()
  const scope = search.scope ?? 'industry'
  const axes = axesOf(search.axes)
  const [x, y] = axes
  const words = useDisplayWords()
  const group = usePeerGroup(scores.peers, scope)
  const peers = usePeers(companyId, [x, y], { ...useScoreContext(), ...useDisplayQuery(), scope })
  const positions = useMemo(
    () => (peers.data ? withIntervals(positionsOf(peers.data, companyId), scores, [x, y]) : []),
    [peers.data, companyId, scores, x, y],
  )
  const input = useMemo(() => mapInput(positions, [x, y]), [positions, x, y])
  const toCompany = useToCompany(companyId, () => open(x))
  const finding = mapFinding(input)
  const without = peers.data ? peers.data.companies.length + peers.data.unscored - positions.length : 0
  return (
    <Figure
      id="position_map"
      number={3}
      span={5}
      name={m.sections.position_map}
      finding={positions.length > 0 ? finding : undefined}
      unit={
        <>
          {words.unit}
          <MapChoices axes={axes} scope={scope} change={change} />
        </>
      }
      state={stateOf(peers, positions.length, 284)}
      views={[
        {
          key: 'chart',
          label: chartMessages().chart,
          isPicture: true,
          content: <PositionMap label={finding} input={input} onSelect={toCompany} />,
        },
      ]}
      table={words.headed(positionTable(input, finding), [input.xName, input.yName])}
      onSelectRow={toCompany}
      notes={
        <p className="fig-note">
          {peers.data?.year != null &&
            m.mapSource(formatNumber(positions.length), formatYear(peers.data.year), m.size[peers.data.sizeBy])}
          {` · ${group}`}
          {without > 0 && ` · ${m.left(formatNumber(without))}`}
          {` · ${m.openCompany}`}
        </p>
      }
    />
  )
}

/** Whom the scores of the map are ranked among; on that of the market each company among its own. */
function usePeerGroup(peers: ScoreScreen['scores']['peers'], scope: 'industry' | 'market'): string {
  const m = peerMessages()
  const name = usePeersName()
  return m.change(scope === 'industry' ? name(peers) : m.own(m.short[peers.basis]))
}

interface ChoicesProps {
  readonly axes: Axes
  readonly scope: 'industry' | 'market'
  readonly change: ReturnType<typeof useScoresAddress>[1]
}

function MapChoices({ axes: [x, y], scope, change }: ChoicesProps) {
  const m = dashboardMessages()
  const choose = (axes: readonly string[]) => change({ axes: axes.join(',') })
  return (
    <span className={classes.mapChoices}>
      <AxisChoice label={m.x} value={x} choose={(key) => choose([key, y])} />
      <AxisChoice label={m.y} value={y} choose={(key) => choose([x, key])} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box and a legend that nobody asked for */}
      <span className="seg" role="group" aria-label={m.scope}>
        {(['industry', 'market'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={scope === each}
            onClick={() => change({ scope: each === 'industry' ? undefined : each })}
          >
            {m[each]}
          </button>
        ))}
      </span>
    </span>
  )
}

function AxisChoice({ label, value, choose }: { label: string; value: string; choose: (key: string) => void }) {
  const m = dashboardMessages()
  const group = (keys: readonly string[], name: string) => (
    <optgroup label={name}>
      {keys.map((key) => (
        <option key={key} value={key}>
          {scoreName(key)}
        </option>
      ))}
    </optgroup>
  )
  return (
    <label className={classes.choice}>
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.target.value)}>
        {group(totalKeys, m.totals)}
        {group(categories, m.categories)}
      </select>
    </label>
  )
}

/** Another company opens on the same view; one's own answers for its score. */
function useToCompany(companyId: number, own: () => void) {
  const navigate = useNavigate()
  return (key: string) => {
    if (Number(key) === companyId) return own()
    void navigate({
      to: '/companies/$companyId/dashboard',
      params: { companyId: Number(key) },
      search: (old) => ({ ...old, why: undefined }),
    })
  }
}
