import classes from '../sheet/sheet.module.css'
/** A difference to the right or the left of the middle, −1 to 1 of the largest. */
export function DifferenceBar({ share }: { share: number | null }) {
  const width = Math.min(1, Math.abs(share ?? 0)) * 50
  return (
    <span className={classes.diffBar} aria-hidden="true">
      {share !== null && (
        <i
          data-sign={share < 0 ? 'down' : 'up'}
          style={{ width: `max(1px, ${width.toFixed(2)}%)`, ...(share < 0 ? { right: '50%' } : { left: '50%' }) }}
        />
      )}
    </span>
  )
}
