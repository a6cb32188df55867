/** What has become of a process. */
export type IndicatorState = 'active' | 'paused' | 'error' | 'success' | 'disabled';

/**
 * A progress indicator, defined by spindle-indicator.js. Attributes are options of a request; `value`, `state` and `motion` are
 * properties, too. Changes of value and state are animated as published.
 */
export declare class SpindleIndicator extends HTMLElement {
  /** In 0…1, or null while none is known. */
  value: number | null;
  state: IndicatorState;
  /** The name of a motion; null for the theme's. */
  motion: string | null;
  /** Reads colors and fonts anew, which a page may change without the element being told. */
  refresh(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'spindle-indicator': SpindleIndicator;
  }
}
