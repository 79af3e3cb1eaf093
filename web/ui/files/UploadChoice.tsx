import { useId } from 'react'
import { useProfile } from '../../app/use-profile.ts'
import { Icon } from '../icons.tsx'
import { partMessages } from '../part-messages.ts'
import { FileChoice } from './FileChoice.tsx'

type Props = Omit<Parameters<typeof FileChoice>[0], 'isDisabled' | 'describedBy'>

/** A file to bring in. A trial brings in none, not even to have it read: the field stands there out of use, with the reason. */
export function UploadChoice(props: Props) {
  const id = useId()
  const isTrial = useProfile().data?.is_trial === true
  if (!isTrial) return <FileChoice {...props} />
  return (
    <>
      <FileChoice {...props} isDisabled describedBy={id} />
      <p className="note" id={id}>
        <Icon name="lock" /> {partMessages().states.trial}
      </p>
    </>
  )
}
