import type { FtsePrediction, FtseTheme } from '#contract/ftse-prediction/company.ts'
import { pillars } from '#methodology/ratings/prediction/themes.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatNumber } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { FactTag } from '../../indicators/FactTag.tsx'
import { Head, num } from '../../ui/rows/Head.tsx'
import { scoreText } from '../score/score-text.ts'
import { useFtseAddress } from '../use-prediction.ts'
import { themeFinding } from './finding.ts'
import { themeMessages } from './messages.ts'
import { ThemeRow } from './ThemeRow.tsx'
import classes from './themes.module.css'

/** The themes with their exposure and score, by pillar. */
export function ThemesFigure({ prediction }: { readonly prediction: FtsePrediction }) {
  const m = themeMessages()
  const { themes } = prediction
  return (
    <Figure
      id="ftse_themes"
      number={2}
      name={m.name}
      finding={themeFinding(themes)}
      unit={m.unit}
      views={[{ key: 'bars', label: m.bars, isPicture: true, content: <Themes themes={themes} /> }]}
      table={tableOf(themes)}
      notes={
        <p className="note">
          {m.note} <FactTag status="proposed" />
        </p>
      }
    />
  )
}

function Themes({ themes }: Pick<FtsePrediction, 'themes'>) {
  const m = themeMessages()
  const { theme: open } = useFtseAddress()
  const hasPredictions = themes.some(({ predicted }) => predicted !== null)
  const columns = hasPredictions ? 7 : 6
  return (
    <table className={classes.table}>
      <Head
        columns={[
          m.columns.theme,
          m.columns.exposure,
          { name: m.columns.bar, className: classes.bar },
          num(m.columns.score),
          num(m.columns.points),
          hasPredictions && num(m.columns.predicted),
          num(m.columns.actual),
        ]}
      />
      {pillars.map((pillar) => (
        <tbody key={pillar}>
          <tr>
            <th scope="rowgroup" colSpan={columns}>
              {m.pillars[pillar]}
            </th>
          </tr>
          {themes
            .filter((theme) => theme.pillar === pillar)
            .map((theme) => (
              <ThemeRow key={theme.key} theme={theme} isOpen={theme.key === open} hasPredictions={hasPredictions} />
            ))}
        </tbody>
      ))}
    </table>
  )
}

function tableOf(themes: readonly FtseTheme[]): TableOf {
  const m = themeMessages()
  const { columns } = m
  return {
    caption: m.name,
    columns: [
      ...[columns.pillar, columns.theme, columns.exposure].map((label) => ({ label })),
      ...[columns.score, columns.points, columns.predicted, columns.actual].map((label) => ({ label, isNumber: true })),
    ],
    rows: themes.map((theme) => ({
      key: theme.key,
      cells: [
        m.pillars[theme.pillar],
        nameOf(theme),
        m.exposures[theme.exposure],
        figureCell(theme.structure, scoreText),
        figureCell(theme.points, (points) => m.points(formatNumber(points, 1), formatNumber(theme.possible))),
        figureCell(theme.predicted?.score ?? null, scoreText),
        figureCell(theme.actual?.score ?? null, scoreText),
      ],
    })),
  }
}
