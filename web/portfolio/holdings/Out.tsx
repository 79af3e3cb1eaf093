import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { type getPortfolioHoldings, saveHoldings } from '#contract/portfolio/holdings.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { download } from '../../app/download.ts'
import { language } from '../../i18n/language.ts'
import { SaveMenu } from '../../ui/downloads/SaveMenu.tsx'
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

/** Every position as a file; the largest to a watchlist. */
export function Out({ figures: { portfolio }, holdings: { companies, columns, holdings } }: Props) {
  const m = portfolioMessages().holdingsTable
  const query = useHoldingsQuery()
  return (
    <SaveMenu
      words={m}
      title={m.saveTitle(sourceName(portfolio))}
      plan={{ companies, years: 1, items: ownItems + columns.length }}
      save={(format) => download(saveHoldings, { params: { format }, query: { ...query, lang: language() } })}
      more={[
        {
          label: m.topToWatchlist(String(Math.min(largest, holdings.length))),
          onSelect: () => openAddToWatchlist(holdings.slice(0, largest).map(({ company }) => company)),
        },
      ]}
    />
  )
}
