export { endOf, type PlayClock, playStateAt } from './clock';
export { isCounted, isSolving } from './counting';
export { metresBetween, type Spot } from './distance';
export { isChecked, isQuestion, type JudgedGame, type JudgedTask, judge, type Refusal, type Verdict } from './judge';
export { isSameAnswer } from './matching';
export { pointsOfTry, triesLeft } from './tries';
