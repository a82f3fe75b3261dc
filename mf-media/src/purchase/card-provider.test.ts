import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAYMENT_STATUSES } from '@waymark/contract';
import { refusal } from '@waymark/testing';
import { TRIAL_CARD, trialCardFor } from './card-provider';
import { wordsOf } from './payment-words';

it("the test cards and statuses in the operators' guide match the code", () => {
  const guide = readFileSync(join(__dirname, '../../../docs/operating.md'), 'utf8');
  const inFours = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  const said = (status: number) => wordsOf(refusal(status), (text) => text)?.replace(/^.*? completed\. /, '');
  const rows = PAYMENT_STATUSES.map((status) => `| ${inFours(trialCardFor(status))} | ${status} | ${said(status)} |`);
  expect(guide.match(/^\| 4[\d ]{18} \|.*$/gm)).toEqual([`| ${TRIAL_CARD} | 200 | Paid |`, ...rows]);
});
