import { event, type NewsEvent } from './event.ts'

export const financeEvents: readonly NewsEvent[] = [
  event(
    ['results-up', null, 10, 0.4],
    [
      ['{c}、{fy}純利益{growth}%増　{product}が好調', 'Profit of {c} up {growth}% in {fy} on strong {product}'],
      ['{c}が増収増益　営業利益{money}', '{c} posts higher sales and operating profit of {money}'],
    ],
    [
      [
        '{c}が{day}発表した{fy}の連結決算は、純利益が前の期に比べ{growth}%増えた。',
        'Net profit of {c} rose {growth}% in {fy} from a year earlier, the company reported on {day}.',
      ],
    ],
    [
      ['{product}の販売が{over}で伸びた。', 'Sales of {product} grew in {over}.'],
      ['値上げが浸透し、費用の増加を吸収した。', 'Price rises took hold and offset higher costs.'],
      ['{fyNow}は純利益が{lowpct}%増えると見込む。', 'For {fyNow} it forecasts a further {lowpct}%.'],
      ['年間配当は1株当たり{yen}円増やす。', 'The dividend goes up by {yen} yen a share.'],
    ],
  ),
  event(
    ['results-down', null, 7, -0.4],
    [
      ['{c}、純利益{growth}%減　{over}で販売低迷', 'Profit of {c} falls {growth}% as {over} slows'],
      ['{c}が減益　費用の増加が重荷', 'Rising costs drag down profit of {c}'],
    ],
    [
      [
        '{c}が{day}発表した{fy}の連結決算は、純利益が前の期比{growth}%減った。',
        'Net profit of {c} dropped {growth}% in {fy}, the company said on {day}.',
      ],
    ],
    [
      [
        '{over}の景気減速で{product}の販売が振るわなかった。',
        'Demand for {product} was weak in {over} as the economy slowed.',
      ],
      ['人件費や物流費の上昇も響いた。', 'Wages and freight cost more.'],
      ['年間配当は据え置く。', 'The dividend is unchanged.'],
      [
        '{fyNow}は構造改革の効果で増益に転じるとみる。',
        'It expects profit to recover in {fyNow} thanks to restructuring.',
      ],
    ],
  ),
  event(
    ['guidance-up', null, 5, 0.45],
    [
      ['業績予想の修正に関するお知らせ', '{c} raises its forecast by {lowpct}%'],
      ['{c}、通期予想を上方修正　純利益{lowpct}%上振れ', '{c} lifts full-year outlook {lowpct}% above earlier view'],
    ],
    [
      [
        '{c}は{day}、{fyNow}の連結純利益が従来予想を{lowpct}%上回りそうだと発表した。',
        '{c} said on {day} that net profit in {fyNow} will beat its earlier forecast by {lowpct}%.',
      ],
    ],
    [
      ['円安と{product}の販売増が寄与する。', 'A weak yen and higher sales of {product} help.'],
      ['期末配当を{yen}円上積みする。', 'It adds {yen} yen to the year-end dividend.'],
      [
        '市場予想も上回り、株価は一時{lowpct}%高となった。',
        'The figure tops market consensus, and the shares rose as much as {lowpct}%.',
      ],
    ],
    { kind: 'disclosure' },
  ),
  event(
    ['guidance-down', null, 4, -0.45],
    [
      ['{c}、通期予想を下方修正　一転減益へ', '{c} cuts forecast and now sees lower profit'],
      ['業績予想の修正及び特別損失の計上に関するお知らせ', '{c} cuts outlook and books extraordinary loss'],
    ],
    [
      [
        '{c}は{day}、{fyNow}の連結純利益の見通しを{pct}%引き下げた。',
        '{c} lowered its forecast of net profit for {fyNow} by {pct}% on {day}.',
      ],
    ],
    [
      ['{over}事業で減損損失{small}を計上する。', 'It books {small} of impairment on business in {over}.'],
      ['{product}の需要の回復が遅れている。', 'Demand for {product} is slow to recover.'],
      ['役員報酬の一部を返上する。', 'Executives give up part of their pay.'],
    ],
    { kind: 'disclosure' },
  ),
  event(
    ['acquisition', null, 5, 0.25],
    [
      ['{c}、{over}の同業を買収　{money}で完全子会社化', '{c} to take over rival in {over} for {money}'],
      ['{c}が{over}企業を買収　{money}', '{c} buys company in {over} for {money}'],
    ],
    [
      [
        '{c}は{day}、事業拡大に向けて{money}で企業を買収すると発表した。',
        '{c} announced on {day} an acquisition worth {money} to expand its business.',
      ],
    ],
    [
      [
        '{product}の事業を広げ、現地の販路を得る狙いだ。',
        'It extends its business in {product} and gains local channels.',
      ],
      ['手続きは{month}までに終える。', 'The deal should close by {month}.'],
      ['資金は手元資金と銀行借り入れで賄う。', 'Cash and bank loans will pay for it.'],
      ['人権や環境面の精査も行ったという。', 'Due diligence covered human rights and the environment, it said.'],
    ],
  ),
  event(
    ['sale', null, 4, 0.1],
    [['{c}、{over}子会社を売却　事業を選別', '{c} sells unit in {over} to focus its business']],
    [
      [
        '{c}は{day}、{over}の子会社の全株式を投資ファンドに{money}で譲渡すると発表した。',
        '{c} said on {day} that it will sell all shares of a subsidiary in {over} to a fund for {money}.',
      ],
    ],
    [
      ['中核の{product}に経営資源を集める。', 'It concentrates on {product}, its core.'],
      ['売却益{small}を計上する見通し。', 'A gain of {small} is expected.'],
      ['従業員の雇用は維持される。', 'Jobs will be kept.'],
    ],
  ),
  event(
    ['plan', null, 4, 0.2],
    [
      [
        '{c}、{target}年度に営業利益{money}　新中計を発表',
        '{c} aims for operating profit of {money} by fiscal {target}',
      ],
    ],
    [
      [
        '{c}は{day}、{target}年度を最終年度とする中期経営計画を発表した。',
        '{c} unveiled on {day} a medium-term plan that runs to fiscal {target}.',
      ],
    ],
    [
      ['営業利益{money}、ROE{roe}%を目標に掲げる。', 'It sets goals of {money} in operating profit and {roe}% in ROE.'],
      ['{over}での{product}の拡販を柱とする。', 'Selling more {product} in {over} is at its heart.'],
      ['サステナビリティ指標を役員報酬に連動させる。', 'Sustainability measures will count in executive pay.'],
      [
        '市場では「達成には追加の成長投資が要る」との声がある。',
        'Some in the market think more investment is needed to get there.',
      ],
    ],
    { kind: 'disclosure' },
  ),
  event(
    ['rating-up', null, 3, 0.35],
    [['{agency}、{c}の格付けを1段階引き上げ', '{agency} raises rating of {c} one notch']],
    [
      [
        '格付け会社の{agency}は{day}、{c}の発行体格付けを1段階引き上げたと発表した。',
        'Rating agency {agency} raised the issuer rating of {c} by one notch on {day}.',
      ],
    ],
    [
      ['財務体質の改善と安定したキャッシュフローを評価した。', 'It cited better finances and steady cash flow.'],
      ['見通しは「安定的」とした。', 'The outlook is stable.'],
      [
        '環境規制への対応が中期的な焦点になると指摘した。',
        'How the company deals with environmental rules is the question in the medium term, it said.',
      ],
    ],
  ),
  event(
    ['sustainability-loan', null, 3, 0.3],
    [['{c}、{money}のサステナビリティ・リンク・ローンを契約', '{c} takes {money} loan tied to sustainability goals']],
    [
      [
        '{c}は{day}、目標の達成度に応じて金利が変わるサステナビリティ・リンク・ローンを{money}契約した。',
        '{c} signed on {day} for a {money} loan whose interest depends on sustainability goals.',
      ],
    ],
    [
      [
        '{target}年度の温室効果ガス排出量{pct}%減などを条件とする。',
        'Cutting emissions {pct}% by fiscal {target} is among the conditions.',
      ],
      ['地方銀行を含む{few}行が参加した。', '{few} banks, some of them regional, took part.'],
      ['期間は{years}年。', 'It runs for {years} years.'],
    ],
  ),
  event(
    ['analyst', null, 4, 0.15],
    [['{c}株が{lowpct}%高　{broker}が投資判断引き上げ', 'Shares of {c} gain {lowpct}% as {broker} upgrades']],
    [
      [
        '{day}の東京株式市場で{c}株が買われ、一時前日比{lowpct}%高となった。',
        'Shares of {c} rose as much as {lowpct}% in Tokyo on {day}.',
      ],
    ],
    [
      [
        '{broker}が投資判断を「中立」から「買い」に引き上げたことが材料視された。',
        '{broker} had raised its view from neutral to buy.',
      ],
      ['{product}の採算改善を見込むという。', 'The broker expects better margins in {product}.'],
      ['株主還元の強化への期待も根強い。', 'Hopes for larger returns to shareholders persist.'],
    ],
  ),
  event(
    ['subsidy', 'climatechange', 3, 0.35],
    [['{c}の脱炭素事業、国の補助対象に採択　{small}', 'State grants {small} to decarbonization project of {c}']],
    [
      [
        '国は{day}、{c}が{plant}で進める脱炭素設備の導入を補助事業に採択した。補助額は{small}。',
        'The government chose on {day} to support decarbonization equipment at the {plant} of {c} with {small}.',
      ],
    ],
    [
      [
        '燃料を都市ガスから水素とアンモニアに段階的に切り替える。',
        'City gas will give way in stages to hydrogen and ammonia.',
      ],
      ['事業費は総額{money}に上る。', 'The project costs {money} in all.'],
      ['{target}年の稼働を目指す。', 'It is to start by {target}.'],
    ],
    { trades: /^(3|4050)/ },
  ),
]
