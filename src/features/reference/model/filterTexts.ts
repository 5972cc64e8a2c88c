/** Texts of a table filter, which its script shows. */
export interface FilterTexts {
  /** Has the placeholders `count` and `total`. */
  count: string;
  /** Name of the link to a row, and of the button that copies its value; both have the placeholder `name`. */
  link: string;
  copy: string;
}
