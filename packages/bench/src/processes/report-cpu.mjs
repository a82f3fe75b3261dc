/** Loaded before a measured program: says what it has spent when its parent asks, and ends it when its parent is gone. */
process.on('message', (message) => {
  if (message === 'cpu') process.send({ cpu: process.cpuUsage() });
});
process.on('disconnect', () => process.exit(1));
