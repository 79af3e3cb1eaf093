import { customSorts } from '#methodology/scores/custom/bases.ts'
import { useCustomAddress } from '../address.ts'
import { customMessages } from '../messages.ts'

/** In which order the companies stand. */
export function Tools() {
  const m = customMessages().result
  const [{ sort = 'rank' }, change] = useCustomAddress()
  return (
    <p className="tools">
      <label>
        {m.sort}
        <select
          value={sort}
          onChange={({ target: { value } }) => {
            const chosen = customSorts.find((each) => each === value)
            change({ sort: chosen === 'rank' ? undefined : chosen, page: undefined })
          }}
        >
          {customSorts.map((each) => (
            <option key={each} value={each}>
              {m.sorts[each]}
            </option>
          ))}
        </select>
      </label>
    </p>
  )
}
