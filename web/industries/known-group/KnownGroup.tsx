import { Link } from '@tanstack/react-router'
import type { KnownGroup as Answer } from '#contract/industries/known-group.ts'
import { readIndustryId } from '#contract/market/industry-id.ts'
import { Figure, type FigureState } from '../../charts/figure/Figure.tsx'
import { formatNumber } from '../../format.ts'
import { Choice } from '../../ui/fields/Choice.tsx'
import { nameOf } from '../figures.ts'
import { useIndustryAddress, useKnownGroup } from '../use-industries.ts'
import { findingOf } from './finding.ts'
import { knownGroupMessages } from './known-group-messages.ts'
import { Results } from './Results.tsx'
import { resultsTable } from './results-table.ts'

/** How well the scores tell the companies of an imported list from others: how a sceptic tests them. */
export function KnownGroup({ industryId }: { industryId: string }) {
  const m = knownGroupMessages()
  const [{ list }] = useIndustryAddress()
  const query = useKnownGroup(industryId, list)
  const { data } = query
  const state: FigureState | undefined = query.isError
    ? { kind: 'error', error: query.error, retry: () => void query.refetch() }
    : data
      ? undefined
      : { kind: 'loading', height: 160 }
  const chosen = data?.chosen
  return (
    <Figure
      id="known-group"
      number={6}
      name={m.title}
      finding={chosen ? findingOf(chosen, data.min) : undefined}
      state={state}
      views={[
        {
          key: 'results',
          label: m.auc,
          content: chosen ? <Listed answer={data} chosen={chosen} /> : <NoList industryId={industryId} />,
        },
      ]}
      table={chosen ? resultsTable(chosen.results, m.title) : undefined}
      notes={data && <Notes isInvented={data.isInvented} hasList={chosen !== null} />}
    />
  )
}

function Listed({ answer: { lists }, chosen }: { answer: Answer; chosen: NonNullable<Answer['chosen']> }) {
  const m = knownGroupMessages()
  const [, change] = useIndustryAddress()
  return (
    <>
      <Choice
        label={m.list}
        value={chosen.term}
        options={lists.map((each) => [each.term, m.option(nameOf(each), formatNumber(each.companies))])}
        choose={(list) => change({ list })}
      />
      <Results results={chosen.results} />
    </>
  )
}

function NoList({ industryId }: { industryId: string }) {
  const m = knownGroupMessages()
  const isMarket = readIndustryId(industryId)?.code === 'market'
  return <p className="note">{isMarket ? m.noList : m.noListHere}</p>
}

function Notes({ isInvented, hasList }: { isInvented: boolean; hasList: boolean }) {
  const m = knownGroupMessages()
  return (
    <p className="fig-note">
      {isInvented && hasList && <strong>{m.invented} </strong>}
      {hasList && m.note}{' '}
      <Link to="/algorithm/$method" params={{ method: 'known-groups' }} search={{}}>
        {m.method}
      </Link>
    </p>
  )
}
