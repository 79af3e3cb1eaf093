import { useMemo } from 'react'
import { radarFinding } from '#methodology/findings/scores.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { useGroupName } from '../../app/peer-groups.ts'
import { Figure, type FigureState } from '../../charts/figure/Figure.tsx'
import { chartMessages } from '../../charts/messages.ts'
import { DotPlot } from '../../charts/radar/DotPlot.tsx'
import { ProfileKey } from '../../charts/radar/ProfileKey.tsx'
import { profileTable } from '../../charts/radar/profile.ts'
import { Radar } from '../../charts/radar/Radar.tsx'
import { findingMessages } from '../../findings/messages.ts'
import { sentence } from '../../findings/sentence.ts'
import { formatNumber } from '../../format.ts'
import { useDisplayWords } from '../../scoring/displays.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { profileOf } from '../profile-axes.ts'
import type { ScoreScreen } from '../sheet/ScorePage.tsx'
import { sheetMessages } from '../sheet/sheet-messages.ts'
import { dashboardMessages } from './dashboard-messages.ts'
import { useSpider } from './use-spider.ts'

/** The heaviest categories of the industry as a shape and as dots. */
export function SpiderChart({ companyId, scores, open }: ScoreScreen) {
  const m = dashboardMessages()
  const words = chartMessages()
  const sheet = sheetMessages()
  const groupName = useGroupName()
  const spider = useSpider(companyId, scores.year, useScoreContext())
  const axes = useMemo(() => (spider.data ? profileOf(spider.data, scores.scores) : []), [spider.data, scores])
  // The headline speaks of all categories, so that the table has also those that the picture has no room for.
  const rows = useMemo(() => {
    const drawn = new Set(axes.map(({ key }) => key))
    const others = categories.filter((code) => !drawn.has(code)).map((indicator) => ({ indicator }))
    return [...axes, ...profileOf({ data: others }, scores.scores)]
  }, [axes, scores])
  const finding = sentence(radarFinding(scores.scores), findingMessages())
  const radar = <Radar label={finding} axes={axes} onSelect={open} />
  const dots = <DotPlot caption={finding} axes={axes} onSelect={open} />
  const { peers, average } = scores
  const { unit, headed } = useDisplayWords()
  return (
    <Figure
      id="spider_chart"
      number={2}
      span={7}
      name={m.sections.spider_chart}
      finding={axes.length > 0 ? finding : undefined}
      unit={unit}
      state={stateOf(spider, axes.length)}
      views={[
        {
          key: 'both',
          label: words.both,
          isPicture: true,
          content: (
            <div className="profile">
              {radar}
              {dots}
            </div>
          ),
        },
        { key: 'radar', label: words.radar, isPicture: true, content: radar },
        { key: 'dots', label: words.dots, content: dots },
      ]}
      table={headed(profileTable(rows, finding), [words.score, words.average, words.best])}
      onSelectRow={open}
      notes={
        <>
          <ProfileKey />
          <p className="fig-note">
            {m.axesNote} {sheet.among(groupName(peers.code), formatNumber(peers.companies))}
            {' · '}
            {sheet.averageBy[average.by]}
          </p>
        </>
      }
    />
  )
}

interface Fetched {
  readonly isError: boolean
  readonly isPending: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

/** What stands in a figure instead of its contents. */
export function stateOf(query: Fetched, count: number, height = 272): FigureState | undefined {
  if (query.isPending) return { kind: 'loading', height }
  if (query.isError && count === 0) {
    return { kind: 'error', error: query.error, retry: () => void query.refetch() }
  }
  return count === 0 ? { kind: 'empty' } : undefined
}
