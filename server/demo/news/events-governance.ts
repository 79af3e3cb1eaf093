import { event, type NewsEvent, part } from './event.ts'

export const governanceEvents: readonly NewsEvent[] = [
  event(
    ['majority-outside', 'board_meeting', 5, 0.4],
    [
      ['{c}、社外取締役を過半数に　監督と執行を分離', '{c} gives outside directors a majority on its board'],
      ['{c}が取締役会改革　議長に社外取締役', 'Outside director to chair the board of {c}'],
    ],
    [
      [
        '{c}は{day}、定時株主総会後の取締役会で社外取締役を過半数とする体制を発表した。',
        '{c} announced on {day} a board in which outside directors will hold the majority after its annual meeting.',
      ],
    ],
    [
      ['議長にも社外取締役が就き、監督機能を強める。', 'An outside director becomes chair to strengthen oversight.'],
      [
        '指名と報酬の両委員会は全員を社外の委員とする。',
        'The nomination and compensation committees will consist of outsiders only.',
      ],
      [
        '海外経験の豊富な経営者ら{two}人を新たに迎える。',
        'It welcomes {two} newcomers, among them an executive with long experience abroad.',
      ],
    ],
    { kind: 'disclosure' },
  ),
  event(
    ['activist', 'board_meeting', 4, -0.15],
    [
      ['{fund}、{c}に株主提案　{money}の自社株買い求める', '{fund} presses {c} to buy back {money} of shares'],
      ['{c}に株主提案　{fund}が取締役選任を要求', '{fund} nominates directors at {c}'],
    ],
    [
      [
        '投資ファンドの{fund}は{day}、{c}の定時株主総会に向けて株主提案を行ったことを明らかにした。',
        'Investment fund {Fund} said on {day} that it has put proposals to the annual meeting of {c}.',
      ],
    ],
    [
      [
        '保有比率は{lowpct}%で、資本コストを下回る収益が続いていると指摘する。',
        'It holds {lowpct}% and says returns have stayed below the cost of capital.',
      ],
      [
        '政策保有株式の売却と{money}規模の自社株買いを求める。',
        'It wants cross-shareholdings sold and {money} of shares bought back.',
      ],
      ['会社側は「対話を踏まえ慎重に検討する」としている。', 'The company says it will consider the matter carefully.'],
    ],
    {
      later: [
        part(
          21,
          'disclosure',
          0,
          null,
          [
            [
              '株主提案に対する当社取締役会意見に関するお知らせ',
              'Opinion of the board of {c} on shareholder proposals',
            ],
          ],
          [
            [
              '{c}の取締役会は、{fund}による株主提案に反対する意見を決議した。',
              'The board of {c} resolved to oppose the shareholder proposals of {fund}.',
            ],
          ],
          [
            [
              '中期経営計画の着実な実行が企業価値の向上につながるとの理由を挙げた。',
              'Carrying out its medium-term plan, it argued, does more for corporate value.',
            ],
            [
              '一方で、政策保有株式を3年で半減させる方針を示した。',
              'It did pledge to halve cross-shareholdings in three years.',
            ],
          ],
        ),
        part(
          48,
          'news',
          -0.2,
          null,
          [['{c}総会、株主提案は否決　賛成{pct}%', 'Shareholders of {c} vote down proposals, {pct}% in favor']],
          [
            [
              '{c}が{day}開いた定時株主総会で、{fund}の株主提案は否決された。賛成率は{pct}%だった。',
              'Shareholders of {c} rejected proposals of {fund} at the annual meeting on {day}. Support came to {pct}%.',
            ],
          ],
          [
            ['社長の取締役選任への賛成は{pctHigh}%にとどまった。', 'The president was re-elected with {pctHigh}%.'],
            [
              '同ファンドは「少数株主の声が示された」とのコメントを出した。',
              'The fund said that minority shareholders had made their voice heard.',
            ],
          ],
        ),
      ],
    },
  ),
  event(
    ['cost-of-capital', 'board_meeting', 5, 0.35],
    [
      ['{c}、資本コストを意識した経営方針を開示　ROE{roe}%目標', '{c} targets {roe}% ROE in plan on cost of capital'],
      ['{c}、配当性向{pct}%に引き上げ　資本効率を改善', '{c} raises payout ratio to {pct}%'],
    ],
    [
      [
        '{c}は{day}、資本コストや株価を意識した経営の実現に向けた方針を公表した。',
        '{c} released on {day} its policy on management conscious of cost of capital and share price.',
      ],
    ],
    [
      [
        '{target5}年度までに自己資本利益率（ROE）を{roe}%以上に高める。',
        'It aims for a return on equity of at least {roe}% by fiscal {target5}.',
      ],
      [
        '政策保有株式の純資産に対する比率を10%未満に下げる。',
        'Cross-shareholdings are to fall below 10% of net assets.',
      ],
      ['成長投資に{money}を配分し、配当も増やす。', 'It will put {money} into growth and raise dividends.'],
      ['PBR（株価純資産倍率）1倍割れの解消を急ぐ。', 'Its shares trade below book value, which it wants to change.'],
    ],
    { kind: 'disclosure' },
  ),
  event(
    ['buyback', 'board_meeting', 5, 0.3],
    [
      ['自己株式取得に係る事項の決定に関するお知らせ', '{c} to buy back up to {money} of its shares'],
      ['{c}、{money}を上限に自社株買い', '{c} announces buyback of up to {money}'],
    ],
    [
      [
        '{c}は{day}、{money}を上限とする自己株式の取得を決めたと発表した。',
        '{c} said on {day} that it will buy back up to {money} of its own shares.',
      ],
    ],
    [
      [
        '取得する株式は発行済み株式総数（自己株式を除く）の{lowpct}%に当たる。',
        'The shares amount to {lowpct}% of those outstanding.',
      ],
      ['取得期間は{day}から1年間とする。', 'The program runs for a year.'],
      ['取得した株式は全て消却する予定だ。', 'All of them will be canceled.'],
    ],
    { kind: 'disclosure' },
  ),
  event(
    ['cross-holdings', 'board_meeting', 4, 0.3],
    [['{c}、政策保有株式を{few}銘柄削減　{money}を成長投資に', '{c} cuts {few} cross-shareholdings to fund growth']],
    [
      [
        '{c}は{fyNow}中に政策保有株式{few}銘柄を売却し、{money}を得る見通しだ。',
        '{c} expects {money} from selling {few} cross-shareholdings in {fyNow}.',
      ],
    ],
    [
      ['資金は{product}の増産と人材育成に充てる。', 'The money goes into {product} and training.'],
      ['純資産に対する政策保有株式の比率は{lowpct}%まで下がる。', 'What remains will equal {lowpct}% of net assets.'],
      ['取引先には経緯を説明し、理解を得たという。', 'Business partners have been informed and agreed, it said.'],
    ],
  ),
  event(
    ['new-president', 'board_meeting', 4, 0.1],
    [
      ['代表取締役の異動に関するお知らせ', '{c} names {Person2} as president'],
      ['{c}社長に{person2}氏　{years}年ぶりトップ交代', '{c} to change president for first time in {years} years'],
    ],
    [
      [
        '{c}は{day}、{person2}常務執行役員が{month}付で社長に就く人事を発表した。',
        '{c} said on {day} that managing executive officer {Person2} becomes president in {month}.',
      ],
    ],
    [
      [
        '指名委員会が社外の評価機関も交えて{few}人の候補から選んだ。',
        'The nomination committee chose him from {few} candidates with help from an outside assessor.',
      ],
      [
        '現社長は取締役会長となり、代表権を返上する。',
        'The current president moves to chairman without executive power.',
      ],
      ['就任後は{over}事業の拡大に取り組む。', 'Growth in {over} will be his first task.'],
    ],
    { kind: 'disclosure' },
  ),
  event(
    ['low-approval', 'board_meeting', 3, -0.35],
    [
      [
        '{c}社長の選任、賛成{pctMid}%　議決権助言会社が反対推奨',
        'President of {c} re-elected with only {pctMid}% of votes',
      ],
    ],
    [
      [
        '{c}が提出した臨時報告書によると、定時株主総会での社長の取締役選任議案への賛成率は{pctMid}%だった。',
        'An extraordinary report of {c} shows that {pctMid}% voted for its president at the annual meeting.',
      ],
    ],
    [
      [
        '女性取締役がいないことや低い資本効率を理由に、議決権行使助言会社が反対を推奨していた。',
        'A proxy adviser had recommended voting against him because of low returns and a lack of women on the board.',
      ],
      [
        '同社は「結果を真摯に受け止め、株主との対話を深める」としている。',
        'The company says it takes the result seriously and will deepen dialogue.',
      ],
      ['前年の賛成率からは{few}ポイント下がった。', 'Support fell {few} points from the year before.'],
    ],
  ),
  event(
    ['hotline', 'anti_corruption', 3, 0.2],
    [['{c}、内部通報の窓口を取引先にも開放', '{c} opens its whistleblowing line to suppliers']],
    [
      [
        '{c}は{month}から、社外の弁護士が受け付ける内部通報窓口を取引先や退職者にも開放する。',
        'From {month} suppliers and former employees may use the whistleblowing line of {c}, run by outside lawyers.',
      ],
    ],
    [
      [
        '{fy}の通報は{cases}件で、うち{few}件が職場の改善につながった。',
        'There were {cases} reports in {fy}, of which {few} led to improvements.',
      ],
      [
        '通報者の保護を強化し、社外の担当者だけが氏名を扱う。',
        'Protection is strengthened, as only outside lawyers see the names.',
      ],
      ['{few}カ国語に対応する。', 'Reports are taken in {few} languages.'],
    ],
  ),
  event(
    ['antitrust-training', 'anti_corruption', 3, 0.2],
    [['{c}、贈収賄防止の研修を海外{cases}拠点で実施', '{c} trains {cases} overseas sites against bribery']],
    [
      [
        '{c}は{fyNow}、海外の{cases}拠点で贈収賄防止の研修を行い、管理職の受講率は{pctHigh}%となった。',
        '{c} held anti-bribery training at {cases} sites abroad in {fyNow}, reaching {pctHigh}% of managers.',
      ],
    ],
    [
      ['代理店の審査には外部のデータベースを使う。', 'Agents are screened against an outside database.'],
      ['{over}での入札案件を重点的に点検する。', 'Bids in {over} get particular attention.'],
      ['取締役会が年1回、運用状況を確認する。', 'The board reviews the program once a year.'],
    ],
  ),
  event(
    ['compliance-unit', 'anti_corruption', 3, 0.15],
    [['{c}、法令順守の担当役員を新設　外部から登用', '{c} hires chief compliance officer from outside']],
    [
      [
        '{c}は{month}付で最高コンプライアンス責任者を新設し、弁護士を外部から招く。',
        '{c} creates the post of chief compliance officer in {month} and brings in a lawyer from outside.',
      ],
    ],
    [
      ['国内外の子会社{cases}社の点検を一元的に担う。', 'The officer will oversee checks at {cases} subsidiaries.'],
      ['監査委員会に直接報告する。', 'Reports go straight to the audit committee.'],
      ['営業現場との人事交流も始める。', 'Staff exchanges with sales begin as well.'],
    ],
  ),
  event(
    ['political', 'anti_corruption', 2, 0.05],
    [['{c}、政治献金と業界団体の活動を開示', '{c} discloses political donations and lobbying ties']],
    [
      [
        '{c}は{day}、政治献金の額と加盟する業界団体の気候政策への立場を公表した。',
        '{c} published on {day} its political donations and the climate positions of trade associations it belongs to.',
      ],
    ],
    [
      [
        '自社の方針と異なる{few}団体には働きかけを行う。',
        'It will talk to {few} of them whose views differ from its own.',
      ],
      ['海外の投資家から開示の要望が出ていた。', 'Investors abroad had asked for it.'],
      ['更新は毎年とする。', 'The list is to be updated every year.'],
    ],
  ),
  event(
    ['bcp', 'risk_management', 4, 0.25],
    [
      ['{c}、首都直下地震を想定し本社機能を{place}に分散', '{c} spreads head office to {place} against Tokyo quake'],
      ['{c}、全拠点で事業継続訓練　復旧目標{few}日に短縮', '{c} drills for disaster, aiming to recover in {few} days'],
    ],
    [
      [
        '{c}は大規模な地震に備え、受注や資金決済などの本社機能を{place}の拠点でも担えるようにした。',
        '{c} has made it possible to run head office functions such as ordering and payments from {place} in case of a major earthquake.',
      ],
    ],
    [
      ['訓練では{hours}時間以内に切り替えを終えた。', 'In a drill the switch took less than {hours} hours.'],
      ['主要部品は{weeks}週間分を備蓄する。', 'Stocks of key parts rise to {weeks} weeks.'],
      [
        '調達先{cases}社の被災状況を把握する仕組みも導入した。',
        'A system now shows how {cases} suppliers are affected.',
      ],
    ],
  ),
  event(
    ['cyber-unit', 'risk_management', 4, 0.2],
    [
      [
        '{c}、サイバー防御に{small}　監視を24時間体制に',
        '{c} spends {small} on cyber defenses with round-the-clock watch',
      ],
    ],
    [
      [
        '{c}は{lastMonth}、グループ全体の通信を24時間監視する専門組織を設けた。',
        '{c} set up a unit in {lastMonth} that watches networks across the group around the clock.',
      ],
    ],
    [
      ['{fyNow}の関連投資は{small}。', 'It invests {small} in {fyNow}.'],
      ['設備の制御機器も対象に加える。', 'Control systems of equipment are included.'],
      ['取引先にも対策の基準を示す。', 'Suppliers are given standards to meet.'],
    ],
  ),
  event(
    ['integrated-report', 'risk_management', 4, 0.25],
    [
      ['{c}、統合報告書を公表　重要課題に数値目標', '{c} adds numbers to material issues in integrated report'],
      ['{c}の統合報告書が表彰　価値創造の道筋を評価', 'Integrated report of {c} wins award'],
    ],
    [
      [
        '{c}は{day}、統合報告書を公表し、{few}つの重要課題に初めて数値目標を設けた。',
        '{c} published its integrated report on {day}, with numerical targets for its {few} material issues for the first time.',
      ],
    ],
    [
      ['人的資本への投資と収益の関係を図で示した。', 'A chart links investment in people to earnings.'],
      [
        'サステナビリティ基準委員会の基準の早期適用も視野に入れる。',
        'Early use of the standards of the Sustainability Standards Board of Japan is in sight.',
      ],
      [
        '温室効果ガス排出量など{few}項目で第三者保証を得た。',
        'Third-party assurance covers {few} items including emissions.',
      ],
    ],
  ),
  event(
    ['supply-risk', 'risk_management', 3, 0.05],
    [['{c}、調達先を{over}にも分散　地政学リスクに備え', '{c} adds suppliers in {over} to lower geopolitical risk']],
    [
      [
        '{c}は{product}に使う部材の調達先を{over}にも広げ、特定の国への依存を下げる。',
        '{c} is adding suppliers in {over} for parts of its {product} to depend less on any one country.',
      ],
    ],
    [
      [
        '依存度を現在の{pctHigh}%から{target5}年に{pct}%まで下げる。',
        'Dependence is to come down from {pctHigh}% to {pct}% by {target5}.',
      ],
      ['品質認証に1年程度かかるという。', 'Qualifying them takes about a year.'],
      ['費用の増加は{small}を見込む。', 'Extra costs are put at {small}.'],
    ],
    { trades: /^(3|6050)/ },
  ),
  event(
    ['lawsuit', 'risk_management', 3, -0.3],
    [
      [
        '主要取引先との契約終了に伴う減収の見込みに関するお知らせ',
        '{c} expects {money} less in sales as contract ends',
      ],
      ['{c}、主要契約を失い{money}の減収へ　取引先と条件折り合わず', '{c} loses contract worth {money} a year'],
    ],
    [
      [
        '{c}は{day}、主要取引先との契約が更新されず、年{money}の減収になる見込みだと発表した。',
        '{c} said on {day} that a main customer will not renew its contract, a loss of {money} in yearly sales.',
      ],
    ],
    [
      [
        '価格と納期の条件で折り合わず、取引先は他社への発注を決めた。',
        'The two could not agree on prices and deadlines, and the customer turned to a rival.',
      ],
      ['業績に与える影響は現時点で見通せない。', 'The effect on earnings cannot be foreseen.'],
      ['契約は{month}に終わる。', 'The contract ends in {month}.'],
    ],
    { kind: 'disclosure' },
  ),
]
