import { BandMark } from '../../charts/Band.tsx'
import { Sample, Tick } from '../../charts/plot/marks.tsx'
import { ProfileKey } from '../../charts/radar/ProfileKey.tsx'
import { relianceMessages } from '../../scoring/reliance/reliance-messages.ts'
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
      <p className="key">
        <span>
          <Sample width={18} height={10}>
            <line x1="1" x2="17" y1="5" y2="5" stroke="var(--ink)" strokeOpacity="0.45" strokeWidth="3" />
            <Tick x={1} y={5} reach={4} stroke="var(--ink)" />
            <Tick x={17} y={5} reach={4} stroke="var(--ink)" />
          </Sample>
          {relianceMessages().intervalKey}
        </span>
      </p>
    </div>
  )
}
