/** The texts of the closed search: its dialog with the field, which open at once. Specification §3, Translation tables. */
export interface FieldTexts {
  /** Names the dialog. */
  readonly dialogLabel: string;
  /** Stands in the empty input, and names it. Specification §3. */
  readonly placeholder: string;
  /** The button that leads to the results. */
  readonly submit: string;
  /** The button that empties text and suggestions. */
  readonly clear: string;
  /** The button that closes the overlay. */
  readonly close: string;
}
