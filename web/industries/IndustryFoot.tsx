import type { IndustryOverview } from '#contract/industries/industries.ts'
import { shortHash } from '#methodology/scores/recipe.ts'
import { today } from '../context/search.ts'
import { formatDay, formatYear } from '../format.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { tipOnText } from '../ui/floating/tip.ts'
import classes from './industries.module.css'
import { industryMessages } from './messages.ts'

interface Props {
  readonly answer: Pick<IndustryOverview, 'year' | 'recipe'>
  readonly name: string
  readonly title: string
}

/** What the screen stands on, in one line, and the same as a citation. */
export function IndustryFoot({ answer: { year, recipe }, name, title }: Props) {
  const m = industryMessages()
  const day = formatDay(recipe.asOf ?? today())
  const yearText = year === null ? '—' : formatYear(year)
  const method = m.method(recipe)
  const citation = () => m.citation(name, title, yearText, method, shortHash(recipe.hash), day, location.href)
  return (
    <footer className={classes.industryFoot}>
      <span>{m.asOf(day)}</span>
      <span>{yearText}</span>
      <span>{method}</span>
      <span {...tipOnText(recipe.hash)}>
        {m.recipe} <span className="mono">{shortHash(recipe.hash)}</span>
      </span>
      <CopyButton className="act" label={m.cite} text={citation} />
    </footer>
  )
}
