import classes from './charts.module.css'

/** A scandal level as it is drawn everywhere: four boxes, filled up to the level, none of them at 0. Read out it is nothing. */
export function LevelBoxes({ level }: { level: number }) {
  return (
    <span className={classes.scandalBoxes} aria-hidden="true">
      {[1, 2, 3, 4].map((box) => (
        <i key={box} data-on={box <= level || undefined} />
      ))}
    </span>
  )
}
