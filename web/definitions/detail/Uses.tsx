import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Definition } from '#contract/market/indicators.ts'
import { tagScores } from '#methodology/scores/hierarchy.ts'
import { formatNumber } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { categoryName } from '../../indicators/categories.ts'
import { relationMessages } from '../../indicators/relation-messages.ts'
import { screenBy } from '../../indicators/screen-by.ts'
import { useTaxonomy } from '../../indicators/use-definitions.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import classes from '../definitions.module.css'
import { definitionMessages } from '../messages.ts'
import { tagName } from '../tag-name.ts'

interface Props {
  readonly definition: Definition
  /** Industries by the weight of its category, 0 to 5; undefined for a category that is not weighed. */
  readonly weights: readonly number[] | undefined
}

/** What an indicator enters: scores, weights, rules of themes, objectives; and what can be done with it. */
export function Uses({ definition, weights }: Props) {
  const m = definitionMessages().uses
  const { code, isScored, scoreTags, sdgs, middle } = definition
  const scores = tagScores.filter((key) => scoreTags.includes(key.replace('_score', '')))
  const labels = scoreTags.filter((tag) => !(tagScores as readonly string[]).includes(`${tag}_score`))
  return (
    <section className="fig c6" aria-labelledby="uses">
      <h2 className="finding" id="uses">
        {m.title}
      </h2>
      <dl className={classes.defFacts}>
        <Use name={m.scores}>
          <Scored definition={definition} />
        </Use>
        {isScored && (
          <>
            <Use name={m.cross}>{scores.map(scoreName).join(' · ') || m.none}</Use>
            <Use name={m.goals}>{sdgs.map((goal) => scoreName(`sdgs_${goal}_score`)).join(' · ') || m.none}</Use>
          </>
        )}
        {labels.length > 0 && (
          <Use name={m.labels}>
            {labels.map((tag) => (
              <Link key={tag} to="/definitions" search={{ tag }} className="tag">
                {tagName(tag)}
              </Link>
            ))}
          </Use>
        )}
        {isScored && weights && (
          <Use name={m.materiality}>
            <Weights category={categoryName(middle)} weights={weights} />
          </Use>
        )}
        <Rules definition={definition} />
      </dl>
      <p className={classes.defActs}>
        <ScreenBy code={code} />
        {isScored && definition.kind === 'esg' && (
          <Link to="/tools/custom_scoring" search={{}}>
            {m.weigh}
          </Link>
        )}
      </p>
    </section>
  )
}

function Use({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Scored({ definition: { isScored, kind, large, middle } }: { definition: Definition }) {
  const m = definitionMessages().uses
  if (!isScored) return m.notScored[kind === 'esg' ? 'neutral' : kind]
  return (
    <>
      {m.ladder(categoryName(large), categoryName(middle))}
      <span className={classes.defLinked}>
        <Link to="/algorithm/$method" params={{ method: 'standard-score' }} search={{}}>
          {m.method}
        </Link>
        <Link to="/algorithm/$method" params={{ method: 'missing-values' }} search={{}}>
          {m.missing}
        </Link>
      </span>
    </>
  )
}

/** The least weight of a category that disclosure topics of an industry point to. */
const material = 3

function Weights({ category, weights }: { category: string; weights: readonly number[] }) {
  const m = definitionMessages().uses
  const all = weights.reduce((sum, count) => sum + count, 0)
  const max = Math.max(1, ...weights)
  const count = weights.slice(material).reduce((sum, each) => sum + each, 0)
  return (
    <>
      {m.material(formatNumber(count), formatNumber(all))}
      <ul className={classes.defWeights} aria-label={m.weights(category)}>
        {weights.map((each, weight) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the weight
          <li key={weight} data-material={weight >= material || undefined}>
            <span className="sr">{`${m.weight(weight)}: ${m.industries(formatNumber(each))}`}</span>
            <i aria-hidden="true" style={{ height: `${(each / max) * 100}%` }} />
            <small aria-hidden="true">{weight}</small>
          </li>
        ))}
      </ul>
      <Link to="/algorithm/$method" params={{ method: 'materiality' }} search={{}}>
        {m.materialityMethod}
      </Link>
    </>
  )
}

/** Rules of themes that ask about it, and objectives that it bears on. */
function Rules({ definition: { themes, objectives } }: { definition: Definition }) {
  const m = definitionMessages().uses
  const { data } = useTaxonomy()
  const nameIn = (list: readonly { code: string; nameJa: string; nameEn: string }[] | undefined, code: string) => {
    const match = list?.find((one) => one.code === code)
    return match ? nameOf(match) : code
  }
  return (
    <>
      <Use name={m.themes}>
        <span className={classes.defLinked}>
          {themes.map((code) => (
            <Link key={code} to="/taxonomy" search={{}} hash={`theme-${code}`}>
              {nameIn(data?.themes, code)}
            </Link>
          ))}
          {themes.length === 0 && m.none}
        </span>
      </Use>
      <Use name={m.objectives}>
        <span className={classes.defLinked}>
          {objectives.map(({ objective, relation }) => (
            <span key={objective}>
              <Link to="/taxonomy" search={{}} hash={`eu-${objective}`}>
                {nameIn(data?.objectives, objective)}
              </Link>
              {objective !== 'minimum-safeguards' && (
                <small className="mut"> {relationMessages().relations[relation]}</small>
              )}
            </span>
          ))}
          {objectives.length === 0 && m.none}
        </span>
      </Use>
    </>
  )
}

function ScreenBy({ code }: { code: string }) {
  const navigate = useNavigate()
  return (
    <a
      href={screenBy(code)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void navigate({ href: screenBy(code) })
      }}
    >
      {definitionMessages().uses.screen}
    </a>
  )
}
