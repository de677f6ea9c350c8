/** A Markdown file, imported as its text: so bundled by the build, and so given by Jest. */
declare module '*.md' {
  const text: string;
  export { text as default };
}
