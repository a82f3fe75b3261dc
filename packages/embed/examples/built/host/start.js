import('./main.jsx');
