import { Link } from '@tanstack/react-router'
import type { FtseModel } from '#contract/ftse-prediction/model.ts'
import { Icon } from '../ui/icons.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { ftseMessages } from './messages.ts'

/** Why there is no model, and what to do about it; nothing where there is one. */
export function StateNote({ model: { state, targets } }: { readonly model: FtseModel }) {
  const m = ftseMessages()
  if (state === 'model') return null
  const { title, text } = m.states[state]
  const leak = targets.find(({ key }) => key === 'total')?.leak
  return (
    <Empty
      title={title}
      actions={
        state !== 'locked' && (
          <Link className="btn" to="/templates">
            {m.toTemplates}
          </Link>
        )
      }
    >
      <p>
        {state === 'locked' && <Icon name="lock" />} {text}
      </p>
      {leak && <p>{m.leak(leak)}</p>}
    </Empty>
  )
}
