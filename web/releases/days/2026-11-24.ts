import type { Entry } from '../entry.ts'

export const entries: readonly Entry[] = [
  {
    details: '将来予測（アルファ版）を公開しました。',
    details_en: 'Forecasts are there (alpha).',
    children: [
      {
        details:
          'スコア、指標、排出量を2030年度まで50・80・95%区間とともに予測します。過去の予測がどれだけ当たったか、予測が何に基づくかを並べて示します。',
        details_en:
          'Scores, indicators and emissions to FY2030 with 50, 80 and 95% intervals, beside how past forecasts did and what they rest on.',
      },
      {
        details: '排出量では、目標が予測の区間に入るかを示します。',
        details_en: 'For emissions, whether the target falls inside the interval.',
      },
    ],
  },
  {
    details: '評価シミュレーター（アルファ版）を公開しました。',
    details_en: 'The rating simulator is there (alpha).',
    children: [
      {
        details: '数値を変えると、標準手法で採点し直したスコア、順位、評価がすぐに分かります。試算はリンクで送れます。',
        details_en: 'Change figures and see score, rank and class by the standard method itself; a plan is a link.',
      },
      {
        details: 'どの指標がスコアを最も上げるか、同業の何社が何年で達成したかを示します。',
        details_en: 'Which indicators would raise the score most, and how many peers did it in how many years.',
      },
      {
        details: '評価機関の評価は、取り込んだ評価に基づく統計モデルで、誤差と区間とともに予測します。',
        details_en: 'Vendor ratings by a statistical model of imported ones, with its error and interval.',
      },
    ],
  },
  {
    details: '脱炭素目標（アルファ版）を公開しました。',
    details_en: 'Decarbonisation targets are there (alpha).',
    children: [
      {
        details:
          '排出量の実績と目標、1.5℃・2℃を十分下回る道筋を描き、差をトンと年数で示します。目標ごとに、対象範囲、ペース、達成状況、業種の中での強さを根拠とともに確認できます。',
        details_en:
          'Emissions against targets and the 1.5 °C and well-below-2 °C paths, with the gap in tonnes and years; what each target covers, how fast it is, whether it is kept, and how strong it is in its industry, with its source.',
      },
      {
        details:
          'SBTiのタブでは一覧の内容を取り消し分も含めて示し、温度スコアの計算式を開けます。多様性や再生可能エネルギーなどの目標も一覧できます。',
        details_en:
          'The SBTi lists as imported, removals included, temperature scores that open to their formula, and targets of other kinds.',
      },
    ],
  },
  {
    details: '有価証券報告書の文から、排出削減などの目標を読み取ります（API）。',
    details_en: 'Targets are read from the sentences of annual reports (API).',
    children: [
      {
        details:
          '削減率・原単位・ネットゼロ・再生可能エネルギー・女性管理職などを、スコープ・基準年・目標年・元の文・確度とともに収録します。確度の低いものは、担当者が判断するまで使用しません。',
        details_en:
          'Cuts, intensities, net zero, renewable energy, women among managers and more, with scope, years, sentence and confidence; unsure ones wait for a person.',
      },
    ],
  },
  {
    details: '企業ページ：ガバナンス、インパクト、特許のタブを公開しました。',
    details_en: 'Company pages: governance, impact and patents are there.',
    children: [
      {
        details:
          'ガバナンスでは、役員の在任年数、スキル、略歴、変更、他社との兼任を、業種との比較とあわせて、任意の基準日で確認できます。',
        details_en:
          'Governance: officers with tenure, skills, careers, changes and seats elsewhere, beside the industry and as of any day.',
      },
      {
        details:
          'インパクトでは、給与のうち正のインパクトとみなせる金額を内訳とともに示します。パラメーターはその場で変更できます。',
        details_en: 'Impact: how much of the pay counts and what takes it away; parameters can be changed in place.',
      },
      {
        details:
          '手法に「雇用インパクト」を選ぶと、検索・業種・比較・リスト・ポートフォリオのスコアがこの手法に切り替わります。',
        details_en: 'Employment impact is a choice of method in search, industries, comparison, lists and portfolio.',
      },
      {
        details: '特許では、年度・分類・共同出願人・グリーン技術ごとの件数と一覧を示します。',
        details_en: 'Patents: by year, class, partner and green technology, with the list.',
      },
    ],
  },
  {
    details:
      '企業へのコメント：コメントと返信を書き、画面や数値へのリンクを添え、同じ会社の人に言及してメールで知らせられるようになりました。',
    details_en:
      'Comments on companies: write and reply, keep the link to a view or figure, and mention people of your company, who are told by e-mail.',
    children: [
      {
        details:
          'リンクを知っている人は、ログインせずに読めます。数値とそのリンクは、ログインしている人にだけ表示します。',
        details_en: 'Anyone with the link can read them. Figures and links to them are for the signed-in alone.',
      },
    ],
  },
]
