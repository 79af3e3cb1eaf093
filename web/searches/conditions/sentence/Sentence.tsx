import { useSearchState } from '../../state.ts'
import { useBoard } from '../board.ts'
import classes from '../conditions.module.css'
import { conditionMessages } from '../messages.ts'
import { sentenceOf } from './sentence.ts'

/** The whole condition in words, to check it by. */
export function Sentence() {
  const m = conditionMessages()
  const { state } = useSearchState()
  const { root, names } = useBoard()
  const parts = sentenceOf(root, { names, ...(state.q && { q: state.q }) })
  return (
    <section className={classes.conSentence} aria-label={m.sentence}>
      <p>
        {parts.map(({ text, isStrong }, index) => {
          const Piece = isStrong ? 'b' : 'span'
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no names and are drawn anew together
          return <Piece key={index}>{text}</Piece>
        })}
      </p>
    </section>
  )
}
