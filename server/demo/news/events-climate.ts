import { event, makers, type NewsEvent, part } from './event.ts'

export const climateEvents: readonly NewsEvent[] = [
  event(
    ['target-raised', 'climatechange', 7, 0.5],
    [
      ['{c}、{target}年度のGHG削減目標を{pct}%減に引き上げ', '{c} raises its fiscal {target} emissions cut to {pct}%'],
      [
        '{c}が脱炭素目標を上方修正　{target}年度に{pct}%減',
        '{c} steps up its climate goal to a {pct}% cut by fiscal {target}',
      ],
    ],
    [
      [
        '{c}は{day}、{target}年度までの温室効果ガス排出量（スコープ1・2）の削減目標を、従来の{lesspct}%減から{pct}%減に引き上げると発表した。',
        '{c} said on {day} that it will cut scope 1 and 2 greenhouse gas emissions by {pct}% by fiscal {target}, up from an earlier goal of {lesspct}%.',
      ],
    ],
    [
      [
        '基準年は2018年度で、1.5℃の道筋に沿う水準だとしている。',
        'The base year is fiscal 2018, and the company says the new level is in line with a 1.5°C pathway.',
      ],
      [
        '{plant}での燃料転換と、購入電力の再生可能エネルギーへの切り替えを柱に据える。',
        'Fuel switching at its {plant} and a shift to renewable electricity are the main levers.',
      ],
      [
        '{target}年度までに累計{money}を脱炭素投資に充てる。',
        'It plans to spend a total of {money} on decarbonization by fiscal {target}.',
      ],
      [
        '役員報酬の業績連動部分にも達成度を反映させる。',
        'Progress will also feed into the performance-linked part of executive pay.',
      ],
    ],
  ),
  event(
    ['sbt-approved', 'climatechange', 5, 0.55],
    [
      ['{c}、SBTイニシアチブから1.5℃目標の認定を取得', '{c} wins validation of its 1.5°C target from the SBTi'],
      ['SBTi、{c}の短期削減目標を認定', 'SBTi validates near-term target of {c}'],
    ],
    [
      [
        '{c}は{day}、温室効果ガスの短期削減目標がSBTイニシアチブの認定を受けたと発表した。',
        '{c} said on {day} that the Science Based Targets initiative has validated its near-term emissions target.',
      ],
    ],
    [
      [
        '{target}年度までにスコープ1・2を{pct}%、スコープ3を{lesspct}%減らす。',
        'The company is to cut scope 1 and 2 emissions by {pct}% and scope 3 by {lesspct}% by fiscal {target}.',
      ],
      [
        'スコープ3では購入した製品・サービスの排出が大半を占め、主要取引先{few}社に目標設定を求める。',
        'Purchased goods and services make up most of its scope 3, and it will ask {few} key suppliers to set targets of their own.',
      ],
      [
        '取得により海外の顧客から求められる調達基準を満たしやすくなるとみている。',
        'Management expects the validation to help meet procurement standards of overseas customers.',
      ],
    ],
  ),
  event(
    ['transition-plan', 'climatechange', 4, 0.35],
    [
      ['{c}、2050年ネットゼロへの移行計画を公表', '{c} publishes its transition plan to net zero by 2050'],
      [
        '{c}が移行計画　{target}年度までに{money}投資',
        '{c} maps out {money} of transition spending to fiscal {target}',
      ],
    ],
    [
      [
        '{c}は{day}、2050年までに温室効果ガスの排出を実質ゼロにする移行計画を公表した。',
        '{c} released on {day} a plan for reaching net-zero greenhouse gas emissions by 2050.',
      ],
    ],
    [
      [
        '{target}年度までの投資額は{money}で、約半分を省エネ設備の更新に振り向ける。',
        'It sets aside {money} to fiscal {target}, about half of it for more efficient equipment.',
      ],
      [
        '1.5℃と4℃のシナリオで財務影響を試算し、炭素価格の上昇による費用増を年{small}と見積もった。',
        'Scenario analysis at 1.5°C and 4°C puts the yearly cost of rising carbon prices at {small}.',
      ],
      [
        'アナリストからは、スコープ3の道筋が粗いとの指摘も出ている。',
        'Some analysts note that the path for scope 3 remains sketchy.',
      ],
      ['進捗は毎年、統合報告書で開示する。', 'Progress will be reported each year in its integrated report.'],
    ],
  ),
  event(
    ['carbon-price', 'climatechange', 3, 0.3],
    [
      ['{c}、社内炭素価格を1トン{carbon}円に引き上げ', '{c} lifts its internal carbon price to {carbon} yen a tonne'],
      ['{c}が社内炭素価格を導入　投資判断に反映', '{c} brings an internal carbon price into investment decisions'],
    ],
    [
      [
        '{c}は{fyNow}から、設備投資の判断に使う社内炭素価格を1トン当たり{carbon}円とする。',
        'From {fyNow} {c} will use an internal carbon price of {carbon} yen per tonne when it decides on capital spending.',
      ],
    ],
    [
      [
        '投資額が{tiny}以上の案件を対象に、削減効果を金額に換算して採算に加える。',
        'Projects of {tiny} or more will have their emission cuts counted in money.',
      ],
      [
        '国内で本格稼働した排出量取引制度への備えとする。',
        'The move prepares it for emissions trading, which has begun in earnest in Japan.',
      ],
      [
        'これまでに{few}件の省エネ投資で採算判断が変わったという。',
        'The scheme has so far changed the verdict on {few} energy-saving projects, the company said.',
      ],
    ],
  ),
  event(
    ['emissions-fall', 'climatechange', 5, 0.4],
    [
      ['{c}の{fy}GHG排出量、前年度比{lowpct}%減', 'Emissions of {c} fell {lowpct}% in {fy}'],
      ['{c}、排出量{lowpct}%削減　再エネ調達が寄与', '{c} cuts emissions by {lowpct}% as renewables kick in'],
    ],
    [
      [
        '{c}が公表したサステナビリティデータブックによると、{fy}のスコープ1・2排出量は前年度に比べ{lowpct}%減った。',
        'Scope 1 and 2 emissions of {c} fell {lowpct}% in {fy} from a year earlier, its sustainability data book shows.',
      ],
    ],
    [
      [
        '{plant}で再生可能エネルギー由来の電力を調達したことが寄与した。',
        'Renewable power bought for its {plant} did much of the work.',
      ],
      [
        '生産量の減少による分は全体の2割程度にとどまるという。',
        'Lower output accounts for only about a fifth of the decline, according to the company.',
      ],
      ['一方、スコープ3は販売の回復に伴い増加した。', 'Scope 3 emissions, however, rose along with sales.'],
      ['排出量データは第三者保証を受けている。', 'The figures have been assured by a third party.'],
    ],
  ),
  event(
    ['emissions-rise', 'climatechange', 3, -0.35],
    [
      [
        '{c}、{fy}の排出量が{lowpct}%増　目標達成に遅れ',
        'Emissions of {c} rose {lowpct}% in {fy}, off course for its target',
      ],
      ['脱炭素で足踏み　{c}の排出量が増加に転じる', 'Climate progress stalls at {c} as emissions turn up'],
    ],
    [
      [
        '{c}の{fy}の温室効果ガス排出量は前年度比{lowpct}%増え、{target}年度目標に対する進捗が遅れている。',
        'Greenhouse gas emissions of {c} grew {lowpct}% in {fy}, leaving it behind schedule for its fiscal {target} target.',
      ],
    ],
    [
      [
        '{over}の拠点で生産が増えた一方、再エネ証書の調達が進まなかった。',
        'Output grew in {over} while purchases of renewable certificates fell short.',
      ],
      [
        '同社は「設備更新の前倒しで取り戻す」としている。',
        'The company says it will catch up by bringing equipment upgrades forward.',
      ],
      [
        '機関投資家の一部は、次の株主総会で説明を求める構えだ。',
        'Some institutional investors are set to seek an explanation at the next shareholders meeting.',
      ],
    ],
  ),
  event(
    ['physical-damage', 'climatechange', 3, -0.4],
    [
      ['豪雨で{c}の{plant}が浸水、操業を停止', 'Heavy rain floods {plant} of {c}, halting operations'],
      ['{c}、台風被害で{plant}の操業を一時停止', '{c} suspends its {plant} after typhoon damage'],
    ],
    [
      [
        '{c}は{day}、記録的な大雨により{plant}の一部が浸水し、操業を停止したと発表した。',
        '{c} said on {day} that record rainfall had flooded part of its {plant} and stopped operations.',
      ],
    ],
    [
      ['従業員は全員避難し、けが人はいない。', 'All staff were evacuated and nobody was hurt.'],
      [
        '復旧には{weeks}週間程度かかる見通しで、他拠点での代替を進める。',
        'Repairs are likely to take about {weeks} weeks, and other sites will fill in.',
      ],
      ['業績への影響は精査中としている。', 'The effect on earnings is being assessed.'],
      [
        '同社は気候変動の物理的リスクとして、この拠点の浸水を有価証券報告書で挙げていた。',
        'Its securities report had listed flooding at the site as a physical climate risk.',
      ],
    ],
    {
      later: [
        part(
          24,
          'disclosure',
          0.2,
          null,
          [['{plant}の操業再開に関するお知らせ', 'Notice on resuming operations at {plant}']],
          [
            [
              '{c}は、大雨により停止していた{plant}の操業を{day}に再開したと公表した。',
              '{c} announced that its {plant}, halted by heavy rain, resumed operations on {day}.',
            ],
          ],
          [
            [
              '被害額は{small}で、保険の適用を見込む。',
              'Damage came to {small}, part of which insurance is expected to cover.',
            ],
            [
              '電源設備を2階に移すなど、浸水対策を強化する。',
              'Power equipment will be moved to an upper floor to guard against flooding.',
            ],
          ],
        ),
      ],
    },
  ),
  event(
    ['gx-trading', 'climatechange', 3, 0.1],
    [
      ['{c}、排出量取引に備え専門部署を新設', '{c} sets up a unit for emissions trading'],
      ['{c}がカーボンクレジットの調達を開始', '{c} starts buying carbon credits'],
    ],
    [
      [
        '{c}は排出量取引制度への対応を担う「カーボンマネジメント室」を{lastMonth}付で新設した。',
        '{c} created a carbon management office in {lastMonth} to deal with emissions trading.',
      ],
    ],
    [
      [
        '{few}人体制で、排出枠の過不足の管理とクレジットの調達を担う。',
        'A team of {few} will manage allowances and buy credits.',
      ],
      [
        '当面は国内の森林由来クレジットを中心に年{tons}トンを確保する。',
        'It will first secure {tons} tonnes a year, mainly from forests in Japan.',
      ],
      ['同業他社でも同様の体制づくりが広がっている。', 'Rivals are building similar teams.'],
    ],
    { trades: makers },
  ),
]

