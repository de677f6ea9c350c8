const LENGTH = 6;

/** The digits of what was typed or pasted: "123 456" and "Your code is 123456." both hold six. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, LENGTH);
}

export function isWholeCode(digits: string): boolean {
  return digits.length === LENGTH;
}
