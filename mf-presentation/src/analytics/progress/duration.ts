/** A duration as minutes and seconds, or hours and minutes: `2:40`, `1 h 05`. */
export function durationOf(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  if (whole < 3600) return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
  return `${Math.floor(whole / 3600)} h ${two(Math.floor((whole % 3600) / 60))}`;
}
