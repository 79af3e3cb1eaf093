/**
 * What a reader of one sentence looks at, and how much each speaks for a target of the company’s own: points on the logarithm of
 * the odds. They were set on the develop half of the labelled sentences; docs/methodology/targets-from-sentences.md.
 */
export const features = {
  start: -3,
  /** 「目標」, “aim”: in the same part of the sentence, or elsewhere in it. */
  'target-word': 1.6,
  'target-word-elsewhere': 1.3,
  /** The year to reach it is not over when the filing comes out. */
  'future-year': 1.8,
  /** 「までに」, “by” beside that year. */
  deadline: 0.6,
  /** What it is about stands in the same part. */
  subject: 0.9,
  /** It stands in another part: 「再エネ比率を2030年度に60％、2040年度に100％」. */
  'subject-elsewhere': 0.4,
  /** A verb, sign or noun that takes something off. */
  'cut-word': 0.6,
  'base-year': 1,
  scope: 0.4,
  /** 「当社」, “we”. */
  'own-company': 0.4,
  /** Net zero is seldom said of anything but a promise. */
  'net-zero': 0.5,
  'no-target-year': -0.8,
  /** An amount of gases without any word of a cut. */
  'no-cut-word': -2,
  /** A row of a table or a run without an end: words of neighbours may have come together. */
  run: -0.6,
  /** Cells of a table run together: 「20％9.8％」. */
  table: -1.4,
  /** More than one year could be the one. */
  'several-years': -0.5,
  'base-after-target': -2.5,
  /** 「削減しました」, “was reduced”, 「実績」. */
  past: -3.2,
  /** Only years that are over. */
  'past-year': -2.6,
  /** The government’s, an industry’s, a customer’s. */
  others: -4,
  /** 「場合」, 「シナリオ」, “if”, “would”. */
  hypothetical: -3.4,
  /** 「検討」, 「設定しておりません」, “considering”. */
  undecided: -4,
  /** 「撤回」, “abandoned”. */
  withdrawn: -4.5,
  /** 「脱炭素社会の実現に貢献」: somebody’s promise, and nobody’s in particular. */
  contribution: -2.2,
  /** Of products and what they save their users. */
  product: -3,
} as const

export type Feature = Exclude<keyof typeof features, 'start'>

/** Of the rules of this folder; raised when they read something else. */
export const readerVersion = 2

/** From this confidence on a target is accepted as read; below, a person decides. */
export const acceptedFrom = 0.8
/** Below this nothing is kept: the sentence is none of a target. */
export const keptFrom = 0.25

/** How sure a reader is, 0 to 1: the logistic function of the points of what it saw. */
export function confidenceOf(foundFeatures: readonly Feature[]): number {
  const points = foundFeatures.reduce<number>((sum, feature) => sum + features[feature], features.start)
  return 1 / (1 + Math.exp(-points))
}
