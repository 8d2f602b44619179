import { parseTemplate } from '../../../src/engine/agreements/parse-template.ts'
import { buildTree } from '../../../src/engine/agreements/tree/build-tree.ts'
import type { ContractTree } from '../../../src/vocabulary/agreements/contract-tree.ts'

/** A picture of one pixel. */
const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A lease with everything that a template may have, in every script that is set. */
export const leaseTemplate = `
<header><p align="right"><small>Lease 2026-17</small></p></header>
<footer><p align="center">Page %{page} of %{pages}</p></footer>
<h1 align="center">Residential lease</h1>
<p><img src="${logo}" width="24" alt="Mark of the landlord"> Made between <b>North Quay Homes</b> and <b>%{fullName}</b>
(%{fullNameLocal}), born %{dob}. #panic("x") $ \\ ] *bold* \`raw\` &lt;label&gt; @ref #read("/etc/passwd")</p>
<h2>The home</h2>
<ol><li>Flat 12, 3 Harbour Street<ul><li>two floors</li><li>one kitchen, <i>with an oven</i></li></ul></li><li>One parking space</li></ol>
<h2>The rent</h2>
<table border="1"><thead><tr><th>Item</th><th colspan="2">Amount</th></tr></thead>
<tbody><tr><td rowspan="2">Rent</td><td>monthly</td><td align="right">1,200.00</td></tr><tr><td>yearly</td><td align="right">14,400.00</td></tr>
<tr style="background-color: #e8f4ff"><td>Deposit</td><td colspan="2" align="right" style="color: crimson">2,400.00</td></tr></tbody></table>
<p style="text-align: justify">H<sub>2</sub>O and x<sup>2</sup>, <u>underlined</u>, <s>struck</s>, <mark>marked</mark>,
<a href="https://example.com/terms">the terms</a>.</p>
<blockquote>Quoted words stand in.</blockquote><hr><pre>a  b</pre>
<p lang="zh">承租人应于每月第一个工作日支付租金。</p>
<p lang="ja">賃借人は毎月最初の営業日に家賃を支払う。パーティー。</p>
<p lang="ko">임차인은 매월 첫 영업일에 임대료를 지급하여야 한다.</p>
<p lang="ru">Арендатор платит аренду в первый рабочий день.</p>
<p lang="el">Ο μισθωτής καταβάλλει το μίσθωμα.</p>
<div data-signature="1" data-uid="u1" data-label="Tenant" data-party="tenant"></div>
<p style="page-break-before: always">Second page.</p>`

/** What is not set letter by letter in the order in which it is written. */
export const shapedTexts = `
<p dir="rtl" lang="ar">يلتزم المستأجر بدفع الإيجار الشهري في أول يوم عمل من كل شهر. المولود في %{dob}.</p>
<p dir="rtl" lang="iw">השוכר ישלם את דמי השכירות בכל חודש.</p>
<p lang="th">ผู้เช่าต้องชำระค่าเช่าในวันทำการแรกของทุกเดือน ที่ น้ำ กำลัง</p>
<p lang="hi">किरायेदार हर महीने के पहले कार्य दिवस पर किराया देगा।</p>`

export const leaseValues: ReadonlyMap<string, string> = new Map([
  ['fullName', 'ANNA MARIA ERIKSSON'],
  ['fullNameLocal', 'エリクソン'],
  ['dob', '1974-08-12'],
])

export function contractTree(
  html: string,
  values: ReadonlyMap<string, string> = leaseValues,
  landscape = false,
): ContractTree {
  const { tree } = parseTemplate(html, values)
  return buildTree(tree, { title: 'Lease', landscape, font: 'Noto Sans' }).tree
}
