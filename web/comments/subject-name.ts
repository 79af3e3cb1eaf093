import { subjectOf } from '#contract/comments/subject.ts'
import { companyMessages } from '../companies/messages.ts'
import { nameOf } from '../indicators/names.ts'
import { useIndicatorMap } from '../indicators/use-indicators.ts'

/** What a kept link is called: its screen, and the indicator that it names with code and name. */
export function useSubjectName(): (link: string) => string {
  const { tab } = companyMessages()
  const indicators = useIndicatorMap().data
  return (link) => {
    const { screen, indicator } = subjectOf(link)
    const last = screen.split('/').at(-1)!
    const screenName = Object.hasOwn(tab, last) ? tab[last as keyof typeof tab] : tab.dashboard
    const known = indicator === null ? undefined : indicators?.get(indicator)
    return [screenName, indicator, known && nameOf(known)].filter(Boolean).join(' ')
  }
}
