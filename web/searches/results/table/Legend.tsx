import { BandMark } from '../../../charts/Band.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { resultMessages } from '../messages.ts'

/** What the marks of the table mean. */
export function Legend() {
  const m = resultMessages()
  return (
    <p className="key">
      {(['strength', 'average', 'issue'] as const).map((band) => (
        <BandMark key={band} band={band} />
      ))}
      <span className="dim">{m.legend.rank}</span>
      <span>
        <span className="tag">{m.estimated}</span>
        <span className="est">40.2</span>
      </span>
      <span>
        <span className="tag">{m.text}</span> {m.readFromText}
      </span>
      <span>— {m.undisclosed}</span>
      <span>
        <span className="na">n/a</span> {m.legend.notApplicable}
      </span>
      <span className="lock">
        <Icon name="lock" />
        {m.locked}
      </span>
    </p>
  )
}
