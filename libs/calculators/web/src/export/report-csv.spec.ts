import { figureIn } from './figure-in';
import { reportCsv } from './report-csv';

describe('a figure of a report', () => {
  it.each([
    ['₹14,20,760', 1_420_760, 'INR'],
    ['-₹1,200.5', -1_200.5, 'INR'],
    ['$850,850', 850_850, 'USD'],
    ['20.54%', 20.54, '%'],
    ['1.5×', 1.5, '×'],
    ['31,09,106', 3_109_106, ''],
    ['0', 0, ''],
  ])('%s is a plain number with its unit', (text, value, unit) => {
    expect(figureIn(text)).toEqual({ value, unit });
  });

  it.each(['–', '26 Nov 2026', '2026-27', '3 months', '₹7.74Cr', '₹2 × 3 = ₹6', ''])(
    '%s stays as it is',
    (text) => expect(figureIn(text)).toBeUndefined(),
  );
});

describe('a report as a spreadsheet', () => {
  const linesOf = async (...sections: Parameters<typeof reportCsv>[0]['sections']) => {
    const report = { title: 'Report', link: 'https://up.test', madeOn: 'Today', notAdvice: '' };
    const file = await reportCsv({ ...report, sections });
    return (await new Response(file).text()).replace('\uFEFF', '').trim().split('\r\n').slice(1);
  };

  it('has a column for the units of its values', async () => {
    const rows = [
      ['Price', '₹1,20,000'],
      ['Made on', '26 Nov 2026'],
    ] as const;
    expect(await linesOf({ heading: 'Result', rows })).toEqual([
      'Result,Price,120000,INR',
      'Result,Made on,26 Nov 2026,',
    ]);
  });

  it('has the units of a table in its head', async () => {
    const table = {
      head: ['Holder', 'Shares', 'Owned', 'Worth'],
      rows: [
        ['Asha', '8,00,000', '80%', '₹80,00,000'],
        ['Ravi', '–', '20%', '₹20,00,000'],
      ],
    };
    expect(await linesOf({ heading: 'Round', rows: [], table })).toEqual([
      'Round,Holder,Shares,Owned (%),Worth (INR)',
      'Round,Asha,800000,80,8000000',
      'Round,Ravi,–,20,2000000',
    ]);
  });

  it('has them beside the names of rows where a column has several', async () => {
    const table = {
      head: ['Offer', 'One', 'Other'],
      rows: [
        ['Salary', '₹40,00,000', '₹50,00,000'],
        ['Owned', '0.5%', '0.25%'],
        ['Options', '4,000', '2,000'],
      ],
    };
    expect(await linesOf({ heading: 'Offers', rows: [], table })).toEqual([
      'Offers,Offer,One,Other',
      'Offers,Salary (INR),4000000,5000000',
      'Offers,Owned (%),0.5,0.25',
      'Offers,Options,4000,2000',
    ]);
  });
});
