/** Example fees until the school sets its own. */
export const FEES = `<p>Fees for one child and one school year, September to June. The first installment, the registration and the library are paid at enrollment, the rest during the year.</p>
<table>
<thead><tr><th scope="col">Fee</th><th scope="col">Amount</th><th scope="col">When</th></tr></thead>
<tbody>
<tr><th scope="row">Admission and registration</th><td>$120</td><td>once per school year, at enrollment</td></tr>
<tr><th scope="row">Tuition</th><td>$480</td><td>four installments of $120, the first at enrollment</td></tr>
<tr><th scope="row">Arabic library</th><td>$30</td><td>once per school year, at enrollment</td></tr>
<tr><th scope="row">Each further child of a family</th><td>$60 less</td><td>taken off at checkout</td></tr>
</tbody>
</table>`
