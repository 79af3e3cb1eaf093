import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getJointRegression, jointSizes, maxJointIndicators } from '#contract/value-models/joint.ts'
import { kpiForms, longestLag } from '#methodology/value/pbr/market.ts'
import { requestOf } from '../../../app/query.ts'
import { useScopeQuery, useValueAddress } from '../../use-address.ts'

/** What a joint regression is made of. */
export interface JointChoice {
  readonly codes: readonly string[]
  readonly lag: number
  readonly size: (typeof jointSizes)[number]
  readonly form: (typeof kpiForms)[number]
}

/** As the address has it; what it does not know is as usual. */
export function readJoint(text: string): JointChoice {
  const [codes = '', lag = '', size = '', form = ''] = text.split(';')
  const years = /^\d{1,2}$/.test(lag) ? Number(lag) : 0
  return {
    codes: [...new Set(codes.split(',').filter((code) => /^[EFGS]-[A-Z]{2}-\d{3}$/.test(code)))].slice(
      0,
      maxJointIndicators,
    ),
    lag: years <= longestLag ? years : 0,
    size: jointSizes.find((each) => each === size) ?? 'sales',
    form: kpiForms.find((each) => each === form) ?? 'log',
  }
}

/** Nothing where no indicator is chosen. */
export const writeJoint = ({ codes, lag, size, form }: JointChoice): string | undefined =>
  codes.length === 0 ? undefined : [codes.join(','), lag, size, form].join(';')

export function useJointChoice(): readonly [choice: JointChoice, change: (next: Partial<JointChoice>) => void] {
  const { joint = '', change } = useValueAddress()
  const save = useCallback(
    (next: Partial<JointChoice>) => change({ joint: writeJoint({ ...readJoint(joint), ...next }) }),
    [joint, change],
  )
  return [readJoint(joint), save]
}

/** The regression of what was chosen; the last one stays while the next is on its way. */
export function useJoint({ codes, ...choice }: JointChoice) {
  const query = { ...useScopeQuery(), ...choice, indicators: codes.join(',') }
  return useQuery({
    ...requestOf(getJointRegression, { query }),
    enabled: codes.length > 0,
    placeholderData: keepPreviousData,
  })
}
