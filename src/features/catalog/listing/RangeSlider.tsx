import Slider, { type SliderProps } from '@mui/material/Slider';
import { withMui } from '../../../shared/ui/mui/MuiScope';

type RangeSliderProps = Pick<
  SliderProps<'span', { value: number[] }>,
  | 'disabled'
  | 'getAriaLabel'
  | 'getAriaValueText'
  | 'max'
  | 'min'
  | 'onChange'
  | 'onChangeCommitted'
  | 'scale'
  | 'value'
>;

/** Two thumbs on one line; RangeFilter says what they mean. */
export const RangeSlider = withMui(function RangeSlider(props: RangeSliderProps) {
  return <Slider {...props} />;
});
