export const en = {
  salary: {
    YEAR: '{amount} a year',
    MONTH: '{amount} a month',
    HOUR: '{amount} an hour',
    from: 'from {least}',
    range: '{least} to {most}',
    none: 'Salary not given',
  },
  types: {
    FULL_TIME: 'Full time',
    PART_TIME: 'Part time',
    CONTRACT: 'Contract',
    INTERNSHIP: 'Internship',
  },
} as const;
