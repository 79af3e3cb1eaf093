import { useState } from 'react'
import type { CompanyBoard, Officer } from '#contract/governance/governance.ts'
import { Figure } from '../charts/figure/Figure.tsx'
import type { TableOf } from '../charts/figure/table.ts'
import { formatDay, formatNumber } from '../format.ts'
import { language } from '../i18n/language.ts'
import { skillText } from './board.ts'
import classes from './governance.module.css'
import { governanceMessages } from './messages.ts'

/** Persons by skills as filed; what careers suggest is an offer of its own, never mixed with it. */
export function SkillsFigure({ board }: { board: CompanyBoard }) {
  const m = governanceMessages()
  const [isReading, setReading] = useState(false)
  const filing = board.filing!
  const isFiled = board.skills.length > 0
  const people = peopleOf(board)
  const read = [...new Set(people.flatMap(({ readSkills }) => readSkills))]
  const skillsOf = (officer: Officer) => (isFiled ? officer.skills : officer.readSkills)
  const columns = isFiled ? board.skills : read
  const isShown = isFiled || isReading
  const missing = columns.filter((skill) => !people.some((officer) => skillsOf(officer).includes(skill)))
  const finding = isFiled ? m.skillsFinding(formatNumber(people.length), formatNumber(columns.length)) : m.skillsNone
  return (
    <Figure
      id="skills_matrix"
      number={2}
      name={m.skills}
      finding={finding}
      views={[
        {
          key: 'matrix',
          label: m.skills,
          content: (
            <>
              {!isFiled && (
                <p>
                  {m.skillsNoneText}{' '}
                  {read.length > 0 && (
                    <button
                      type="button"
                      className="btn"
                      aria-pressed={isReading}
                      onClick={() => setReading(!isReading)}
                    >
                      {m.skillsRead}
                    </button>
                  )}
                </p>
              )}
              {isShown && columns.length > 0 && (
                <Matrix people={people} skills={columns} of={skillsOf} isRead={!isFiled} />
              )}
            </>
          ),
        },
      ]}
      table={isFiled ? matrixTable(people, columns, finding) : undefined}
      notes={
        <div className="fig-note">
          {isShown && missing.length > 0 && (
            <p>{m.skillsMissing(missing.map((skill) => skillText(skill, language()).text))}</p>
          )}
          {board.skillsNote && (
            <p>
              {m.skillsNote('')}
              <span lang="ja">{board.skillsNote}</span>
            </p>
          )}
        </div>
      }
      source={m.filing(filing.title, formatDay(filing.filedOn))}
    />
  )
}

/** The directors; auditors where the filing marks skills of theirs, so that nobody's skill is said to be missing. */
function peopleOf({ officers }: CompanyBoard): Officer[] {
  const onBoard = officers.filter(({ list }) => list === 'board')
  const hasAuditors = onBoard.some(({ role, skills }) => role === 'auditor' && skills.length > 0)
  return onBoard.filter(({ role }) => role !== 'auditor' || hasAuditors)
}

interface MatrixProps {
  readonly people: readonly Officer[]
  readonly skills: readonly string[]
  readonly of: (officer: Officer) => readonly string[]
  readonly isRead: boolean
}

function Matrix({ people, skills, of, isRead }: MatrixProps) {
  const m = governanceMessages()
  const count = (skill: string) => people.filter((officer) => of(officer).includes(skill)).length
  return (
    <>
      {isRead && (
        <p className="note">
          <span className="tag">{m.skillsReadTag}</span> {m.skillsReadText}
        </p>
      )}
      <div className={classes.wide}>
        <table className={classes.matrix}>
          <thead>
            <tr>
              <th scope="col">{m.head.name}</th>
              {skills.map((skill) => {
                const { text, lang } = skillText(skill, language())
                return (
                  <th key={skill} scope="col" lang={lang}>
                    {text}
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {people.map((officer) => (
              <tr key={officer.member}>
                <th scope="row" lang="ja">
                  {officer.name}
                </th>
                {skills.map((skill) => (
                  <td key={skill}>{of(officer).includes(skill) && <span className={classes.dot}>●</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.sum}</th>
              {skills.map((skill) => (
                <td key={skill}>{count(skill) === 0 ? m.nobody : formatNumber(count(skill))}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  )
}

function matrixTable(people: readonly Officer[], skills: readonly string[], caption: string): TableOf {
  const m = governanceMessages()
  return {
    caption,
    columns: [{ label: m.head.name }, ...skills.map((skill) => ({ label: skillText(skill, language()).text }))],
    rows: people.map((officer) => ({
      key: officer.member,
      cells: [officer.name, ...skills.map((skill) => (officer.skills.includes(skill) ? '●' : ''))],
    })),
  }
}
