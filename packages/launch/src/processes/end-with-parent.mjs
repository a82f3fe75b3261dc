/** Preloaded into child processes: they end when their parent is gone, even if it was killed. */
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5000).unref();
});
process.channel?.unref();
