import type { CompanyValue } from '#contract/value-models/value.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { namesOf, shortName } from '../../companies/names.ts'
import { CompanyPicker } from '../../companies/picker/CompanyPicker.tsx'
import { formatNumber, formatYear } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { FigureWhy } from '../../observations/why/FigureWhy.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { useValueAddress } from '../use-address.ts'
import classes from '../value.module.css'
import { amountText, valueTable } from './amounts.ts'
import { CompanyRows } from './CompanyRows.tsx'
import { worthMessages } from './messages.ts'
import { useCompanyValue } from './use-worth.ts'

/** What the chosen indicators are worth in a company. */
export function CompanyWorth() {
  const m = worthMessages().company
  const { company, change } = useValueAddress()
  return (
    <section aria-label={m.title} className={classes.company}>
      <h2>{m.title}</h2>
      <CompanyPicker label={m.choose} choose={({ id }) => change({ company: id, point: undefined })} />
      {company === undefined ? <p className="note">{m.intro}</p> : <Values companyId={company} />}
    </section>
  )
}

function Values({ companyId }: { readonly companyId: number }) {
  const answer = useCompanyValue(companyId)
  const indicators = useIndicatorMap()
  const { point, change } = useValueAddress()
  if (answer.isError) return <ErrorState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data || !indicators.data) return <Skeleton rows={8} />
  const own = answer.data
  const m = worthMessages().company
  const name = shortName(namesOf(own.company).first)
  if (own.year === null) return <p>{m.noPrice(name)}</p>
  const [code, year] = point?.split('.') ?? []
  const close = () => change({ point: undefined })
  return (
    <div className={classes.fold} data-why={code !== undefined || undefined}>
      <Figure
        id="company_value"
        name={m.title}
        finding={findingOf(own, name, indicators.data)}
        unit={m.unit}
        views={[{ key: 'rows', label: m.value, content: <CompanyRows own={own} indicators={indicators.data} /> }]}
        table={valueTable(own, indicators.data)}
        notes={
          <div className="note">
            <p>
              {m.traded(
                formatYear(own.year),
                formatNumber(own.equity!),
                formatNumber(own.pbr!, 2),
                formatNumber(own.traded!),
              )}
            </p>
            <p>{m.zero}</p>
          </div>
        }
      />
      {code && year && <FigureWhy companyId={companyId} indicator={code} year={Number(year)} close={close} />}
    </div>
  )
}

function findingOf(own: CompanyValue, name: string, indicators: Parameters<typeof valueTable>[1]): string {
  const m = worthMessages()
  const first = own.values.find(({ value }) => value !== null)
  const indicator = first && indicators.get(first.indicator)
  if (!first || !indicator) return m.company.nothing(name)
  return m.company.finding(name, nameOf(indicator), m.yen(amountText(first.value!)))
}