export const energyEvents: readonly NewsEvent[] = [
  event(
    ['all-renewable', 'energy', 6, 0.5],
    [
      ['{c}、{plant}の電力を全量再エネに切り替え', '{c} moves its {plant} to 100% renewable power'],
      ['{c}の{plant}、{month}から再エネ100%で稼働', '{plant} of {c} to run on renewables alone from {month}'],
    ],
    [
      [
        '{c}は{month}から、{plant}で使う電力をすべて再生可能エネルギー由来に切り替える。',
        '{c} will switch all electricity used at its {plant} to renewable sources from {month}.',
      ],
    ],
    [
      [
        '年間の電力使用量は約{mwh}メガワット時で、{tons}トンの二酸化炭素削減を見込む。',
        'The site uses about {mwh} megawatt-hours a year, and the change should save {tons} tonnes of carbon dioxide.',
      ],
      [
        '屋根置きの太陽光とオフサイトの電力購入契約を組み合わせる。',
        'It combines rooftop solar with an off-site power purchase agreement.',
      ],
      ['国内拠点の再エネ比率は{pct}%になる。', 'The renewable share of its domestic sites will reach {pct}%.'],
    ],
  ),
  event(
    ['ppa', 'energy', 5, 0.45],
    [
      ['{c}、{power}と再エネ電力の長期購入契約', '{c} signs long-term renewable power deal with {power}'],
      ['{c}が{place}の太陽光から{years}年間電力調達', '{c} to buy solar power from {place} for {years} years'],
    ],
    [
      [
        '{c}は{day}、{power}と再生可能エネルギーの電力購入契約（PPA）を結んだと発表した。',
        '{c} said on {day} that it has signed a renewable power purchase agreement with {power}.',
      ],
    ],
    [
      [
        '{place}に新設する太陽光発電所から{years}年間にわたり電力を調達する。',
        'Power will come for {years} years from a new solar plant in {place}.',
      ],
      [
        '発電規模は{mw}メガワットで、{month}の運転開始を予定する。',
        'The plant has a capacity of {mw} megawatts and is due to start in {month}.',
      ],
      [
        '価格を固定することで、燃料高の影響を受けにくくする狙いもある。',
        'A fixed price also shields it from swings in fuel costs.',
      ],
    ],
  ),
  event(
    ['solar-roof', 'energy', 4, 0.35],
    [['{c}、{plant}に太陽光パネル設置　自家消費へ', '{c} puts solar panels on its {plant} for its own use']],
    [
      [
        '{c}は{plant}の屋根に出力{mw}メガワットの太陽光発電設備を導入し、{lastMonth}に運転を始めた。',
        '{c} started a {mw}-megawatt solar array on the roof of its {plant} in {lastMonth}.',
      ],
    ],
    [
      [
        '発電した電力は全量を自家消費し、昼間の使用量の{pct}%を賄う。',
        'All output is used on site and covers {pct}% of daytime demand.',
      ],
      ['投資額は{tiny}。', 'The investment came to {tiny}.'],
      [
        '災害時には周辺住民の携帯電話の充電にも開放する。',
        'In a disaster the site will let neighbors charge their phones.',
      ],
      ['蓄電池の併設も検討している。', 'Adding batteries is under study.'],
    ],
  ),
  event(
    ['re100', 'energy', 2, 0.45],
    [
      [
        '{c}、RE100に加盟　{target}年に使用電力を全量再エネ',
        '{c} joins RE100, aiming for all-renewable power by {target}',
      ],
    ],
    [
      [
        '{c}は{day}、事業で使う電力をすべて再生可能エネルギーで賄うことを目指す国際イニシアチブ「RE100」に加盟した。',
        '{c} joined on {day} the international RE100 initiative of companies that aim to run on renewable electricity.',
      ],
    ],
    [
      [
        '達成時期は{target}年とし、{target5}年に{pct}%を中間目標に置く。',
        'It targets {target}, with {pct}% by {target5} as a milestone.',
      ],
      ['現在の再エネ比率は{lesspct}%にとどまる。', 'Its renewable share now stands at only {lesspct}%.'],
      ['国内では調達コストの高さが課題になる。', 'The cost of renewable power in Japan is the main hurdle.'],
    ],
  ),
  event(
    ['energy-saving', 'energy', 4, 0.3],
    [
      ['{c}、AI制御で{plant}の消費電力{lowpct}%削減', '{c} trims power use at {plant} by {lowpct}% with AI control'],
      ['{c}が省エネ投資{small}　{plant}の設備を刷新', '{c} spends {small} on efficient equipment at {plant}'],
    ],
    [
      [
        '{c}は{plant}で、空調と生産設備を一括して最適に制御する仕組みを導入した。',
        '{c} has introduced a system at its {plant} that controls air conditioning and equipment together.',
      ],
    ],
    [
      ['実証では消費電力が{lowpct}%減った。', 'Power use fell {lowpct}% in trials.'],
      ['{fyNext}中に国内{few}拠点へ広げる。', 'It will be rolled out to {few} sites in Japan during {fyNext}.'],
      ['設備の更新と合わせた投資額は{small}になる。', 'Including new equipment the investment amounts to {small}.'],
      ['削減した費用は再エネの調達に充てる。', 'The savings will pay for renewable power.'],
    ],
  ),
  event(
    ['energy-cost', 'energy', 3, -0.3],
    [
      ['電気料金の上昇、{c}の利益を圧迫', 'Rising electricity bills squeeze profit at {c}'],
      ['{c}、エネルギー費が{small}増　価格転嫁を急ぐ', 'Energy costs of {c} climb by {small}; price rises to follow'],
    ],
    [
      [
        '{c}は{fyNow}のエネルギー費が前年度より{small}増えるとの見通しを示した。',
        '{c} expects its energy bill in {fyNow} to be {small} higher than a year earlier.',
      ],
    ],
    [
      [
        '省エネと製品価格の見直しで吸収を図るが、転嫁は{pct}%程度にとどまる見込みだ。',
        'It will save energy and raise prices, but passes on only about {pct}% of the increase.',
      ],
      ['{plant}では夜間操業への切り替えも進める。', 'The {plant} is shifting more work to the night.'],
      [
        'アナリストは「燃料価格次第でさらに下振れする余地がある」とみる。',
        'Analysts see further downside if fuel prices rise.',
      ],
    ],
  ),
]
