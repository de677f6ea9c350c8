export const en = {
  pause: 'Pause hiring',
  resume: 'Resume',
  resumeOf: 'Resume {title}',
  paused: '“{title}” is paused. Applicants keep their place.',
  resumed: '“{title}” is open again.',
  pauseFailed: 'Hiring wasn’t paused.',
  resumeFailed: 'Hiring wasn’t resumed.',
  hint: 'Hiring is paused. You can still read the applications and move applicants.',
};
