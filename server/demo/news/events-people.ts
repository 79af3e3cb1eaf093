import { event, makers, type NewsEvent } from './event.ts'

export const peopleEvents: readonly NewsEvent[] = [
  event(
    ['wage-rise', 'labour_rights', 7, 0.4],
    [
      ['{c}、{wage}%の賃上げで妥結　初任給も引き上げ', '{c} settles on {wage}% pay rise and lifts starting pay'],
      ['{c}労使が満額妥結　賃上げ率{wage}%', 'Union at {c} wins full {wage}% pay demand'],
    ],
    [
      [
        '{c}は春季労使交渉で、平均{wage}%の賃上げを行うことで労働組合と妥結した。',
        '{c} agreed in spring wage talks with its union to raise pay by {wage}% on average.',
      ],
    ],
    [
      ['大卒の初任給は月{start}円とする。', 'Starting pay for university graduates will be {start} yen a month.'],
      ['賃上げは{few}年連続となる。', 'It is the {nth} year of increases in a row.'],
      ['人件費の増加は年{small}を見込む。', 'The wage bill will rise by about {small} a year.'],
      ['若手の離職を防ぐ狙いがある。', 'The company hopes to keep younger staff.'],
    ],
  ),
  event(
    ['engagement', 'labour_rights', 4, 0.3],
    [
      [
        '{c}、従業員エンゲージメント調査で{pctHigh}%が肯定的回答',
        '{pctHigh}% of staff at {c} give favorable answers in survey',
      ],
      ['働きがい調査、{c}のスコアが{few}ポイント改善', 'Engagement score of {c} improves by {few} points'],
    ],
    [
      [
        '{c}が国内外の従業員を対象に行ったエンゲージメント調査で、肯定的な回答の割合が{pctHigh}%となった。',
        'Favorable answers came to {pctHigh}% in the engagement survey of {c} among employees in Japan and abroad.',
      ],
    ],
    [
      ['前回から{few}ポイント上昇した。', 'That is {few} points more than last time.'],
      [
        '上司との対話の機会を増やしたことが寄与したとみている。',
        'More regular talks with managers helped, it believes.',
      ],
      ['結果は役員報酬の評価項目にも用いる。', 'The result also enters executive pay.'],
      ['部門間の差は依然大きい。', 'Differences between divisions remain large.'],
    ],
  ),
  event(
    ['reskilling', 'labour_rights', 4, 0.4],
    [
      ['{c}、デジタル人材{n}人を育成へ　研修に{small}', '{c} to train {n} digital specialists for {small}'],
      ['{c}が全社員に学び直し　{n}人対象', '{c} puts {n} employees through retraining'],
    ],
    [
      [
        '{c}は{target}年度までに、データ分析などを担うデジタル人材を{n}人育てる。',
        '{c} aims to train {n} employees in data analysis and other digital skills by fiscal {target}.',
      ],
    ],
    [
      [
        '研修に{small}を投じ、営業や生産の現場からも受講者を募る。',
        'It will spend {small} and invite people from sales and production too.',
      ],
      ['一人当たりの研修時間は年{hours}時間に増やす。', 'Training per head will rise to {hours} hours a year.'],
      ['修了者には手当を支給する。', 'Those who finish receive an allowance.'],
    ],
  ),
  event(
    ['health-award', 'labour_rights', 4, 0.4],
    [['{c}、健康経営の優良法人に{few}年連続で認定', '{c} recognized for health management for {nth} year running']],
    [
      [
        '{c}は、従業員の健康管理を経営戦略として進める企業を選ぶ「健康経営優良法人」に{few}年連続で認定された。',
        '{c} has been recognized for the {nth} consecutive year under the Health and Productivity Management program.',
      ],
    ],
    [
      ['高ストレス者の割合は{lowpct}%まで下がった。', 'The share of staff under high stress has fallen to {lowpct}%.'],
      ['産業医との面談をオンラインでも受けられるようにした。', 'Talks with company doctors are now possible online.'],
      ['喫煙率の引き下げが今後の課題となる。', 'Bringing down smoking is next on the list.'],
    ],
  ),
  event(
    ['four-day', 'labour_rights', 3, 0.3],
    [
      ['{c}、選択的週休3日制を導入　{month}から', '{c} offers a four-day week from {month}'],
      ['{c}、勤務間インターバルを11時間に', '{c} guarantees 11 hours between shifts'],
    ],
    [
      [
        '{c}は{month}から、育児や介護、学び直しを望む従業員が利用できる新しい勤務制度を導入する。',
        'From {month} {c} introduces working arrangements for employees who care for family or study.',
      ],
    ],
    [
      ['対象は正社員約{n}人。', 'About {n} regular employees are eligible.'],
      [
        '総労働時間を変えずに1日を長くする型と、給与を減らす型から選べる。',
        'They may work longer days or take a cut in pay.',
      ],
      [
        '月平均の残業時間は{hours}時間で、{target}年度までに2割減らす。',
        'Overtime averages {hours} hours a month and is to fall by a fifth by fiscal {target}.',
      ],
    ],
  ),
  event(
    ['human-rights-dd', 'labour_rights', 4, 0.3],
    [
      ['{c}、調達先{few}社で人権デューデリジェンスを実施', '{c} checks human rights at {few} suppliers'],
      ['{c}が人権方針を改定　調達先の監査を強化', '{c} revises human rights policy and steps up audits'],
    ],
    [
      [
        '{c}は{over}の調達先{few}社を対象に、第三者による人権監査を行ったと公表した。',
        '{c} disclosed that third parties have audited {few} of its suppliers in {over} for human rights.',
      ],
    ],
    [
      [
        '長時間労働など{few}件の改善事項が見つかり、是正計画の提出を求めた。',
        'They found {few} matters to improve, such as long hours, and plans for remedy were requested.',
      ],
      ['移住労働者が母語で相談できる窓口も設けた。', 'Migrant workers can now raise concerns in their own language.'],
      ['重大な人権侵害は確認されなかった。', 'No grave violations were found.'],
    ],
    { trades: /^(3|6)/ },
  ),
  event(
    ['job-cuts', 'labour_rights', 4, -0.45],
    [
      ['{c}、希望退職を{n}人募集　構造改革を加速', '{c} seeks {n} voluntary departures in overhaul'],
      ['{c}が人員削減{n}人　{over}事業を縮小', '{c} to shed {n} jobs as it shrinks business in {over}'],
    ],
    [
      [
        '{c}は{day}、構造改革の一環として{n}人の希望退職を募ると発表した。',
        '{c} said on {day} that it will seek {n} voluntary departures as part of a restructuring.',
      ],
    ],
    [
      [
        '勤続{years}年以上の社員が対象で、割増退職金と再就職支援を用意する。',
        'Employees with {years} years of service or more are eligible for extra severance and help in finding work.',
      ],
      ['関連費用{small}を特別損失に計上する。', 'It will book {small} of extraordinary losses.'],
      ['労働組合は丁寧な説明を求めている。', 'The union asks for careful explanation.'],
      ['固定費の圧縮で{fyNext}の黒字化を目指す。', 'Lower fixed costs should bring it back to profit in {fyNext}.'],
    ],
    { kind: 'disclosure' },
  ),
  event(
    ['strike', 'labour_rights', 2, -0.4],
    [['{c}の{over}工場で労使交渉が難航　賃上げ巡り', 'Pay talks stall at {c} plant in {over}']],
    [
      [
        '{c}の{over}にある子会社の工場で{day}、従業員約{n}人の賃上げを巡る労使の交渉が決裂した。',
        'Talks on the pay of about {n} workers broke down on {day} at a plant of a {c} subsidiary in {over}.',
      ],
    ],
    [
      [
        '会社側は「対話を続ける」としているが、組合側は残業を拒否する構えだ。',
        'The company wants to go on talking, but the union threatens to refuse overtime.',
      ],
      ['組合側は物価上昇に見合う引き上げを求めている。', 'The union wants pay to keep up with prices.'],
      [
        '長引けば{weeks}週間後に出荷の遅れが出る恐れがある。',
        'Unless it is settled, shipments may be delayed in {weeks} weeks.',
      ],
    ],
    { trades: makers },
  ),
  event(
    ['safety-award', 'labour_rights', 3, 0.35],
    [['{c}の{plant}、無災害{hours10}万時間を達成', '{plant} of {c} passes {hours10}0,000 hours without accident']],
    [
      [
        '{c}の{plant}は{lastMonth}、休業災害のない状態が延べ{hours10}万時間に達した。',
        'In {lastMonth} the {plant} of {c} reached {hours10}0,000 working hours without a lost-time accident.',
      ],
    ],
    [
      ['危険箇所を仮想現実で体験する訓練を取り入れた。', 'Staff practice in virtual reality to spot hazards.'],
      ['協力会社も含めた朝の確認を徹底しているという。', 'Contractors take part in the morning checks as well.'],
      ['度数率は業界平均の半分以下という。', 'Its accident rate is less than half the industry average.'],
    ],
    { trades: makers },
  ),
  event(
    ['women-target', 'diversity_s', 6, 0.4],
    [
      ['{c}、女性管理職比率を{target}年度に{women}%へ', '{c} aims for {women}% women in management by fiscal {target}'],
      ['{c}が女性登用目標を引き上げ　{target}年度{women}%', '{c} raises its goal for women managers to {women}%'],
    ],
    [
      [
        '{c}は、管理職に占める女性の割合を{target}年度までに{women}%へ高める目標を公表した。',
        '{c} has set itself the goal of raising the share of women in management to {women}% by fiscal {target}.',
      ],
    ],
    [
      [
        '候補者向けの育成講座に年間{tens}人を送り出す。',
        'Each year {tens} candidates will attend a development program.',
      ],
      [
        '役員による助言制度も設け、部長級への登用を急ぐ。',
        'Executives act as sponsors to speed promotion to general manager.',
      ],
      ['採用段階での女性比率は{pct}%だった。', 'Women made up {pct}% of new hires.'],
      ['男女の賃金差異の解消も課題となる。', 'Narrowing the pay gap is another task.'],
    ],
  ),
  event(
    ['woman-president', 'diversity_s', 3, 0.45],
    [
      ['{c}、初の女性社長に{person}氏', '{c} names {Person} as first woman president'],
      ['{c}社長に{person}氏　生え抜き女性で初', '{Person} to lead {c}, first woman from within its ranks'],
    ],
    [
      [
        '{c}は{day}、{person}取締役が{month}付で社長に昇格する人事を発表した。同社で女性の社長は初めて。',
        '{c} said on {day} that director {Person} will become president in {month}, the first woman in the post.',
      ],
    ],
    [
      [
        '{person}氏は海外事業や経営企画を担い、構造改革を主導してきた。',
        'She has run overseas business and corporate planning and led its restructuring.',
      ],
      ['現社長は代表権のある会長に就く。', 'The current president becomes chairman.'],
      [
        '会見では「挑戦する人が報われる会社にする」と述べた。',
        'She told reporters that the company should reward those who dare.',
      ],
    ],
    { kind: 'disclosure' },
  ),
  event(
    ['paternity', 'diversity_s', 4, 0.4],
    [
      ['{c}、男性育休取得率が{pctHigh}%に', 'Paternity leave reaches {pctHigh}% at {c}'],
      ['{c}、男性社員に1カ月の育休を原則化', '{c} makes a month of paternity leave the norm'],
    ],
    [
      [
        '{c}の男性社員の育児休業取得率が{fy}に{pctHigh}%となった。',
        'The share of men taking childcare leave at {c} reached {pctHigh}% in {fy}.',
      ],
    ],
    [
      ['平均取得日数は{days}日だった。', 'They stayed away for {days} days on average.'],
      ['同僚に手当を支給する制度が取得を後押しした。', 'An allowance for colleagues who stand in has helped.'],
      ['取得日数の長期化が次の課題となる。', 'Longer leave is the next step.'],
    ],
  ),
  event(
    ['pay-gap', 'diversity_s', 3, -0.15],
    [['{c}の男女賃金差異{gap}%　同業平均を下回る', 'Women at {c} earn {gap}% of what men do, below its peers']],
    [
      [
        '{c}が有価証券報告書で開示した男女の賃金差異は{gap}%となり、同業の平均を下回った。',
        'Women at {c} earned {gap}% of the pay of men, according to its securities report, less than the industry average.',
      ],
    ],
    [
      [
        '管理職に占める女性の少なさが主因とみられる。',
        'The small number of women in management is thought to be the main reason.',
      ],
      [
        '同社は「登用を進め、{target}年度までに改善する」としている。',
        'The company says promotions will improve the figure by fiscal {target}.',
      ],
      ['非正規社員では差が小さい。', 'The gap is smaller among non-regular staff.'],
    ],
  ),
  event(
    ['disability', 'diversity_s', 3, 0.4],
    [
      [
        '{c}、障がい者雇用の特例子会社を{place}に設立',
        '{c} sets up company in {place} to employ people with disabilities',
      ],
    ],
    [
      [
        '{c}は{day}、障がい者雇用を担う特例子会社を{place}に設立すると発表した。',
        '{c} said on {day} that it will set up a subsidiary in {place} to employ people with disabilities.',
      ],
    ],
    [
      [
        '{month}に{tens}人規模で業務を始め、農園の運営や書類の電子化を担う。',
        'It starts in {month} with about {tens} people, running a farm and digitizing documents.',
      ],
      ['雇用率は法定を上回る{disabled}%になる。', 'Its employment rate will be {disabled}%, above the legal minimum.'],
      ['地元の支援学校とも連携する。', 'Local special schools are partners.'],
    ],
  ),
  event(
    ['foreign-staff', 'diversity_s', 3, 0.3],
    [['{c}、外国籍社員の採用を{times}倍に　{over}で説明会', '{c} to multiply hiring of foreign staff by {times}']],
    [
      [
        '{c}は{fyNext}の新卒・中途採用で、外国籍の社員を現在の{times}倍に増やす。',
        'In {fyNext} {c} plans to hire {times} times as many foreign nationals as now.',
      ],
    ],
    [
      [
        '{over}の大学で説明会を開き、日本語の要件を緩める。',
        'It is recruiting at universities in {over} and easing its language requirements.',
      ],
      ['社内文書の英語併記を進める。', 'Internal documents will be in English as well.'],
      ['家族の生活支援も用意する。', 'Support for families is included.'],
    ],
  ),
]
