import { useAttributions } from '../app/market/attributions.ts'
import { SourceSentences } from '../app/market/SourceSentences.tsx'
import classes from './shell.module.css'

/** What the sources of a real market demand on the pages that show their figures: below every screen. */
export function Attributions() {
  const attributions = useAttributions()
  if (attributions.length === 0) return null
  return (
    <footer className={classes.attributions}>
      <SourceSentences />
    </footer>
  )
}
