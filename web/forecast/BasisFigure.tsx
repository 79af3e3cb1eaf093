import { Link } from '@tanstack/react-router'
import type { CompanyForecast } from '#contract/forecast/forecast.ts'
import { formatNumber, formatShare, formatSignificant, formatYear } from '../format.ts'
import classes from './forecast.module.css'
import { forecastMessages } from './messages.ts'
import { numberText } from './text.ts'

/** What the forecast rests on, with weights, and the methods one by one. */
export function BasisFigure({ forecast }: { readonly forecast: CompanyForecast }) {
  const m = forecastMessages()
  const { weights, method, parts, transformation, target } = forecast
  const shares = (['own', 'industry', 'target'] as const).filter((name) => weights[name] > 0)
  return (
    <section className="fig c5" aria-labelledby="forecast-basis">
      <header>
        <p className="label">
          <i>3</i>
          <span>{m.basis}</span>
        </p>
        <h2 className="finding" id="forecast-basis">
          {weights.target > 0
            ? m.basisWithTarget(m.methods[method], formatShare(weights.target))
            : m.basisFinding(m.methods[method])}
        </h2>
      </header>
      <dl className={classes.weights}>
        {shares.map((name) => (
          <div key={name}>
            <dt>{m.weights[name]}</dt>
            <dd>
              <span className={classes.bar} style={{ inlineSize: `${weights[name] * 60}%` }} />
              {formatShare(weights[name])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {m.curves[transformation]} {target && (weights.target > 0 ? m.targetNote : m.heldNote)}{' '}
        <Link to="/algorithm/$method" params={{ method: 'forecast' }} search={{}}>
          {m.methodPage}
        </Link>
      </p>
      {parts.map((part) => (
        <details key={part.method} className={classes.part}>
          <summary>
            {m.methods[part.method]} <b>{formatShare(part.weight)}</b>
          </summary>
          {part.parameters.length > 0 && (
            <p>
              {m.made}:{' '}
              {part.parameters.map(({ name, value }) => `${parameterName(name)} ${parameterText(value)}`).join(', ')}
            </p>
          )}
          <p>{part.points.map(({ year, value }) => `${formatYear(year)} ${numberText(forecast, value)}`).join(', ')}</p>
        </details>
      ))}
    </section>
  )
}

function parameterName(name: string): string {
  const names: Readonly<Record<string, string>> = forecastMessages().parameters
  return names[name] ?? name
}

const parameterText = (value: number) =>
  Math.abs(value) >= 1000 ? formatNumber(value) : formatSignificant(Number(value.toPrecision(3)), 3)
