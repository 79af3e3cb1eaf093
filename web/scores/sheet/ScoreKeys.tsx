import { BandMark } from '../../charts/Band.tsx'
import { ProfileKey } from '../../charts/radar/ProfileKey.tsx'
import classes from './sheet.module.css'

/** What glyphs and marks mean, under tables that use them. */
export function ScoreKeys() {
  return (
    <div className={`c12 ${classes.scoreKeys}`}>
      <p className="key">
        {(['strength', 'average', 'issue'] as const).map((band) => (
          <BandMark key={band} band={band} />
        ))}
      </p>
      <ProfileKey />
    </div>
  )
}
