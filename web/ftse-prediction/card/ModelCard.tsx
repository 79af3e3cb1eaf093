import type { FtseModel, FtseTarget } from '#contract/ftse-prediction/model.ts'
import { formatNumber } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { useFtseAddress } from '../use-prediction.ts'
import { CardParts } from './CardParts.tsx'
import { cardFinding } from './finding.ts'
import { cardMessages } from './messages.ts'

interface Props {
  readonly model: FtseModel
  readonly number: number
}

/** What a model was made from and what it is worth, in a fixed order; by score. */
export function ModelCard({ model, number }: Props) {
  const m = cardMessages()
  const { card, change } = useFtseAddress()
  const target = model.targets.find(({ key }) => key === card) ?? model.targets[0]
  if (!target) return null
  return (
    <section className="fig c12" aria-labelledby="ftse-model-card" id="ftse_card">
      <header>
        <p className="label">
          <i>{number}</i>
          <span>{m.titled(targetName(target))}</span>
        </p>
        <h2 className="finding" id="ftse-model-card">
          {cardFinding(target)}
        </h2>
      </header>
      <div className="tools">
        <label>
          {m.of}{' '}
          <select
            value={target.key}
            onChange={({ target: { value } }) => change({ card: value === 'total' ? undefined : value })}
          >
            {model.targets.map((one) => (
              <option key={one.key} value={one.key}>
                {targetName(one)} ({formatNumber(one.ratings)})
              </option>
            ))}
          </select>
        </label>
      </div>
      <CardParts model={model} target={target} />
    </section>
  )
}

function targetName({ key, nameJa, nameEn }: FtseTarget): string {
  const { targets } = cardMessages()
  if (nameJa !== null && nameEn !== null) return nameOf({ nameJa, nameEn })
  return targets[key as keyof typeof targets] ?? key
}
