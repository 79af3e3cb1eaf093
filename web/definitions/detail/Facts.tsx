import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Definition } from '#contract/market/indicators.ts'
import { language } from '../../i18n/language.ts'
import { categoryName } from '../../indicators/categories.ts'
import { DefinitionLink } from '../../indicators/DefinitionLink.tsx'
import { FactTag } from '../../indicators/FactTag.tsx'
import { factMessages } from '../../indicators/fact-messages.ts'
import { referenceName } from '../../indicators/reference-names.ts'
import { unitWords } from '../../indicators/units.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { Direction } from '../Direction.tsx'
import classes from '../definitions.module.css'
import { formulaOf } from '../formula.ts'
import { definitionMessages } from '../messages.ts'
import { boundaryName } from '../table.ts'

/** Everything that the catalogue says, with how far it was checked. */
export function Facts({ definition }: { definition: Definition }) {
  const m = definitionMessages()
  const { facts, values } = m
  const { large, middle, smallJa, smallEn, sameAs, status } = definition
  const formula = formulaOf(definition)
  return (
    <section className="fig c6" aria-labelledby="facts">
      <h2 className="finding" id="facts">
        {facts.title}
      </h2>
      <dl className={classes.defFacts}>
        <Fact name={facts.questionCode}>
          <span className="code">{definition.questionCode}</span>
        </Fact>
        <Fact name={facts.class}>
          {categoryName(large)} › {categoryName(middle)} ›{' '}
          <Link to="/definitions" search={{ class: middle, small: smallEn }}>
            {language() === 'ja' ? smallJa : smallEn}
          </Link>
        </Fact>
        <Fact name={facts.kind}>{values.kind[definition.kind]}</Fact>
        <Fact name={facts.type}>{values.type[definition.type]}</Fact>
        <Fact name={facts.figureKind}>{values.figureKind[definition.figureKind]}</Fact>
        <Fact name={facts.unit}>{unitWords(definition.unit)}</Fact>
        <Fact name={facts.direction}>
          <Direction of={definition.direction} />
        </Fact>
        <Fact name={facts.boundary}>{boundaryName(definition.boundary)}</Fact>
        {sameAs && (
          <Fact name={facts.sameAs}>
            <DefinitionLink code={sameAs}>{sameAs}</DefinitionLink>
          </Fact>
        )}
        {formula && (
          <Fact name={facts.formula}>
            <Formula text={formula} />
          </Fact>
        )}
        <Fact name={facts.sdgs}>
          <Linked
            texts={definition.sdgs.map(String)}
            search={(sdg) => ({ sdg })}
            name={(n) => scoreName(`sdgs_${n}_score`)}
          />
        </Fact>
        <Fact name={facts.standards}>
          <Linked texts={definition.standardRefs.map(referenceName)} search={(find) => ({ find })} />
          {definition.referencesStatus && <FactTag status={definition.referencesStatus} />}
        </Fact>
        {definition.ssbjRefs.length > 0 && (
          <Fact name={facts.ssbj}>
            <Linked texts={definition.ssbjRefs} search={(find) => ({ find })} />
          </Fact>
        )}
        <Fact name={facts.elements}>
          {definition.elements.length === 0 ? facts.noElements : <Elements {...definition} />}
        </Fact>
        <Fact name={facts.status}>
          <FactTag status={status} />
          {factMessages().means[status]}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The figures it is made of lead to their own definitions. */
function Formula({ text }: { text: string }) {
  return text.split(/([EFGS]-[A-Z]{2}-\d{3})/).map(linked)
}

const linked = (part: string, index: number) =>
  index % 2 === 0 ? (
    part
  ) : (
    <DefinitionLink key={index} code={part}>
      {part}
    </DefinitionLink>
  )

interface LinkedProps {
  readonly texts: readonly string[]
  readonly search: (text: string) => { sdg?: string; find?: string }
  readonly name?: (text: string) => string
}

/** Each leads to the indicators that have it too. */
function Linked({ texts, search, name = (text) => text }: LinkedProps) {
  if (texts.length === 0) return <span className="mut">{definitionMessages().facts.none}</span>
  return (
    <span className={classes.defLinked}>
      {texts.map((text) => (
        <Link key={text} to="/definitions" search={search(text)}>
          {name(text)}
        </Link>
      ))}
    </span>
  )
}

function Elements({ elements, elementsStatus }: Pick<Definition, 'elements' | 'elementsStatus'>) {
  return (
    <>
      <ul className={`mono ${classes.defElements}`}>
        {elements.map((element) => (
          <li key={element}>{element}</li>
        ))}
      </ul>
      {elementsStatus && <FactTag status={elementsStatus} />}
    </>
  )
}
