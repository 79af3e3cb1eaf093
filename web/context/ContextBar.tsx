import { type ReactNode, useState } from 'react'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { inferenceModes } from '#methodology/inference/estimate.ts'
import type { PeerBasis } from '#methodology/panel/peers.ts'
import { displays } from '#methodology/scores/displays.ts'
import { usePeerBases } from '../app/peer-groups.ts'
import { peerMessages } from '../app/peer-messages.ts'
import { formatDay, formatYear } from '../format.ts'
import { useOwnPeers } from '../scoring/own-methods.ts'
import { tip } from '../ui/floating/tip.ts'
import { Icon } from '../ui/icons.tsx'
import { AsOf } from './AsOf.tsx'
import classes from './context.module.css'
import { MethodChoice } from './MethodChoice.tsx'
import { contextMessages } from './messages.ts'
import { bases, type ContextSearch, contextKeys, periods, textRules, useContext } from './search.ts'
import { Vendors } from './Vendors.tsx'

type Chip = keyof ContextSearch

interface Props {
  /** The chips that change something on this screen; the others keep their choice and say that they do not. */
  readonly acts?: readonly Chip[]
  /** Fiscal years to choose from, and the one shown without a choice. */
  readonly years?: readonly number[]
  readonly newest?: number | null | undefined
  /** The basis of comparison where the screen itself names it, as the page of an industry does. */
  readonly named?: PeerBasis | undefined
  /** What stands at the end of the bar: when what is shown was last updated, and when it will be. */
  readonly updates?: ReactNode
  /** What the screen adds to the line about a past day. */
  readonly asOfNote?: ReactNode
}

/** Which world one is in, under the header of every screen with figures and part of its address. A past day is amber and says so. */
export function ContextBar({ acts = [], years = recentYears(), newest, named, updates, asOfNote }: Props) {
  const m = contextMessages()
  const [context, change] = useContext()
  const [isOpen, setOpen] = useState(false)
  const ownPeers = useOwnPeers()
  const { bases: peerBases, meant } = usePeerBases()
  const peers = meant(context.peers)
  // One basis is no choice.
  const shownPeers = named ?? ownPeers ?? (peerBases.length < 2 ? peers : undefined)
  // Weights of one's own hold whatever the term.
  const isActing = (chip: Chip) => acts.includes(chip) && !(chip === 'period' && ownPeers)
  const idle = (chip: Chip) => (isActing(chip) ? {} : { 'data-idle': true, ...tip(m.idle) })
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the bar has a name, and no legend to show */}
      <div className="ctx" role="group" aria-label={m.bar} data-open={isOpen || undefined}>
        <AsOf {...idle('asOf')} />
        <label {...idle('year')}>
          {m.year}
          <select
            aria-label={m.year}
            value={context.year ?? newest ?? ''}
            onChange={({ target: { value } }) =>
              change({ year: value === '' || Number(value) === newest ? undefined : Number(value) })
            }
          >
            {!newest && <option value="">{m.newest}</option>}
            {withChosen(years, context.year).map((year) => (
              <option key={year} value={year}>
                {formatYear(year)}
              </option>
            ))}
          </select>
        </label>
        <MethodChoice {...idle(context.method ? 'method' : 'version')} />
        <Choice chip="period" of={periods} words={m.periods} {...idle('period')} />
        <Choice chip="inference" of={inferenceModes} words={m.inferences} {...idle('inference')} />
        {shownPeers ? (
          <span className={classes.named}>
            {m.peers} <b>{peerBases.length === 0 ? peerMessages().wholeMarket : peerMessages().short[shownPeers]}</b>
          </span>
        ) : (
          <Choice chip="peers" of={peerBases} words={peerMessages().short} {...idle('peers')} />
        )}
        <Choice chip="text" of={textRules} words={m.textRules} {...idle('text')} />
        <Choice chip="basis" of={bases} words={m.bases} {...idle('basis')} />
        <Choice chip="display" of={displays} words={m.displays} {...idle('display')} />
        <Vendors {...idle('vendors')} />
        {updates}
        <button type="button" className={classes.restButton} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? m.fewer : m.rest(changed(context))}
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      </div>
      {context.peers && context.peers !== peers && !ownPeers && !named && (
        <p className="note" role="status">
          {m.absentPeers(peerMessages().bases[context.peers], peerMessages().bases[peers])}{' '}
          <button type="button" className="act" onClick={() => change({ peers: undefined })}>
            {m.drop}
          </button>
        </p>
      )}
      {context.asOf && (
        <p className={classes.asOfLine} role="status">
          {asOfNote ?? m.asOfLine(formatDay(context.asOf))}{' '}
          <button type="button" onClick={() => change({ asOf: undefined })}>
            {m.backToNow}
          </button>
        </p>
      )}
    </>
  )
}

/** How many choices behind the button are not the usual ones. */
const changed = (context: ContextSearch) =>
  contextKeys.filter((key) => key !== 'asOf' && key !== 'year' && context[key] !== undefined).length

interface ChoiceProps<V extends string> {
  readonly chip: 'period' | 'inference' | 'peers' | 'text' | 'basis' | 'display'
  /** The first one is the default and leaves the address. */
  readonly of: readonly V[]
  readonly words: Readonly<Record<V, string>>
}

function Choice<V extends string>({ chip, of, words, ...idle }: ChoiceProps<V>) {
  const [context, change] = useContext()
  return (
    <label {...idle}>
      {contextMessages()[chip]}
      <select
        aria-label={contextMessages()[chip]}
        value={of.find((option) => option === context[chip]) ?? of[0]}
        onChange={({ target: { value } }) => change({ [chip]: value === of[0] ? undefined : value })}
      >
        {of.map((option) => (
          <option key={option} value={option}>
            {words[option]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The last eleven fiscal years that have ended, the newest first. */
function recentYears(): number[] {
  const last = Number(tokyoTime(new Date()).slice(0, 4)) - 1
  return Array.from({ length: 11 }, (_, index) => last - index)
}

/** A year of a link that is not among the choices is one of them none the less. */
function withChosen(years: readonly number[], year: number | undefined): readonly number[] {
  return year === undefined || years.includes(year) ? years : [...years, year].sort((a, b) => b - a)
}
