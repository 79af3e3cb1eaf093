import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { indicatorParams, LagNumber } from './one-regression.ts'
import { Scope, ScopeQuery, ValueRecipe } from './scope.ts'

const Percent = z.number().gt(-100).max(1_000_000)

/** Most indicators that are changed at once. */
export const maxChanges = 10

export const simulatePbr = endpoint('POST /value-models/simulation', {
  summary:
    'What change of price to book goes with changes of indicators, exactly and in a line; or what change of each goes with a wished one',
  body: ScopeQuery.extend({
    /** From the indicators to price to book, or back from a wished change to the change needed of each. */
    direction: z.enum(['to-pbr', 'to-indicator']),
    /** Null where the field is empty. */
    pbr: z.number().positive().max(1_000_000).nullable(),
    /** Wished change in per cent; null where the field is empty. */
    pbrChange: Percent.nullable(),
    changes: z
      .array(
        z.object({
          indicator: indicatorParams.shape.indicator,
          lag: LagNumber.optional(),
          /** In the indicator's unit; null where the field is empty. */
          actual: z.number().nullable(),
          /** Per cent; null where the field is empty. */
          change: Percent.nullable(),
        }),
      )
      .min(1)
      .max(maxChanges),
  }),
  response: z.object({
    scope: Scope,
    pbr: z.object({
      actual: z.number().nullable(),
      /** Per cent; of the wished change only `exact`. */
      exact: z.number(),
      linear: z.number(),
      /** Ends where every coefficient is at an end of its interval. */
      low: z.number().nullable(),
      high: z.number().nullable(),
      changed: z.number().nullable(),
    }),
    changes: z.array(
      z.object({
        indicator: z.string(),
        lag: z.int(),
        elasticity: z.number(),
        low: z.number(),
        high: z.number(),
        t: z.number(),
        q: z.number(),
        actual: z.number(),
        /** Per cent: as asked, or as needed by this indicator alone; null where no change leads there. */
        change: z.number().nullable(),
        /** Needed in a line; as asked the other way. */
        linear: z.number().nullable(),
        changed: z.number().nullable(),
      }),
    ),
    recipe: ValueRecipe,
  }),
  refusals: [
    'company.not-found',
    'industry.not-found',
    'indicator.not-found',
    'simulation.actual-empty',
    'simulation.pbr-change-empty',
    'simulation.change-empty',
    'simulation.not-fitted',
  ],
})
