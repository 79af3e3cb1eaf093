import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const addMessages = messages('watchlist-add', {
  add: { ja: 'ウォッチリストに追加', en: 'Add to a watchlist' },
  addCount: (count: string) => ({
    ja: `${count}社をウォッチリストに追加`,
    en: `Add ${counted(count, 'company')} to a watchlist`,
  }),
  addName: (name: string) => ({ ja: `${name}をウォッチリストに追加`, en: `Add ${name} to a watchlist` }),
  tooMany: (limit: string) => ({
    ja: `一度に追加できるのは${limit}社までです。対象を絞り込んでから追加してください。`,
    en: `Up to ${counted(limit, 'company')} can be added at once. Narrow them down first.`,
  }),
  find: { ja: 'リストを検索', en: 'Find a list' },
  lists: { ja: '追加先のリスト', en: 'Lists' },
  companies: (count: string) => ({ ja: `${count}社`, en: counted(count, 'company') }),
  someIn: (count: string, there: string) => ({
    ja: `${count}社中${there}社は登録済み`,
    en: `${there} of ${count} are in it`,
  }),
  allIn: (count: string) => ({ ja: `${count}社とも登録済み`, en: `All ${count} are in it` }),
  isIn: { ja: '登録済み', en: 'Already in the list' },
  last: { ja: '前回の追加先', en: 'Last used' },
  none: {
    ja: 'ウォッチリストはまだありません。新しいリストを作成して追加できます。',
    en: 'There are no watchlists yet. Make one to add to.',
  },
  noMatch: (text: string) => ({ ja: `「${text}」に一致するリストはありません`, en: `No list matches “${text}”` }),
  choose: { ja: '追加先のリストを選んでください。', en: 'Choose a list.' },
  submit: { ja: '追加', en: 'Add' },
  cancel: { ja: 'キャンセル', en: 'Cancel' },
  newList: { ja: '新しいリストを作成', en: 'New list' },
  existing: { ja: '既存のリストから選ぶ', en: 'Choose an existing list' },
  name: { ja: 'リスト名', en: 'List name' },
  length: (used: string, max: number) => ({
    ja: `${used} / ${max}（全角換算）`,
    en: `${used} / ${max} (full-width)`,
  }),
  nameMissing: { ja: 'リスト名を入力してください。', en: 'Enter a list name.' },
  nameLong: (max: number) => ({
    ja: `全角${max}文字以内で入力してください。`,
    en: `At most ${max} full-width characters.`,
  }),
  create: { ja: '作成して追加', en: 'Make the list and add' },
  added: (count: string, name: string) => ({
    ja: `${count}社を「${name}」に追加しました。`,
    en: `${counted(count, 'company')} added to “${name}”.`,
  }),
  addedSome: (count: string, name: string, there: string) => ({
    ja: `${count}社を「${name}」に追加しました（${there}社は登録済み）。`,
    en: `${counted(count, 'company')} added to “${name}”; ${there} already in it.`,
  }),
  nothingNew: (name: string) => ({
    ja: `すべて「${name}」に登録済みです。`,
    en: `All of them are in “${name}” already.`,
  }),
  created: (count: string, name: string) => ({
    ja: `「${name}」を作成し、${count}社を追加しました。`,
    en: `“${name}” was made with ${counted(count, 'company')}.`,
  }),
  undo: { ja: '元に戻す', en: 'Undo' },
  undone: (count: string, name: string) => ({
    ja: `「${name}」への${count}社の追加を取り消しました。`,
    en: `${counted(count, 'company')} removed from “${name}” again.`,
  }),
  undoneList: (name: string) => ({ ja: `「${name}」の作成を取り消しました。`, en: `“${name}” was removed again.` }),
  keptSome: (count: string, name: string) => ({
    ja: `「${name}」の${count}社は、追加後に変更されているため、そのまま残しました。`,
    en: `${counted(count, 'company')} in “${name}” changed after being added, and stayed.`,
  }),
})
