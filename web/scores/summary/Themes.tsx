import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { industryIdOf } from '#contract/market/industry-id.ts'
import { slugOf } from '#contract/regulations/names.ts'
import { getThemes, type ThemeAnswer, themeKinds } from '#contract/scores/ratings.ts'
import { usePeerBases } from '../../app/peer-groups.ts'
import { requestOf } from '../../app/query.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import type { TableOf } from '../../charts/figure/table.ts'
import { useContext } from '../../context/search.ts'
import { formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { conditionText, ReasonFigure } from '../../indicators/themes/Reason.tsx'
import { StateMark } from '../../indicators/themes/StateMark.tsx'
import { themeMessages } from '../../indicators/themes/theme-messages.ts'
import { verdictOf } from '../../indicators/themes/theme-verdict.ts'
import { Icon } from '../../ui/icons.tsx'
import classes from '../ratings.module.css'
import type { ScoreScreen } from '../sheet/ScorePage.tsx'

/** Lists of about the same length stand side by side; the others are wide, in two columns. */
const spans = { theme: 6, negative_screen: 6, regulation: 12, index: 12 } as const

/** Themes, screens, regulations and indices, each with its state and what it rests on. */
export function Themes({ companyId }: ScoreScreen) {
  const m = themeMessages()
  const [{ asOf, year }] = useContext()
  const query = { ...(asOf && { asOf }), ...(year && { year }) }
  const answer = useQuery({
    ...requestOf(getThemes, { params: { companyId }, query }),
    placeholderData: keepPreviousData,
  })
  return themeKinds.map((kind) => {
    const themes = answer.data?.themes.filter((theme) => theme.kind === kind) ?? []
    return (
      <Figure
        key={kind}
        id={`themes_${kind}`}
        span={spans[kind]}
        name={m.kinds[kind]}
        finding={answer.data && findingOf(kind, themes)}
        state={
          answer.isError
            ? { kind: 'error', error: answer.error, retry: () => void answer.refetch() }
            : answer.data
              ? undefined
              : { kind: 'loading', height: 240 }
        }
        views={[{ key: 'list', label: m.list, content: <List companyId={companyId} themes={themes} /> }]}
        table={tableOf(themes, m.kinds[kind])}
      />
    )
  })
}

function findingOf(kind: ThemeAnswer['kind'], themes: readonly ThemeAnswer[]): string {
  const count = (what: 'yes' | 'unknown') =>
    formatNumber(themes.filter(({ state }) => verdictOf(state) === what).length)
  return themeMessages().findings[kind](count('yes'), formatNumber(themes.length), count('unknown'))
}

const nameOf = ({ nameJa, nameEn }: { nameJa: string; nameEn: string }) => (language() === 'ja' ? nameJa : nameEn)

function List({ companyId, themes }: { companyId: number; themes: readonly ThemeAnswer[] }) {
  return (
    <ul className={classes.themes}>
      {themes.map((theme) => {
        const attributes = { 'data-said': verdictOf(theme.state), 'data-color': theme.color ?? undefined }
        return (
          <li key={theme.code}>
            <details>
              <summary>
                <StateMark state={theme.state} color={theme.color} />
                <span>{nameOf(theme)}</span>
                <span className={classes.word} {...attributes}>
                  {stateWord(theme)}
                </span>
                <Icon name="down" />
              </summary>
              <Because companyId={companyId} theme={theme} />
            </details>
          </li>
        )
      })}
    </ul>
  )
}

/** What nobody can decide here is said so: it is no silence of the company's. */
export function stateWord({ state, canBeJudged }: ThemeAnswer): string {
  const m = themeMessages()
  return canBeJudged ? m.states[state] : m.cannotBeJudged
}

function Because({ companyId, theme }: { companyId: number; theme: ThemeAnswer }) {
  const m = themeMessages()
  const { because, status, jurisdiction, effective } = theme
  const notes = [
    jurisdiction && effective && Number.isInteger(Number(effective)) && m.effective(jurisdiction, effective),
    m.status[status],
  ].filter(Boolean)
  return (
    <div className={classes.because}>
      {because.length === 0 && <p>{m.noReasons}</p>}
      <ul aria-label={m.because}>
        {[...Map.groupBy(because, ({ term }) => term).values()].map((reasons) => (
          <li key={reasons[0]!.term}>
            <span>{nameOf(reasons[0]!)}</span>
            <span className="found">
              <ReasonFigure companyId={companyId} reason={reasons[0]!} />
            </span>
            {reasons.map((reason) => (
              <span className={classes.asked} key={JSON.stringify(reason.test)}>
                {m.condition(conditionText(reason))} · {m.holds[String(reason.holds) as 'true' | 'false' | 'null']}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {notes.length > 0 && <p>{notes.join(' ')}</p>}
      {theme.kind === 'regulation' && (
        <p>
          <Link
            to="/esg_contents/v2/regulations/$regulation"
            params={{ regulation: slugOf(theme.code) }}
            search={{ set: `company-${companyId}` }}
          >
            {m.toRegulation}
          </Link>
        </p>
      )}
      {(theme.state === 'member' || theme.state === 'not_member') && <ToKnownGroup term={because[0]?.term} />}
    </div>
  )
}

/** How the scores of the whole market stand beside a list. */
function ToKnownGroup({ term }: { term: string | undefined }) {
  const m = themeMessages()
  const { usual } = usePeerBases()
  return (
    <p>
      <Link
        to="/industries/$industryId/overview"
        params={{ industryId: industryIdOf({ basis: usual, code: 'market' }) }}
        search={{ list: term }}
        hash="known-group"
      >
        {m.toKnownGroup}
      </Link>
    </p>
  )
}

function tableOf(themes: readonly ThemeAnswer[], caption: string): TableOf {
  const m = themeMessages()
  return {
    caption,
    columns: [{ label: m.columns.name }, { label: m.columns.state }],
    rows: themes.map((theme) => ({ key: theme.code, cells: [nameOf(theme), stateWord(theme)] })),
  }
}
