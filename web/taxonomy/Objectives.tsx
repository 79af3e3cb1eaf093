import type { Definition } from '#contract/market/indicators.ts'
import { objectiveRelations } from '#contract/market/indicators.ts'
import { type Objective, safeguardTopics } from '#contract/taxonomy/taxonomy.ts'
import { useProfile } from '../app/use-profile.ts'
import { saveCsv } from '../charts/figure/csv.ts'
import type { TableOf } from '../charts/figure/table.ts'
import { formatNumber } from '../format.ts'
import { nameOf, otherNameOf } from '../i18n/names.ts'
import { FactTag } from '../indicators/FactTag.tsx'
import { relationMessages } from '../indicators/relation-messages.ts'
import { TrialGate } from '../ui/states/Gate.tsx'
import { taxonomyMessages } from './messages.ts'
import { IndicatorItem } from './ThemeRules.tsx'
import classes from './taxonomy.module.css'

interface Props {
  readonly objectives: readonly Objective[]
  readonly definitions: readonly Definition[]
}

/** The six objectives and the minimum safeguards, each with the indicators that bear on it. */
export function Objectives({ objectives, definitions }: Props) {
  const m = taxonomyMessages()
  const isTrial = useProfile().data?.is_trial ?? false
  const download = () => saveCsv(tableOf(objectives, definitions), 'eu_taxonomy.csv')
  return (
    <section className={classes.taxSection} aria-labelledby="objectives">
      <h2 id="objectives">{m.sections.objectives}</h2>
      <p className={classes.taxLead}>{m.eu.lead}</p>
      <p className={classes.taxWarning} role="note">
        {m.eu.notAlignment}
      </p>
      <p className="note">
        {m.eu.official} <FactTag status={objectives[0]!.status} /> {m.eu.mapping} <FactTag status="proposed" />{' '}
        {m.eu.names}{' '}
        <TrialGate isTrial={isTrial} isTight>
          <button type="button" className="act" onClick={download}>
            {m.eu.csv}
          </button>
        </TrialGate>
      </p>
      {objectives.map((objective) => (
        <ObjectiveRow key={objective.code} objective={objective} definitions={definitions} />
      ))}
    </section>
  )
}

function ObjectiveRow({ objective, definitions }: { objective: Objective; definitions: readonly Definition[] }) {
  const m = taxonomyMessages().eu
  const { code, article, mappings } = objective
  const other = otherNameOf(objective)
  return (
    <article className={classes.taxObjective} aria-labelledby={`eu-${code}`}>
      <h3 id={`eu-${code}`}>
        <a href={`#eu-${code}`}>{nameOf(objective)}</a>
      </h3>
      <p className="note">
        <span lang={other.lang}>{other.text}</span> · {m.article(article)} · {m.mapped(formatNumber(mappings.length))}
      </p>
      <div className={classes.taxGroups}>
        {groupsOf(objective).map(({ name, article: own, codes }) => (
          <div key={name}>
            <h4>
              {name} <span className="mut">{m.article(own)}</span>
            </h4>
            <ul className={classes.taxIndicators}>
              {codes.map((indicator) => (
                <IndicatorItem key={indicator} code={indicator} definitions={definitions} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </article>
  )
}

interface Group {
  readonly name: string
  readonly article: string
  readonly codes: readonly string[]
}

/** By relation; the safeguards by what they are about. */
function groupsOf({ mappings }: Objective): Group[] {
  const group = (name: string, own: Objective['mappings']): Group[] =>
    own.length === 0 ? [] : [{ name, article: own[0]!.article, codes: own.map(({ indicator }) => indicator) }]
  return [
    ...objectiveRelations
      .filter((relation) => relation !== 'minimum_safeguards')
      .flatMap((relation) =>
        group(
          relationMessages().relations[relation],
          mappings.filter((mapping) => mapping.relation === relation),
        ),
      ),
    ...safeguardTopics.flatMap((topic) =>
      group(
        taxonomyMessages().eu.topics[topic],
        mappings.filter((mapping) => mapping.topic === topic),
      ),
    ),
  ]
}

function tableOf(objectives: readonly Objective[], definitions: readonly Definition[]): TableOf {
  const m = taxonomyMessages()
  const { columns } = m.eu
  const names = new Map(definitions.map((definition) => [definition.code, nameOf(definition)]))
  return {
    caption: m.sections.objectives,
    columns: [columns.objective, columns.relation, columns.article, columns.indicator, columns.name].map((label) => ({
      label,
    })),
    rows: objectives.flatMap((objective) =>
      objective.mappings.map(({ indicator, relation, article }) => ({
        key: `${objective.code} ${indicator}`,
        cells: [
          nameOf(objective),
          relationMessages().relations[relation],
          article,
          indicator,
          names.get(indicator) ?? indicator,
        ],
      })),
    ),
  }
}
