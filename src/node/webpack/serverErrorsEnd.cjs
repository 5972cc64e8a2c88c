const ASKS_FOR_PAGE_500 = 'if (status === 500)';

/**
 * On a server error Gatsby's loader asks for the data of a page of that name, and on an error there for the same
 * again, without end. With this a server error counts like any other failure: three more attempts, then it is one.
 */
module.exports = (source) => {
  if (!source.includes(ASKS_FOR_PAGE_500))
    throw new Error("Gatsby's loader has changed; see serverErrorsEnd.cjs.");
  return source.replaceAll(ASKS_FOR_PAGE_500, 'if (false)');
};
