import { defaultVersion } from '#methodology/scores/method.ts'
import { peerMessages } from '../app/peer-messages.ts'
import { formatDay, formatYear } from '../format.ts'
import { ownMethodIn, useOwnMethods } from '../scoring/own-methods.ts'
import classes from './context.module.css'
import { contextMessages } from './messages.ts'
import { useContext } from './search.ts'

/** The context in words, where its bar has been scrolled away: the year shown, the method, and whatever is not the usual choice. */
export function ContextWords({ year }: { year: number | null | undefined }) {
  const m = contextMessages()
  const [{ asOf, method, version = defaultVersion, period, inference, peers, text, basis, display }] = useContext()
  const { data } = useOwnMethods()
  const own = ownMethodIn(data, method)
  const words = [
    asOf ? `${m.asOf} ${formatDay(asOf)}` : undefined,
    year ? formatYear(year) : undefined,
    own ? m.own(own.name) : method === 'employment-impact' ? m.methods[method] : m.standard(version),
    period === 'long' ? m.periods.long : undefined,
    inference && m.inferences[inference],
    peers && peerMessages().short[peers],
    text && `${m.text}: ${m.textRules[text]}`,
    basis && m.bases[basis],
    display && m.displays[display],
  ].filter((word) => word !== undefined)
  return (
    <p className={classes.words}>
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </p>
  )
}
