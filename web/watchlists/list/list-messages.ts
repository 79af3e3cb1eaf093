import { messages } from '../../i18n/messages.ts'
import { counted } from '../../i18n/plurals.ts'

export const listMessages = messages('watchlists', {
  title: { ja: 'ウォッチリスト', en: 'Watchlists' },
  headline: (lists: string, companies: string) => ({
    ja: `${lists}つのリストに${companies}社`,
    en: `${list(lists)}, ${counted(companies, 'company')}`,
  }),
  moved: (lists: string, companies: string, moved: string) => ({
    ja: `${lists}つのリストに${companies}社、動きがあったのは${moved}つ`,
    en: `${list(lists)}, ${counted(companies, 'company')}; ${few(moved)} ${Number(moved) === 1 ? 'has' : 'have'} news`,
  }),
  still: (lists: string, companies: string) => ({
    ja: `${lists}つのリストに${companies}社、新しい動きはありません`,
    en: `${list(lists)}, ${counted(companies, 'company')}; no news`,
  }),
  newList: { ja: '新しいリスト', en: 'New list' },
  importFile: { ja: 'ファイルから取り込む', en: 'Upload a file' },
  fromSearch: { ja: '保存した条件から作成', en: 'From a saved search' },
  empty: { ja: 'データがありません', en: 'No records' },
  emptyText: {
    ja: '企業をリストにまとめると、スコアの変化やニュースをまとめて追えます。持分比率を入れれば、ポートフォリオとしても分析できます。',
    en: 'Put companies into a list to follow their scores and news together. With stakes, a list can be analysed as a portfolio.',
  },
  name: { ja: '名前', en: 'Name' },
  companies: { ja: '企業', en: 'Companies' },
  stakes: { ja: '持分合計', en: 'Total stake' },
  noStakes: { ja: '未入力', en: 'none' },
  score: { ja: '総合スコア', en: 'Total score' },
  stakeWeighted: { ja: '持分で加重した平均', en: 'Mean weighted by stake' },
  equalWeighted: { ja: '持分が未入力のため、均等とみなした平均', en: 'No stakes entered: equal-weighted mean' },
  covered: (share: string) => ({ ja: `スコアのある持分は${share}`, en: `${share} of the stakes have a score` }),
  change: { ja: '前年差', en: 'vs last year' },
  scandal: { ja: '最も高い不祥事レベル', en: 'Worst controversy' },
  news: { ja: '前回以降のニュース', en: 'News since last visit' },
  newsMonth: { ja: '直近30日のニュース', en: 'News, last 30 days' },
  changed: { ja: '更新日時', en: 'Last changed' },
  actions: { ja: '操作', en: 'Actions' },
  actionsOf: (name: string) => ({ ja: `「${name}」の操作`, en: `Actions on “${name}”` }),
  rename: { ja: '名前を変更', en: 'Rename' },
  copy: { ja: 'コピー', en: 'Copy' },
  alert: { ja: 'アラートを作成', en: 'New alert' },
  remove: { ja: '削除', en: 'Delete' },
  up: { ja: '上へ移動', en: 'Move up' },
  down: { ja: '下へ移動', en: 'Move down' },
  keys: {
    ja: '行で Enter：開く、c：コピー、Delete：削除、Alt+↑↓：並べ替え',
    en: 'In a row: Enter opens, c copies, Delete deletes, Alt+↑↓ moves',
  },
  nameTitle: { ja: 'リスト名', en: 'List name' },
  nameText: { ja: '全角75文字まで（半角は0.5文字と数えます）。', en: 'At most 150 Latin or 75 full-width characters.' },
  nameTaken: (name: string) => ({
    ja: `「${name}」はすでにあります。ほかの名前を入力してください。`,
    en: `“${name}” is taken. Please enter another name.`,
  }),
  namePlaceholder: { ja: '例：議決権行使の対象', en: 'e.g. Voting 2027' },
  nameMissing: { ja: 'リスト名を入力してください。', en: 'Enter a list name.' },
  nameLong: { ja: '全角75文字以内で入力してください。', en: 'At most 75 full-width characters.' },
  create: { ja: '作成', en: 'Make the list' },
  renameOk: { ja: '変更する', en: 'Rename' },
  renamed: { ja: '名前を変更しました。', en: 'Name changed.' },
  made: (name: string) => ({ ja: `「${name}」を作成しました。`, en: `“${name}” was made.` }),
  copyOf: (name: string) => ({ ja: `${name}のコピー`, en: `${name} (copy)` }),
  copied: (name: string) => ({ ja: `「${name}」を作成しました。`, en: `“${name}” was made.` }),
  removed: (name: string) => ({ ja: `「${name}」を削除しました。`, en: `“${name}” was deleted.` }),
  undo: { ja: '元に戻す', en: 'Undo' },
  restored: (name: string) => ({ ja: `「${name}」を元に戻しました。`, en: `“${name}” is back.` }),
  usedTitle: (name: string) => ({ ja: `「${name}」は使われています`, en: `“${name}” is in use` }),
  alertNamed: (name: string) => ({ ja: `アラート「${name}」`, en: `alert “${name}”` }),
  usedText: (searches: string) => ({
    ja: `このリストを条件に使っている検索条件やアラートがあります：${searches}。削除すると、その検索はこの条件で絞り込めなくなり、アラートは送信されなくなります。`,
    en: `Searches or alerts use this list: ${searches}. If you delete it, those searches can no longer filter by it and those alerts send nothing.`,
  }),
  recentlyRemoved: (count: string) => ({ ja: `最近削除したリスト（${count}）`, en: `Recently deleted (${count})` }),
  removedAt: { ja: '削除日時', en: 'Deleted' },
  restore: { ja: '元に戻す', en: 'Restore' },
  restoreLabel: (name: string) => ({ ja: `「${name}」を元に戻す`, en: `Restore “${name}”` }),
  moveDone: (name: string, place: string) => ({
    ja: `「${name}」を${place}番目に移動しました`,
    en: `“${name}” is now at place ${place}`,
  }),
})

const words = ['No lists', 'One list', 'Two lists', 'Three lists', 'Four lists', 'Five lists']
const few = (count: string) => ['none', 'one', 'two', 'three', 'four', 'five'][Number(count)] ?? count

function list(count: string): string {
  return words[Number(count.replaceAll(',', ''))] ?? `${count} lists`
}
