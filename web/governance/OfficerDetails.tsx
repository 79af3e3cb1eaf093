import type { ReactNode } from 'react'
import type { Officer } from '#contract/governance/governance.ts'
import { formatNumber } from '../format.ts'
import { language } from '../i18n/language.ts'
import { skillText } from './board.ts'
import { governanceMessages } from './messages.ts'
import { kindText } from './officers-table.ts'

/** What the filing says of a person besides the line in the table; what it leaves out is said to be left out. */
export function OfficerDetails({ officer }: { officer: Officer }) {
  const m = governanceMessages()
  const { career, reason, committees, skills, term, sharesHeld } = officer
  const { attended, meetings, payMillionJpy, postsElsewhere } = officer
  return (
    <dl>
      <Row name={m.career}>
        {career.length > 0 && (
          <ol lang="ja">
            {career.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps may repeat, and never change their order
              <li key={index}>{step}</li>
            ))}
          </ol>
        )}
      </Row>
      <Row name={m.reason}>{reason !== null && <span lang="ja">{reason}</span>}</Row>
      <Row name={m.head.skills}>{skills.length > 0 && skills.map((skill) => <Skill key={skill} skill={skill} />)}</Row>
      <Row name={m.committees}>{committees.length > 0 && <span lang="ja">{committees.join('、')}</span>}</Row>
      <Row name={m.head.role}>{kindText(officer)}</Row>
      <Row name={m.head.tenure}>{sinceText(officer)}</Row>
      <Row name={m.term}>{term !== null && <span lang="ja">{term}</span>}</Row>
      <Row name={m.head.shares}>{sharesHeld !== null && m.shares(formatNumber(sharesHeld))}</Row>
      <Row name={m.attendance}>
        {attended !== null && meetings !== null && m.attended(formatNumber(attended), formatNumber(meetings))}
      </Row>
      <Row name={m.pay}>{payMillionJpy !== null && m.payText(formatNumber(payMillionJpy))}</Row>
      <Row name={m.elsewhere}>{m.elsewhereText(formatNumber(postsElsewhere))}</Row>
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  const isThere = children !== false && children !== null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isThere ? children : <span className="note">{governanceMessages().notFiled}</span>}</dd>
    </div>
  )
}

function Skill({ skill }: { skill: string }) {
  const { text, lang } = skillText(skill, language())
  return (
    <span lang={lang} className="tag">
      {text}
    </span>
  )
}

function sinceText({ since, sinceBy }: Officer): string | null {
  const m = governanceMessages()
  if (since === null) return null
  const read = sinceBy === 'career' ? m.byCareer : ''
  return `${m.since(since.replaceAll('-', '/'))}${read}`
}
