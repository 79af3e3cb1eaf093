import type { Leaf, SetName } from '#contract/search/condition.ts'
import { isGroup } from '#contract/search/condition.ts'
import { useTyped } from '../../ui/fields/use-typed.ts'
import { Icon } from '../../ui/icons.tsx'
import { addTo, removeAt, replaceAt } from '../tree.ts'
import { useBoard } from './board.ts'
import { ChipText, Cut } from './Chip.tsx'
import classes from './conditions.module.css'
import { useGroupText } from './editors/PlaceChoice.tsx'
import { setChoices } from './editors/set-choices.ts'
import { typedOf, wordsOf } from './editors/words.ts'
import { labelOf } from './label.ts'
import { conditionMessages } from './messages.ts'
import { useSearchVocabulary } from './names.ts'

type SimpleName = 'market' | 'tse33' | 'word'

/** Market, industry and keywords: the first such conditions of the same question. */
export function SimpleConditions() {
  const m = conditionMessages()
  return (
    <>
      <div className={classes.conSimple}>
        <SetField name="market" label={m.simple.market} />
        <SetField name="tse33" label={m.simple.industry} />
        <WordField />
      </div>
      <p className="note">{m.wordsRule}</p>
      <Others />
    </>
  )
}

/** The condition that a field of the simple search speaks of. */
function useField(name: SimpleName) {
  const { root, ask } = useBoard()
  const index = root.of.findIndex(
    (child) => !isGroup(child) && child.kind !== 'measure' && child.name === name && !child.isExcluded,
  )
  const leaf = root.of[index] as Extract<Leaf, { values: readonly string[] }> | undefined
  function set(values: readonly string[]): void {
    const kind = name === 'word' ? { kind: 'words', name } : { kind: 'set', name }
    const leaf = { ...kind, isExcluded: false, values } as Leaf
    if (index === -1) {
      if (values.length > 0) ask(addTo(root, '', leaf).root, 'none')
    } else ask(values.length === 0 ? removeAt(root, `${index}`) : replaceAt(root, `${index}`, () => leaf), 'none')
  }
  return { path: index === -1 ? null : `${index}`, values: leaf?.values ?? [], set }
}

function SetField({ name, label }: { name: SetName & SimpleName; label: string }) {
  const m = conditionMessages()
  const { names } = useBoard()
  const { data } = useSearchVocabulary()
  const { values, set } = useField(name)
  const choices = data ? setChoices(name, { vocabulary: data, selection: values, names }) : []
  const isSeveral = values.length > 1
  if (data && choices.length === 0) return null
  return (
    <label>
      {label}
      <select
        value={isSeveral ? 'several' : (values[0] ?? '')}
        onChange={({ target: { value } }) => set(value === '' ? [] : [value])}
      >
        <option value="">{m.simple.all}</option>
        {isSeveral && (
          <option value="several" disabled>
            {m.simple.several(String(values.length))}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  )
}

function WordField() {
  const m = conditionMessages()
  const { values, set } = useField('word')
  const typed = useTyped(typedOf(values), (text) => set(wordsOf(text)), 500)
  return (
    <label>
      {m.words.word}
      <input type="text" autoComplete="off" spellCheck={false} {...typed.field} />
    </label>
  )
}

/** What the fields do not speak of: to be read and dropped here, and changed in the advanced search. */
function Others() {
  const m = conditionMessages()
  const { root, names, ask } = useBoard()
  const groupText = useGroupText()
  const own = [useField('market').path, useField('tse33').path, useField('word').path]
  const others = root.of.map((child, index) => ({ child, path: `${index}` })).filter(({ path }) => !own.includes(path))
  if (others.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div className={classes.conLine} role="group" aria-label={m.simpleOthers}>
      <span className={classes.conKind}>{m.simpleOthers}</span>
      <ul className="chips">
        {others.map(({ child, path }) => {
          const text = isGroup(child) ? groupText({ group: child, path, depth: 1 }) : labelOf(child, names).text
          return (
            <li key={path}>
              <span className="chip">
                <span>{isGroup(child) ? text : <ChipText label={labelOf(child, names)} />}</span>
                <Cut path={path} isInAny={false} />
                <button
                  type="button"
                  className="x"
                  aria-label={m.remove(text)}
                  onClick={() => ask(removeAt(root, path), 'none')}
                >
                  <Icon name="close" />
                </button>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
