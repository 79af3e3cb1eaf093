import '../charts.module.css'

interface Props {
  /** 0 to 1, of the longest bar beside it. */
  readonly share: number
}

/** How heavy something weighs, as a short bar beside the figure that says it. */
export function WeightBar({ share }: Props) {
  return (
    <span className="wbar" aria-hidden="true">
      <i style={{ width: `${Math.max(0, Math.min(1, share)) * 100}%` }} />
    </span>
  )
}
