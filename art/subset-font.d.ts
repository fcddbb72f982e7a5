declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    noHinting?: boolean;
    /** A single value pins an axis; a range limits it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }
  /** Reduces the font to the glyphs that `text` needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
