import { changeThreshold } from '#contract/market/observations.ts'
import { formatNumber } from '../../format.ts'
import { rawMessages } from '../messages.ts'

/** What the marks of the table mean. */
export function Legend() {
  const m = rawMessages()
  return (
    <p className="key">
      <span>
        <span className="tag">{m.estimated}</span>
        <span className="est">512</span>
      </span>
      <span>
        <span className="tag">{m.text}</span> {m.readFromText}
      </span>
      <span>
        <span className="tag warn">?</span>
        {m.underReview}
      </span>
      <span>— {m.undisclosed}</span>
      <span>
        <span className="na">n/a</span> {m.notApplicable}
      </span>
      <span>0 {m.zero}</span>
      <span>
        <i
          style={{
            border: '3px solid',
            borderColor: 'var(--ink-2) var(--ink-2) transparent transparent',
            marginRight: 2,
          }}
        />
        {m.restated}
      </span>
      <span>↑↓ {m.threshold(`${formatNumber(changeThreshold * 100)}%`)}</span>
      <span className="dim">{m.newestBold}</span>
    </p>
  )
}
