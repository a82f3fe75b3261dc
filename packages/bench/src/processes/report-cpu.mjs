/** Preloaded into measured programs: reports CPU time to the parent, and exits when the parent is gone. */
process.on('message', (message) => {
  if (message === 'cpu') process.send({ cpu: process.cpuUsage() });
});
process.on('disconnect', () => process.exit(1));
