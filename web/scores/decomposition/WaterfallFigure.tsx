import { useMemo } from 'react'
import { waterfallFinding } from '#methodology/findings/scores.ts'
import { type ScoreKey, totalKeys } from '#methodology/scores/hierarchy.ts'
import { defaultVersion } from '#methodology/scores/method.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { Treemap } from '../../charts/treemap/Treemap.tsx'
import { weightText } from '../../charts/treemap/tiles.ts'
import { type WaterfallInput, waterfallTable } from '../../charts/waterfall/bars.ts'
import { Waterfall } from '../../charts/waterfall/Waterfall.tsx'
import { namesOf } from '../../companies/names.ts'
import { CompanyPicker } from '../../companies/picker/CompanyPicker.tsx'
import { findingMessages } from '../../findings/messages.ts'
import { sentence } from '../../findings/sentence.ts'
import { formatYear } from '../../format.ts'
import { useDisplayWords } from '../../scoring/displays.ts'
import { ranksMeans } from '../../scoring/own-methods.ts'
import { ScoreSelect } from '../../scoring/ScoreSelect.tsx'
import { useScoreContext } from '../../scoring/use-scores.ts'
import type { ScoreScreen } from '../sheet/ScorePage.tsx'
import classes from '../sheet/sheet.module.css'
import { useScoresAddress } from '../use-address.ts'
import { decompositionMessages } from './decomposition-messages.ts'
import { NothingToCompare } from './NothingToCompare.tsx'
import type { Decomposed, Part } from './parts.ts'
import { useReference } from './reference.ts'
import { waterfallOf, weightsOf } from './waterfall.ts'

interface Props {
  readonly screen: ScoreScreen
  readonly name: ScoreKey
  readonly whole: Part
  readonly decomposed: Decomposed
  /** False until a company to hold it against is chosen. */
  readonly isChosen: boolean
}

/** From the reference to the score, bar by bar; and the weights in it. */
export function WaterfallFigure({ screen: { companyId, open }, name, whole, decomposed, isChosen }: Props) {
  const m = decompositionMessages()
  const { version = defaultVersion, method } = useScoreContext()
  const [{ view }, change] = useScoresAddress()
  const { against, usual, kinds } = useReference()
  const from = fromName(decomposed)
  const { points } = useDisplayWords()
  const input = useMemo(
    () =>
      isChosen
        ? waterfallOf(whole, decomposed, { from, to: against === 'standard' ? m.ownMethod : m.own, rest: m.rest })
        : undefined,
    [whole, decomposed, from, isChosen, against, m],
  )
  const weights = useMemo(() => weightsOf(whole), [whole])
  const isWeights = view === 'weights'
  const unitKey = against === 'standard' ? 'unitOfStandard' : ranksMeans(method, version) ? 'unitOfRanks' : 'unit'
  // A score that rests on nothing disclosed is drawn, and nothing is said of it.
  const finding = isWeights ? heaviest(whole) : whole.disclosed > 0 ? input && fallFinding(input, whole) : undefined
  const waterfall = input ? (
    <Waterfall label={finding ?? ''} input={input} onSelect={(key) => key !== 'rest' && open(key)} />
  ) : (
    <NothingToCompare
      kind={against}
      isChosen={isChosen}
      toAverage={() => change({ against: usual === 'average' ? undefined : 'average' })}
    />
  )
  return (
    <Figure
      id="score_decomposition"
      number={1}
      span={9}
      name={m.title}
      finding={finding}
      unit={
        <>
          {isWeights ? m.weightsUnit : m[unitKey]}
          {!isWeights && points && ` ${points}`}
          <span className={classes.mapChoices}>
            <ScoreSelect
              label={m.score}
              className={classes.choice}
              value={name}
              choose={(key) => change({ key: key === totalKeys[0] ? undefined : key })}
            />
            {against === 'company' && !isWeights && (
              <CompanyPicker
                label={m.find}
                except={companyId}
                selection={isChosen ? from : undefined}
                choose={({ id }) => change({ other: id })}
              />
            )}
          </span>
        </>
      }
      view={view === 'weights' || view === 'table' ? view : against}
      onView={(next) => {
        const kind = kinds.find((each) => each === next)
        if (!kind) return change({ view: next })
        change({ view: undefined, against: kind === usual ? undefined : kind })
      }}
      views={[
        ...kinds.map((kind) => ({
          key: kind,
          label: m.views[kind],
          isPicture: input !== undefined,
          content: waterfall,
        })),
        {
          key: 'weights',
          label: m.views.weights,
          isPicture: true,
          content: <Treemap label={finding ?? ''} root={weights} height={352} onSelect={open} />,
        },
      ]}
      table={input && waterfallTable(input, finding ?? '')}
    />
  )
}

/** Name of what the score is compared with. */
export function fromName({ against }: Decomposed): string {
  const m = decompositionMessages()
  if (against.kind === 'last-year' && against.year !== null) return formatYear(against.year)
  if (against.kind === 'company' && against.nameJa) {
    return namesOf({ nameJa: against.nameJa, nameEn: against.nameEn }).first.text
  }
  return m.against[against.kind]
}

/** What lifts the score above the reference and what lowers it, in a sentence. */
export function fallFinding({ steps, start, end }: WaterfallInput, whole: Part): string {
  const finding = waterfallFinding(
    steps.map(({ key, gain }) => ({ code: key, points: gain })),
    start && { from: start.value, to: end.value },
  )
  const names = new Map(indicatorsOf(whole).map((part) => [part.key, part.name]))
  return sentence(finding, findingMessages(), (code) =>
    code === 'rest' ? decompositionMessages().rest : names.get(code),
  )
}

const indicatorsOf = (part: Part): readonly Part[] => (part.level === 3 ? [part] : part.parts.flatMap(indicatorsOf))

function heaviest(whole: Part): string | undefined {
  const categories = whole.parts.flatMap(({ parts }) => parts)
  const [first] = [...categories].sort((one, other) => other.share - one.share)
  return first && decompositionMessages().weightsFinding(first.name, weightText(first.share * 100))
}
