import { cloneElement, type MouseEvent, type ReactElement, useId } from 'react'
import { Tip } from '../floating/Tip.tsx'
import { Icon } from '../icons.tsx'
import { partMessages } from '../part-messages.ts'
import classes from './states.module.css'

interface ControlProps {
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  readonly 'aria-disabled'?: boolean
  readonly 'aria-describedby'?: string
}

interface GateProps {
  /** A button or a link. */
  readonly children: ReactElement<ControlProps>
  readonly isClosed: boolean
  readonly reason: string
  /** Where there is no room for the reason, a lock stands for it, and the reason comes on pointing and focus. */
  readonly isTight?: boolean
}

/** A control that may not be used stays where it is, out of use, with its reason. */
export function Gate({ children, isClosed, reason, isTight = false }: GateProps) {
  const id = useId()
  if (!isClosed) return children
  const closed = cloneElement(children, { 'aria-disabled': true, 'aria-describedby': id, onClick: refuse })
  return (
    <span className="gate">
      {isTight ? <Tip label={reason}>{closed}</Tip> : closed}
      {isTight && <Icon name="lock" />}
      <span id={id} className={isTight ? 'sr' : classes.gateReason}>
        {!isTight && <Icon name="lock" />}
        {reason}
      </span>
    </span>
  )
}

/** What a trial account may see but not use. */
export function TrialGate({ isTrial, ...rest }: Omit<GateProps, 'isClosed' | 'reason'> & { isTrial: boolean }) {
  return <Gate isClosed={isTrial} reason={partMessages().states.trial} {...rest} />
}

function refuse(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
