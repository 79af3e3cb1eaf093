import { messages } from '../i18n/messages.ts'
import { counted } from '../i18n/plurals.ts'
import { resultWords } from './result-words.ts'
import { weightsWords } from './weight-words.ts'

export const customMessages = messages('custom-scoring', {
  title: { ja: 'カスタムスコアリング', en: 'Custom scoring' },
  lead: {
    ja: '重みを自分で決めると、全企業の順位がその場で変わります。',
    en: 'Set your own weights and all companies are re-ranked instantly.',
  },
  method: { ja: '算出方法', en: 'Method' },
  weights: weightsWords,
  groups: {
    name: { ja: 'グループ', en: 'Groups' },
    howTo: {
      ja: 'カテゴリーを開いて指標を選ぶと、カテゴリーをまたいで重みをまとめて動かせます。',
      en: 'Open categories and choose indicators to move their weights together, across categories.',
    },
    chosen: (count: string) => ({ ja: `${count}指標を選択中`, en: `${counted(count, 'indicator')} chosen` }),
    gather: { ja: 'グループにまとめる', en: 'Group' },
    nameText: { ja: 'グループの名前を入力してください。', en: 'Enter a name for the group.' },
    clear: { ja: '選択を解除', en: 'Clear selection' },
    slider: (name: string) => ({
      ja: `グループ「${name}」の重み（スライダー）`,
      en: `Weight of the group ${name} (slider)`,
    }),
    field: (name: string) => ({ ja: `グループ「${name}」の重み`, en: `Weight of the group ${name}` }),
    between: { ja: '、', en: ', ' },
    andMore: (names: string, count: string) => ({
      ja: `${names}、ほか${count}指標`,
      en: `${names} and ${counted(count, 'indicator')} more`,
    }),
    equalise: { ja: '均等にする', en: 'Equalise' },
    dissolve: { ja: 'グループを解く', en: 'Ungroup' },
  },
  result: resultWords,
  faults: {
    between: { ja: '・', en: ', ' },
    reasons: {
      'no-number': { ja: '数値ではありません。', en: 'is not a number.' },
      negative: { ja: '負の重みは指定できません。', en: 'cannot be negative.' },
      'out-of-range': { ja: '大きすぎるか、小さすぎます。', en: 'is too large or too small.' },
      'unknown-indicator': { ja: 'スコアに使う指標にありません。', en: 'is not a scored indicator.' },
      'unknown-industry': { ja: 'この区分にない業種です。', en: 'is not an industry in this classification.' },
      duplicate: { ja: '同じ欄が重複しています。', en: 'is entered twice.' },
      'all-zero': {
        ja: 'すべての重みが0です。1つ以上を0より大きくしてください。',
        en: 'has no weight. Raise at least one weight above 0.',
      },
    },
    more: (count: string) => ({ ja: `ほか${count}件`, en: `and ${count} more` }),
  },
  ranges: {
    wait: {
      ja: '1,000通りの重みで全企業の順位を計算しています（数秒）。',
      en: 'Ranking all companies under 1,000 weightings; a few seconds.',
    },
    unit: (draws: string) => ({
      ja: `太線は無作為な${draws}通りの重みでの順位の5〜95%、細線は最良〜最悪、白枠は各重みを1つずつ±20%動かしたときの範囲（軸は対数）`,
      en: `Thick: 5–95% of the ranks under ${draws} random weightings; thin: best to worst; outlined: each weight alone varied by ±20% (logarithmic axis)`,
    }),
    row: (low: string, high: string) => ({ ja: `${low}〜${high}位`, en: `${low}–${high}` }),
    moved: (best: string, worst: string) => ({ ja: `±20%で${best}〜${worst}位`, en: `${best}–${worst} at ±20%` }),
    finding: (name: string, low: string, high: string) => ({
      ja: `${name}の順位は重みの取り方で${low}位から${high}位まで動く`,
      en: `Depending on the weights, ${name} ranks from ${low} to ${high}`,
    }),
    nothing: (count: string) => ({
      ja: `±20%動かしても、どの企業の順位も変えない指標 ${count}件`,
      en: `${counted(count, 'indicator')} that change no company’s rank at ±20%`,
    }),
    most: { ja: '順位を最も動かす指標', en: 'What moves ranks most' },
    changed: (count: string) => ({ ja: `${count}社の順位が動く`, en: `moves ${counted(count, 'company')}` }),
    disclosed: (share: string) => ({ ja: `開示 ${share}`, en: `${share} disclosed` }),
    inferred: { ja: '半分以上が推計', en: 'half or more inferred' },
  },
  saved: {
    name: { ja: '保存した手法', en: 'Saved methods' },
    choose: { ja: '保存した手法を選ぶ', en: 'Choose a saved method' },
    none: { ja: 'カスタムスコアのデータはありません。', en: 'No score-customization data.' },
    noneText: {
      ja: '重みを決めて「手法を保存」を押すと、ここから呼び出せます。',
      en: 'Set weights and press “Save method”; it can be opened from here.',
    },
    save: { ja: '手法を保存', en: 'Save method' },
    saveTitle: { ja: '手法を保存', en: 'Save method' },
    nameText: { ja: '手法の名前を入力してください。', en: 'Enter a name for the method.' },
    taken: (name: string) => ({
      ja: `「${name}」はすでにあります。別の名前を入力してください。`,
      en: `A method named “${name}” already exists. Enter another name.`,
    }),
    ok: { ja: '保存', en: 'Save' },
    saved: { ja: '手法を保存しました', en: 'Method saved' },
    overwrite: { ja: '上書き保存', en: 'Save changes' },
    overwritten: (version: string) => ({ ja: `第${version}版として保存しました`, en: `Saved as version ${version}` }),
    same: { ja: '重みは保存時のままです', en: 'No changes since the last save' },
    remove: { ja: '削除', en: 'Remove' },
    removed: (name: string) => ({ ja: `「${name}」を削除しました`, en: `“${name}” removed` }),
    restore: { ja: '元に戻す', en: 'Undo' },
    restored: { ja: '元に戻しました', en: 'Restored' },
    version: (version: string) => ({ ja: `第${version}版`, en: `version ${version}` }),
    copyLink: { ja: 'リンクをコピー', en: 'Copy link' },
    use: { ja: 'この手法で使う：', en: 'Use this method in' },
    uses: {
      search: { ja: '企業検索', en: 'company search' },
      comparison: { ja: '企業比較', en: 'comparison' },
      portfolio: { ja: 'ポートフォリオ', en: 'portfolio' },
    },
  },
})
