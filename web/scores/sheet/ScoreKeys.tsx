import { BandMark } from '../../charts/Band.tsx'
import { ProfileKey } from '../../charts/radar/ProfileKey.tsx'

/** What glyphs and marks mean, under tables that use them. */
export function ScoreKeys() {
  return (
    <div className="c12 score-keys">
      <p className="key">
        {(['strength', 'average', 'issue', 'none'] as const).map((band) => (
          <BandMark key={band} band={band} />
        ))}
      </p>
      <ProfileKey />
    </div>
  )
}
