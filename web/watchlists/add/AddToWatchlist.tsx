import { lazy, Suspense } from 'react'
import type { CompanySummary } from '#contract/market/companies.ts'
import { watchlistLimits } from '#contract/watchlists/watchlists.ts'
import { namesOf } from '../../companies/names.ts'
import { formatNumber } from '../../format.ts'
import { FloatingPanel } from '../../ui/floating/FloatingPanel.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Gate } from '../../ui/states/Gate.tsx'
import { addMessages } from './add-messages.ts'

const Pane = lazy(async () => ({ default: (await import('./AddPane.tsx')).AddPane }))

export const paneWidth = 360

export type AddedCompany = Pick<CompanySummary, 'id' | 'nameJa' | 'nameEn'>

interface Props {
  readonly companies: readonly AddedCompany[]
  /** A plain word among others, a button, or one whose words leave where there is no room for them. */
  readonly look?: 'act' | 'btn' | 'icon'
}

/** What is added, in words. */
export function addTitle(companies: readonly AddedCompany[]): string {
  const m = addMessages()
  const [first] = companies
  return companies.length === 1 ? m.addName(namesOf(first!).first.text) : m.addCount(formatNumber(companies.length))
}

/** Puts companies into a list of the reader's. `w` presses it, or the nearest of several. */
export function AddToWatchlist({ companies, look = 'act' }: Props) {
  const m = addMessages()
  const limit = watchlistLimits.bulk
  const title = addTitle(companies)
  const button = (
    <button type="button" className={look === 'act' ? 'act' : 'btn'} aria-keyshortcuts="w" aria-haspopup="dialog">
      {look === 'act' ? (
        m.add
      ) : (
        <>
          <Icon name="star" />
          <span className={look === 'icon' ? 'compare-word' : undefined}>{m.add}</span>
        </>
      )}
    </button>
  )
  if (companies.length > limit)
    return (
      <Gate isClosed reason={m.tooMany(formatNumber(limit))} isTight>
        {button}
      </Gate>
    )
  return (
    <FloatingPanel target={button} label={title} width={paneWidth} position="bottom-end" growsLate>
      {(close) => (
        <Suspense fallback={<p className="note">…</p>}>
          <Pane title={title} companies={companies.map(({ id }) => id)} close={close} />
        </Suspense>
      )}
    </FloatingPanel>
  )
}
