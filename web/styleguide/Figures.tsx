import { CallFailed } from '../app/send.ts'
import { Figure } from '../charts/figure/Figure.tsx'
import { MaterialityMap } from '../charts/materiality/MaterialityMap.tsx'
import { MaterialityKey, MaterialitySmallMultiples } from '../charts/materiality/SmallMultiples.tsx'
import { themeTable } from '../charts/materiality/themes.ts'
import { chartMessages } from '../charts/messages.ts'
import { PositionMap } from '../charts/position-map/PositionMap.tsx'
import { type PositionMapInput, positionTable } from '../charts/position-map/position.ts'
import { DotPlot } from '../charts/radar/DotPlot.tsx'
import { ProfileKey } from '../charts/radar/ProfileKey.tsx'
import { profileTable } from '../charts/radar/profile.ts'
import { Radar } from '../charts/radar/Radar.tsx'
import { seriesTable } from '../charts/time-series/series.ts'
import { TimeSeries } from '../charts/time-series/TimeSeries.tsx'
import { Treemap } from '../charts/treemap/Treemap.tsx'
import { weightTable } from '../charts/treemap/tiles.ts'
import { waterfallTable } from '../charts/waterfall/bars.ts'
import { Waterfall } from '../charts/waterfall/Waterfall.tsx'
import { notify } from '../ui/modals/dialogs.ts'
import { SmallFigures } from './SmallFigures.tsx'
import { sampleAmounts, samplePositions, sampleProfile, sampleYears, say } from './sample-figures.ts'
import { samplePillars, sampleThemes, sampleWaterfall, sampleWeights } from './sample-themes.ts'
import classes from './styleguide.module.css'

const open = (key: string | number) => notify({ text: String(key) })
const nothing = () => {}

/** Every chart with invented figures. */
export function Figures() {
  return (
    <section className={classes.guideFigures} aria-labelledby="figures">
      <h2 id="figures">{say('図', 'Figures')}</h2>
      <div className="grid">
        <SmallFigures />
        <Profile />
        <Position />
        <Years />
        <Amounts />
        <Decomposition />
        <Weights />
        <Materiality />
        <FigureStates />
      </div>
    </section>
  )
}

function Profile() {
  const m = chartMessages()
  const axes = sampleProfile()
  const finding = say(
    '気候は先頭集団、多様性と労働者の権利は下位2割',
    'Climate leads; diversity and labour rights sit in the worst fifth',
  )
  const radar = <Radar label={finding} axes={axes} onSelect={open} />
  const dots = <DotPlot caption={finding} axes={axes} onSelect={open} />
  return (
    <Figure
      id="spider_chart"
      number={2}
      span={7}
      name={say('レーダー', 'Profile')}
      finding={finding}
      views={[
        {
          key: 'both',
          label: m.both,
          isPicture: true,
          content: (
            <div className="profile">
              {radar}
              {dots}
            </div>
          ),
        },
        { key: 'radar', label: m.radar, isPicture: true, content: radar },
        { key: 'dots', label: m.dots, content: dots },
      ]}
      table={profileTable(axes, finding)}
      onSelectRow={open}
      notes={<ProfileKey />}
    />
  )
}

function Position() {
  const m = chartMessages()
  const input: PositionMapInput = {
    positions: samplePositions(),
    xName: say('環境 E', 'Environment'),
    yName: say('社会 S', 'Social'),
    quadrants: {
      both: say('E・Sとも先行', 'Ahead on both'),
      yOnly: say('Sが先行', 'Ahead on S'),
      neither: say('ともに遅れ', 'Behind on both'),
      xOnly: say('Eが先行', 'Ahead on E'),
    },
  }
  const finding = say('Eに強く、Sは業種なみ', 'Strong on E, ordinary on S')
  const content = <PositionMap label={finding} input={input} onSelect={open} />
  return (
    <Figure
      id="position_map"
      number={3}
      span={5}
      name={say('ポジションマップ', 'Position map')}
      finding={finding}
      views={[{ key: 'chart', label: m.chart, isPicture: true, content }]}
      table={positionTable(input, finding)}
      source={say('架空の化学167社。線は業種中央値', '167 invented companies. Lines: industry median')}
    />
  )
}

