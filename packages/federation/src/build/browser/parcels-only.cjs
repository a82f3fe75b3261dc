// single-spa hands itself, whole, to every parcel and puts itself on the window: nothing of it could be left out. Remotes
// are parcels and ask for neither, so that applications and routing, four fifths of it, stay out of the page.
const PARTS = [
  [/^var singleSpa = [\s\S]*?^\}\);$/m, 'var singleSpa;'],
  [/^if \(isInBrowser\) \{[\s\S]*?^\}$/m, ''],
  [/^if \(isInBrowser && window\.__SINGLE_SPA_DEVTOOLS__\) \{[\s\S]*?^\}$/m, ''],
];

module.exports = (source) =>
  PARTS.reduce((text, [part, instead]) => {
    if (!part.test(text)) throw new Error(`single-spa has changed: ${part} is not in it`);
    return text.replace(part, instead);
  }, source);
