/** What invented people say about invented companies. None of them names a figure: the comments are public. */
interface Remark {
  readonly author: string
  readonly text: string
  readonly state?: 'deleted' | 'hidden'
  /** The text before it was edited. */
  readonly earlier?: string
}

export interface Talk extends Remark {
  /** Path and query of a screen below the company. */
  readonly about?: string
  readonly replies?: readonly Remark[]
  readonly resolvedBy?: string
}

const [mori, tani, hayase, emma, daniel] = ['森川 由紀', '谷 健一', '早瀬 真理', 'Emma Clarke', 'Daniel Reyes'] as const

export const talks: readonly Talk[] = [
  {
    author: mori,
    text: '開示の範囲が連結に広がりました。前年と比べるときは、会計区分の違いに注意が必要です。',
    about: 'raws?figure=F-PL-001.2024.consolidated.',
    replies: [
      { author: tani, text: '有価証券報告書の注記にも同じ説明がありました。' },
      { author: mori, text: '確認しました。ありがとうございます。' },
    ],
    resolvedBy: tani,
  },
  {
    author: tani,
    text: '女性管理職比率は単体のみの開示です。連結の数値が出たら見直したいと思います。',
    about: 'details?why=S-DV-002',
    replies: [{ author: hayase, text: '統合報告書に連結の目標が載っています。実績は次回の開示を待ちましょう。' }],
  },
  {
    author: emma,
    text: 'The environmental score rests on few disclosed indicators. Worth asking the company at the next meeting.',
    about: 'sustainability/esg?why=e_score',
    replies: [
      { author: daniel, text: 'Agreed. I have added it to the list of questions.' },
      { author: hayase, text: '来月の面談の議題に入れておきます。' },
      { author: emma, text: 'Thank you both.', earlier: 'Thanks both.' },
      { author: daniel, text: 'The answer is expected with the integrated report.' },
    ],
  },
  {
    author: hayase,
    text: '評価機関によって評価が分かれています。どの項目が効いているか、コンセンサスの画面で確認できます。',
    about: 'sustainability/consensus',
    resolvedBy: mori,
  },
  {
    author: daniel,
    text: 'Which of the two plants that were sold last year is still in the environmental figures?',
    replies: [
      { author: tani, text: '売却した工場は期末時点の集計から外れています。' },
      { author: daniel, text: 'That explains the drop. Thank you.' },
    ],
    resolvedBy: daniel,
  },
  {
    author: mori,
    text: '第三者保証の対象がScope 3の一部に広がっています。\n保証の水準（限定的か合理的か）は、保証報告書で確認してください。',
    earlier: '第三者保証の対象がScope 3に広がっています。',
  },
  {
    author: tani,
    text: '統合報告書の公表日が例年より遅れています。',
    state: 'deleted',
    replies: [{ author: hayase, text: '先週、公表されました。' }],
    resolvedBy: hayase,
  },
  {
    author: 'ゲスト',
    text: '不適切な書き込みの例です。',
    state: 'hidden',
    replies: [{ author: mori, text: '運営者に連絡しました。' }],
    resolvedBy: mori,
  },
  {
    author: emma,
    text: 'The board has more independent directors than before, and the chair is one of them.',
    about: 'details?why=G-BD-003',
    resolvedBy: emma,
  },
  {
    author: hayase,
    text: '離職率の定義が変わったようです。自己都合のみか、定年を含むかで比べ方が変わります。',
    resolvedBy: tani,
  },
  {
    author: daniel,
    text: 'Please compare this with the peers of the same size before drawing conclusions.',
    replies: [{ author: emma, text: 'Deleted by mistake, sorry.', state: 'deleted' }],
    resolvedBy: daniel,
  },
  {
    author: tani,
    text: [
      '面談で確認したい点を整理しました。',
      '1. 目標の基準年を変えた理由と、過年度の数値をさかのぼって直すかどうか。',
      '2. 再生可能エネルギーの調達方法（自家発電、電力契約、証書の購入）の内訳。',
      '3. サプライヤーの排出量をどこまで実測に置き換えているか。',
      '4. 人権デューデリジェンスの対象とした拠点の範囲と、見つかった課題への対応。',
      '5. 取締役会が環境課題を議論した回数と、役員報酬に結び付けた指標。',
      'いずれも開示資料だけでは読み取れないため、回答があればここに追記します。',
    ].join('\n'),
    resolvedBy: hayase,
  },
  { author: emma, text: 'Filed in English for the first time this year.', resolvedBy: mori },
  { author: mori, text: '決算期の変更により、今期は9か月です。前期との比較はできません。', resolvedBy: tani },
]
