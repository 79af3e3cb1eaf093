import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { type getPortfolioHoldings, saveHoldings } from '#contract/portfolio/holdings.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { download } from '../../app/download.ts'
import { useProfile } from '../../app/use-profile.ts'
import { language } from '../../i18n/language.ts'
import { openDownload } from '../../ui/downloads/downloads.ts'
import { FloatingMenu } from '../../ui/floating/FloatingMenu.tsx'
import { Icon } from '../../ui/icons.tsx'
import { partMessages } from '../../ui/part-messages.ts'
import { openAddToWatchlist } from '../../watchlists/add/open-add.tsx'
import { sourceName } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import { useHoldingsQuery } from '../use-portfolio.ts'

/** Holdings that go to a watchlist at once. */
const largest = 10
/** Titles of our own in a file, besides the columns asked for. */
const ownItems = 21

interface Props {
  readonly figures: PortfolioFigures
  readonly holdings: Output<typeof getPortfolioHoldings>
}

/** Every position as a file, after what it takes from the month was shown; the largest to a watchlist. */
export function Out({ figures: { portfolio }, holdings: { companies, columns, holdings } }: Props) {
  const m = portfolioMessages().holdingsTable
  const query = useHoldingsQuery()
  const isTrial = useProfile().data?.is_trial === true
  const disabledReason = isTrial ? partMessages().states.trial : undefined
  const save = (format: 'csv' | 'xlsx') =>
    void openDownload({
      title: m.saveTitle(sourceName(portfolio)),
      plan: { companies, years: 1, items: ownItems + columns.length },
      hasEncodings: false,
      run: () => download(saveHoldings, { params: { format }, query: { ...query, lang: language() } }),
    })
  return (
    <FloatingMenu
      target={
        <button type="button" className="act">
          {m.out} <Icon name="down" />
        </button>
      }
      items={[
        { label: m.xlsx, disabledReason, onSelect: () => save('xlsx') },
        { label: m.csv, disabledReason, onSelect: () => save('csv') },
        {
          label: m.topToWatchlist(String(Math.min(largest, holdings.length))),
          onSelect: () => openAddToWatchlist(holdings.slice(0, largest).map(({ company }) => company)),
        },
      ]}
    />
  )
}
