import type { SetName } from '#contract/search/condition.ts'
import { isRuleList } from '#contract/search/rule-lists.ts'
import { useClassificationTerms } from '../../../companies/names.ts'
import { useWatchlists } from '../../../watchlists/use-watchlists.ts'
import { useBoard } from '../board.ts'
import { conditionMessages } from '../messages.ts'
import { useSearchVocabulary } from '../names.ts'
import type { Choice } from './choices.ts'
import { ruleChoices, setChoices, type Vocabulary } from './set-choices.ts'

const lists = [
  'market',
  'country',
  'region',
  'listing',
  'accounts',
  'tse33',
  'tse17',
  'gics',
  'gics2018',
  'sbti',
] as const
const ruleLists = ['theme', 'screen', 'regulation', 'index'] as const

/** What else people call the same: each line is one thing, any of its spellings finds the values that hold another of them. */
const synonyms: readonly (readonly string[])[] = [
  ['nikkei', '日経'],
  ['topix', 'トピックス', '東証株価指数'],
  ['prime', 'プライム', '東証一部', '一部上場'],
  ['growth', 'グロース', 'マザーズ', 'mothers'],
  ['standard', 'スタンダード', '東証二部', 'jasdaq', 'ジャスダック'],
  ['women', 'female', '女性', 'ダイバーシティ', 'diversity'],
  ['coal', '石炭'],
  ['tobacco', 'たばこ', 'タバコ', '煙草'],
  ['banks', '銀行', '金融', 'メガバンク'],
  ['pharmaceutical', '医薬品', '製薬'],
  ['transportation equipment', '輸送用機器', '自動車'],
  ['electric appliances', '電気機器', '電機'],
  ['real estate', '不動産'],
  ['chemicals', '化学'],
  ['iron', '鉄鋼', '製鉄'],
  ['human rights', '人権'],
]

/** Values of every list, each of them a condition that is ready: `プライム` is a market, `人権` a theme. */
export function useValueChoices(): Choice[] {
  const m = conditionMessages()
  const { names } = useBoard()
  const { data } = useSearchVocabulary()
  const inBoth = useClassificationTerms()
  const { data: watchlists = [] } = useWatchlists()
  if (!data) return []
  const toChoice = (name: SetName, value: string, { label, terms }: { label: string; terms: string }): Choice => ({
    key: `${name}:${value}`,
    label,
    note: m.setsShort[name],
    terms: withSynonyms(`${label} ${value} ${terms}`),
    leaf: { kind: 'set', isExcluded: false, name, values: [value] },
  })
  return [
    ...watchlists.map(({ id, name }) => toChoice('watchlist', String(id), { label: name, terms: '' })),
    ...ruleLists
      .filter(isRuleList)
      .flatMap((name) =>
        ruleChoices(name, data, names).map(({ code, name: label }) =>
          toChoice(name, code, { label, terms: themeTerms(data, code) }),
        ),
      ),
    ...lists.flatMap((name) =>
      setChoices(name, { vocabulary: data, selection: [], names }).map(({ value, name: label }) =>
        toChoice(name, value, { label, terms: `${inBoth(name, value)} ${regionTerms(data, value)}` }),
      ),
    ),
  ]
}

/** A keyword that is typed can always be looked for. */
export function keywordChoice(text: string): Choice {
  return {
    key: 'typed-word',
    label: text,
    note: conditionMessages().words.word,
    terms: '',
    leaf: { kind: 'words', isExcluded: false, name: 'word', values: [text] },
  }
}

/** Whether a choice is a whole condition, which needs no editor. */
export function isReady({ leaf }: Choice): boolean {
  return leaf.kind !== 'measure' && leaf.values.length > 0
}

function themeTerms({ themes }: Vocabulary, code: string): string {
  const theme = themes.find((one) => one.code === code)
  return theme ? `${theme.nameJa} ${theme.nameEn}` : ''
}

function regionTerms({ regions }: Vocabulary, code: string): string {
  const region = regions.find((one) => one.code === code)
  return region ? `${region.nameJa} ${region.nameEn}` : ''
}

function withSynonyms(terms: string): string {
  const lower = terms.toLowerCase()
  return [terms, ...synonyms.filter((group) => group.some((word) => lower.includes(word))).flat()].join(' ')
}
