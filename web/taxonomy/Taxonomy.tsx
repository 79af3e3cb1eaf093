import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { Definition } from '#contract/market/indicators.ts'
import { useDefinitions, useTaxonomy } from '../indicators/use-definitions.ts'
import { useTyped } from '../ui/fields/use-typed.ts'
import { Side } from '../ui/slot.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { Goals } from './Goals.tsx'
import { matchesIn } from './matches.ts'
import { taxonomyMessages } from './messages.ts'
import { Objectives } from './Objectives.tsx'
import { Standards } from './Standards.tsx'
import { ThemeRules } from './ThemeRules.tsx'
import type { Taxonomies } from './taxonomies.ts'
import classes from './taxonomy.module.css'

/** How indicators are sorted besides our own classification: themes, the EU taxonomy, standards, goals. */
export function Taxonomy() {
  const m = taxonomyMessages()
  const navigate = useNavigate({ from: '/taxonomy' })
  const { find = '' } = useSearch({ from: '/app/taxonomy' })
  const typed = useTyped(find, (text) => {
    void navigate({ search: (old) => ({ ...old, find: text || undefined }), replace: true, resetScroll: false })
  })
  const [taxonomy, definitions] = [useTaxonomy(), useDefinitions()]
  const failed = [taxonomy, definitions].find(({ isError }) => isError)
  return (
    <main className="screen taxonomy" id="content" tabIndex={-1}>
      <title>{`${m.title} – Satoyama`}</title>
      <div className="page-head">
        <h1>{m.title}</h1>
      </div>
      <p className={classes.taxLead}>{m.lead}</p>
      <div className="big-field">
        <input type="search" aria-label={m.find} placeholder={m.findHint} maxLength={100} {...typed.field} />
      </div>
      {failed && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
      {!failed && !(taxonomy.data && definitions.data) && <Skeleton rows={14} />}
      {taxonomy.data && definitions.data && (
        <Contents
          taxonomy={taxonomy.data}
          definitions={definitions.data.indicators}
          find={find}
          clear={() => typed.set('')}
        />
      )}
    </main>
  )
}

interface Props {
  readonly taxonomy: Taxonomies
  readonly definitions: readonly Definition[]
  readonly find: string
  readonly clear: () => void
}

function Contents({ taxonomy, definitions, find, clear }: Props) {
  const m = taxonomyMessages()
  const { hash } = useLocation()
  const matches = useMemo(() => matchesIn(taxonomy, definitions, find), [taxonomy, definitions, find])
  // The place that a link names is not there before the answers are.
  useEffect(() => {
    if (hash) document.getElementById(hash)?.scrollIntoView?.({ block: 'start' })
  }, [hash])
  const sections = (['themes', 'objectives', 'standards', 'goals'] as const).filter((name) => matches[name].length > 0)
  if (sections.length === 0) {
    return (
      <Empty
        title={m.none}
        actions={
          <button type="button" className="btn" onClick={clear}>
            {m.clear}
          </button>
        }
      >
        <p className="note">{m.noneText}</p>
      </Empty>
    )
  }
  return (
    <>
      <Side>
        <nav aria-label={m.onThisPage}>
          <h3>{m.onThisPage}</h3>
          <ol>
            {sections.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{m.sections[name]}</a>
              </li>
            ))}
          </ol>
        </nav>
      </Side>
      {matches.themes.length > 0 && <ThemeRules themes={matches.themes} {...{ taxonomy, definitions, find }} />}
      {matches.objectives.length > 0 && <Objectives objectives={matches.objectives} definitions={definitions} />}
      {matches.standards.length > 0 && <Standards standards={matches.standards} definitions={definitions} />}
      {matches.goals.length > 0 && <Goals goals={matches.goals} definitions={definitions} />}
    </>
  )
}