function Years() {
  const input = sampleYears()
  const finding = say(
    '9年で18ポイント上昇。2030年に向けて伸びは緩む見込み',
    'Up 18 points in nine years; the pace should slow towards 2030',
  )
  return (
    <Figure
      id="time_series_score"
      number={4}
      span={7}
      name={say('時系列スコア', 'Score over time')}
      finding={finding}
      views={[
        {
          key: 'chart',
          label: chartMessages().chart,
          isPicture: true,
          content: <TimeSeries label={finding} input={input} onSelect={open} />,
        },
      ]}
      table={seriesTable(input, finding)}
      source={say(
        '架空の値。帯は50・80・95%区間。白抜きは推計',
        'Invented. Bands: 50, 80, 95% intervals. Hollow: estimated',
      )}
    />
  )
}

function Amounts() {
  const input = sampleAmounts()
  const finding = say('5年で2割減。2021年度は未開示', 'Down a fifth in five years; FY2021 is not disclosed')
  return (
    <Figure
      id="amounts"
      number={5}
      span={5}
      name={say('Scope 1 排出量', 'Scope 1 emissions')}
      finding={finding}
      unit="t-CO2e"
      views={[
        {
          key: 'chart',
          label: chartMessages().chart,
          isPicture: true,
          content: <TimeSeries label={finding} input={input} onSelect={open} />,
        },
      ]}
      table={seriesTable(input, finding)}
    />
  )
}

function Decomposition() {
  const input = sampleWaterfall()
  const finding = say(
    '業種平均との差14.1ポイントの過半は気候変動と取締役会',
    'Climate and board account for more than half of the 14.1-point lead',
  )
  return (
    <Figure
      id="score_decomposition"
      number={6}
      span={9}
      name={say('スコア分解', 'Score decomposition')}
      finding={finding}
      unit={say(
        '寄与（ポイント）＝ 重み ×（スコア − 業種平均）。棒の合計は差に一致する。',
        'Contribution in points = weight × (score − industry average). Bars add up exactly.',
      )}
      views={[
        {
          key: 'chart',
          label: chartMessages().chart,
          isPicture: true,
          content: <Waterfall label={finding} input={input} onSelect={open} />,
        },
      ]}
      table={waterfallTable(input, finding)}
    />
  )
}

function Weights() {
  const root = sampleWeights()
  const finding = say('重みの45%は環境', '45% of the weight is on environment')
  return (
    <Figure
      id="weights"
      number={7}
      span={12}
      name={say('重み', 'Weights')}
      finding={finding}
      views={[
        {
          key: 'chart',
          label: chartMessages().chart,
          isPicture: true,
          content: <Treemap label={finding} root={root} onSelect={open} />,
        },
      ]}
      table={weightTable(root, finding)}
    />
  )
}

function Materiality() {
  const m = chartMessages()
  const [themes, pillars] = [sampleThemes(), samplePillars()]
  const finding = say(
    '13カテゴリーのうち業種平均を下回るのは3つ。重みでは20%に当たる',
    'Of thirteen categories, three trail the industry average, and they carry 20% of the weight',
  )
  return (
    <Figure
      id="industry_average_materiality_map"
      number={8}
      name={say('マテリアリティマップ', 'Materiality map')}
      finding={finding}
      views={[
        {
          key: 'tiles',
          label: m.tiles,
          content: (
            <>
              <MaterialitySmallMultiples {...{ pillars, themes }} onSelect={open} />
              <MaterialityKey years="FY2020–FY2025" />
            </>
          ),
        },
        {
          key: 'map',
          label: m.map,
          isPicture: true,
          content: <MaterialityMap label={finding} themes={themes} onSelect={open} />,
        },
      ]}
      table={themeTable(themes, pillars, finding)}
    />
  )
}

function FigureStates() {
  const shared = { span: 4, views: [{ key: 'chart', label: '', content: null }] } as const
  const name = say('状態', 'State')
  return (
    <>
      <Figure id="state-loading" {...shared} name={name} state={{ kind: 'loading', height: 200 }} />
      <Figure
        id="state-empty"
        {...shared}
        name={name}
        state={{ kind: 'empty', latest: { fiscalYear: 2024, show: nothing }, nearest: { name: 'GHG', show: nothing } }}
      />
      <Figure
        id="state-error"
        {...shared}
        name={name}
        state={{ kind: 'error', error: new CallFailed('timeout', { requestId: 'req-7f3a91c2' }), retry: nothing }}
      />
    </>
  )
}
