import { Link } from '@tanstack/react-router'
import { ruleListOf } from '#contract/search/rule-lists.ts'
import { themeColor } from '#methodology/themes/themes.ts'
import { WeightBar } from '../charts/small/WeightBar.tsx'
import { formatNumber, formatShare } from '../format.ts'
import { StateMark } from '../indicators/themes/StateMark.tsx'
import { themeMessages } from '../indicators/themes/theme-messages.ts'
import { taxonomyMessages } from './messages.ts'
import classes from './taxonomy.module.css'
import type { CountedTheme } from './use-state-counts.ts'

/** Listed companies in each state of a theme; each number is a search for them. */
export function ThemeStates({ theme: { code, kind, states } }: { theme: CountedTheme }) {
  const m = taxonomyMessages().themes
  const all = states.reduce((sum, { companies }) => sum + companies, 0)
  return (
    <ul className={classes.taxStates}>
      {states.map(({ state, companies }) => (
        <li key={state}>
          <StateMark state={state} color={code === 'human_rights' ? themeColor(state) : null} />
          <span>{themeMessages().states[state]}</span>
          <Link
            to="/v2/comparisons"
            search={{ where: `${ruleListOf(kind)}(${code}:${state})` }}
            className="num"
            aria-label={m.searchFor(themeMessages().states[state], formatNumber(companies))}
          >
            {m.companies(formatNumber(companies))}
          </Link>
          <span className={`mut ${classes.taxShare}`}>
            {all > 0 && (
              <>
                <WeightBar share={companies / all} /> {formatShare(companies / all, 1)}
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
