/** Colours of the light theme, as sRGB: those of `libs/shared/ui/src/styles/tokens.css` by their names there. */
export const colours = {
  surface: '#fbfaf7',
  surfaceSunken: '#f3f1ed',
  text: '#221d18',
  textMuted: '#605a52',
  accent: '#0b5f40',
  onAccent: '#fafefa',
} as const;
