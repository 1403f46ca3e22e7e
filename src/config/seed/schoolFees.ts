/** The fees until the school sets its own: only the amount that is known, and when each is paid. */
export const FEES = `<p>Fees for one child and one school year. What has no amount here is shown at checkout, before you pay.</p>
<table>
<thead><tr><th scope="col">Fee</th><th scope="col">Amount</th><th scope="col">When</th></tr></thead>
<tbody>
<tr><th scope="row">Admission and registration</th><td>$120</td><td>once per school year, at enrollment</td></tr>
<tr><th scope="row">Tuition</th><td>shown at checkout</td><td>the first installment at enrollment</td></tr>
<tr><th scope="row">Arabic library</th><td>shown at checkout</td><td>at enrollment</td></tr>
<tr><th scope="row">Sibling discount</th><td>shown at checkout</td><td>taken off when the children are in the cart together</td></tr>
</tbody>
</table>`
