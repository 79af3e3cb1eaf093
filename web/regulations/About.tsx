import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import type { Regulation } from '#contract/regulations/regulations.ts'
import { language } from '../i18n/language.ts'
import { FactTag } from '../indicators/FactTag.tsx'
import { RuleWords } from '../indicators/themes/RuleWords.tsx'
import { useDefinitions, useTaxonomy } from '../indicators/use-definitions.ts'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { detailMessages } from './detail-messages.ts'
import classes from './regulations.module.css'
import { Terms } from './Terms.tsx'
import { dateText } from './words.ts'

/** What it asks, from when, where the text stands, and the rule as it is executed; each with how far it was checked. */
export function About({ regulation }: { regulation: Regulation }) {
  const m = detailMessages()
  const isJa = language() === 'ja'
  const { asks, text, stages, terms, rule, status } = regulation
  const [taxonomy, definitions] = [useTaxonomy().data, useDefinitions().data]
  const note = isJa ? regulation.noteJa : regulation.noteEn
  return (
    <section className={classes.about} aria-label={m.about}>
      <p className={classes.asks}>
        {isJa ? regulation.asksJa : regulation.asksEn} <FactTag status={asks.status} />
      </p>
      <dl className={classes.facts}>
        <Fact name={m.text}>
          <OutsideLink href={text.url}>{isJa ? text.nameJa : text.nameEn}</OutsideLink> <FactTag status={text.status} />
        </Fact>
        {stages.length > 0 && (
          <Fact name={m.dates}>
            <ul>
              {stages.map((stage) => (
                <li key={`${stage.from} ${stage.whatEn}`}>
                  <b>{dateText(stage.from)}</b> {isJa ? stage.whatJa : stage.whatEn}{' '}
                  {stage.force === 'planned' && <span className="tag warn">{m.planned}</span>}{' '}
                  <FactTag status={stage.status} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {terms.length > 0 && (
          <Fact name={m.terms}>
            <Terms terms={terms} />
          </Fact>
        )}
        <Fact name={m.rule}>
          {taxonomy && definitions && (
            <RuleWords rule={rule} taxonomy={taxonomy} definitions={definitions.indicators} />
          )}
          <p className="note">
            <FactTag status={status} />{' '}
            <Link to="/algorithm/$method" params={{ method: 'themes' }} search={{}}>
              {m.method}
            </Link>
          </p>
        </Fact>
        <Fact name={m.written}>
          <code lang="en">
            {rule.split('; ').map((line, at) => (
              <Fragment key={line}>
                {at > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </code>
        </Fact>
        {note && <Fact name={m.note}>{note}</Fact>}
        <Fact name={m.source}>{isJa ? regulation.sourceJa : regulation.sourceEn}</Fact>
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
