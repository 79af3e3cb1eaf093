import type { IndustryCompany, listIndustryCompanies } from '#contract/industries/industries.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { pillars } from '#methodology/scores/pillar-parts.ts'
import { BandGlyph } from '../../charts/Band.tsx'
import { pointsSince } from '../../charts/figure/difference.ts'
import { UnlikePeriods } from '../../charts/small/UnlikePeriods.tsx'
import { WeightBar } from '../../charts/small/WeightBar.tsx'
import { useClassifications } from '../../companies/names.ts'
import { formatNumber } from '../../format.ts'
import classes from '../../ui/print/print.module.css'
import { CompanyLink, ScoreLink } from '../CompanyLink.tsx'
import { pointsText, shareText, sizeText } from '../figures.ts'
import { industryMessages } from '../messages.ts'
import { SortHead } from '../SortHead.tsx'
import { changeLabel } from './companies-table.ts'

interface Props {
  readonly answer: Output<typeof listIndustryCompanies>
  readonly sort: string
  readonly isReversed: boolean
}

const letters = { e_score: 'e', s_score: 's', g_score: 'g' } as const

export function CompaniesTable({ answer: { companies, sizeBy, display }, sort, isReversed }: Props) {
  const m = industryMessages()
  const head = { sort, isReversed }
  return (
    <div className="scroll">
      <table className={`compact ${classes.companyRows}`}>
        <thead>
          <tr>
            <SortHead name="rank" label={m.rank} className="num" isFigure={false} {...head} />
            <SortHead name="name" label={m.company} isFigure={false} {...head} />
            <SortHead name="market" label={m.market} isFigure={false} className="opt" {...head} />
            <th scope="col" className="num">
              {m.total}
            </th>
            {pillars.map((key) => (
              <SortHead key={key} name={letters[key]} label={m.pillars[key]} className="num" {...head} />
            ))}
            <SortHead name="change" label={changeLabel(display)} className="num" {...head} />
            <SortHead name="coverage" label={m.coverage} className="num" {...head} />
            <SortHead name="size" label={m.sizeBy[sizeBy]} className="num" {...head} />
          </tr>
        </thead>
        <tbody>
          {companies.map((row) => (
            <Row key={row.id} row={row} display={display} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row, display }: { row: IndustryCompany; display: Props['answer']['display'] }) {
  const { segment } = useClassifications()
  return (
    <tr>
      <td className="num mut">{row.rank ? formatNumber(row.rank.rank) : '—'}</td>
      <th scope="row">
        {row.ticker && <span className="code">{row.ticker}</span>} <CompanyLink company={row} />{' '}
      </th>
      <td className="opt mut">{segment(row) ?? '—'}</td>
      {(['sustainability_score', ...pillars] as const).map((key) => (
        <td key={key} className="num">
          <ScoreLink
            company={row}
            name={key}
            value={row.values[key]}
            // The total's has a column of its own.
            coverage={key === 'sustainability_score' ? undefined : row.coverages[key]}
            known={row.known[key]}
          >
            {' '}
            <BandGlyph band={row.standings[key] ?? 'none'} />
          </ScoreLink>
        </td>
      ))}
      <td className="num">
        <UnlikePeriods months={row.months} />
        {display ? pointsText(row.change) : pointsSince(row.values.sustainability_score, row.change)}
      </td>
      <td className="num">
        {row.coverage !== null && <WeightBar share={row.coverage} />} {shareText(row.coverage)}
      </td>
      <td className="num">{sizeText(row.size)}</td>
    </tr>
  )
}
