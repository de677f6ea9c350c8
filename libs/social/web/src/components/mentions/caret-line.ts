const COPIED = [
  'boxSizing',
  'width',
  'padding',
  'border',
  'font',
  'letterSpacing',
  'lineHeight',
  'tabSize',
] as const;

/**
 * How far under the top of a text field the line of a letter ends, in pixels. The browser does not
 * say, so the text before it is laid out once in a copy of the field.
 */
export function underLineOf(field: HTMLTextAreaElement, offset: number): number {
  const copy = document.createElement('div');
  const style = getComputedStyle(field);
  for (const name of COPIED) copy.style[name] = style[name];
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    height: 'auto',
  });
  copy.textContent = field.value.slice(0, offset);
  const mark = document.createElement('span');
  mark.textContent = '@';
  copy.append(mark);
  (field.parentElement ?? document.body).append(copy);
  const bottom = mark.offsetTop + mark.offsetHeight - field.scrollTop;
  copy.remove();
  return Math.min(field.offsetTop + bottom, field.offsetTop + field.offsetHeight) + 4;
}
