import { shortHash } from '#methodology/scores/recipe.ts'
import { namesOf } from '../../companies/names.ts'
import { today } from '../../context/search.ts'
import { formatDay, formatNumber, formatYear } from '../../format.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { tipOnText } from '../../ui/floating/tip.ts'
import type { ScoreScreen } from './ScorePage.tsx'
import classes from './sheet.module.css'
import { sheetMessages } from './sheet-messages.ts'

/** What the screen stands on, in one line, and the same as a citation. */
export function ScoreFoot({ screen: { company, scores }, title }: { screen: ScoreScreen; title: string }) {
  const m = sheetMessages()
  const { recipe, origins, year } = scores
  const day = formatDay(recipe.asOf ?? today())
  const rows = Object.values(origins).reduce((sum, count) => sum + count, 0)
  const citation = () =>
    m.citation(
      namesOf(company).first.text,
      title,
      year === null ? '—' : formatYear(year),
      m.method(recipe),
      shortHash(recipe.hash),
      day,
      location.href,
    )
  return (
    <footer className={classes.scoreFoot}>
      <span>{m.asOf(day)}</span>
      <span>{m.rows(formatNumber(rows))}</span>
      <span>{m.method(recipe)}</span>
      <span {...tipOnText(recipe.hash)}>
        {m.recipe} <span className="mono">{shortHash(recipe.hash)}</span>
      </span>
      <CopyButton className="act" label={m.cite} text={citation} />
    </footer>
  )
}
