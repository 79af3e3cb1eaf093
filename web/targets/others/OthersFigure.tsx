import { Link } from '@tanstack/react-router'
import type { CompanyTargets } from '#contract/targets/targets.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import type { TableOf } from '../../charts/figure/table.ts'
import { formatDay, formatShare, formatYear } from '../../format.ts'
import { languageOf } from '../../i18n/language-of.ts'
import { nameOf } from '../../i18n/names.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { Head } from '../../ui/rows/Head.tsx'
import { cardMessages } from '../card-messages.ts'
import { FigureLink } from '../FigureLink.tsx'
import { isReached, othersHeadline } from '../list-headlines.ts'
import { listMessages } from '../list-messages.ts'
import classes from '../targets.module.css'
import { GoalBar } from './GoalBar.tsx'
import { goalText, nowText, periodText } from './text.ts'

interface Props {
  readonly companyId: number
  readonly data: CompanyTargets
}

type Other = CompanyTargets['others'][number]

/** Targets of other kinds: goal, now, unit, period, and where it is written. */
export function OthersFigure({ companyId, data }: Props) {
  const { others: m } = listMessages()
  const finding = othersHeadline(data)
  const name = useNameOf()
  const isNone = data.others.length === 0
  return (
    <Figure
      id="other-targets"
      number={1}
      name={m.name}
      finding={finding}
      unit={isNone ? undefined : m.unit}
      views={[
        {
          key: 'bars',
          label: m.place,
          content: isNone ? (
            <p className="note">{m.noneText}</p>
          ) : (
            <Rows companyId={companyId} others={data.others} caption={finding} />
          ),
        },
      ]}
      table={isNone ? undefined : tableOf(data, finding, name)}
      source={m.sourceText}
    />
  )
}

/** A filing has its own words; an indicator and a kind that was read have ours. */
function useNameOf() {
  const indicators = useIndicatorMap().data
  return ({ name, figure, sentence }: Other): string => {
    if (sentence) {
      const { kinds } = listMessages().others
      return kinds[name as keyof typeof kinds] ?? name
    }
    const indicator = figure && indicators?.get(figure.indicator)
    return indicator ? nameOf(indicator) : name
  }
}

function sourceText({ document, figure, sentence }: Other): string {
  const [m, cards] = [listMessages().others, cardMessages()]
  if (figure) return `${m.indicator} ${figure.indicator} ${formatYear(figure.year)}`
  const filed = document ? `${document.title} ${formatDay(document.filedOn)}` : '—'
  if (!sentence) return filed
  return [
    filed,
    cards.confidence(formatShare(sentence.confidence)),
    sentence.isAccepted ? cards.accepted : cards.tags.waiting,
  ].join(cards.comma)
}

function Rows({ companyId, others, caption }: { companyId: number; others: readonly Other[]; caption: string }) {
  const { others: m } = listMessages()
  const name = useNameOf()
  return (
    <table className={classes.table}>
      <caption className="sr">{caption}</caption>
      <Head
        columns={[
          ...[m.target, m.place, m.goal, m.now, m.period, m.source].map((label) => ({
            name: label,
            className: label === m.place ? classes.bar : undefined,
          })),
        ]}
      />
      <tbody>
        {others.map((other, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: filings may say the same twice
          <tr key={index}>
            <th scope="row" lang={other.document && !other.sentence ? 'ja' : undefined}>
              {name(other)}
            </th>
            <td className={classes.bar}>
              <GoalBar goal={other.goal} now={other.now} label={barText(other)} isReached={isReached(other)} />
            </td>
            <td>{goalText(other) ?? '—'}</td>
            <td>{nowText(other) ?? '—'}</td>
            <td>{periodText(other) ?? '—'}</td>
            <td className={classes.source}>
              <Source companyId={companyId} other={other} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function barText(other: Other): string {
  const { others: m } = listMessages()
  const reached = isReached(other)
  const says = m.bar(nowText(other) ?? '—', goalText(other) ?? '—')
  return reached === null ? says : `${says} (${reached ? m.reached : m.notReached})`
}

function Source({ companyId, other }: { companyId: number; other: Other }) {
  const { document, figure, sentence } = other
  const text = sourceText(other)
  return (
    <>
      {figure && (
        <FigureLink companyId={companyId} {...figure}>
          {text}
        </FigureLink>
      )}
      {!figure && document && (
        <Link to="/companies/$companyId/company-disclosures" params={{ companyId }} search={{ document: document.id }}>
          {text}
        </Link>
      )}
      {sentence && (
        <blockquote className={classes.wording} lang={languageOf(sentence.text)}>
          {sentence.text}
        </blockquote>
      )}
    </>
  )
}

function tableOf({ others }: CompanyTargets, caption: string, name: (other: Other) => string): TableOf {
  const { others: m } = listMessages()
  return {
    caption,
    rowsAre: 'companies',
    columns: [m.target, m.goal, m.now, m.period, m.source, m.sentence].map((label) => ({ label })),
    rows: others.map((other, index) => ({
      key: String(index),
      cells: [
        name(other),
        goalText(other),
        nowText(other),
        periodText(other),
        sourceText(other),
        other.sentence?.text ?? null,
      ],
    })),
  }
}
