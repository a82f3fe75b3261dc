// Each element shows what its account may see; the account is in a data attribute for these examples.
for (const element of document.querySelectorAll('waymark-remote')) {
  element.getToken = async () => {
    const answer = await fetch(`/token?as=${element.dataset.account ?? 'owner'}`);
    return answer.ok ? await answer.text() : undefined;
  };
}
