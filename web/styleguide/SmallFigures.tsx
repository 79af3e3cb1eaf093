import { type Band, BandMark } from '../charts/Band.tsx'
import { Figure } from '../charts/figure/Figure.tsx'
import { ScandalLevel } from '../charts/ScandalLevel.tsx'
import { Bullet, ScaleHead } from '../charts/small/Bullet.tsx'
import { DistributionStrip } from '../charts/small/DistributionStrip.tsx'
import { Histogram } from '../charts/small/Histogram.tsx'
import { Sparkline } from '../charts/small/Sparkline.tsx'
import { formatNumber } from '../format.ts'
import { Head, num } from '../ui/rows/Head.tsx'
import { crowd, say } from './sample-figures.ts'
import classes from './styleguide.module.css'

const bands: readonly Band[] = ['strength', 'average', 'issue', 'none']
const levels = [0, 1, 2, 3, 4, null] as const

/** What stands in rows and margins. */
export function SmallFigures() {
  const values = crowd(9, 42, 14, 168)
  return (
    <>
      <Figure
        id="esg_evaluation_comparison"
        number={1}
        span={8}
        name={say('評価比較', 'Evaluation comparison')}
        finding={say('同じ会社を、4社は64から88のあいだで読む', 'Four raters read the same company between 64 and 88')}
        views={[{ key: 'rows', label: '', content: <Raters /> }]}
      />
      <Figure
        id="small"
        span={4}
        name={say('小さな図', 'Small pictures')}
        finding={say('強度は低い方から6番目', 'Sixth lowest intensity')}
        views={[
          {
            key: 'all',
            label: '',
            content: (
              <div className={classes.guideStack}>
                <p className="key">
                  {bands.map((band) => (
                    <BandMark key={band} band={band} />
                  ))}
                </p>
                {levels.map((level) => (
                  <ScandalLevel key={String(level)} level={level} />
                ))}
                <Histogram label={say('原単位', 'Intensity')} values={values} own={31} average={42} range={[0, 100]} />
              </div>
            ),
          },
        ]}
      />
    </>
  )
}

function Raters() {
  const rows: [string, number, number, Band, number[], (number | null)[]][] = [
    ['Satoyama', 72.4, 58.3, 'strength', crowd(1, 58, 12), [63.4, 65.2, 67.7, 69.3, 72.4]],
    ['Alpha', 76, 57.4, 'strength', crowd(2, 55, 15, 34), [70, null, 72, 75, 76]],
    ['Beta', 64, 52.1, 'average', crowd(3, 48, 17), [66, 65, 61, 61, 64]],
    ['Gamma', 87.5, 66, 'strength', crowd(4, 60, 20, 300), [null, null, 80, 82, 87.5]],
  ]
  return (
    <div className="scroll">
      <table>
        <Head
          columns={[
            say('評価者', 'Rater'),
            { name: <ScaleHead />, className: classes.guideStrip },
            num(say('値', 'Value')),
            say('判定', 'Band'),
            say('推移', 'Years'),
            say('目盛', 'Scale'),
          ]}
        />
        <tbody>
          {rows.map(([name, value, average, band, peers, years]) => (
            <tr key={name}>
              <td className="name">{name}</td>
              <td className={classes.guideStrip}>
                <DistributionStrip value={value} average={average} peers={peers} />
              </td>
              <td className="num">{formatNumber(value, 1)}</td>
              <td>
                <BandMark band={band} />
              </td>
              <td>
                <Sparkline values={years} width={80} height={22} range={[50, 90]} />
              </td>
              <td className={classes.guideBullet}>
                <Bullet value={value} average={average} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
