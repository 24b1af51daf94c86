actor
  A {}
