/** What a font or a picture is in a unit test: its name is all anybody asks. */
export default 'asset';
