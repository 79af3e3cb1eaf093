import type { FtseTheme } from '#contract/ftse-prediction/company.ts'
import { nameOf } from '../../i18n/names.ts'
import { scoreText } from '../score/score-text.ts'
import { themeMessages } from './messages.ts'

/** The lowest and the highest of the themes to which the company is exposed most. */
export function themeFinding(themes: readonly FtseTheme[]): string {
  const m = themeMessages()
  const max = Math.max(...themes.filter(({ structure }) => structure !== null).map(({ exposure }) => exposure))
  const exposed = themes
    .filter(({ exposure, structure }) => exposure === max && structure !== null)
    .sort((a, b) => a.structure! - b.structure!)
  const [low, high] = [exposed[0], exposed.at(-1)]
  if (!low || !high) return m.noFinding
  return m.finding(nameOf(low), scoreText(low.structure!), nameOf(high), scoreText(high.structure!))
}
