export const en = {
  share: 'Copy link',
  download: 'Download',
  csv: 'Spreadsheet (CSV)',
  pdf: 'Report with charts (PDF)',
  print: 'Print',
  busy: 'Making the file',
  failed: 'Couldn’t make the file. Check your connection and try again.',
  madeOn: 'Made on {date}',
} as const;
