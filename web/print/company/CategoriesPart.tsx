import { useQuery } from '@tanstack/react-query'
import { getHighlights } from '#contract/scores/peers.ts'
import { getThemes, type ThemeAnswer, themeKinds } from '#contract/scores/ratings.ts'
import { radarFinding } from '#methodology/findings/scores.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { requestOf } from '../../app/query.ts'
import { DotPlot } from '../../charts/radar/DotPlot.tsx'
import { ProfileKey } from '../../charts/radar/ProfileKey.tsx'
import { useContext } from '../../context/search.ts'
import { findingMessages } from '../../findings/messages.ts'
import { sentence } from '../../findings/sentence.ts'
import { formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { StateMark } from '../../indicators/themes/StateMark.tsx'
import { themeMessages } from '../../indicators/themes/theme-messages.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { profileOf } from '../../scores/profile-axes.ts'
import ratingClasses from '../../scores/ratings.module.css'
import type { ScoreScreen } from '../../scores/sheet/ScorePage.tsx'
import { HighlightList } from '../../scores/summary/Highlights.tsx'
import { stateWord } from '../../scores/summary/Themes.tsx'
import { useIndicatorContext } from '../../scoring/use-scores.ts'
import classes from '../parts.module.css'
import { printCompanyMessages } from './print-company-messages.ts'

/** The thirteen categories among the industry, what is strong and weak, and what the rules of themes say. */
export function CategoriesPart(screen: ScoreScreen) {
  const m = printCompanyMessages()
  const { scores } = screen
  const finding = sentence(radarFinding(scores.scores), findingMessages())
  const axes = profileOf({ data: categories.map((indicator) => ({ indicator })) }, scores.scores)
  return (
    <>
      <p className={classes.finding}>{finding}</p>
      <DotPlot caption={finding} axes={axes} />
      <ProfileKey />
      <h3>{m.strengths}</h3>
      <StrengthsAndIssues {...screen} />
      <h3>{m.themes}</h3>
      <ThemeStates {...screen} />
    </>
  )
}

function StrengthsAndIssues({ companyId, open }: ScoreScreen) {
  const context = useIndicatorContext()
  const catalogue = useIndicatorMap().data
  const { data } = useQuery(requestOf(getHighlights, { params: { companyId }, query: context }))
  return (
    <div className={`${ratingClasses.sides} ${classes.highlights}`}>
      {[data?.strengths ?? [], data?.issues ?? []].map(
        (all, index) =>
          all.length > 0 && (
            <HighlightList
              key={index === 0 ? 'strengths' : 'issues'}
              {...{ companyId, all, catalogue, open }}
              by="industry"
            />
          ),
      )}
    </div>
  )
}

/** Every theme with its state, without what it rests on. */
function ThemeStates({ companyId }: ScoreScreen) {
  const [{ asOf, year }] = useContext()
  const query = { ...(asOf && { asOf }), ...(year && { year }) }
  const { data } = useQuery(requestOf(getThemes, { params: { companyId }, query }))
  return (
    <div className={classes.themes}>
      {themeKinds.map((kind) => (
        <Kind
          key={kind}
          name={themeMessages().kinds[kind]}
          themes={data?.themes.filter((each) => each.kind === kind) ?? []}
        />
      ))}
    </div>
  )
}

function Kind({ name, themes }: { name: string; themes: readonly ThemeAnswer[] }) {
  const judged = themes.filter(({ canBeJudged }) => canBeJudged)
  const rest = themes.length - judged.length
  return (
    <>
      <h4>{name}</h4>
      <ul>
        {judged.map((theme) => (
          <li key={theme.code}>
            <StateMark state={theme.state} color={theme.color} />
            <span>{language() === 'ja' ? theme.nameJa : theme.nameEn}</span>
            <b>{stateWord(theme)}</b>
          </li>
        ))}
        {rest > 0 && <li>{printCompanyMessages().notJudged(formatNumber(rest))}</li>}
      </ul>
    </>
  )
}
