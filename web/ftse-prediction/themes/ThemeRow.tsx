import type { FtseTheme } from '#contract/ftse-prediction/company.ts'
import { formatNumber } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { rangeText, scoreText } from '../score/score-text.ts'
import { useFtseAddress } from '../use-prediction.ts'
import { themeMessages } from './messages.ts'
import { ExposureMark, ThemeBar } from './ThemeBar.tsx'
import classes from './themes.module.css'

interface Props {
  readonly theme: FtseTheme
  readonly isOpen: boolean
  readonly hasPredictions: boolean
}

/** One theme; its name opens the indicators. */
export function ThemeRow({ theme, isOpen, hasPredictions }: Props) {
  const m = themeMessages()
  const { change } = useFtseAddress()
  const { key, exposure, structure, points, possible, predicted, actual } = theme
  return (
    <tr data-on={isOpen || undefined} data-none={structure === null || undefined}>
      <th scope="row">
        {nameOf(theme)}{' '}
        <button
          type="button"
          className="act"
          aria-expanded={isOpen}
          aria-label={m.open(nameOf(theme))}
          onClick={() => change({ theme: isOpen ? undefined : key })}
        >
          {m.details}
        </button>
      </th>
      <td className={classes.exposure}>
        <ExposureMark exposure={exposure} />
        {m.exposures[exposure]}
      </td>
      <td className={classes.bar}>
        <ThemeBar theme={theme} />
      </td>
      <td className="num" data-label={m.columns.score}>
        <b>{structure === null ? '—' : scoreText(structure)}</b>
      </td>
      <td className="num" data-label={m.columns.points}>
        {m.points(formatNumber(points, 1), formatNumber(possible))}
      </td>
      {hasPredictions && (
        <td className="num" data-label={m.columns.predicted}>
          {predicted ? `${scoreText(predicted.score)} (${rangeText(predicted.low, predicted.high)})` : '—'}
        </td>
      )}
      <td className="num" data-label={m.columns.actual}>
        {actual ? scoreText(actual.score) : '—'}
      </td>
    </tr>
  )
}
