import type { CompanyScores } from '#contract/scores/scores.ts'

/** What scores were made by, as the foot of a sheet names it. */
export type NamedMethod = Pick<CompanyScores['recipe'], 'method' | 'version' | 'own'>

/** By language, since both sheets of scores and of industries name it. */
export const methodWords = {
  ja: ({ method, version, own }: NamedMethod) => {
    if (own) return `独自手法「${own.title}」第${own.version}版`
    return method === 'standard' ? `標準手法 v${version}` : `雇用インパクト v${version}`
  },
  en: ({ method, version, own }: NamedMethod) => {
    if (own) return `own method “${own.title}”, version ${own.version}`
    return method === 'standard' ? `standard method v${version}` : `employment impact v${version}`
  },
} as const
