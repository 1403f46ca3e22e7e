import type { PageContent } from '#domain/content/page.ts'
import { FEES } from '../schoolFees.ts'
import { seedPage } from './page.ts'

/** What parents need to know; every section is HTML with an anchor for links. */
export const schoolInfo: PageContent = seedPage('schoolInfo', {
  'hero-title': 'School information',
  'hero-text':
    'What a school year costs, when classes meet, and how children find the right level.',

  'fees-details': FEES,

  'tuition-details': `<p>Tuition pays the teachers, the books and the heating; everything else is given by volunteers. No child is turned away for lack of money: speak to the office in confidence, and we will find a way together.</p>
<p>It is paid in installments over the school year and is the same for every class. Please enroll brothers and sisters in one order: the sibling discount is applied automatically at checkout when they are in the cart together.</p>`,

  'payment-details': `<p>All payments go through our scheduling provider, by card or bank account. We never see or keep your card number, and every payment is confirmed to you by e-mail.</p>
<h3>Charged at enrollment</h3>
<p>You pay the first tuition installment, the registration fee and the Arabic library: the readers and workbooks that your child takes home.</p>
<h3>Later installments</h3>
<p>The remaining installments are charged to the same payment method on the dates you see at checkout. You can change the card at any time in your account. If a payment fails, we tell you at once and you have a week to correct it; no child is sent home because of it.</p>
<h3>Leaving during the year</h3>
<p>Tell the office in writing. Installments that are not yet due are cancelled; the registration fee and the library are not refunded once classes have begun.</p>`,

  'absence-details': `<p>A child who misses one weekend misses a good part of the month, so please plan around the school calendar where you can. If your child cannot come, please do this:</p>
<ol>
<li><strong>Tell us before 9:00 AM</strong> on the day, by e-mail or phone, with the child’s name and class. If we have not heard from you by 10:30 AM, we call.</li>
<li><strong>Keep a sick child at home</strong> until a full day after the fever has gone.</li>
<li><strong>Ask for the work.</strong> Teachers send the week’s pages on request, and your child can read aloud to them on the phone.</li>
<li><strong>Coming late or leaving early:</strong> sign at the office, so that we always know who is in the building.</li>
</ol>
<p>After three absences in a row without a message from you, the teacher will call to see how we can help. When snow or ice closes the school, families are told by e-mail by 7:00 AM, and the day is marked in the calendar.</p>`,

  'schedule-details': `<p>Each child comes on one day of the weekend, Saturday or Sunday, from September to June. Both days follow the same plan, and doors open a quarter of an hour before the first lesson.</p>
<table>
<caption>A school day</caption>
<thead><tr><th>Time</th><th>Lesson</th></tr></thead>
<tbody>
<tr><td>9:45 AM</td><td>Doors open, assembly and dua</td></tr>
<tr><td>10:00 AM</td><td>Qur’an</td></tr>
<tr><td>11:00 AM</td><td>Arabic</td></tr>
<tr><td>12:00 PM</td><td>Snack and play</td></tr>
<tr><td>12:20 PM</td><td>Islamic studies</td></tr>
<tr><td>1:15 PM</td><td>Dhuhr prayer together</td></tr>
<tr><td>1:45 PM</td><td>Pick-up at the main door</td></tr>
</tbody>
</table>
<p>Holidays, parent meetings and special days are in the <a href="/alfirdaous/calendar">school calendar</a>. Children may only leave with the adults named on the enrollment form; please call if someone else is coming.</p>`,

  'levels-details': `<p>Classes go by level, and a child may be in different levels for Qur’an and for Arabic. The teacher checks the level after three weeks, and a child can move at any time of the year without any cost.</p>
<table>
<caption>Levels</caption>
<thead><tr><th>Level</th><th>For children who</th></tr></thead>
<tbody>
<tr><td>Preparatory</td><td>are in kindergarten and meet the letters for the first time</td></tr>
<tr><td>Level 1</td><td>know the letters and join them into words</td></tr>
<tr><td>Level 2</td><td>read vowelled text slowly and know the last ten surahs</td></tr>
<tr><td>Level 3</td><td>read steadily and begin with tajweed and simple sentences</td></tr>
<tr><td>Level 4</td><td>read fluently, memorize on their own and write short texts</td></tr>
<tr><td>Youth</td><td>are thirteen and older, at any level of reading</td></tr>
</tbody>
</table>
<h3>Placement test</h3>
<p>A placement test was introduced for school year 2024-2025 and is taken by every new child since: ten friendly minutes of reading with a teacher, on the first day or by appointment before it. It needs no preparation, and nobody can fail it.</p>`,
})
