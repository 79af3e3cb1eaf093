import { subjectOf } from '#contract/comments/subject.ts'
import { scoreKeys } from '#methodology/scores/hierarchy.ts'
import { companyMessages } from '../companies/messages.ts'
import { nameOf } from '../i18n/names.ts'
import { useIndicatorMap } from '../indicators/use-indicators.ts'
import { scoreName } from '../scoring/score-messages.ts'

/** What a kept link is called: its screen, and the indicator that it names with code and name, or the score. */
export function useSubjectName(): (link: string) => string {
  const { tab } = companyMessages()
  const indicators = useIndicatorMap().data
  return (link) => {
    const { screen, indicator, score } = subjectOf(link)
    const last = screen.split('/').at(-1)!
    const screenName = Object.hasOwn(tab, last) ? tab[last as keyof typeof tab] : tab.dashboard
    const indicatorRow = indicator === null ? undefined : indicators?.get(indicator)
    const isScore = indicator === null && (scoreKeys as readonly (string | null)[]).includes(score)
    return [screenName, indicator, indicatorRow && nameOf(indicatorRow), isScore && scoreName(score!)]
      .filter(Boolean)
      .join(' ')
  }
}
