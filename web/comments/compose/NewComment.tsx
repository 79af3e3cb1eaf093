import { useNavigate, useSearch } from '@tanstack/react-router'
import { subjectLink } from '#contract/comments/subject.ts'
import { writeComment } from '#contract/comments/writing.ts'
import { call } from '../../app/call.ts'
import { tip } from '../../ui/floating/tip.ts'
import { Icon } from '../../ui/icons.tsx'
import classes from '../comments.module.css'
import { commentMessages } from '../messages.ts'
import type { Place } from '../shown.ts'
import { useSubjectName } from '../subject-name.ts'
import { useWritten } from '../writing.ts'
import { Composer } from './Composer.tsx'
import { forgetDraft } from './draft.ts'

/** The box for a new comment: on the company, or on the screen that the address names. */
export function NewComment({ place, isPublic }: { place: Place; isPublic: boolean }) {
  const m = commentMessages()
  const { about } = useSearch({ from: '/companies/$companyId/comments' })
  const link = about === undefined ? null : subjectLink(place.companyId, about)
  const written = useWritten()
  const slot = `company ${place.companyId}`
  return (
    <section className={classes.compose} aria-label={m.newComment}>
      <Composer
        place={place}
        slot={slot}
        label={m.field}
        sendLabel={m.send}
        emptyWords={m.emptyComment}
        isPublic={isPublic}
        hasFocus={link !== null}
        above={link && <About link={link} />}
        send={async (text, mentions) => {
          const answer = await call(writeComment, {
            params: { companyId: place.companyId },
            body: { text, mentions, ...(link !== null && { link }) },
          })
          forgetDraft(slot)
          await written(answer, m.posted)
        }}
      />
    </section>
  )
}

/** What it will be about, and the way to have it about the company instead. */
function About({ link }: { link: string }) {
  const m = commentMessages()
  const name = useSubjectName()
  const navigate = useNavigate()
  return (
    <p className={classes.subject}>
      {m.about} <a href={link}>{name(link)}</a>
      <button
        type="button"
        className="icon-btn"
        aria-label={m.withoutAbout}
        {...tip(m.withoutAbout)}
        onClick={() => void navigate({ to: '.', search: (old) => ({ ...old, about: undefined }), replace: true })}
      >
        <Icon name="close" />
      </button>
    </p>
  )
}
