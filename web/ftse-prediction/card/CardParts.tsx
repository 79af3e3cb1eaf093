import type { FtseModel, FtseTarget } from '#contract/ftse-prediction/model.ts'
import { shortHash } from '#methodology/scores/recipe.ts'
import { formatDay, formatNumber, formatYear } from '../../format.ts'
import { FactTag } from '../../indicators/FactTag.tsx'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import classes from './card.module.css'
import { MeasureTable } from './MeasureTable.tsx'
import { cardMessages } from './messages.ts'

interface Props {
  readonly model: FtseModel
  readonly target: FtseTarget
}

/** Purpose, data, validation, accuracy, limits and version, always in this order. */
export function CardParts({ model, target }: Props) {
  const m = cardMessages()
  const { published, recipe } = model
  const { measures } = target
  return (
    <dl className={classes.card}>
      <dt>{m.parts.purpose}</dt>
      <dd>{m.purpose}</dd>
      {measures && (
        <>
          <dt>{m.parts.data}</dt>
          <dd>
            <DataPart model={model} target={target} />
          </dd>
          <dt>{m.parts.validation}</dt>
          <dd>
            <ValidationPart target={target} />
          </dd>
          <dt>{m.parts.accuracy}</dt>
          <dd>
            <MeasureTable measures={measures} />
            <p>
              {m.r2(formatNumber(measures.r2, 2))}{' '}
              {measures.model.error < measures.industryMean.error ? m.better : m.noBetter}
            </p>
            <p className="note">
              {m.published(published.study, formatNumber(published.r2, 2))} <FactTag status={published.status} />{' '}
              <OutsideLink href={published.source}>{published.source.replace('https://', '')}</OutsideLink>
            </p>
          </dd>
        </>
      )}
      <dt>{m.parts.limits}</dt>
      <dd>{m.limits}</dd>
      <dt>{m.parts.version}</dt>
      <dd>
        {m.version(recipe.version, formatDay(recipe.ratingsUntil), '')}
        <span className="code">{shortHash(recipe.hash)}</span>
      </dd>
    </dl>
  )
}

function DataPart({ model, target: { companies, ratings, years } }: Props) {
  const m = cardMessages()
  const [first, last] = years ?? []
  const period =
    first === undefined || last === undefined
      ? '—'
      : first === last
        ? formatYear(first)
        : m.years(formatYear(first), formatYear(last))
  return (
    <>
      {m.data(formatNumber(companies), formatNumber(ratings), period, formatNumber(model.features))} {m.selection}{' '}
      {model.isSimulated && m.simulated}
    </>
  )
}

function ValidationPart({ target: { measures, isTimeOrdered, choice, chosen } }: Pick<Props, 'target'>) {
  const m = cardMessages()
  const tested = formatNumber(measures!.model.n)
  return (
    <>
      {isTimeOrdered ? m.validation(tested) : m.oneYear(tested)}{' '}
      {choice && m.choice[choice.features](formatNumber(choice.mix, 1), formatNumber(choice.strength, 2))}{' '}
      {chosen === 0 ? m.noFeatures : m.chosen(formatNumber(chosen))}
    </>
  )
}
