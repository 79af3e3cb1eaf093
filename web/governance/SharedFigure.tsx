import { Link } from '@tanstack/react-router'
import type { CompanyBoard, SharedDirectors } from '#contract/governance/governance.ts'
import { Figure } from '../charts/figure/Figure.tsx'
import { rowScale } from '../charts/plot/scales.ts'
import { Ties } from '../charts/plot/Ties.tsx'
import { namesOf } from '../companies/names.ts'
import { formatDay, formatNumber } from '../format.ts'
import classes from './governance.module.css'
import { governanceMessages } from './messages.ts'

type Company = SharedDirectors['people'][number]['companies'][number]

/** People left, companies right, straight lines between: who of the board sits on which other one. */
export function SharedFigure({ shared, board }: { shared: SharedDirectors; board: CompanyBoard }) {
  const m = governanceMessages()
  const { people, namesakes } = shared
  const companies = companiesOf(shared)
  // A filing without dates of birth tells of nobody where else they sit.
  const isKnown = board.officers.some(({ list, age }) => list === 'board' && age !== null)
  const none = isKnown ? m.sharedNone : m.sharedUnknown
  const finding =
    people.length === 0 ? none : m.sharedFinding(formatNumber(people.length), formatNumber(companies.length))
  return (
    <Figure
      id="shared_directors"
      number={5}
      span={6}
      name={m.shared}
      finding={finding}
      views={[
        {
          key: 'network',
          label: m.shared,
          content: people.length > 0 ? <Network people={people} companies={companies} /> : null,
        },
      ]}
      table={
        people.length > 0
          ? {
              caption: finding,
              rowsAre: 'companies',
              columns: [{ label: m.person }, { label: m.company }, { label: m.head.title }, { label: m.filedOn }],
              rows: people.flatMap(({ member, name, companies: all }) =>
                all.map((company) => ({
                  key: `${member} ${company.id}`,
                  cells: [name, namesOf(company).first.text, company.title, formatDay(company.filedOn)],
                })),
              ),
            }
          : undefined
      }
      notes={
        <div className="fig-note">
          <p>{m.sharedNote}</p>
          {namesakes.length > 0 && (
            <details>
              <summary>{m.namesakes}</summary>
              <ul className={classes.namesakes}>
                {namesakes.map(({ member, name, companies: alike, more }) => (
                  <li key={member}>
                    <span lang="ja">{name}</span>：
                    {alike.map((company, index) => (
                      <span key={company.id}>
                        {index > 0 && '、'}
                        <ToCompany company={company} />
                      </span>
                    ))}
                    {more > 0 && ` ${m.more(formatNumber(more))}`}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      }
    />
  )
}

/** Each company once, those with most people first. */
function companiesOf({ people }: SharedDirectors): Company[] {
  const all = people.flatMap(({ companies }) => companies)
  const count = (id: number) => all.filter((company) => company.id === id).length
  const unique = [...new Map(all.map((company) => [company.id, company])).values()]
  return unique.sort((one, other) => count(other.id) - count(one.id) || one.id - other.id)
}

/** Height of a line of names, also the least that a finger hits. */
const step = 32

function Network({ people, companies }: { people: SharedDirectors['people']; companies: readonly Company[] }) {
  const height = Math.max(people.length, companies.length) * step
  const ties = people.flatMap(({ member, companies: own }, from) =>
    own.map(({ id }) => ({
      key: `${member} ${id}`,
      from,
      to: companies.findIndex((company) => company.id === id),
    })),
  )
  return (
    <div className={classes.network} style={{ minHeight: height }}>
      <ul style={{ height }}>
        {people.map(({ member, name, title }) => (
          <li key={member} lang="ja">
            <b>{name}</b> <small>{title}</small>
          </li>
        ))}
      </ul>
      <Ties
        height={height}
        ties={ties}
        left={rowScale(people.length, height)}
        right={rowScale(companies.length, height)}
        stroke="var(--rule-mid)"
      />
      <ul style={{ height }}>
        {companies.map((company) => (
          <li key={company.id}>
            <ToCompany company={company} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ToCompany({ company }: { company: Pick<Company, 'id' | 'ticker' | 'nameJa' | 'nameEn'> }) {
  const { first } = namesOf(company)
  return (
    <Link to="/companies/$companyId/company-governance" params={{ companyId: company.id }} search={(old) => old}>
      <span lang={first.lang}>{first.text}</span> <small>{company.ticker}</small>
    </Link>
  )
}
