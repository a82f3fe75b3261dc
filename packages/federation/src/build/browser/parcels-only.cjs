// single-spa hands itself, whole, to every parcel and puts itself on the window: nothing of it could be left out. Remotes
// are parcels and ask for neither, so that applications and routing, four fifths of it, stay out of the page.
const PARTS = [
  [/^var singleSpa = [\s\S]*?^\}\);$/m, 'var singleSpa;'],
  [/^if \(isInBrowser\) \{[\s\S]*?^\}$/m, ''],
  [/^if \(isInBrowser && window\.__SINGLE_SPA_DEVTOOLS__\) \{[\s\S]*?^\}$/m, ''],
  // What it keeps for its developers' tools grows with every mount, and so do parcels without a parent, which it never lets go of.
  [/^function addProfileEntry\([\s\S]*?^\}$/m, 'function addProfileEntry() {}'],
  [/if \(parcel\.parentName\) \{\s*(delete owningAppOrParcel\.parcels\[parcel\.id\];)\s*\}/, '$1'],
];
// Its messages are texts for developers of single-spa's users; like its own production build, ours has their numbers, each
// with an address that explains it.
const MESSAGES = /(formatErrorMessage\(\d+), (?:"[^"]*"|`[^`]*`)(?=[,)])/g;

module.exports = (source) =>
  [...PARTS, [MESSAGES, '$1, ""']].reduce((text, [part, instead]) => {
    const without = text.replace(part, instead);
    if (without === text) throw new Error(`single-spa has changed: ${part} is not in it`);
    return without;
  }, source);
