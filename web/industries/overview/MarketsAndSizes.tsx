import type { IndustryOverview } from '#contract/industries/industries.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { useClassifications } from '../../companies/names.ts'
import { formatNumber, formatShare } from '../../format.ts'
import { countCell, shareCell } from '../figures.ts'
import styles from '../industries.module.css'
import { CountTable } from './CountTable.tsx'
import { overviewMessages } from './overview-messages.ts'

/** Its companies by segment of the exchange and by size. */
export function MarketsAndSizes({ overview: { markets, sizes, industry } }: { overview: IndustryOverview }) {
  const m = overviewMessages()
  const { market } = useClassifications()
  const segments = markets.map(({ code, companies }) => ({
    key: code ?? '?',
    name: code === null ? m.unknownMarket : (market(code) ?? code),
    companies,
  }))
  const classes = sizes.classes
    .map(({ from, companies }, index) => ({
      key: String(from),
      name: sizeName(from, sizes.classes[index - 1]?.from ?? 0),
      companies,
    }))
    .filter(({ key, companies }) => key !== 'null' || companies > 0)
  const first = segments[0]
  const finding =
    first &&
    m.sizesFinding(first.name, formatNumber(first.companies), formatShare(first.companies / industry.companies))
  return (
    <Figure
      id="sizes"
      number={2}
      span={5}
      name={m.sizes}
      finding={finding}
      state={first ? undefined : { kind: 'empty' }}
      views={[
        {
          key: 'lists',
          label: m.companies,
          content: (
            <div className={styles.countLists}>
              <CountTable caption={m.market} head={m.companies} rows={segments} />
              <CountTable caption={m.size[sizes.by]} head={m.companies} rows={classes} />
            </div>
          ),
        },
      ]}
      table={{
        caption: m.sizes,
        columns: [{ label: m.market }, { label: m.companies, isNumber: true }, { label: m.share, isNumber: true }],
        rows: [...segments, ...classes].map(({ key, name, companies }) => ({
          key,
          cells: [name, countCell(companies), shareCell(companies / Math.max(1, industry.companies))],
        })),
      }}
    />
  )
}

/** Bounds come in million yen; Japanese reads them in hundreds of millions, English in billions. */
function sizeName(from: number | null, next: number): string {
  const m = overviewMessages()
  if (from === null) return m.unknownSize
  const words = from === 0 ? m.below : m.from
  const bound = from === 0 ? next : from
  return words(formatNumber(bound / 100), formatNumber(bound / 1000))
}
