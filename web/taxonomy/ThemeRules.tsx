import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Definition } from '#contract/market/indicators.ts'
import { slugOf } from '#contract/regulations/names.ts'
import { themeKinds } from '#contract/scores/ratings.ts'
import type { ThemeDefinition } from '#contract/taxonomy/taxonomy.ts'
import { formatNumber } from '../format.ts'
import { language } from '../i18n/language.ts'
import { nameOf, otherNameOf } from '../i18n/names.ts'
import { DefinitionLink } from '../indicators/DefinitionLink.tsx'
import { FactTag } from '../indicators/FactTag.tsx'
import { factMessages } from '../indicators/fact-messages.ts'
import { placeName } from '../indicators/places.ts'
import { RuleWords } from '../indicators/themes/RuleWords.tsx'
import { themeMessages } from '../indicators/themes/theme-messages.ts'
import { Icon } from '../ui/icons.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { taxonomyMessages } from './messages.ts'
import { ThemeStates } from './ThemeStates.tsx'
import type { Taxonomies } from './taxonomies.ts'
import classes from './taxonomy.module.css'
import { type StateCounts, useStateCounts } from './use-state-counts.ts'

interface Props {
  readonly themes: readonly ThemeDefinition[]
  readonly taxonomy: Taxonomies
  readonly definitions: readonly Definition[]
  readonly find: string
}

/** So few results are open at once. */
const few = 3

/** Every theme, screen, regulation and index with its rule; the one that a link names is open. */
export function ThemeRules({ themes, taxonomy, definitions, find }: Props) {
  const m = taxonomyMessages()
  const { hash } = useLocation()
  const counts = useStateCounts()
  return (
    <section className={classes.taxSection} aria-labelledby="themes">
      <h2 id="themes">{m.sections.themes}</h2>
      <p className="note">
        {m.themes.lead}{' '}
        <Link to="/algorithm/$method" params={{ method: 'themes' }} search={{}}>
          {m.themes.method}
        </Link>
      </p>
      {themeKinds.map((kind) => {
        const own = themes.filter((theme) => theme.kind === kind)
        if (own.length === 0) return null
        return (
          <div key={kind}>
            <h3>
              {themeMessages().kinds[kind]} <span className="mut">{own.length}</span>
            </h3>
            <ul className={classes.taxThemes}>
              {own.map((theme) => {
                const id = `theme-${theme.code}`
                return (
                  // Another link or another search opens afresh.
                  <li key={`${theme.code} ${hash === id} ${find}`} id={id}>
                    <details open={hash === id || (find !== '' && themes.length <= few)}>
                      <summary>
                        <span>{nameOf(theme)}</span>
                        <small lang={otherNameOf(theme).lang}>{otherNameOf(theme).text}</small>
                        <FirstState code={theme.code} counts={counts} />
                        <FactTag status={theme.status} />
                        <Icon name="down" />
                      </summary>
                      <Theme theme={theme} taxonomy={taxonomy} definitions={definitions} counts={counts} />
                    </details>
                  </li>
                )
              })}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

interface ThemeProps extends Omit<Props, 'themes' | 'find'> {
  readonly theme: ThemeDefinition
  readonly counts: StateCounts
}

function Theme({ theme, taxonomy, definitions, counts }: ThemeProps) {
  const m = taxonomyMessages().themes
  const { rule, indicators, jurisdiction, effective, status } = theme
  const isJa = language() === 'ja'
  const note = isJa ? theme.noteJa : theme.noteEn
  return (
    <dl className={classes.taxFacts}>
      <CompanyCounts code={theme.code} counts={counts} />
      <Fact name={m.rule}>
        <RuleWords rule={rule} taxonomy={taxonomy} definitions={definitions} />
      </Fact>
      <Fact name={m.written}>
        <code lang="en">{rule}</code>
      </Fact>
      <Fact name={m.reads}>
        {indicators.length === 0 && m.readsNone}
        <ul className={classes.taxIndicators}>
          {indicators.map((code) => (
            <IndicatorItem key={code} code={code} definitions={definitions} />
          ))}
        </ul>
      </Fact>
      {jurisdiction && <Fact name={m.jurisdiction}>{placeName(jurisdiction)}</Fact>}
      {effective && <Fact name={m.effective}>{effective === 'none' ? m.never : m.year(effective)}</Fact>}
      {note && <Fact name={m.note}>{note}</Fact>}
      <Fact name={m.source}>{isJa ? theme.sourceJa : theme.sourceEn}</Fact>
      <Fact name={m.status}>{factMessages().means[status]}</Fact>
      {theme.kind === 'regulation' && (
        <Fact name={themeMessages().kinds.regulation}>
          <Link to="/esg_contents/v2/regulations/$regulation" params={{ regulation: slugOf(theme.code) }} search={{}}>
            {themeMessages().toRegulation}
          </Link>
        </Fact>
      )}
    </dl>
  )
}

/** The first of its states beside the name, so that themes can be compared unopened. */
function FirstState({ code, counts }: { code: string; counts: StateCounts }) {
  const first = counts.data?.themes.get(code)?.states[0]
  if (!first) return null
  return (
    <small className={classes.taxUsual}>
      {themeMessages().states[first.state]} {taxonomyMessages().themes.companies(formatNumber(first.companies))}
    </small>
  )
}

/** A theme that the market's rules do not know has no companies to count. */
function CompanyCounts({ code, counts }: { code: string; counts: StateCounts }) {
  const m = taxonomyMessages().themes
  const theme = counts.data?.themes.get(code)
  if (counts.data && !theme) return null
  return (
    <Fact name={m.states}>
      {counts.isError && <ErrorState error={counts.error} retry={() => void counts.refetch()} />}
      {counts.isPending && <Skeleton rows={3} />}
      {theme && <ThemeStates theme={theme} />}
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function IndicatorItem({ code, definitions }: { code: string; definitions: readonly Definition[] }) {
  const match = definitions.find((definition) => definition.code === code)
  return (
    <li>
      <span className="code">{code}</span> <DefinitionLink code={code}>{match ? nameOf(match) : code}</DefinitionLink>
    </li>
  )
}
